// What a kind of board is to the rest of the page: how it is drawn, where its places are, where figures stand. One entry each, in `kinds/`.
import type { Component } from "svelte";
import type { Scene } from "../wire";
import type { Burning } from "./fog";
import type { Offers } from "./marks";
import type { Box, Point, Polygon } from "./polygons";
import type { Stand } from "./standing";

export type Board = Scene["board"];

/** A step of the cursor: one of four ways. */
export type Step = readonly [dx: number, dy: number];

/** What has a place and covers some spaces: a figure, a thing. */
export interface Footprint {
  place: string;
  columns: number;
  rows: number;
}

export interface DoorSpot {
  id: string;
  about: string;
  at: Point;
  /** The places it parts. */
  places: readonly string[];
  /** The place it belongs to for readers. */
  owner: string;
}

export interface Ground {
  outline: Polygon[];
  /** What can be seen of it, as a path: higher ground may hide a part. */
  visible: string;
  middles: Point[];
}

/** A side of a place on which odds may stand. */
export interface Rim {
  middle: Point;
  /** Away from the place: up or down. */
  out: -1 | 1;
}

/** Where things are on one board, in the drawing's units. Places are named by their ids. */
export interface Geometry {
  /** Every place for keyboard and screen reader, in rows. */
  rows: readonly { row: number; places: readonly { id: string; column: number }[] }[];
  doors: readonly DoorSpot[];
  has(place: string): boolean;
  /** The middle of a place; null if this names none. */
  middle(place: string): Point | null;
  /** The middle of all it covers. */
  centre(thing: Footprint): Point | null;
  /** The places it covers. */
  covered(thing: Footprint): string[];
  box(place: string): Box | null;
  /** The outlines of the union of places: around it, and around its holes. */
  outline(places: readonly string[]): Polygon[];
  /** The ground of places, under any bridge: what terrain is drawn on. */
  ground(places: readonly string[]): Ground;
  /** The place under a point; null beside the map. */
  at(x: number, y: number): string | null;
  /** Where the cursor goes from a place or a door; it stops at these doors. */
  next(from: string, step: Step, doors: readonly string[]): string | null;
  /** What a place is called, and what is to be known of it, one sentence each. */
  about(place: string): string[];
  /** What is in sight of a place, where the board says it. */
  sees(place: string): readonly string[];
  /** Where the odds of a figure stand that shares its place; none: below the figure. */
  rims(place: string): Rim[];
  /** What names take that always stand in the same place. */
  names: readonly Box[];
}

export interface Lens {
  /** The scale on which one acts on a phone, and at a desk when the whole board would be too small. */
  phone: number;
  desk: number;
  /** The smallest scale at which a phone shows what is asked about: figures and their numbers can be told apart. */
  least: number;
  /** The smallest space of a whole board at a desk, in pixels. */
  space: number;
  /** How large a whole board may be shown. */
  most: number;
  /** From where on nothing need be brought nearer. */
  near: number;
  /** How near a door is meant, in spaces. */
  door: number;
  /** How large marks are drawn: smaller where a place holds a crowd. */
  mark: number;
}

/** The still part of a board, drawn once for each map. */
export interface Drawn {
  key: string;
  bounds: Box;
  /** All that is drawn, also beyond the board. */
  extent: Box;
}

/** Where a thing can be chosen. */
export interface Lies {
  at: Point;
  radius: number;
}

/** A board with all that is on it. */
export interface Setting<B extends Board, D extends Drawn> {
  board: B;
  drawn: D;
  geometry: Geometry;
  scene: Scene;
}

export interface UpperProps<B extends Board, D extends Drawn> extends Setting<B, D> {
  offered: Offers;
  sight: readonly string[];
  /** Pixels for each unit of the drawing. */
  scale: number;
}

export interface Kind<B extends Board, D extends Drawn> {
  lens: Lens;
  /** What the drawing depends on: two boards with the same key look the same. */
  key(board: B): string;
  /** There is nothing to be seen yet. */
  isEmpty(board: B): boolean;
  draw(board: B, scene: Scene): D;
  geometry(board: B, drawn: D): Geometry;
  /** Every figure with its place in the drawing, the acting one last; `scale` is that of the screen. */
  stand(setting: Setting<B, D>, scale: number): Stand[];
  /** Where things lie, by their ids. */
  lie(setting: Setting<B, D>): Map<string, Lies>;
  /** What came out of the fog between two drawings. */
  revealed(before: D, now: D, board: B): Burning[];
  /** The still layer as SVG without any words. */
  still(drawn: D): string;
  Upper: Component<UpperProps<B, D>>;
}
