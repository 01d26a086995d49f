// How to answer where no button is the best one.
import type { Question, Scene } from "../wire";
import { isSpace } from "./choices";

/** How to answer: pick a card that lies there, or, where no step is better than the others, a space of the board. */
export function howTo(scene: Scene, question: Question): "card" | "space" | "" {
  if (!question.choices.length) return "";
  const laid = new Set(scene.cards.filter((pile) => pile.kind === "laid").flatMap((pile) => pile.cards.map((card) => card.id)));
  if (question.choices.some((choice) => choice.at.some((at) => laid.has(at)))) return "card";
  return !question.best && question.choices.every(isSpace) ? "space" : "";
}
