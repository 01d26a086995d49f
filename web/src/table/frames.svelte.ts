// What is shown, one position after the other: the beats of each are played before it lies on the table.
// Every seat of this key has its own chronicle; an event is seen happening once, whoever looks.
import type { Beat, Position, Tale, Told } from "../wire";

/** What a seat was told, and up to which event. */
interface Book {
  told: Told[];
  events: number;
}

/** How many events are asked for once more after a break, to notice that the past has changed meanwhile. */
const OVERLAP = 12;

/** How what happens is shown. */
export interface Stage {
  play(beats: Beat[]): Promise<void>;
  /** A text is read aloud, until it is put away. */
  read(tale: Tale): Promise<void>;
  /** A round begins. */
  announce(text: string): void;
}

export class Frames {
  /** The position on the table now. */
  shown = $state.raw<Position | null>(null);
  /** The newest position, which may still have to be played. */
  latest = $state.raw<Position | null>(null);
  /** The chronicle of the seat that looks, as far as it has been seen. */
  told = $state.raw<Told[]>([]);
  isPlaying = $state(false);
  /** What is played was chosen here. */
  isOwn = $state(false);
  /** How often something was cut short. */
  skips = $state(0);
  private queue: Position[] = [];
  private books = new Map<string, Book>();
  private playedTo = 0;
  private isFresh = true;
  private skipped: (() => void) | null = null;
  /** What was shown happening since the last choice of one's own, and the position before it. */
  private last: { from: Position; positions: Position[] } | null = null;
  private isAgain = false;
  /** The number of the choice that was made here last. */
  private own = -1;
  /** Positions that were cut short. */
  private cut: Position[] = [];
  /** The text that was read last. */
  private tale: Tale | null = null;

  constructor(private readonly stage: Stage) {}

  /** The number of the first event a seat should be told. */
  since(seat: string): number {
    return Math.max(0, (this.books.get(seat)?.events ?? 0) - OVERLAP);
  }

  /** A seat has been told something that is still remembered. */
  knows(seat: string): boolean {
    return this.books.has(seat);
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

  /** Shows the newest position at once; of the texts in it the last one is read. */
  skip(): void {
    const last = this.queue.at(-1) ?? this.latest;
    const tale = this.isAgain ? null : this.unseen().findLast((line) => line.tale)?.tale;
    this.cut = [...this.queue];
    if (last) this.settle(last);
    if (tale) void this.read(tale);
  }

  /** A choice is made here: what is shown again begins after it. */
  beginAnew(): void {
    this.last = null;
    this.own = (this.latest?.choices ?? 0) + 1;
  }

  /** Something was seen happening that can be shown again. */
  get canShowAgain(): boolean {
    return this.shown === this.latest && !this.isPlaying && this.last !== null && this.last.from.seat === this.shown?.seat;
  }

  /** Shows again what was seen happening last. */
  showAgain(): void {
    if (!this.last || !this.canShowAgain) return;
    const { from, positions } = this.last;
    this.show(from);
    this.playedTo = from.events;
    this.queue = [...positions];
    this.isAgain = true;
    void this.run();
  }

  /** The lines that wait to be seen. */
  private unseen(): Told[] {
    return this.queue.flatMap((position) => (position.told ?? []).filter((line) => line.number >= this.playedTo));
  }

  private rewind(since: number): void {
    this.playedTo = Math.min(this.playedTo, since);
    this.last = null;
    this.own = -1;
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
    const from = this.shown;
    const seen: Position[] = [];
    for (let position = this.queue[0]; position; position = this.queue[0]) {
      if (!(await this.play(position))) {
        seen.push(...this.cut);
        continue;
      }
      this.queue.shift();
      this.show(position);
      seen.push(position);
    }
    if (!this.isAgain) this.remember(from, seen);
    this.isAgain = false;
    this.isPlaying = false;
  }

  private remember(from: Position | null, seen: Position[]): void {
    if (this.last && this.last.positions.at(-1) === from) this.last.positions.push(...seen);
    else if (from && seen.some((position) => position.told?.some((line) => line.beats.length)))
      this.last = { from, positions: seen };
  }

  /** Reads a text, once. */
  private read(tale: Tale): Promise<void> {
    if (tale === this.tale) return Promise.resolve();
    this.tale = tale;
    return this.stage.read(tale);
  }

  private tell(line: Told): void {
    this.told = [...this.told.filter((old) => old.number !== line.number || old.text !== line.text), line];
  }

  /** Plays what is new in a position, line by line. False when it was skipped. */
  private async play(position: Position): Promise<boolean> {
    let isSkipped = false;
    this.isOwn = position.choices === this.own && !this.isAgain;
    const skip = new Promise<void>((done) => {
      this.skipped = () => {
        isSkipped = true;
        done();
      };
    });
    for (const line of position.told ?? []) {
      if (line.number < this.playedTo) continue;
      // The dice tell how it ends, then the line does.
      const isSuspense = line.beats.some((beat) => beat.kind === "dice");
      if (!isSuspense) this.tell(line);
      if (line.is_round && !this.isAgain) this.stage.announce(line.text);
      if (line.beats.length) await Promise.race([this.stage.play(line.beats), skip]);
      if (isSkipped) return false;
      if (isSuspense) this.tell(line);
      if (line.tale && !this.isAgain) await Promise.race([this.read(line.tale), skip]);
      if (isSkipped) return false;
    }
    this.skipped = null;
    return true;
  }
}
