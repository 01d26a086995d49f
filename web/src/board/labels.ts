// Where the name of a room stands on its floor: where nothing else is, at the south rim if it can.
import { SPACE, keyOf, nameOf, type Cell } from "./places";
import type { Point } from "./polygons";

const C = SPACE;

/** A place for a room's name, and the spaces it covers. */
export interface Label {
  lines: string[];
  at: Point;
  spaces: string[];
}

/** A name in one line, or in two of about the same length where the room is too narrow for it. */
function split(name: string): [string, string] | null {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  const best = gaps.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  return best === undefined ? null : [name.slice(0, best), name.slice(best + 1)];
}

function spacesFor(text: string): number {
  return Math.max(1, Math.ceil((text.length * 7.7 + 8) / C));
}

interface Stretch {
  cell: Cell;
  cells: Cell[];
  score: number;
}

/** Stretches of so many spaces in one row, best first: free of furniture, at the south rim, in the middle of their row. */
function stretches(cells: readonly Cell[], needed: number, taken: ReadonlySet<string>): Stretch[] {
  const inside = new Set(cells.map(keyOf));
  const found = cells.map((cell) => {
    const run = Array.from({ length: needed }, (_, i) => ({ x: cell.x + i, y: cell.y }));
    const missing = run.filter((one) => !inside.has(keyOf(one))).length;
    const crowd = run.filter((one) => taken.has(keyOf(one))).length;
    const rim = inside.has(keyOf({ x: cell.x, y: cell.y + 1 })) ? 0 : 1.5;
    const row = cells.filter((other) => other.y === cell.y);
    const skew = Math.abs(row.filter(({ x }) => x < cell.x).length - row.filter(({ x }) => x >= cell.x + needed).length);
    return { cell, cells: run, score: -missing * 6 - crowd * 5 + rim - skew * 0.6 };
  });
  return found.sort((a, b) => b.score - a.score);
}

/** The places a room's name may stand, best first. */
export function labels(name: string, cells: readonly Cell[], taken: ReadonlySet<string>, lift: (cell: Cell) => number): Label[] {
  const parts = split(name);
  const laid = (lines: string[], low: number) => {
    const needed = Math.max(...lines.map(spacesFor));
    return stretches(cells, needed, taken).map(({ cell, cells: run, score }) => ({
      score,
      label: { lines, at: [(cell.x + needed / 2) * C, (cell.y + low) * C - lift(cell)] as Point, spaces: run.map(nameOf) },
    }));
  };
  const whole = laid([name], 0.72);
  const halved = parts ? laid(parts, 0.56).map((one) => ({ ...one, score: one.score - 3 })) : [];
  const good = [...whole, ...halved].sort((a, b) => b.score - a.score);
  return good.filter(({ score }, i) => i === 0 || score > -4).map(({ label }) => label);
}

/** Where a name hides least: of the places that cover the fewest of these spaces the best. */
export function freest(places: readonly Label[], crowd: ReadonlySet<string>): Label {
  const hidden = ({ spaces }: Label) => spaces.filter((space) => crowd.has(space)).length;
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}

/** The letters of names of rooms: their least height on the screen, and what one of them takes of it in breadth. */
const LETTER = { high: 12, wide: 0.72 };
/** From this scale on names stand in their own size. */
const NEAR = LETTER.high / 13;

/** Whether names are drawn larger than the board around them, so that they can still be read. */
export const isFar = (scale: number): boolean => scale < NEAR;

/** From line to line, in the drawing's units. */
export const stepOf = (scale: number): number => (isFar(scale) ? (LETTER.high * 1.08) / scale : 15);

/** A name seen from afar: as many lines as its room is narrow, where that is widest and the fewest others stand. */
export function farLabel(name: string, cells: readonly Cell[], taken: ReadonlySet<string>, scale: number): Label {
  const rows = [...new Set(cells.map(({ y }) => y))].sort((a, b) => a - b);
  const inRow = (row: number) => cells.filter(({ y }) => y === row).map(({ x }) => x);
  const widest = Math.max(...rows.map((row) => inRow(row).length));
  const lines = wrapped(name, Math.floor((widest * C * scale) / (LETTER.high * LETTER.wide)));
  const high = (lines.length * stepOf(scale)) / C;
  const [top, end] = [rows[0]!, rows.at(-1)! + 1 - high];
  const tops = top < end ? [...rows.filter((row) => row <= end), (top + end) / 2, end] : [(top + end) / 2];
  const bands = tops.map((y) => {
    const covered = rows.filter((row) => row + 1 > y && row < y + high).map(inRow);
    const [left, right] = [
      Math.max(...covered.map((xs) => Math.min(...xs))),
      Math.min(...covered.map((xs) => Math.max(...xs))) + 1,
    ];
    const spaces = cells.filter((cell) => cell.y + 1 > y && cell.y < y + high).map(nameOf);
    const crowd = spaces.filter((space) => taken.has(space)).length;
    return { y, middle: (left + right) / 2, spaces, score: right - left - crowd * 2 - Math.abs(y - (top + end) / 2) * 0.3 };
  });
  const { y, middle, spaces } = bands.reduce((best, band) => (band.score > best.score ? band : best));
  return { lines, at: [middle * C, y * C + stepOf(scale) * 0.82], spaces };
}

/** Lines of whole words, at most so many letters long where the words allow it. */
function wrapped(name: string, most: number): string[] {
  return name.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last && last.length + 1 + word.length <= most ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, word];
  }, []);
}
