// The still part of a board of areas: ground, water, borders, higher ground, what stands there, night and fire. Drawn once for each map.
import type { Area, Areas, Scenery } from "../../wire";
import type { Drawn } from "../kind";
import { SPACE } from "../places";
import { bounding, boxOf, chance, grown, orientation, type Box, type Polygon } from "../polygons";
import { drawAlong, drawBorders, drawStanding, sidesOf, type Side } from "./borders";
import type { Yard } from "./crowd";
import { BEYOND, drawGround, type Surface } from "./ground";
import { nameAreas, roomOf, type Name } from "./names";
import { drawLights, lightsOf } from "./night";
import { LEVEL, isInside, loop, nameOfSide, px, raised, ring, wandering } from "./lines";
import { drawRock } from "./rockwork";
import { SCENERY, isGround, type Standing } from "./scenery";

const C = SPACE;
/** Figures leave the point free that sight is drawn from. */
const EYE = 5;

export interface Land extends Drawn {
  /** The outline of every area as it is drawn: raised, if it lies higher. */
  rings: Map<string, Polygon>;
  /** The faces of higher ground that look south. */
  cliffs: Map<string, Polygon[]>;
  neighbours: Map<string, string[]>;
  yards: Map<string, Yard>;
  names: Name[];
  /** The map without what is beyond it. */
  frame: Box;
  /** Bottom to top; texts are SVG without any words in them. */
  ground: string;
  borders: string;
  rock: string;
  shadows: string;
  things: string;
  lights: string;
  holes: string;
  glows: string;
  isNight: boolean;
  /** Areas in shadow, as a path. */
  dark: string;
}

export function keyOfLand(board: Areas): string {
  const areas = board.areas.map(({ id, name, ground, height, is_lit, outline }) =>
    [id, name, ground, height, is_lit, outline.join()].join(":"),
  );
  const borders = board.borders.map(({ kind, line }) => `${kind}:${line.join()}`);
  const scenery = board.scenery.map(({ kind, points, turn, size }) => `${kind}:${points.join()}:${turn}:${size}`);
  return [board.seed, board.ground, board.is_night, ...areas, ...borders, ...scenery].join("|");
}

/** The faces below the edges of higher ground that look south, down to whatever lies there. */
function facesOf({ id, height, outline }: Area, sides: readonly Side[]): Polygon[] {
  const way = orientation(outline as Polygon) > 0 ? 1 : -1;
  return outline.flatMap((from, i) => {
    const to = outline[(i + 1) % outline.length]!;
    const side = sides.find(({ name }) => name === nameOfSide(from, to));
    const below = side?.areas.find((area) => area.id !== id)?.height ?? 0;
    const [top, down] = [raised(wandering(from, to), height), (height - below) * LEVEL];
    if (down <= 0) return [];
    return top.slice(1).flatMap((b, j) => {
      const a = top[j]!;
      return (b[0] - a[0]) * way < -0.5 ? [[a, b, [b[0], b[1] + down], [a[0], a[1] + down]] as Polygon] : [];
    });
  });
}

function neighboursOf(sides: readonly Side[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { areas } of sides) {
    for (const one of areas)
      for (const other of areas) if (one !== other) found.set(one.id, [...new Set([...(found.get(one.id) ?? []), other.id])]);
  }
  return found;
}

/** What each point of the ground is made of: the scenery laid on it, else its area, else the land around. */
function surfaces(board: Areas, rings: ReadonlyMap<string, Polygon>): Surface[] {
  const laid = board.scenery.filter(isGround).map(({ kind, points }) => ({ kind, ring: ring(points) }));
  // an area in the river has no shore of its own
  const isAfloat = ({ ground, middle }: Area) =>
    ground === "water" && laid.some(({ kind, ring: shore }) => kind === "water" && isInside(px(middle), shore));
  const areas = board.areas
    .filter((area) => !area.height && area.ground && area.ground !== board.ground && !isAfloat(area))
    .map(({ id, ground }) => ({ kind: ground, ring: rings.get(id)! }));
  return [...areas, ...laid];
}

/** Everything that stands, from north to south. */
function standing(board: Areas, heightAt: (spot: readonly [number, number]) => number): Standing[] {
  const random = chance(`${board.seed}/things`);
  return board.scenery
    .filter((one) => !isGround(one) || one.kind === "forest")
    .flatMap((scenery: Scenery) => {
      const { kind, points } = scenery;
      return SCENERY[kind]?.(scenery, random, heightAt) ?? drawAlong(kind, points, heightAt(points[0]!), random);
    })
    .sort((a, b) => a.y - b.y);
}

/** What walls and fires on high ground take above it. */
const HEAD = 30;
const withHead = (box: Box, height: number): Box => (height ? { ...box, top: box.top - HEAD } : box);

export function drawLand(board: Areas): Land {
  const random = chance(board.seed);
  const rings = new Map(board.areas.map((area) => [area.id, raised(ring(area.outline), area.height) as Polygon]));
  const flat = new Map(board.areas.map((area) => [area.id, ring(area.outline)]));
  const sides = sidesOf(board);
  const heightAt = heights(board.areas, flat);
  const frame = { left: 0, top: 0, right: board.columns * C, bottom: board.rows * C };
  const things = [...standing(board, heightAt), ...drawStanding(board)].sort((a, b) => a.y - b.y);
  const lights = lightsOf(board, heightAt);
  const cliffs = new Map(board.areas.filter(({ height }) => height).map((area) => [area.id, facesOf(area, sides)]));
  const obstacles = things.flatMap(({ at, radius }) => (radius ? [{ at, radius }] : []));
  const names = nameAreas(board.areas, rings, obstacles);
  const kept = [...obstacles, ...names.flatMap(roomOf)];
  return {
    key: keyOfLand(board),
    bounds: bounding([frame, ...board.areas.map((area) => withHead(boxOf(rings.get(area.id)!), area.height))]),
    rings,
    cliffs,
    neighbours: neighboursOf(sides),
    yards: new Map(
      board.areas.map((area) => [
        area.id,
        {
          outline: rings.get(area.id)!,
          middle: raised([px(area.middle)], area.height)[0]!,
          obstacles: [...kept, { at: raised([px(area.middle)], area.height)[0]!, radius: EYE }],
        },
      ]),
    ),
    names,
    frame,
    extent: grown(frame, BEYOND),
    ground: drawGround(board, surfaces(board, flat), frame, random),
    borders: drawBorders(sides),
    rock: drawRock(board.areas, rings, cliffs, board.seed),
    shadows: things.map(({ shadow }) => shadow ?? "").join(""),
    things: things.map(({ art }) => art).join(""),
    ...drawLights(lights),
    isNight: board.is_night,
    dark: board.areas
      .filter(({ is_lit }) => !is_lit)
      .map(({ id }) => loop(rings.get(id)!))
      .join(""),
  };
}

/** How high the ground is at a spot of the map. */
function heights(areas: readonly Area[], flat: ReadonlyMap<string, Polygon>): (spot: readonly [number, number]) => number {
  const high = areas.filter(({ height }) => height).sort((a, b) => b.height - a.height);
  return (spot) => high.find(({ id }) => isInside(px(spot), flat.get(id)!))?.height ?? 0;
}
