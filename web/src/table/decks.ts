// The face-down decks of the table, as the page lays them out.
import type { Pile } from "../wire";
import { say } from "../shared/words.svelte";

/** Decks with the same picture on their backs: of one kind, like the Guards of every Level. */
export interface Family {
  icon: string;
  piles: Pile[];
  /** The cards left in all of them. */
  left: number;
}

/** The decks by the picture on their backs, in the order in which the game names them. */
export function families(piles: Pile[]): Family[] {
  const found = new Map<string, Family>();
  for (const pile of piles) {
    const family = found.get(pile.icon) ?? { icon: pile.icon, piles: [], left: 0 };
    family.piles.push(pile);
    family.left += pile.left;
    found.set(pile.icon, family);
  }
  return [...found.values()];
}

/** A name as it stands at the beginning of a line. */
export const headed = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A deck in one sentence, for whoever hears the page. */
export const spoken = (pile: Pile): string =>
  say("play-deck-about", { name: headed(pile.name), left: pile.left, discarded: pile.discarded });
