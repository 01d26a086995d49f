// Where the odds of a target stand: below a figure that has its space for itself, else on a border of the Zone, where nobody stands.
import type { Geometry, Rim } from "./kind";
import type { Target } from "./marks";
import { SPACE } from "./places";
import type { Point } from "./polygons";
import type { Size } from "./standing";

/** Half the height of the brackets around a figure of scale 1. */
export const BRACKET = 28;
/** How far the brackets around a large figure are from its rim. */
export const EDGE = 5;
const HIGH = 20;
const WIDE = 44;
/** A border is as long as two pills. */
const ROOM = 2;

/** The point on which a pill is centred, for each target. On a border the pill is tied to its figure by a line. */
export function pills(targets: readonly Target[], geometry: Geometry, unit: number): Map<string, Point> {
  const found = new Map<string, Point>();
  const borders = new Map<string, { rim: Rim; held: Target[] }>();
  for (const target of targets) {
    const { x, y, scale, size, piece } = target.stand;
    const rims = target.stand.isFanned ? [] : geometry.rims(piece.place);
    const sides = rims.sort((a, b) => Math.abs(a.middle[1] - y) - Math.abs(b.middle[1] - y));
    const isFree = ({ key }: Rim) => (borders.get(key)?.held.length ?? 0) < ROOM;
    const rim = sides.find((one) => isFree(one) && !one.isDoor) ?? sides.find(isFree) ?? sides[0];
    if (!rim) {
      const [right, down] = size ? beside(size) : [0, BRACKET];
      found.set(target.id, [x + right * scale, y - 1 + down * scale]);
      continue;
    }
    if (!borders.has(rim.key)) borders.set(rim.key, { rim, held: [] });
    borders.get(rim.key)!.held.push(target);
  }
  for (const { rim, held } of borders.values()) place(rim.middle, rim.out, held, unit, found);
  return found;
}

/** At the lower right corner of a large figure, beside its life; a narrow one has it below. */
function beside({ width, height }: Size): Point {
  return width < 2 * WIDE ? [0, height / 2 + EDGE + 6] : [Math.max(width / 2 - WIDE / 2, WIDE - 2), height / 2 + EDGE];
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
