// The lessons of the guided first turn, each bound to a decision where it can be tried.
import type { Question } from "../wire";

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

/** The next lesson for a decision; none while somebody else is asked. */
export function lessonFor(question: Question, learnt: readonly string[]): Lesson | null {
  if (!question.choices.length) return null;
  return LESSONS.find((lesson) => !learnt.includes(lesson) && FITS[lesson](question)) ?? null;
}
