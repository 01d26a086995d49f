// Floors on several levels: cliffs of coursed stone to the south, shadows on what lies lower, lit edges, chevrons that count the level.
import { short } from "../../pieces/shapes";
import type { Room } from "../../wire";
import { floor as stonesOf } from "../floors";
import { SPACE, keyOf, type Cell } from "../places";
import { chance, type Chance } from "../polygons";
import { area } from "../regions";
import { LIFT, type Levels } from "./levels";

const C = SPACE;
/** How far the foot of a cliff lies on the floor below, and how thick a tray is. */
const FOOT = 6;
const TRAY = 11;
const COURSE = 8.4;

interface Part {
  room: Room;
  cells: Cell[];
}

export interface Grounds {
  known: string;
  floors: string;
  clips: { id: string; area: string }[];
  /** Shadows of higher ground on lower, with what they are cut by: they fall on terrain, too. */
  shade: string;
}

interface Face {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** What can be seen of each cell and of the cliff below it. */
function seen(cells: readonly Cell[], { floor }: Levels, drop: (cell: Cell) => number): string {
  return cells.map((cell) => `M${cell.x * C} ${cell.y * C - floor(cell)}h${C}v${C + drop(cell) * LIFT}h${-C}Z`).join("");
}

/** Cliffs that stand side by side and are equally high are one. */
function faces(cells: readonly Cell[], highOf: (cell: Cell) => number, lift: number): Face[] {
  const found: Face[] = [];
  for (const cell of [...cells].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const high = highOf(cell);
    if (high <= 0) continue;
    const [last, x, y] = [found.at(-1), cell.x * C, (cell.y + 1) * C - lift];
    if (last && last.y === y && last.x + last.wide === x && last.high === high) last.wide += C;
    else found.push({ x, y, wide: C, high });
  }
  return found;
}

function masonry({ x, y, wide, high }: Face, random: Chance): string {
  let joints = "";
  for (let down = 0, row = 0; down < high - 2; down += COURSE, row++) {
    const next = Math.min(COURSE, high - down);
    if (down) joints += `M${x} ${short(y + down)}h${wide}`;
    for (let along = (row % 2 ? 9 : 2) + random() * 5; along < wide - 2; along += 15 + random() * 9)
      joints += `M${short(x + along)} ${short(y + down)}v${short(next)}`;
  }
  return (
    `<rect class="cliff" x="${x}" y="${y}" width="${wide}" height="${high}"/><path class="courses" d="${joints}"/>` +
    `<path class="lip" d="M${x} ${y + 0.8}h${wide}"/><path class="foot" d="M${x} ${y + high}h${wide}"/>`
  );
}

/** A mark of one chevron for each level, in the corner of every second space. */
function chevrons(cells: readonly Cell[], level: number): string {
  const inside = new Set(cells.map(keyOf));
  return cells
    .filter(
      ({ x, y }) => (x % 2 === 0 || !inside.has(keyOf({ x: x - 1, y }))) && (y % 2 === 0 || !inside.has(keyOf({ x, y: y - 1 }))),
    )
    .flatMap(({ x, y }) => Array.from({ length: level }, (_, i) => `M${x * C + 5} ${y * C + 12 + i * 5}l5 -5l5 5`))
    .join("");
}

/** The floors of all rooms from the lowest level to the highest; without heights, just the floors. `isTray`: the edge of the board is seen. */
export function terraces(parts: readonly Part[], levels: Levels, isTray: boolean, seed: string): Grounds {
  const { levelOf, most } = levels;
  const all = parts.flatMap(({ cells }) => cells);
  const inside = new Set(all.map(keyOf));
  const south = ({ x, y }: Cell) => ({ x, y: y + 1 });
  const drop = (cell: Cell) => Math.max(0, levelOf(cell) - (inside.has(keyOf(south(cell))) ? levelOf(south(cell)) : 0));
  const hidden = (cell: Cell) => (inside.has(keyOf(south(cell))) ? Math.max(0, levelOf(south(cell)) - levelOf(cell)) : 0);
  const random = chance(`${seed}/cliffs`);
  const clips: Grounds["clips"] = [];
  let [floors, shade] = ["", ""];
  for (let level = 0; level <= most; level++) {
    const here = all.filter((cell) => levelOf(cell) === level);
    const higher = all.filter((cell) => levelOf(cell) > level);
    const up = level * LIFT;
    const high = (cell: Cell) =>
      inside.has(keyOf(south(cell))) ? (drop(cell) ? drop(cell) * LIFT + FOOT : 0) : drop(cell) * LIFT + (isTray ? TRAY : 0);
    floors += faces(here, high, up)
      .map((face) => masonry(face, random))
      .join("");
    const stones = parts.flatMap(({ room, cells }, i) => {
      const own = cells.filter((cell) => levelOf(cell) === level);
      if (!own.length) return [];
      const id = `floor-${i}-${level}`;
      clips.push({ id, area: area(own) });
      return [stonesOf(room, id, own, seed)];
    });
    if (higher.length)
      shade +=
        `<clipPath id="@shade-${level}"><path d="${seen(here, levels, (cell) => -hidden(cell))}"/></clipPath><g clip-path="url(#@shade-${level})">` +
        `<path class="cast fx" d="${area(higher)}" transform="translate(8 ${10 + LIFT - up})"/></g>`;
    const stone = stones.join("");
    floors += level
      ? `<g transform="translate(0 ${-up})"><g class="raised level-${Math.min(level, 2)}">${stone}</g>${brinks(here, level, levels, inside)}<path class="chevrons" d="${chevrons(here, level)}"/></g>`
      : stone;
  }
  return { known: seen(all, levels, drop), floors, clips, shade };
}

/** The edges of a plateau: lit to the north and west, dark to the east. */
function brinks(cells: readonly Cell[], level: number, { levelOf }: Levels, inside: ReadonlySet<string>): string {
  const isLower = (cell: Cell) => !inside.has(keyOf(cell)) || levelOf(cell) < level;
  let [lit, dark] = ["", ""];
  for (const { x, y } of cells) {
    if (isLower({ x: x - 1, y })) lit += `M${x * C + 0.9} ${y * C}v${C}`;
    if (isLower({ x, y: y - 1 })) lit += `M${x * C} ${y * C + 0.9}h${C}`;
    if (isLower({ x: x + 1, y })) dark += `M${(x + 1) * C - 0.9} ${y * C}v${C}`;
  }
  return `<path class="brink lit" d="${lit}"/><path class="brink" d="${dark}"/>`;
}
