// The drawing of a bridge in its box: planks across the way, two rails, four posts, a shadow on what lies below.
import { short } from "../../pieces/shapes";
import { chance, type Box } from "../polygons";
import { LIFT } from "./levels";

const PLANK = 10.5;
const EDGE = 7;

/** A bridge drawn as from west to east; one from north to south has its planks lying the other way. */
export function drawBridge({ left, top, right, bottom }: Box, way: "h" | "v", level: number, seed: string): string {
  const random = chance(`${seed}/planks`);
  const [wide, high] = [right - left, bottom - top];
  const [long, across] = way === "h" ? [wide, high] : [high, wide];
  const rect = (along: number, over: number, size: number, thick: number, more: string) =>
    way === "h"
      ? `<rect x="${short(left + along)}" y="${short(top + over)}" width="${short(size)}" height="${short(thick)}" ${more}/>`
      : `<rect x="${short(left + over)}" y="${short(top + along)}" width="${short(thick)}" height="${short(size)}" ${more}/>`;
  const line = (over: number) =>
    way === "h" ? `M${left - 3} ${short(top + over)}h${wide + 6}` : `M${short(left + over)} ${top - 3}v${high + 6}`;
  const count = Math.round(long / PLANK);
  const step = long / count;
  let planks = "";
  let grain = "";
  for (let i = 0; i < count; i++) {
    const slip = (random() - 0.5) * 3;
    planks += rect(
      i * step + 0.7,
      EDGE + slip,
      step - 1.4,
      across - 2 * EDGE,
      `rx="1.5" class="plank p${Math.floor(random() * 3)}"`,
    );
    const [from, size] = [EDGE + 4 + random() * across * 0.3, across * (0.2 + random() * 0.3)];
    grain +=
      way === "h"
        ? `M${short(left + (i + 0.35) * step)} ${short(top + from)}v${short(size)}`
        : `M${short(left + from)} ${short(top + (i + 0.35) * step)}h${short(size)}`;
  }
  const post = (x: number, y: number) =>
    `<rect class="post" x="${short(x - 4)}" y="${short(y - 8)}" width="8" height="14" rx="2"/>`;
  const [low, far] = [EDGE + 1, across - EDGE - 1];
  const posts =
    way === "h"
      ? post(left, top + low) + post(right, top + low) + post(left, top + far) + post(right, top + far)
      : post(left + low, top) + post(left + far, top) + post(left + low, bottom) + post(left + far, bottom);
  const down = 6 + level * LIFT;
  return (
    `<rect class="gloom fx" x="${left}" y="${top + down}" width="${wide}" height="${high - 4}" filter="url(#f-blur3)"/>` +
    `<rect class="beam" x="${left - 1}" y="${short(bottom - EDGE - 2)}" width="${wide + 2}" height="9"/>` +
    `${planks}<path class="grain-line" d="${grain}"/><path class="rail low" d="${line(low)}${line(far)}"/><path class="rail" d="${line(low - 1.6)}${line(far - 1.6)}"/>${posts}`
  );
}
