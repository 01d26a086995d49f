// The rock around the rooms: short strokes in threes, dense at the wall, gone a space further out.
import { short } from "../pieces/shapes";
import { SPACE, keyOf, type Cell } from "./places";
import type { Chance } from "./polygons";

const REACH = 58;
const STEP = 15;
const C = SPACE;

function distance(rooms: ReadonlySet<string>, x: number, y: number): number {
  const [cx, cy] = [Math.floor(x / C), Math.floor(y / C)];
  let least = Infinity;
  for (let b = -2; b <= 2; b++) {
    for (let a = -2; a <= 2; a++) {
      if (!rooms.has(keyOf({ x: cx + a, y: cy + b }))) continue;
      const [left, top] = [(cx + a) * C, (cy + b) * C];
      least = Math.min(least, Math.hypot(Math.max(left - x, 0, x - left - C), Math.max(top - y, 0, y - top - C)));
    }
  }
  return least;
}

/** Strokes on everything within reach of a room that is no room itself. */
export function hatch(cells: readonly Cell[], columns: number, rows: number, random: Chance): string {
  const rooms = new Set(cells.map(keyOf));
  const paths = ["", "", ""];
  for (let y = -C * 1.5; y < (rows + 1.5) * C; y += STEP) {
    for (let x = -C * 1.5; x < (columns + 1.5) * C; x += STEP) {
      const [px, py] = [x + (random() - 0.5) * STEP * 0.9, y + (random() - 0.5) * STEP * 0.9];
      const far = distance(rooms, px, py);
      if (far < 2 || far > REACH * (0.75 + random() * 0.5)) continue;
      paths[far < REACH * 0.45 ? 0 : far < REACH * 0.8 ? 1 : 2] += strokes(px, py, random);
    }
  }
  return `<g class="hatch"><path d="${paths[0]}" opacity=".95"/><path d="${paths[1]}" opacity=".55"/><path d="${paths[2]}" opacity=".22"/></g>`;
}

function strokes(x: number, y: number, random: Chance): string {
  const angle = random() * Math.PI;
  const [cos, sin, long] = [Math.cos(angle), Math.sin(angle), 8 + random() * 4.5];
  let path = "";
  for (let i = -1; i <= 1; i++) {
    const half = long * (0.8 + random() * 0.4);
    path += `M${short(x - sin * i * 4.4 - cos * half)} ${short(y + cos * i * 4.4 - sin * half)}l${short(cos * 2 * half)} ${short(sin * 2 * half)}`;
  }
  return path;
}
