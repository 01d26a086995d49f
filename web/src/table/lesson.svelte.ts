// A lesson as this browser follows it. The table knows what was done; what was only read is remembered here.
import type { LessonBook, LessonStep } from "../wire";
import { lesson as readBook } from "../shared/api";
import { keepRead, readOf } from "../shared/keys";
import { settings } from "../shared/settings.svelte";
import type { Table } from "./table.svelte";

/** The step somebody is at: the first that was neither done nor read, and never beyond what is still to be done. */
export function stepAt(steps: readonly LessonStep[], at: number, read: number): number {
  const done = steps.slice(0, at).findLastIndex((step) => step.is_deed) + 1;
  return Math.min(Math.max(done, read), at);
}

export class Lesson {
  book = $state.raw<LessonBook | null>(null);
  /** An earlier step that is read again. */
  private again = $state<number | null>(null);
  private read = $state(0);
  private told = "";
  /** How far the table has come, as far as that was seen and the learner is asked again. */
  private reached = $state(0);
  /** On a narrow screen: put away so that the dock can be used. */
  isFolded = $state(false);

  constructor(
    private readonly table: Table,
    readonly game: string,
    readonly id: string,
  ) {
    this.read = readOf(table.id);
  }

  /** The words, in the language of the page. */
  async load(): Promise<void> {
    this.book = await readBook(this.game, this.id).catch(() => this.book);
  }

  get steps(): LessonStep[] {
    return this.book?.steps ?? [];
  }

  /** All that happened was seen, and the learner is asked: the lesson speaks of where the table is now. */
  arrive(): void {
    this.reached = this.table.frames.shown?.step ?? 0;
  }

  /** The step that was reached. */
  get now(): number {
    return Math.min(stepAt(this.steps, this.reached, this.read), this.steps.length - 1);
  }

  /** Something is to be done at the table. */
  get isDeed(): boolean {
    return this.step?.is_deed === true && this.shown === this.now;
  }

  /** It waits for somebody who reads. */
  get isReading(): boolean {
    return this.step !== undefined && !this.isDeed && !this.isAtEnd;
  }

  get shown(): number {
    return Math.min(this.again ?? this.now, this.now);
  }

  get step(): LessonStep | undefined {
    return this.steps[this.shown];
  }

  get isAtEnd(): boolean {
    return this.steps.length > 0 && this.shown === this.steps.length - 1;
  }

  /** Nobody was told of the step yet; asked once. */
  isNew(step: LessonStep): boolean {
    return this.told !== (this.told = step.id);
  }

  back(): void {
    this.again = Math.max(0, this.shown - 1);
  }

  /** To the next step: one that was seen before, or the one after what was read now. */
  next(): void {
    if (this.shown < this.now) {
      this.again = this.shown + 1;
      return;
    }
    this.again = null;
    this.read = this.now + 1;
    keepRead(this.table.id, this.read);
  }

  /** What is done now is what counts. */
  catchUp(): void {
    this.again = null;
  }

  finish(): void {
    const name = `${this.game}/${this.id}`;
    if (!settings.learnt.includes(name)) settings.learnt = [...settings.learnt, name];
  }
}
