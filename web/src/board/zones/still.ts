// The still layer of a hall as one text of SVG: the table, the tiles, their floors, closed chambers, light and shadow.
import "../../styles/hall.css";
import type { Hall } from "./hall";

export function drawStill(hall: Hall): string {
  const { left, top, right, bottom } = hall.frame;
  const [wide, high] = [right - left, bottom - top];
  const whole = `x="${left}" y="${top}" width="${wide}" height="${high}"`;
  const clips = [...hall.clips, { id: "known", area: hall.known }, { id: "lit", area: hall.lit }];
  const woven = hall.unknown
    .map(({ outline }) => `<path class="ufill" d="${outline}"/><path d="${outline}" fill="url(#woven)"/>`)
    .join("");
  return (
    `<defs>${clips.map(({ id, area }) => `<clipPath id="${id}"><path d="${area}"/></clipPath>`).join("")}` +
    `<pattern id="woven" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(20)"><path class="weave" d="M1 1.600h5M1 3.800h5M1 6h5M7 5.500v5M9.200 5.500v5M11.400 5.500v5"/></pattern>` +
    `<pattern id="slant" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="slant" d="M0 0V5"/></pattern></defs>` +
    `<g class="hall"><g class="fx">${hall.table}</g>` +
    `<rect class="under fx" x="${left - 8}" y="${top - 5}" width="${wide + 16}" height="${high + 20}" rx="5" filter="url(#f-blur6)"/>` +
    `<rect class="frame" x="${left - 7}" y="${top - 7}" width="${wide + 14}" height="${high + 18}" rx="3"/>` +
    `<path class="rock" d="${hall.rock}"/><path d="${hall.known}" fill="var(--stone-gap)"/>${hall.floors.replaceAll("#@", "#")}${woven}` +
    `<g class="fx stains" clip-path="url(#known)"><rect ${whole} filter="url(#f-blotch)"/></g>` +
    `<g class="fx grain" clip-path="url(#known)"><rect ${whole} filter="url(#f-grain)"/></g>` +
    `<path class="shade" d="${hall.dark}"/><path d="${hall.dark}" fill="url(#slant)"/>` +
    `<g class="glow" clip-path="url(#lit)">${hall.glows}</g>` +
    `<g class="fx" clip-path="url(#known)"><path class="hollow" d="${hall.hollow}"/></g>` +
    `<path class="carved low" d="${hall.carved}"/><path class="carved high" d="${hall.carved}" transform="translate(0 .6)"/>` +
    `<path class="joint low" d="${hall.joints}"/><path class="joint high" d="${hall.joints}"/>` +
    `<g class="fx" clip-path="url(#known)">${hall.shadow}</g><g class="moons">${hall.moons}</g></g>`
  );
}
