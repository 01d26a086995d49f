// Where the odds of a target stand: below a figure that has its space for itself, else on a border of the Zone, where nobody stands.
import type { Door } from "../wire";
import type { Target } from "./marks";
import { SPACE, edgeOf, keyOf } from "./places";
import type { Point } from "./polygons";

/** Half the height of the brackets around a figure of scale 1. */
export const BRACKET = 28;
const HIGH = 20;
const WIDE = 44;
/** A border is as long as two pills. */
const ROOM = 2;

/** The point on which a pill is centred, for each target. On a border the pill is tied to its figure by a line. */
export function pills(targets: readonly Target[], doors: readonly Door[], unit: number): Map<string, Point> {
  const found = new Map<string, Point>();
  const closed = new Set(doors.map(({ id }) => edgeOf(id)).flatMap((edge) => (edge?.way === "h" ? [keyOf(edge)] : [])));
  const borders = new Map<string, { middle: Point; out: number; held: Target[] }>();
  for (const target of targets) {
    const { x, y, cell, piece, reach } = target.stand;
    if (reach === undefined) {
      found.set(target.id, [x, y - 1 + BRACKET * Math.max(piece.columns, piece.rows)]);
      continue;
    }
    const sides = [cell, { x: cell.x, y: cell.y + 1 }].sort((a, b) => Math.abs(a.y * SPACE - y) - Math.abs(b.y * SPACE - y));
    const isFree = (key: string) => (borders.get(key)?.held.length ?? 0) < ROOM;
    const side =
      sides.find((one) => isFree(keyOf(one)) && !closed.has(keyOf(one))) ?? sides.find((one) => isFree(keyOf(one))) ?? sides[0]!;
    const key = keyOf(side);
    if (!borders.has(key))
      borders.set(key, { middle: [(cell.x + 0.5) * SPACE, side.y * SPACE], out: side.y === cell.y ? -1 : 1, held: [] });
    borders.get(key)!.held.push(target);
  }
  for (const { middle, out, held } of borders.values()) place(middle, out, held, unit, found);
  return found;
}

/** Side by side from west to east as the figures stand; more than two in further rows, away from the Zone. */
function place([x, y]: Point, out: number, held: readonly Target[], unit: number, found: Map<string, Point>): void {
  for (let row = 0; row * ROOM < held.length; row++) {
    const line = held.slice(row * ROOM, (row + 1) * ROOM).sort((a, b) => a.stand.x - b.stand.x);
    const spare = (SPACE - WIDE * unit) / 2;
    const up = y + out * row * (HIGH + 2) * unit;
    if (line.length < ROOM) found.set(line[0]!.id, [Math.min(x + spare, Math.max(x - spare, line[0]!.stand.x)), up]);
    else line.forEach((target, i) => found.set(target.id, [x + (i - 0.5) * (WIDE + 3) * unit, up]));
  }
}
