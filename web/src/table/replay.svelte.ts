// Looking back: the table as this seat saw it after so many choices. Nothing can be chosen there.
import type { Frame, Scene, Told } from "../wire";
import type { Table } from "./table.svelte";

export type Pace = 1 | 2 | 4;

const STEP = 1600;

export class Replay {
  at = $state(0);
  isRunning = $state(false);
  pace = $state<Pace>(1);
  frame = $state.raw<Frame | null>(null);
  private frames = new Map<number, Frame>();
  private until = $state(Infinity);
  private timer = 0;

  constructor(
    private readonly table: Table,
    readonly most: number,
  ) {
    this.at = most;
    void this.go(most);
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
    const frame = this.frames.get(wanted) ?? (await this.table.moment(wanted));
    if (!frame) return;
    this.frames.set(wanted, frame);
    if (wanted !== this.at) return;
    this.frame = frame;
    this.until = wanted === this.most ? Infinity : (frame.told.at(-1)?.number ?? this.until);
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
