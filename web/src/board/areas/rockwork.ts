// Higher ground: its shadow, its faces to the south, its top, from the lowest to the highest.
import { short as f } from "../../pieces/shapes";
import type { Area } from "../../wire";
import { chance, closed, type Polygon } from "../polygons";
import { drawFaces, drawFloor, isLaid } from "./flooring";
import { fillOf } from "./ground";
import { curve, loop } from "./lines";

/** The edges of a top that have a face below, as lines from end to end. */
function lips(faces: readonly Polygon[]): string {
  return faces.map(([a, b]) => curve([a!, b!])).join("");
}

function cracks(faces: readonly Polygon[], seed: string): string {
  const random = chance(seed);
  return faces
    .filter(() => random() < 0.7)
    .map(([a, , , low]) => {
      let [x, y] = [a![0] + (random() - 0.5) * 10, a![1] + 2 + random() * 5];
      let path = `M${f(x)} ${f(y)}`;
      for (let i = 0; i < 3; i++) {
        x += (random() - 0.5) * 7;
        y += (low![1] - a![1] - 8) / 3;
        path += `L${f(x)} ${f(y)}`;
      }
      return path;
    })
    .join("");
}

export function drawRock(
  areas: readonly Area[],
  rings: ReadonlyMap<string, Polygon>,
  cliffs: ReadonlyMap<string, Polygon[]>,
  seed: string,
): string {
  const high = areas.filter(({ height }) => height > 0).sort((a, b) => a.height - b.height || a.middle[1] - b.middle[1]);
  return high
    .map(({ id, height, ground }) => {
      const [top, faces] = [rings.get(id)!, cliffs.get(id)!];
      const drop = Math.max(0, ...faces.map(([a, , , low]) => low![1] - a![1]));
      return (
        `<path class="rock-shadow fx" d="${loop(top)}" transform="translate(10 ${drop + 12})"/>` +
        `<path class="rock-face ${ground}" d="${closed(faces)}"/>${isLaid(ground) ? drawFaces(ground, faces, `${seed}/${id}`) : `<path class="rock-cracks" d="${cracks(faces, `${seed}/${id}`)}"/>`}` +
        `<path class="rock-top level-${Math.min(height, 2)}" d="${loop(top)}" fill="${fillOf(ground || "rock")}"/>${drawFloor(ground, top, `${seed}/${id}`)}` +
        `<path class="rock-edge" d="${loop(top)}"/><path class="rock-lip" d="${lips(faces)}"/>`
      );
    })
    .join("");
}
