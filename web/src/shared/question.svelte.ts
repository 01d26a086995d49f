// A question to the rules while it is being typed: asked when the hand rests, and only the last answer counts.
import type { FoundRules } from "../wire";
import { findRules } from "./api";

const REST = 150;

/** What was asked of a game's rules, and what was found. */
export class Question {
  found = $state<FoundRules>();
  trouble = $state(false);
  #last = 0;
  #timer = 0;

  ask(game: string, text: string): void {
    clearTimeout(this.#timer);
    const mine = ++this.#last;
    this.trouble = false;
    if (!text.trim()) this.found = undefined;
    else this.#timer = window.setTimeout(() => void this.#find(game, text.trim(), mine), REST);
  }

  async #find(game: string, text: string, mine: number): Promise<void> {
    const found = await findRules(game, text).catch(() => undefined);
    if (mine !== this.#last) return;
    this.found = found;
    this.trouble = !found;
  }
}
