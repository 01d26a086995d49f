// The still layer of a dungeon as one text of SVG: rock, floors, stains, light. Classes and paints are those of the page; there are no words in it.
import type { Dungeon } from "./dungeon";

export function drawStill(dungeon: Dungeon): string {
  const { left, top, right, bottom } = dungeon.bounds;
  const whole = `x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"`;
  const clips = [...dungeon.clips, { id: "known", area: dungeon.known }];
  const tray =
    `<g class="fx">${dungeon.table}</g>` +
    `<path class="tray-shadow fx" d="${dungeon.known}" transform="translate(6 16)" filter="url(#f-blur6)"/>`;
  return (
    `<defs>${clips.map(({ id, area }) => `<clipPath id="${id}"><path d="${area}"/></clipPath>`).join("")}</defs>` +
    (dungeon.table ? tray : "") +
    dungeon.hatch +
    dungeon.unknown.map(fog).join("") +
    `<path d="${dungeon.known}" fill="var(--stone-gap)"/>` +
    dungeon.floors.replaceAll("#@", "#") +
    `<g class="fx stains" clip-path="url(#known)"><rect ${whole} filter="url(#f-blotch)"/></g>` +
    `<g class="fx grain" clip-path="url(#known)"><rect ${whole} filter="url(#f-grain)"/></g>` +
    `<g class="fx" clip-path="url(#known)"><path class="wao" d="${dungeon.hollow}"/></g>` +
    `<path class="gridlines" d="${dungeon.lines}"/><path class="gridx" d="${dungeon.crosses}"/>` +
    `<g class="fx" clip-path="url(#known)">${dungeon.shadow}</g>` +
    `<g class="glow" clip-path="url(#known)">${dungeon.glows}</g>`
  );
}

/** A room nobody has seen: its outline, and fog. */
function fog({ outline, fog: { left, top, right, bottom } }: Dungeon["unknown"][number]): string {
  const cloud = (dx: number, dy: number, wide: number, high: number) =>
    `<ellipse cx="${(left + right) / 2 + dx}" cy="${(top + bottom) / 2 + dy}" rx="${(right - left) * wide}" ry="${(bottom - top) * high}" fill="url(#g-fog)"/>`;
  return (
    `<path class="ufill" d="${outline}"/><path class="uline" d="${outline}"/>` +
    `<g class="fx" filter="url(#f-fog)">${cloud(0, 0, 0.44, 0.4)}${cloud(-40, 20, 0.34, 0.3)}</g>`
  );
}
