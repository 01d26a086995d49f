// The tables of this browser in the order in which they want attention.
import type { Chair, TableCard } from "../wire";
import { say } from "../shared/words.svelte";

export function inOrder(tables: TableCard[]): TableCard[] {
  const weight = (table: TableCard): number => (table.status !== "playing" ? 2 : table.is_your_turn ? 0 : 1);
  return [...tables].sort((a, b) => weight(a) - weight(b) || b.changed - a.changed);
}

/** The chairs that are asked now and are not mine. */
export function waitedFor(table: TableCard): Chair[] {
  return table.chairs.filter((chair) => table.asked.includes(chair.seat) && !chair.is_yours);
}

/** The people (not computers) at a table besides this browser's, each once. */
export function company(table: TableCard): string[] {
  return [
    ...new Set(table.chairs.filter((chair) => chair.by === "person" && !chair.is_yours && chair.who).map((chair) => chair.who)),
  ];
}

/** How a game ended, for this browser: won or lost by my side, or simply what the game says of it. */
export function ending(table: TableCard): string {
  if (table.is_won === null) return table.ending || say("ending-none");
  return say(table.is_won ? "ending-won" : "ending-lost");
}
