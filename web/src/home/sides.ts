// The side of a seat decides the shape of its medallion; Heroes wear the mark of their seat.
import type { Chair, Piece } from "../wire";

/** Seats name their side as the game does (`heroes` is one of every game); whoever plays against the Heroes wears the toothed rim. */
export const sideOf = (side: string): Piece["side"] => (side === "heroes" ? "hero" : "boss");

/** Heroes first, each with its mark, 1 to 6, in their order; the other side has none. */
export function marked(chairs: Chair[]): { chair: Chair; mark: number }[] {
  const heroes = chairs.filter((chair) => sideOf(chair.side) === "hero").map((chair, n) => ({ chair, mark: n + 1 }));
  return [...heroes, ...chairs.filter((chair) => sideOf(chair.side) !== "hero").map((chair) => ({ chair, mark: 0 }))];
}
