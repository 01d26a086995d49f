// A corner of a dungeon seen from above, in the paving and tint that its name decides.
import { paint, pave, PAVINGS } from "../../board/paving";
import { chance } from "../../board/polygons";
import { layOutPaints } from "../../pieces/paints";
import { short } from "../../pieces/shapes";

let count = 0;

/** 280 by 196 units: a room, the wall above it, torches. */
export function corner(name: string): string {
  layOutPaints();
  const random = chance(name);
  const { paving, tint } = PAVINGS[Math.floor(random() * PAVINGS.length)]!;
  const id = `corner-${++count}`;
  const box = { left: 0, top: 0, right: 280, bottom: 196 };
  const stones = paint(pave(paving, box, random), paving, random, () => true);
  let joints = "";
  for (let x = 8 + random() * 12; x < 280; x += 16 + random() * 14) joints += `M${short(x)} 0V14`;
  let bricks = "M0 20H280";
  for (let x = 4, row = 0; x < 280; x += 9 + random() * 8, row++) bricks += `M${short(x)} ${row % 2 ? 20 : 14}v6`;
  const torches = [40 + random() * 50, 180 + random() * 60];
  const lights = torches
    .map(
      (x) =>
        `<circle class="fx glow" cx="${short(x)}" cy="26" r="92" fill="url(#g-glow)"/><g transform="translate(${short(x)} 26) scale(.7)"><rect x="-2" y="-3" width="4" height="12" fill="#3a2a1a"/><path d="M0 -24Q9 -12 6 -4Q3 0 0 0Q-3 0 -6 -4Q-9 -12 0 -24Z" fill="#ffa234"/><path d="M0 -15Q5 -8 3.500 -3Q1.500 -1 0 -1Q-1.500 -1 -3.500 -3Q-5 -8 0 -15Z" fill="#fff1b8"/></g>`,
    )
    .join("");
  const grid = [56, 112, 168, 224].map((x) => [28, 84, 140].map((y) => `M${x - 4} ${y}h8M${x} ${y - 4}v8`).join("")).join("");
  return (
    `<clipPath id="${id}"><rect width="280" height="196"/></clipPath><g clip-path="url(#${id})" style="--tint:var(--room-${tint})"><rect class="gap" width="280" height="196"/>${stones}<path class="gridx" d="${grid}"/>` +
    `<rect y="26" width="280" height="22" fill="var(--ao)"/><rect width="280" height="14" fill="var(--wall-top)"/><rect y="14" width="280" height="13" fill="var(--wall-face)"/><path d="${joints}" stroke="var(--wall-line)" opacity=".55"/><path d="${bricks}" stroke="#000" opacity=".38" fill="none"/><path d="M0 .8H280" stroke="#fff2d8" opacity=".4"/>${lights}</g>`
  );
}
