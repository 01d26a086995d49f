// Where figures stand: one in the middle of its space, several beside each other, a carried one at the shoulder.
import type { Piece } from "../wire";
import type { Geometry } from "./kind";
import { SPACE } from "./places";
import type { Point } from "./polygons";

export interface Stand {
  piece: Piece;
  x: number;
  y: number;
  scale: number;
  /** How far from its middle it is still meant; without it, anywhere in its spaces. */
  reach?: number;
  /** The small figures of a mob beside their leader. */
  minions?: { x: number; y: number; scale: number; life: number }[];
  /** So many Minions that are not drawn one by one. */
  more?: number;
  /** Of a large figure: what it is drawn on, before it is scaled. */
  size?: Size;
}

export interface Size {
  width: number;
  height: number;
}

/** How much smaller than its spaces a large figure is. */
const MARGIN = 10;

/** What a figure of several spaces is drawn on. */
export function sizeOf({ columns, rows }: Pick<Piece, "columns" | "rows">): Size | undefined {
  return columns > 1 || rows > 1 ? { width: columns * SPACE - MARGIN, height: rows * SPACE - MARGIN } : undefined;
}

/** A figure at a door stands so far aside, and is drawn so much smaller, that the door can be seen. */
const ASIDE = { far: 5, scale: 0.86 };

function besideDoors(place: string, [x, y]: Point, geometry: Geometry): Pick<Stand, "x" | "y" | "scale"> {
  const doors = geometry.doors.filter(({ places }) => places.includes(place));
  if (!doors.length) return { x, y, scale: 1 };
  const away = doors.map(({ at }) => ({ dx: x - at[0], dy: y - at[1], far: Math.hypot(x - at[0], y - at[1]) || 1 }));
  const [dx, dy] = [away.reduce((sum, one) => sum + one.dx / one.far, 0), away.reduce((sum, one) => sum + one.dy / one.far, 0)];
  return { x: x + dx * ASIDE.far, y: y + dy * ASIDE.far, scale: ASIDE.scale };
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

/** How far a figure reaches to its sides, with its Minions. */
export function halfWidth({ x, scale, size, minions = [] }: Stand): number {
  const own = ((size?.width ?? SPACE) / 2) * scale;
  return Math.max(own, ...minions.map((one) => Math.abs(one.x - x) + (SPACE / 2) * one.scale));
}

/** The point is on the figure, or on one of its Minions; one that has its space for itself is meant anywhere in it. */
export function isUnder(
  { x: atX, y: atY, scale, size, reach, minions = [] }: Stand,
  x: number,
  y: number,
  isInside: boolean,
): boolean {
  if (reach === undefined) return isInside;
  const [dx, dy] = [Math.abs(x - atX), Math.abs(y - atY)];
  if (size ? dx <= (size.width / 2) * scale && dy <= (size.height / 2) * scale : Math.hypot(dx, dy) <= reach) return true;
  return minions.some((one) => Math.hypot(x - one.x, y - one.y) <= 26 * one.scale);
}

/** From north to south, the acting one last. */
export function inOrder(stands: Stand[]): Stand[] {
  const rank = ({ piece }: Stand) => (piece.status.includes("acting") ? 2 : piece.status.includes("carried") ? 1 : 0);
  return stands.sort((a, b) => rank(a) - rank(b) || a.y - b.y || a.x - b.x);
}

/** Every figure of a grid with its place in the drawing. */
export function standing(pieces: readonly Piece[], geometry: Geometry): Stand[] {
  const stands: Stand[] = [];
  const byPlace = new Map<string, Piece[]>();
  for (const piece of pieces) byPlace.set(piece.place, [...(byPlace.get(piece.place) ?? []), piece]);
  for (const here of byPlace.values()) {
    const own = here.filter((piece) => !piece.status.includes("carried"));
    const crowd = CROWDS[Math.min(own.length, 4)];
    here.forEach((piece) => {
      const centre = geometry.centre(piece);
      if (!centre) return;
      const [x, y] = centre;
      const size = sizeOf(piece);
      const i = own.indexOf(piece);
      if (i < 0) stands.push({ piece, x: x + SHOULDER.x, y: y + SHOULDER.y, scale: SHOULDER.scale, size });
      else if (crowd) stands.push({ piece, x: x + crowd.at[i % 4]![0], y: y + crowd.at[i % 4]![1], scale: crowd.scale, size });
      else stands.push({ piece, ...(size ? { x, y, scale: 1, size } : besideDoors(piece.place, centre, geometry)) });
    });
  }
  return inOrder(stands);
}
