// The still layer of open land as one text of SVG: the land, what stands on it, night and fire.
import "../../styles/land.css";
import type { Land } from "./land";
import { LAND } from "./paints";

export function drawStill(land: Land): string {
  const { left, top, right, bottom } = land.frame;
  const beyond = land.extent;
  const [wide, high] = [beyond.right - beyond.left, beyond.bottom - beyond.top];
  const all = `x="${beyond.left}" y="${beyond.top}" width="${wide}" height="${high}"`;
  /** Everything beyond the map. */
  const outside = `M${beyond.left} ${beyond.top}h${wide}v${high}h${-wide}ZM${left} ${top}V${bottom}H${right}V${top}Z`;
  const night =
    `<mask id="night" maskUnits="userSpaceOnUse" ${all}><rect ${all} fill="#fff"/>${land.holes}</mask>` +
    `<g class="fx"><rect class="night" ${all} mask="url(#night)"/></g>`;
  const dark =
    `<pattern id="slant" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="slant" d="M0 0V7"/></pattern>` +
    `<path class="area-dark${land.isNight ? " by-night" : ""}" d="${land.dark}"/><path d="${land.dark}" fill="url(#slant)"/>`;
  return (
    `<defs>${LAND}</defs><g class="land">${land.ground}<g class="area-borders">${land.borders}</g><g class="fx land-shadows">${land.shadows}</g>` +
    land.rock +
    land.things +
    (land.isNight ? night : "") +
    (land.dark ? dark : "") +
    `<path class="dusk fx" d="${outside}" fill-rule="evenodd"/>` +
    (land.isNight ? `<g class="glow firelight">${land.lights}</g><g class="glow">${land.glows}</g>` : "") +
    "</g>"
  );
}
