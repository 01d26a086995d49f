// A card in words, for whoever hears it.
import type { Card } from "../wire";

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Its name, its dice, what it does, of which kind it is. */
export function told(card: Card): string {
  const dice = card.stats.map(({ label, text }) => `${label}: ${text}`);
  return [card.name, ...dice, card.text, card.kind_name].filter(Boolean).map(sentence).join(" ");
}
