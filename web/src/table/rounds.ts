// The rounds of a game on the slider of a replay.
import type { RoundMark } from "../wire";

/** So many numbers stand beside each other below the slider. */
const ROOM = 14;

/** The round that a moment belongs to; none before the first one began. */
export function roundAt(rounds: readonly RoundMark[], choices: number): RoundMark | undefined {
  return rounds.findLast((mark) => mark.choices <= choices);
}

/** Where a jump by one round leads: to the beginning of this round if it is past, else of the one before, or of the next. */
export function jump(rounds: readonly RoundMark[], choices: number, way: -1 | 1, most: number): number {
  const marks = rounds.map((mark) => mark.choices);
  return way < 0 ? (marks.findLast((mark) => mark < choices) ?? 0) : (marks.find((mark) => mark > choices) ?? most);
}

/** The ticks that are numbered, so that the numbers do not touch. */
export function isNumbered(rounds: readonly RoundMark[], index: number): boolean {
  return index % Math.ceil(rounds.length / ROOM) === 0;
}
