// Regions: sets of cells, as areas to fill and as outlines.
import { SPACE, keyOf, type Cell } from "./places";
import type { Point, Polygon } from "./polygons";

const C = SPACE;

/** The area of the cells, as a path. */
export function area(cells: Iterable<Cell>): string {
  let path = "";
  for (const { x, y } of cells) path += `M${x * C} ${y * C}h${C}v${C}h${-C}Z`;
  return path;
}

/** The outlines of the union as closed polygons: one around, one for each hole. */
export function outlines(cells: readonly Cell[]): Polygon[] {
  const inside = new Set(cells.map(keyOf));
  const ways = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => ways.set(from.join(), [...(ways.get(from.join()) ?? []), to]);
  for (const { x, y } of cells) {
    if (!inside.has(keyOf({ x, y: y - 1 }))) add([x, y], [x + 1, y]);
    if (!inside.has(keyOf({ x: x + 1, y }))) add([x + 1, y], [x + 1, y + 1]);
    if (!inside.has(keyOf({ x, y: y + 1 }))) add([x + 1, y + 1], [x, y + 1]);
    if (!inside.has(keyOf({ x: x - 1, y }))) add([x, y + 1], [x, y]);
  }
  const found: Polygon[] = [];
  for (const start of [...ways.keys()]) {
    while (ways.get(start)?.length) found.push(corners(walkAround(ways, start)));
  }
  return found;
}

function walkAround(ways: Map<string, Point[]>, start: string): Polygon {
  const walked: Polygon = [];
  let at = start.split(",").map(Number) as unknown as Point;
  do {
    walked.push(at);
    at = ways.get(at.join())!.pop()!;
  } while (at.join() !== start);
  return walked;
}

/** Drops the points on straight lines, and takes the rest to the drawing's units. */
function corners(walked: Polygon): Polygon {
  return walked
    .filter((_, i) => {
      const [before, after] = [walked[(i + walked.length - 1) % walked.length]!, walked[(i + 1) % walked.length]!];
      return before[0] !== after[0] && before[1] !== after[1];
    })
    .map(([x, y]) => [x * C, y * C] as const);
}
