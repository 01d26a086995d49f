// "Do not ask me until…": a seat lets every reaction pass for a while. Only this page knows of it, so that nobody else learns of it.
import type { Position, Scene } from "../wire";

export type Until = "turn" | "round";

export interface Passing {
  seat: string;
  until: Until;
  round: number;
  /** Who was acting; empty between two turns. */
  acting: string;
  /** The answer that lets it pass. */
  option: string;
  /** The number of choices after it began; before that it does not hold, as when it was taken back. */
  since: number;
}

/** Whose turn it is, as everybody sees it. */
export const actingIn = (scene: Scene): string => scene.order.slots.find((slot) => slot.status === "now")?.id ?? "";

/** Begins with the answer to a reaction that is asked now. */
export function passingFrom(position: Position, scene: Scene, option: string, until: Until): Passing {
  return { seat: position.seat, until, round: scene.round, acting: actingIn(scene), option, since: position.choices + 1 };
}

/** The turn or the round it was meant for is not over yet. */
export function holds(passing: Passing, position: Position): boolean {
  const scene = position.scene;
  if (!scene || scene.outcome || position.choices < passing.since || scene.round !== passing.round) return false;
  return passing.until === "round" || actingIn(scene) === passing.acting;
}

/** Who is to be answered for. What another seat is asked cannot be seen from here: the server refuses if it is no reaction. */
export function passFor(passings: Passing[], position: Position): Passing | undefined {
  const question = position.scene?.question;
  const isOffered = (option: string) =>
    question?.is_reaction === true && question.choices.some((choice) => choice.key === option);
  return passings.find(
    (one) =>
      (position.asked ?? []).includes(one.seat) && holds(one, position) && (one.seat !== position.seat || isOffered(one.option)),
  );
}

/** Where to go back to: past what was only let pass by itself, which would at once be let pass again. */
export function backTo(to: number, choices: number, passed: ReadonlySet<number>): number {
  for (let number = to; number < choices; number++) if (!passed.has(number)) return to;
  let back = to;
  while (back > 0 && passed.has(back)) back -= 1;
  return back;
}
