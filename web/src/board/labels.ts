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
