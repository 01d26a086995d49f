// Levels of a grid: how high each space lies, and how far it is raised in the drawing.
import type { Grid } from "../../wire";
import { cellOf, keyOf, type Cell } from "../places";

/** What a level raises the floor by: two levels hide less than half of the space behind them. */
export const LIFT = 13;

export interface Levels {
  /** The highest there is. */
  most: number;
  /** Of the floor itself. */
  levelOf: (cell: Cell) => number;
  /** How far the floor is raised. */
  floor: (cell: Cell) => number;
  /** How far what one stands on is raised: the floor, or a bridge over it. */
  lift: (cell: Cell) => number;
}

function byKey(raised: readonly { level: number; spaces: readonly string[] }[]): Map<string, number> {
  return new Map(raised.flatMap(({ level, spaces }) => spaces.map((space) => [keyOf(cellOf(space)!), level] as const)));
}

export function levels({ heights, bridges }: Pick<Grid, "heights" | "bridges">): Levels {
  const [floors, over] = [byKey(heights), byKey(bridges)];
  const levelOf = (cell: Cell) => floors.get(keyOf(cell)) ?? 0;
  return {
    most: Math.max(0, ...floors.values()),
    levelOf,
    floor: (cell) => levelOf(cell) * LIFT,
    lift: (cell) => (over.get(keyOf(cell)) ?? levelOf(cell)) * LIFT,
  };
}
