// The floor of a room, or of a part of it, in its paving and tint.
import type { Room } from "../wire";
import { PAVINGS, paint, pave } from "./paving";
import { SPACE, keyOf, type Cell } from "./places";
import { chance, type Box } from "./polygons";
import { area } from "./regions";

const C = SPACE;

export function boxOf(cells: readonly Cell[]): Box {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return {
    left: Math.min(...xs) * C,
    top: Math.min(...ys) * C,
    right: (Math.max(...xs) + 1) * C,
    bottom: (Math.max(...ys) + 1) * C,
  };
}

/** The stones of a room, or of that part of it which is given; cut out by the clip of that name. */
export function floor(room: Room, clip: string, cells: readonly Cell[], seed: string): string {
  const { paving, tint } = PAVINGS[room.paving % PAVINGS.length]!;
  const random = chance(`${seed}/${room.id}`);
  const inside = new Set(cells.map(keyOf));
  const near = (x: number, y: number) =>
    [-20, 20].some((dx) =>
      [-20, 20].some((dy) => inside.has(keyOf({ x: Math.floor((x + dx) / C), y: Math.floor((y + dy) / C) }))),
    );
  return `<g clip-path="url(#@${clip})" style="--tint:var(--room-${tint})"><path class="gap" d="${area(cells)}"/>${paint(pave(paving, boxOf(cells), random), paving, random, near)}</g>`;
}
