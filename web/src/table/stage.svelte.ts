// What is seen happening beside the board: dice in the tray, a card held up. The board plays the rest.
import type { Beat, Card, Die } from "../wire";
import { soundOf } from "./hearing";
import type { Sound } from "./sounds";

/** Somebody's roll, as it lies in the tray. */
export interface Roll {
  who: string;
  dice: Die[];
  total: number | null;
}

type PlayOnBoard = (beats: Beat[], pace: number) => Promise<void>;

const DICE = 900;
const CARD = 1400;
/** How long the dice lie there when nothing follows. */
const LINGER = 1600;

export class Stage {
  rolls = $state.raw<Roll[]>([]);
  card = $state.raw<Card | null>(null);
  private turn = 0;
  private timer = 0;

  constructor(private readonly sound: (which: Sound) => void = () => {}) {}

  /** Plays beats in their order, `pace` times as fast as a calm table. */
  async play(beats: Beat[], pace: number, onBoard: PlayOnBoard): Promise<void> {
    const turn = ++this.turn;
    clearTimeout(this.timer);
    if (beats.some((beat) => beat.kind === "attack" || beat.kind === "dice")) this.rolls = [];
    for (const [index, beat] of beats.entries()) {
      if (turn !== this.turn) return;
      const heard = soundOf(beat, beats.slice(index + 1));
      if (heard) this.sound(heard);
      if (beat.kind === "dice" && beat.dice.length) {
        this.rolls = [...this.rolls, { who: beat.who, dice: beat.dice, total: beat.total }];
        await this.wait(DICE / pace);
      } else if (beat.kind === "card" && beat.card) {
        this.card = beat.card;
        await this.wait(CARD / pace);
        if (turn === this.turn) this.card = null;
      } else await onBoard([beat], pace);
    }
    if (turn === this.turn) this.timer = window.setTimeout(() => (this.rolls = []), LINGER / pace);
  }

  /** Ends at once: somebody does not want to wait. */
  stop(): void {
    this.turn++;
    this.rolls = [];
    this.card = null;
  }

  private wait(time: number): Promise<void> {
    return new Promise((done) => setTimeout(done, time));
  }
}
