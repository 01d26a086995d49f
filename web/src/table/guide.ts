// The guided first turn, as far as it was learnt; and how to answer where no button is the best one.
import type { Lesson, Question, Scene } from "../wire";
import { isSpace } from "./choices";

/** The next lesson for a decision; none while somebody else is asked, nor where the game has nothing to teach. */
export function lessonFor(question: Question, learnt: readonly string[]): Lesson | null {
  return question.lessons.find((lesson) => lesson.fits && !learnt.includes(lesson.id)) ?? null;
}

/** How to answer: pick a card that lies there, or, where no step is better than the others, a space of the board. */
export function howTo(scene: Scene, question: Question): "card" | "space" | "" {
  if (!question.choices.length) return "";
  const laid = new Set(scene.cards.filter((pile) => pile.kind === "laid").flatMap((pile) => pile.cards.map((card) => card.id)));
  if (question.choices.some((choice) => choice.at.some((at) => laid.has(at)))) return "card";
  return !question.best && question.choices.every(isSpace) ? "space" : "";
}
