// Which part of a board a small picture shows.
import { SPACE } from "../../board/places";
import type { Box } from "../../board/polygons";
import type { Stand } from "../../board/standing";

const [WIDE, HIGH] = [340, 238];
const NEAR = 3 * SPACE;
const LARGE = 12 * SPACE;
const AROUND = 2.2 * SPACE;

/** The acting figure and whoever is near it, else the Heroes; "" when nobody stands on the board yet. */
export function frameAround(stands: Pick<Stand, "piece" | "x" | "y">[]): string {
  const acting = stands.find(({ piece }) => piece.status.includes("acting"));
  const shown = stands.filter(({ piece, x, y }) =>
    acting ? Math.abs(x - acting.x) <= NEAR && Math.abs(y - acting.y) <= NEAR / 2 : piece.side === "hero",
  );
  if (!shown.length) return "";
  const [x, y] = [
    shown.reduce((sum, stand) => sum + stand.x, 0) / shown.length,
    shown.reduce((sum, stand) => sum + stand.y, 0) / shown.length,
  ];
  return `${Math.round(x - WIDE * 0.45)} ${Math.round(y - HIGH / 2)} ${WIDE} ${HIGH}`;
}

/** What the figures of a large board take, and something around it; of a small one everything. */
export function boxOfFigures(stands: Pick<Stand, "x" | "y">[], { left, top, right, bottom }: Box): Box {
  const [xs, ys] = [stands.map(({ x }) => x), stands.map(({ y }) => y)];
  const isSmall = right - left <= LARGE && bottom - top <= LARGE;
  if (!stands.length || isSmall) return { left, top, right, bottom };
  return {
    left: Math.max(left, Math.min(...xs) - AROUND),
    top: Math.max(top, Math.min(...ys) - AROUND),
    right: Math.min(right, Math.max(...xs) + AROUND),
    bottom: Math.min(bottom, Math.max(...ys) + AROUND),
  };
}

/** A whole board. */
export const frameOf = ({ left, top, right, bottom }: Box): string => `${left} ${top} ${right - left} ${bottom - top}`;
