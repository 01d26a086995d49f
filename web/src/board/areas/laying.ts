// Where things lie in their areas: below the middle, left and right of it in turn.
import type { Thing } from "../../wire";
import type { Geometry } from "../kind";
import type { Point } from "../polygons";

const [BESIDE, APART, BELOW] = [34, 26, 30];

export function laid(things: readonly Thing[], geometry: Geometry): { thing: Thing; at: Point }[] {
  const count = new Map<string, number>();
  return things.flatMap((thing) => {
    const middle = geometry.middle(thing.place);
    if (!middle) return [];
    const n = count.get(thing.place) ?? 0;
    count.set(thing.place, n + 1);
    const aside = (n % 2 ? 1 : -1) * (BESIDE + APART * Math.floor(n / 2));
    return [{ thing, at: [middle[0] + aside, middle[1] + BELOW] }];
  });
}
