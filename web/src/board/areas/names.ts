// Where the name of an area stands: inside it, away from its middle where figures stand, and from what else stands there.
import type { Area } from "../../wire";
import type { Box, Point, Polygon } from "../polygons";
import { LYING, spotsIn } from "./laying";
import { LEVEL, fromEdge, isInside, px } from "./lines";

const LETTER = 7.4;
const STEP = 7;
/** Nearer than this, a name would lie on what stands there. */
const NEXT = 3;
const MARK = 16;
/** More room than this around a name is not worth more, and no more distance from the border. */
const ROOM = 24;
const INSIDE = 14;

export interface Name {
  id: string;
  name: string;
  at: Point;
  height: number;
  isLit: boolean;
}

/** What a name takes, with the marks before it. */
export function boxOfName({ name, at: [x, y], height, isLit }: Name): Box {
  const half = (name.length * LETTER) / 2;
  return { left: x - half - (height || !isLit ? MARK : 0), right: x + half + height * 5, top: y - 13, bottom: y + 4 };
}

/** What figures keep clear of, so that a name can be read: a row of dots along it, and room for the life below a figure. */
export function roomOf({ name, at: [x, y] }: Name): { at: Point; radius: number }[] {
  const wide = name.length * LETTER;
  const count = Math.max(2, Math.round(wide / 16));
  return Array.from({ length: count }, (_, i) => ({ at: [x - wide / 2 + ((i + 0.5) * wide) / count, y - 8], radius: 13 }));
}

export function nameAreas(
  areas: readonly Area[],
  rings: ReadonlyMap<string, Polygon>,
  obstacles: readonly { at: Point; radius: number }[],
): Name[] {
  return areas
    .filter(({ name }) => name)
    .map(({ id, name, height, middle, is_lit }) => {
      const [mx, my] = px(middle);
      // what is higher hides what lies behind it
      const over = areas.filter((other) => other.height > height).map((other) => rings.get(other.id)!);
      const spot: Point = [mx, my - height * LEVEL];
      const at = spotOf(rings.get(id)!, spot, name.length * LETTER + height * 14, obstacles, over);
      return { id, name, at, height, isLit: is_lit };
    });
}

/** Of all points whose text would lie inside, the one with most room. */
function spotOf(
  ring: Polygon,
  middle: Point,
  wide: number,
  obstacles: readonly { at: Point; radius: number }[],
  over: readonly Polygon[],
): Point {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const lying = spotsIn(middle).map((at) => ({ at, radius: LYING }));
  const near = obstacles.filter(({ at: [x, y], radius }) => {
    const [aside, below] = [wide / 2 + radius + ROOM, 1.8 * radius + ROOM + 12];
    return x > left - aside && x < right + aside && y > top - below && y < bottom + below;
  });
  let best: { at: Point; score: number } = { at: [middle[0], middle[1] + 40], score: -Infinity };
  for (let y = top + STEP; y < bottom; y += STEP) {
    for (let x = left + STEP; x < right; x += STEP) {
      const ends: Point[] = [
        [x - wide / 2, y - 12],
        [x + wide / 2, y - 12],
        [x - wide / 2, y + 6],
        [x + wide / 2, y + 6],
      ];
      const out = ends.filter((end) => !isInside(end, ring) || over.some((other) => isInside(end, other))).length;
      const beside = Math.min(60, Math.hypot((x - middle[0]) * 0.45, y - middle[1]));
      const low = ((y - top) / (bottom - top)) * 12;
      const sure = -out * 90 + beside * 0.8 + low;
      // what is dear to work out is left out where it could not make this point the best
      if (sure + INSIDE * 1.6 + ROOM * 3 <= best.score) continue;
      const edge = Math.min(INSIDE, ...ends.map((end) => fromEdge(end, ring)));
      const free = Math.min(ROOM, ...near.map((one) => clearance([x, y], wide, one)));
      const isOver = out < 2 && lying.some((one) => clearance([x, y], wide, one) < NEXT);
      const score = sure + edge * 1.6 + free * 3 - (free < NEXT ? 50 : 0) - (isOver ? 40 : 0);
      if (score > best.score) best = { at: [x, y], score };
    }
  }
  return best.at;
}

/** How far a text is from something that stands on its foot and is about twice as high as wide. */
function clearance([x, y]: Point, wide: number, { at, radius }: { at: Point; radius: number }): number {
  const aside = Math.max(0, Math.abs(x - at[0]) - wide / 2 - radius);
  const above = Math.max(0, at[1] - 1.8 * radius - y - 6, y - 12 - (at[1] + 0.5 * radius));
  return Math.hypot(aside, above);
}
