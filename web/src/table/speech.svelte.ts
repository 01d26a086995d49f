// What is said aloud, in the order in which it is to be heard, and each thing once.
import { untrack } from "svelte";
import type { Told } from "../wire";

/** So many sentences stay in the page: a screen reader goes by what is added. */
const KEPT = 30;
/** So many of the last lines may be new. */
const RECENT = 100;

export class Speech {
  said = $state.raw<{ id: number; text: string }[]>([]);
  private next = 0;
  private seat = "";
  private newest = -1;
  /** The lines that were said, or passed over because they were there before. */
  private known = new Set<string>();
  private question = "";

  /** Lines of the chronicle, as they are seen happening; what was there before is not read out, nor what a card reads. */
  happened(told: readonly Told[], seat: string): void {
    const lines = told.slice(-RECENT).filter((line) => line.text && !line.is_clerical && line.text !== line.tale?.title);
    const newest = told.at(-1)?.number ?? -1;
    const isThere = seat !== this.seat || newest < this.newest;
    const keys = lines.map((line) => `${line.number} ${line.text}`);
    if (!isThere) lines.filter((_, at) => !this.known.has(keys[at]!)).forEach((line) => this.say(spoken(line)));
    [this.seat, this.newest, this.known] = [seat, newest, new Set(keys)];
  }

  /** What is asked now, after `lead` where nothing was asked before; the same question is not said again. */
  asked(text: string, lead: string): void {
    if (text && text !== this.question) this.say(this.question ? text : `${lead} ${text}`.trim());
    this.question = text;
  }

  private say(text: string): void {
    untrack(() => (this.said = [...this.said.slice(1 - KEPT), { id: this.next++, text }]));
  }
}

/** What is left to spend, with its number where its words do not have it. */
export const worded = ({ label, value }: { label: string; value: string }): string =>
  /\d/.test(label) ? label : `${value} ${label}`;

/** A line with its dice, as one says it. */
function spoken(line: Told): string {
  const dice = line.beats.filter((beat) => beat.kind === "dice" && beat.text && !line.text.includes(beat.text));
  return [line.text, ...dice.map((beat) => `${beat.text}.`)].join(" ");
}
