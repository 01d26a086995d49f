// Names of places: spaces (`C7`, columns A to Z, then AA), edges between two spaces (`C7-D7`), and where they lie.

/** The side of a space in the drawing's own units; a space on the screen is this times the camera's scale. */
export const SPACE = 56;

export interface Cell {
  x: number;
  y: number;
}

/** An edge of the lattice: `v` is the left side of its cell, `h` the upper side. */
export interface Edge extends Cell {
  way: "h" | "v";
}

const NAME = /^([A-Z]+)(\d+)$/;

/** The cell of a space, counted from 0; null if this does not name a space. */
export function cellOf(place: string): Cell | null {
  const found = NAME.exec(place);
  if (!found) return null;
  let column = 0;
  for (const letter of found[1]!) column = column * 26 + letter.charCodeAt(0) - 64;
  return { x: column - 1, y: Number(found[2]) - 1 };
}

/** The letters of a column, counted from 0. */
export function columnName(x: number): string {
  let letters = "";
  for (let rest = x + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return letters;
}

/** The name of a cell. */
export function nameOf({ x, y }: Cell): string {
  return columnName(x) + String(y + 1);
}

/** The edge between two neighbours, named `C7-D7`; null if this does not name an edge. */
export function edgeOf(name: string): Edge | null {
  const [first, second] = name.split("-");
  const [a, b] = [cellOf(first ?? ""), cellOf(second ?? "")];
  if (!a || !b || Math.abs(a.x - b.x) + Math.abs(a.y - b.y) !== 1) return null;
  return a.y === b.y ? { x: Math.max(a.x, b.x), y: a.y, way: "v" } : { x: a.x, y: Math.max(a.y, b.y), way: "h" };
}

/** The edges of a door, which may be wide: the first is the one it is named after. */
export function edgesOf({ id, more }: { id: string; more: readonly string[] }): Edge[] {
  return [id, ...more].map(edgeOf).filter((edge) => edge !== null);
}

/** The two cells that an edge parts. */
export function sidesOf({ x, y, way }: Edge): [Cell, Cell] {
  return way === "v"
    ? [
        { x: x - 1, y },
        { x, y },
      ]
    : [
        { x, y: y - 1 },
        { x, y },
      ];
}

export function keyOf({ x, y }: Cell): string {
  return `${x},${y}`;
}

/** The middle of a cell, in the drawing's units. */
export function middle({ x, y }: Cell): [number, number] {
  return [(x + 0.5) * SPACE, (y + 0.5) * SPACE];
}

/** The middle of edges in a row, in the drawing's units. */
export function middleOfEdges(edges: readonly Edge[]): [number, number] {
  const middles = edges.map(middleOfEdge);
  const mean = (of: number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  return [mean(middles.map(([x]) => x)), mean(middles.map(([, y]) => y))];
}

/** The middle of an edge, in the drawing's units. */
export function middleOfEdge({ x, y, way }: Edge): [number, number] {
  return way === "v" ? [x * SPACE, (y + 0.5) * SPACE] : [(x + 0.5) * SPACE, y * SPACE];
}
