// Where figures stand: one in the middle of its space, several beside each other, a carried one at the shoulder.
import type { Piece } from "../wire";
import { SPACE, cellOf, type Cell } from "./places";

export interface Stand {
  piece: Piece;
  cell: Cell;
  x: number;
  y: number;
  scale: number;
  /** How far from its middle it is still meant; without it, anywhere in its space. */
  reach?: number;
  /** The small figures of a mob beside their leader. */
  minions?: { x: number; y: number; scale: number; life: number }[];
  /** So many Minions that are not drawn one by one. */
  more?: number;
  /** Side of a large figure that shares its place. */
  large?: number;
}

const SHOULDER = { x: -18, y: -20, scale: 0.5 };
const CROWDS: Record<number, { scale: number; at: readonly (readonly [number, number])[] }> = {
  2: {
    scale: 0.72,
    at: [
      [-13, -9],
      [13, 10],
    ],
  },
  3: {
    scale: 0.6,
    at: [
      [-14, -12],
      [14, -12],
      [0, 13],
    ],
  },
  4: {
    scale: 0.54,
    at: [
      [-14, -14],
      [14, -14],
      [-14, 14],
      [14, 14],
    ],
  },
};

/** The diameter of a figure of scale 1, and what a finger finds in a crowd, in pixels. */
const FIGURE = 46;
const FOUND = 26;

/** The figure shares its place with so many that, on this scale, a finger would miss it. */
export function isLost(stands: readonly Stand[], id: string, scale: number): boolean {
  const stand = stands.find(({ piece }) => piece.id === id);
  return stand?.reach !== undefined && stand.scale * FIGURE * scale < FOUND;
}

/** Every figure on the board with its place in the drawing, from north to south, the acting one last. */
export function standing(pieces: readonly Piece[]): Stand[] {
  const stands: Stand[] = [];
  const byPlace = new Map<string, Piece[]>();
  for (const piece of pieces) byPlace.set(piece.place, [...(byPlace.get(piece.place) ?? []), piece]);
  for (const [place, here] of byPlace) {
    const cell = cellOf(place);
    if (!cell) continue;
    const own = here.filter((piece) => !piece.status.includes("carried"));
    const crowd = CROWDS[Math.min(own.length, 4)];
    here.forEach((piece) => {
      const [x, y] = [(cell.x + piece.columns / 2) * SPACE, (cell.y + piece.rows / 2) * SPACE];
      const i = own.indexOf(piece);
      if (i < 0) stands.push({ piece, cell, x: x + SHOULDER.x, y: y + SHOULDER.y, scale: SHOULDER.scale });
      else if (crowd) stands.push({ piece, cell, x: x + crowd.at[i % 4]![0], y: y + crowd.at[i % 4]![1], scale: crowd.scale });
      else stands.push({ piece, cell, x, y, scale: 1 });
    });
  }
  const rank = ({ piece }: Stand) => (piece.status.includes("acting") ? 2 : piece.status.includes("carried") ? 1 : 0);
  return stands.sort((a, b) => rank(a) - rank(b) || a.y - b.y || a.x - b.x);
}
