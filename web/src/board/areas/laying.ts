// Where things lie in their areas: below the middle, left and right of it in turn.
import type { Thing } from "../../wire";
import type { Geometry } from "../kind";
import type { Point } from "../polygons";

const [BESIDE, APART, BELOW] = [34, 26, 30];
/** Half of what a thing takes. */
export const LYING = 22;

/** Where the n-th thing of an area lies. */
const spot = ([x, y]: Point, n: number): Point => [x + (n % 2 ? 1 : -1) * (BESIDE + APART * Math.floor(n / 2)), y + BELOW];

/** Where the first things of an area around that middle lie, or would. */
export const spotsIn = (middle: Point): Point[] => [spot(middle, 0), spot(middle, 1)];

export function laid(things: readonly Thing[], geometry: Geometry): { thing: Thing; at: Point }[] {
  const count = new Map<string, number>();
  return things.flatMap((thing) => {
    const middle = geometry.middle(thing.place);
    if (!middle) return [];
    const n = count.get(thing.place) ?? 0;
    count.set(thing.place, n + 1);
    return [{ thing, at: spot(middle, n) }];
  });
}
