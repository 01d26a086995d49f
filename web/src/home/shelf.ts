// The games on the shelf, filtered.
import type { Cover } from "../wire";

export type Filter = "all" | "alone" | "together" | "against" | "short";
export const FILTERS: Filter[] = ["all", "alone", "together", "against", "short"];

/** One person is enough for any game, because the computer takes the other seats. */
export function passes(game: Cover, filter: Filter): boolean {
  if (filter === "together" || filter === "against") return game.mode === filter;
  if (filter === "short") return game.scenarios.some((scenario) => scenario.minutes < 90);
  return true;
}
