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

/** Letters above and below, numbers to the left and to the right; nothing where places have names of their own.
 * `unit` is how large marks are drawn. */
export function coordinates(geometry: Geometry, unit: number): Coordinate[] {
  const places = geometry.rows.flatMap((row) => row.places.map(({ id }) => id));
  const cells = places.flatMap((id) => {
    const [cell, box] = [cellOf(id), geometry.box(id)];
    return cell && box ? [{ ...cell, box }] : [];
  });
  if (!cells.length || cells.length < places.length) return [];
  const edge = (side: keyof Box, pick: (...all: number[]) => number) => pick(...cells.map(({ box }) => box[side]));
  const [left, right] = [edge("left", Math.min) - OUTSIDE * unit, edge("right", Math.max) + OUTSIDE * unit];
  const [top, bottom] = [edge("top", Math.min) - OUTSIDE * unit, edge("bottom", Math.max) + OUTSIDE * unit];
  const columns = new Map(cells.map(({ x, box }) => [x, (box.left + box.right) / 2]));
  const rows = new Map(cells.map(({ y, box }) => [y, (box.top + box.bottom) / 2]));
  return [
    ...[...columns].flatMap(([x, at]) => [top, bottom].map((y) => ({ text: columnName(x), at: [at, y] as Point }))),
    ...[...rows].flatMap(([y, at]) => [left, right].map((x) => ({ text: `${y + 1}`, at: [x, at] as Point }))),
  ];
}
