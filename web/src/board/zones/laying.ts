// Where tokens lie in their Zones: one above the other on the right; marks of the floor at its lower rim.
import type { Thing } from "../../wire";
import { SPACE, cellOf, type Cell } from "../places";
import type { Point } from "../polygons";

const C = SPACE;

export interface Lying {
  thing: Thing;
  cell: Cell;
  at: Point;
  /** A mark of the floor, such as an exit: nothing to be taken. */
  isFloor: boolean;
}

export const isFloor = ({ kind }: Thing): boolean => kind.endsWith("-zone");

export function laid(things: readonly Thing[]): Lying[] {
  const count = new Map<string, number>();
  return things.flatMap((thing): Lying[] => {
    const cell = cellOf(thing.place);
    if (!cell) return [];
    const n = count.get(thing.place) ?? 0;
    if (isFloor(thing)) return [{ thing, cell, isFloor: true, at: [(cell.x + 0.5) * C, (cell.y + 0.84) * C] }];
    count.set(thing.place, n + 1);
    return [{ thing, cell, isFloor: false, at: [(cell.x + 0.78) * C, (cell.y + 0.34 + 0.26 * n) * C] }];
  });
}
