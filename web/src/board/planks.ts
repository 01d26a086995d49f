// The wooden table that tiles and trays lie on.
import { short } from "../pieces/shapes";
import { SPACE } from "./places";
import { chance, grown, type Box } from "./polygons";

const C = SPACE;

const HIGH = 52;

/** The wood lies far beyond the tiles. */
export function tableAround(box: Box): Box {
  return grown(box, 14 * C, 10 * HIGH);
}

/** Planks with grain. */
export function planks(box: Box, seed: string): string {
  const random = chance(`${seed}/table`);
  const { left, top, right, bottom } = tableAround(box);
  let drawn = "";
  let row = 0;
  for (let y = top; y < bottom; y += HIGH, row++) {
    drawn += `<rect x="${left}" y="${y}" width="${right - left}" height="${HIGH}" fill="var(--plank-${(row % 4) + 1})"/>`;
    let grain = "";
    for (let strand = 0; strand < 6; strand++) {
      let [x, at] = [left + random() * 160, y + 4 + random() * (HIGH - 8)];
      grain += `M${short(x)} ${short(at)}`;
      while (x < right) {
        const [step, next] = [60 + random() * 120, at + (random() - 0.5) * 6];
        grain += `C${short(x + step * 0.3)} ${short(at)} ${short(x + step * 0.7)} ${short(next)} ${short(x + step)} ${short(next)}`;
        x += step;
        at = next;
      }
    }
    drawn += `<path d="${grain}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width=".8"/><path d="M${left} ${y}H${right}" stroke="#000" stroke-opacity=".6" stroke-width="1.4"/>`;
  }
  return drawn;
}
