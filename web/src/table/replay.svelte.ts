// Looking back: the table as this seat saw it after so many choices. Nothing can be chosen there.
import type { Frame, RoundMark, Scene, Told } from "../wire";
import { jump } from "./rounds";
import type { Table } from "./table.svelte";

export type Pace = 1 | 2 | 4;

const STEP = 1600;

export class Replay {
  at = $state(0);
  isRunning = $state(false);
  pace = $state<Pace>(1);
  frame = $state.raw<Frame | null>(null);
  rounds = $state.raw<RoundMark[]>([]);
  private frames = new Map<number, Frame>();
  private until = $state(Infinity);
  private timer = 0;

  constructor(
    private readonly table: Table,
    readonly most: number,
    from = most,
  ) {
    void this.go(from);
    void table.rounds().then((answer) => (this.rounds = answer?.rounds ?? []));
  }

  /** What the choice that led here has brought about, in a line; nothing where nobody was told. */
  get named(): string {
    return this.frame?.choices === this.at ? (this.frame.told.find(({ text, is_round }) => text && !is_round)?.text ?? "") : "";
  }

  /** To the beginning of a round. */
  turnRound(way: -1 | 1): void {
    void this.go(jump(this.rounds, this.at, way, this.most));
  }

  get scene(): Scene | null {
    return this.frame?.scene ?? this.table.scene;
  }

  /** The chronicle up to this moment. */
  get told(): Told[] {
    return this.table.frames.told.filter((line) => line.number <= this.until);
  }

  async go(choices: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.most, choices));
    const wanted = this.at;
    const frame = await this.moment(wanted);
    const until = wanted === this.most ? Infinity : await this.toldAt(wanted);
    if (!frame || wanted !== this.at) return;
    this.frame = frame;
    this.until = until;
  }

  private async moment(choices: number): Promise<Frame | null> {
    const frame = this.frames.get(choices) ?? (await this.table.moment(choices));
    if (frame) this.frames.set(choices, frame);
    return frame;
  }

  /** The last event told up to a moment; a choice that tells nothing leaves it where it was. */
  private async toldAt(choices: number): Promise<number> {
    for (let at = choices; at >= 0; at--) {
      const last = (await this.moment(at))?.told.at(-1);
      if (last) return last.number;
    }
    return -1;
  }

  run(): void {
    if (this.at >= this.most) this.at = 0;
    this.isRunning = true;
    this.tick();
  }

  pause(): void {
    this.isRunning = false;
    clearTimeout(this.timer);
  }

  toggle(): void {
    if (this.isRunning) this.pause();
    else this.run();
  }

  private tick(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(async () => {
      await this.go(this.at + 1);
      if (!this.isRunning) return;
      if (this.at >= this.most) this.pause();
      else this.tick();
    }, STEP / this.pace);
  }
}
