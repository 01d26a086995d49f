// What is shown, one position after the other: the beats of each are played before it lies on the table.
// Every seat of this key has its own chronicle; an event is seen happening once, whoever looks.
import type { Beat, Position, Told } from "../wire";

/** What a seat was told, and up to which event. */
interface Book {
  told: Told[];
  events: number;
}

/** How many events are asked for once more after a break, to notice that the past has changed meanwhile. */
const OVERLAP = 12;

export type Stage = (beats: Beat[]) => Promise<void>;

export class Frames {
  /** The position on the table now. */
  shown = $state.raw<Position | null>(null);
  /** The newest position, which may still have to be played. */
  latest = $state.raw<Position | null>(null);
  /** The chronicle of the seat that looks, as far as it has been seen. */
  told = $state.raw<Told[]>([]);
  isPlaying = $state(false);
  /** How often something was cut short. */
  skips = $state(0);
  private queue: Position[] = [];
  private books = new Map<string, Book>();
  private playedTo = 0;
  private isFresh = true;
  private skipped: (() => void) | null = null;

  constructor(private readonly stage: Stage) {}

  /** The number of the first event a seat should be told. */
  since(seat: string): number {
    return Math.max(0, (this.books.get(seat)?.events ?? 0) - OVERLAP);
  }

  /** The next position is a state of affairs, not something that happens: after joining, coming back, another language. */
  refresh(): void {
    this.isFresh = true;
  }

  /** Forgets every chronicle: the language changes, or the past is not what it was. */
  forget(): void {
    this.books.clear();
    this.refresh();
  }

  /** Takes a position in. False: what was told before no longer fits, and must be asked for from the start. */
  take(position: Position): boolean {
    const told = position.told ?? [];
    const first = told[0];
    const known = first && this.books.get(position.seat)?.told.find((line) => line.number === first.number);
    if (
      this.isFresh &&
      ((known && known.text !== first.text) || position.events < (this.books.get(position.seat)?.events ?? 0))
    ) {
      this.forget();
      return false;
    }
    // A seat that begins to look is told again from `since` on, too; that takes nothing back.
    const isTakenBack =
      position.is_rewound === true &&
      !this.isFresh &&
      (position.seat === this.latest?.seat || position.choices < (this.latest?.choices ?? 0));
    if (isTakenBack) this.rewind(position.since ?? 0);
    const from = position.is_rewound ? (position.since ?? 0) : (first?.number ?? position.events);
    const kept = (this.books.get(position.seat)?.told ?? []).filter((line) => line.number < from);
    this.books.set(position.seat, { told: [...kept, ...told], events: position.events });
    this.latest = position;
    if (this.isFresh || isTakenBack) {
      this.isFresh = false;
      this.settle(position);
    } else {
      this.queue.push(position);
      if (!this.isPlaying) void this.run();
    }
    return true;
  }

  /** Shows the newest position at once. */
  skip(): void {
    const last = this.queue.at(-1) ?? this.latest;
    if (last) this.settle(last);
  }

  private rewind(since: number): void {
    this.playedTo = Math.min(this.playedTo, since);
    for (const book of this.books.values()) {
      book.told = book.told.filter((line) => line.number < since);
      book.events = Math.min(book.events, since);
    }
  }

  private settle(position: Position): void {
    this.queue = [];
    this.show(position);
    if (!this.skipped) return;
    this.skips += 1;
    this.skipped();
  }

  private show(position: Position): void {
    this.shown = position;
    this.playedTo = Math.max(this.playedTo, position.events);
    this.told = (this.books.get(position.seat)?.told ?? []).filter((line) => line.number < position.events);
  }

  private async run(): Promise<void> {
    this.isPlaying = true;
    for (let position = this.queue[0]; position; position = this.queue[0]) {
      if (!(await this.play(position))) continue;
      this.queue.shift();
      this.show(position);
    }
    this.isPlaying = false;
  }

  private tell(line: Told): void {
    this.told = [...this.told.filter((old) => old.number !== line.number || old.text !== line.text), line];
  }

  /** Plays what is new in a position, line by line. False when it was skipped. */
  private async play(position: Position): Promise<boolean> {
    let isSkipped = false;
    const skip = new Promise<void>((done) => {
      this.skipped = () => {
        isSkipped = true;
        done();
      };
    });
    for (const line of position.told ?? []) {
      if (line.number < this.playedTo) continue;
      // The dice tell how it ends, then the line does.
      const isTold = position.seat === this.shown?.seat;
      const isSuspense = line.beats.some((beat) => beat.kind === "dice");
      if (isTold && !isSuspense) this.tell(line);
      if (line.beats.length) await Promise.race([this.stage(line.beats), skip]);
      if (isSkipped) return false;
      if (isTold && isSuspense) this.tell(line);
    }
    this.skipped = null;
    return true;
  }
}
