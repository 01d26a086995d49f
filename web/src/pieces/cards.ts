// A card in words, for whoever hears it.
import type { Card } from "../wire";

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** What is read on it, in that order, where it is, and then its dice, which are only drawn. */
export function told(card: Card, where = ""): string {
  const dice = card.stats.map(({ label, text }) => `${label}: ${text}`);
  return [card.name, card.text, card.kind_name, where, ...dice].filter(Boolean).map(sentence).join(" ");
}
