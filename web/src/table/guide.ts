// The lessons of the guided first turn, each bound to a decision where it can be tried.
import type { Question, Scene } from "../wire";

export const LESSONS = ["welcome", "move", "attack", "action", "why", "end"] as const;
export type Lesson = (typeof LESSONS)[number];

/** When a lesson fits: something of the kind can be done now. */
const FITS: Record<Lesson, (question: Question) => boolean> = {
  welcome: () => true,
  move: (question) => question.choices.some((choice) => choice.path.length > 0),
  attack: (question) => question.choices.some((choice) => choice.forecasts.length > 0),
  action: (question) => question.choices.some((choice) => choice.group === "also" || choice.group === "act"),
  why: (question) => question.not_now.length > 0,
  end: (question) => question.choices.some((choice) => choice.key === "end"),
};

/** A Hero's own turn: that is where the guide begins, not while cards are chosen or figures placed. */
function isHeroTurn(scene: Scene, question: Question): boolean {
  return (
    !question.is_reaction &&
    scene.plates.some((plate) => plate.id === question.about && plate.side === "hero" && plate.status.includes("acting"))
  );
}

/** The next lesson for a decision; none while somebody else is asked, nor before the first turn of a Hero. */
export function lessonFor(scene: Scene, question: Question, learnt: readonly string[]): Lesson | null {
  if (!question.choices.length || !isHeroTurn(scene, question)) return null;
  return LESSONS.find((lesson) => !learnt.includes(lesson) && FITS[lesson](question)) ?? null;
}

/** How to answer where no step is better than the others: pick a card that lies there, or a space of the board. */
export function howTo(scene: Scene, question: Question): "card" | "space" | "" {
  if (question.best || !question.choices.length) return "";
  const laid = new Set(scene.cards.filter((pile) => pile.kind === "laid").flatMap((pile) => pile.cards.map((card) => card.id)));
  if (question.choices.some((choice) => choice.at.some((at) => laid.has(at)))) return "card";
  return question.choices.every((choice) => choice.group === "space") ? "space" : "";
}
