// The letters and numbers along the edges of a board whose places are called by column and row.
import { cellOf, columnName } from "./places";
import type { Geometry } from "./kind";
import type { Box, Point } from "./polygons";

export interface Coordinate {
  text: string;
  at: Point;
}

/** How far from the outermost places they stand: beyond the walls. */
const OUTSIDE = 27;
/** How far inside they stand where the edge of the board is out of view, in pixels. */
const INSIDE = 12;

/** Letters above and below, numbers to the left and to the right; nothing where places have names of their own.
 * `unit` is how large marks are drawn; `seen` is the part of the drawing in view, in which they stay, at `zoom` pixels for a
 * unit of the drawing. */
export function coordinates(geometry: Geometry, unit: number, seen?: Box, zoom = 1): Coordinate[] {
  const places = geometry.rows.flatMap((row) => row.places.map(({ id }) => id));
  const cells = places.flatMap((id) => {
    const [cell, box] = [cellOf(id), geometry.box(id)];
    return cell && box ? [{ ...cell, box }] : [];
  });
  if (!cells.length || cells.length < places.length) return [];
  const edge = (side: keyof Box, pick: (...all: number[]) => number) => pick(...cells.map(({ box }) => box[side]));
  const first = (side: "left" | "top") =>
    Math.max(edge(side, Math.min) - OUTSIDE * unit, (seen?.[side] ?? -Infinity) + INSIDE / zoom);
  const last = (side: "right" | "bottom") =>
    Math.min(edge(side, Math.max) + OUTSIDE * unit, (seen?.[side] ?? Infinity) - INSIDE / zoom);
  const [left, top, right, bottom] = [first("left"), first("top"), last("right"), last("bottom")];
  const columns = new Map(cells.map(({ x, box }) => [x, (box.left + box.right) / 2]));
  const rows = new Map(cells.map(({ y, box }) => [y, (box.top + box.bottom) / 2]));
  return [
    ...[...columns].flatMap(([x, at]) => [top, bottom].map((y) => ({ text: columnName(x), at: [at, y] as Point }))),
    ...[...rows].flatMap(([y, at]) => [left, right].map((x) => ({ text: `${y + 1}`, at: [x, at] as Point }))),
  ];
}
