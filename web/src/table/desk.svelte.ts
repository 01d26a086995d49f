// What this person is doing at the page: pointing, previewing, reading a rule, looking back. Nothing here changes the game.
import type { Card, Cards, Choice, Inspected, Intention, Question, Scene, Term } from "../wire";
import type { Spot } from "../board/camera";
import type { BoardHandle } from "../board/handle";
import { settings } from "../shared/settings.svelte";
import { say } from "../shared/words.svelte";
import {
  arrangeNarrow,
  besideCards,
  choicesAt,
  inSeries,
  isDocked,
  isOpen,
  isPlacing,
  natural,
  warnAt,
  type Narrow,
} from "./choices";
import type { Lesson } from "./lesson.svelte";
import { whileOf } from "./orders";
import { seatMarks } from "./people";
import { Replay } from "./replay.svelte";
import { SafeArea } from "./safe.svelte";
import type { Sound } from "./sounds";
import { Stage } from "./stage.svelte";
import type { Table } from "./table.svelte";

export type Size = "desk" | "tablet" | "tall" | "phone";
export type Dialog =
  | ""
  | "choices"
  | "keys"
  | "settings"
  | "overview"
  | "introduction"
  | "people"
  | "undo"
  | "notnow"
  | "sheet"
  | "menu"
  | "decks"
  | "orders"
  | "story"
  | "aftermath";
export type Tab = "board" | "hero" | "hand" | "log";
/** What may stand between board and dock of a narrow screen, one at a time. */
export type Slot = "" | "lesson" | "looked" | "news" | "hint" | "odds" | "dice" | "terms" | "intended" | "passing";

/** How long the mouse rests on a figure or a place until it is told of, in milliseconds. */
const MOMENT = 350;

/** A figure or a place that is told of: while the mouse rests on it, or kept until it is put away. */
export interface Looked {
  id: string;
  isKept: boolean;
}

export class Desk {
  size = $state<Size>("desk");
  /** The key of the choice that is previewed. */
  armed = $state("");
  /** Choices to pick from beside a spot; those of a card with the card itself, held up. */
  menu = $state.raw<{ at: Spot; title: string; choices: Choice[]; card?: Card } | null>(null);
  odds = $state.raw<{ at: Spot; choice: Choice; isAbove?: boolean } | null>(null);
  looked = $state.raw<Looked | null>(null);
  /** What was asked about the figure or the place that is told of. */
  inspected = $state.raw<Inspected | null>(null);
  confirm = $state.raw<Choice | null>(null);
  dialog = $state<Dialog>("");
  rule = $state("");
  /** Places that are lit: what a figure sees, or what a line of the chronicle is about. */
  lit = $state.raw<string[]>([]);
  /** The plate whose sheet is open; the acting one if empty. */
  plate = $state("");
  hint = $state.raw<{ option: string; why: string } | null>(null);
  isLogOpen = $state(true);
  isThinking = $state(false);
  /** What the enemies are about to do is drawn. */
  isIntending = $state(true);
  tab = $state<Tab>("board");
  /** The board still shows what others have done; the question waits until that was seen, or skipped. */
  isCatchingUp = $state(false);
  /** The lesson that is learnt at this table, if it is one. */
  lesson = $state.raw<Lesson | null>(null);
  /** How high its panel is beside the board, in pixels. */
  coach = $state(0);
  /** How high the dock is. */
  dock = $state(0);
  /** What no panel covers. */
  readonly safe = new SafeArea();
  /** All words of the game that a question uses are told, not only those that are new. */
  isExplaining = $state(false);
  replay = $state.raw<Replay | null>(null);
  /** The board, while it is there. */
  board = $state.raw<BoardHandle | null>(null);
  readonly stage = new Stage((which) => this.sound(which));
  /** Makes a sound; set by the page. */
  sound: (which: Sound) => void = () => {};
  /** The last thing touched was a key: the focus follows what happens. */
  isKeyboard = false;
  /** Where the pointer was last, for what opens beside it. */
  pointer: Spot = { x: 0, y: 0 };
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {}

  get scene(): Scene | null {
    return this.replay?.scene ?? this.table.scene;
  }

  /** The newest question; in the past there is none, nor where it is let pass by itself. */
  get question() {
    return this.replay || this.table.isPassing ? null : (this.table.now?.question ?? null);
  }

  get marks(): Record<string, number> {
    return this.scene ? seatMarks(this.scene) : {};
  }

  /** One thing stands below the other: a phone, a standing tablet. */
  get isNarrow(): boolean {
    return this.size === "phone" || this.size === "tall";
  }

  get isTouch(): boolean {
    return this.isNarrow || matchMedia("(hover: none)").matches;
  }

  /** A lesson waits until it was read: nothing can be done meanwhile. */
  get isReading(): boolean {
    return !this.replay && (this.lesson?.isReading ?? false);
  }

  /** The words that are told: all, or the first that was never met; none in a lesson, which tells them itself. */
  get terms(): readonly Term[] {
    const all = this.question?.explains ?? [];
    if (this.isExplaining) return all;
    return this.lesson ? [] : all.filter(({ id }) => !settings.explained.includes(this.termOf(id))).slice(0, 1);
  }

  termOf(id: string): string {
    return `${this.scene?.game}:${id}`;
  }

  /** The words that are told were understood. */
  understand(): void {
    settings.explained = [...new Set([...settings.explained, ...this.terms.map(({ id }) => this.termOf(id))])];
    this.isExplaining = false;
  }

  /** What has the one line between board and dock of a narrow screen. */
  get slot(): Slot {
    if (!this.isNarrow || this.replay) return "";
    const hasLesson = this.lesson?.step !== undefined;
    const isAtBoard = this.tab === "board";
    const wants: [Slot, boolean][] = [
      ["looked", this.looked?.isKept ?? false],
      ["lesson", hasLesson && !this.lesson!.isFolded],
      ["news", this.table.hasNews],
      ["hint", this.hint !== null],
      ["odds", this.odds !== null],
      ["dice", this.stage.rolls.length > 0],
      ["looked", this.looked !== null && !hasLesson],
      ["lesson", hasLesson],
      ["terms", isAtBoard && this.terms.length > 0],
      ["intended", isAtBoard && this.intended.length > 0],
      ["passing", whileOf(this.table.orders) !== undefined],
    ];
    return wants.find(([, isWanted]) => isWanted)?.[0] ?? "";
  }

  /** What was opened there takes the place of the dock. */
  get isSlotOpen(): boolean {
    return (this.slot === "lesson" && !this.lesson!.isFolded) || (this.slot === "looked" && this.looked!.isKept);
  }

  /** Who could strike where somebody looks. */
  get threat(): { place: string; strikers: string[] } | null {
    const answer = this.inspected?.at === this.looked?.id ? this.inspected : null;
    if (!answer?.found.strikers.length) return null;
    return { place: this.scene?.pieces.find(({ id }) => id === answer.at)?.place ?? answer.at, strikers: answer.found.strikers };
  }

  /** What is told of, and what is known of it. */
  get told() {
    const { looked, question, board } = this;
    const piece = looked && this.scene?.pieces.find((one) => one.id === looked.id);
    const found = looked && this.inspected?.at === looked.id ? this.inspected.found : null;
    const warn = looked && question ? warnAt(question.choices, looked.id) : "";
    const isKept = looked?.isKept ?? false;
    /** A place under the pointer is told of only where there is something to know. */
    const isTold = isKept || warn || found?.strikers.length || found?.abilities.length;
    const place = looked && !piece && isTold && board?.placeName(looked.id) ? looked.id : "";
    // who was asked about is told of without the odds of an attack
    return { odds: isKept ? null : this.odds, piece, place, found, warn, isKept };
  }

  /** Where the figure that is told of could walk, and strike then; nothing where nobody says. */
  get grasp(): { reach: string[]; zone: string[] } | null {
    const found = this.inspected?.at === this.looked?.id ? this.inspected?.found : null;
    return found?.reach.length ? found : null;
  }

  /** The question as far as it is answered by controls. */
  get controlled(): Question | null {
    const { now } = this.table;
    return now && this.question ? besideCards(now, this.question) : null;
  }

  /** The Skills of the sheet that is shown, where something is laid on them to use them. */
  get docked(): Cards[] {
    return (this.scene?.cards ?? []).filter((pile) => pile.owner === this.sheetId && isDocked(pile));
  }

  /** The controls of the question on a phone or a standing tablet: one row of tiles, one of buttons; more buttons only where there is no tile. */
  get narrow(): Narrow {
    const question = this.controlled;
    if (!question) return { big: [], tiles: [], ends: [], isWhole: true };
    const row = (this.size === "tall" ? 8 : 5) - (question.not_now.length ? 1 : 0);
    const many = arrangeNarrow(question, 4, row);
    return many.big.length <= 2 || !many.tiles.length ? many : arrangeNarrow(question, 2, row);
  }

  /** What the enemies are about to do. */
  get intended(): readonly Intention[] {
    return this.isIntending && !this.replay ? (this.scene?.intentions ?? []) : [];
  }

  /** The best step with the ways to do it for more or less. */
  get bestSeries(): Choice[] {
    const question = this.question;
    return inSeries(question?.choices ?? []).find((series) => series.some(({ key }) => key === question?.best)) ?? [];
  }

  choiceOf(key: string): Choice | undefined {
    return this.question?.choices.find((choice) => choice.key === key);
  }

  /** Puts away whatever is open; false if nothing was. */
  back(): boolean {
    const isOpen =
      this.menu ||
      this.odds ||
      this.looked ||
      this.confirm ||
      this.dialog ||
      this.rule ||
      this.armed ||
      this.lit.length ||
      this.hint;
    this.calm();
    this.dialog = "";
    this.rule = "";
    return Boolean(isOpen);
  }

  /** Puts away what is bound to the choice at hand. */
  calm(): void {
    clearTimeout(this.resting);
    this.menu = null;
    this.odds = null;
    this.looked = this.inspected = null;
    this.confirm = null;
    this.armed = "";
    this.lit = [];
    this.hint = null;
  }

  /** Carries a choice out, or asks once more where it cannot be taken back. */
  act(choice: Choice): void {
    if (choice.is_shut || this.isReading) return this.refuse();
    this.lesson?.catchUp();
    if (choice.is_final && this.confirm !== choice) {
      this.calm();
      this.confirm = choice;
      return;
    }
    this.calm();
    this.dialog = "";
    this.tab = "board";
    void this.table.choose(choice);
  }

  /** The lesson has something else in mind. */
  private refuse(): void {
    this.calm();
    this.table.toast(say("play-lesson-shut"), "", false, true);
  }

  /** Takes a choice from a list; on a small screen, one that puts something on the board is seen there first. */
  take(choice: Choice): void {
    if (!this.isTouch || !isPlacing(choice)) return this.act(choice);
    this.dialog = "";
    this.tab = "board";
    this.arm(choice);
    this.board?.focusOn(choice.at);
  }

  /** Several choices at one place: a small menu there. */
  offer(all: Choice[], title: string, at: Spot = this.pointer): void {
    const choices = this.isReading ? [] : all.filter(isOpen);
    if (!choices.length) return this.refuse();
    if (choices.length === 1) return this.act(choices[0]!);
    this.odds = null;
    this.menu = { choices, title, at };
  }

  /** Holds a card up with all that can be done with it: the one way to use a card, wherever it lies. */
  takeUp(card: Card): void {
    const choices = this.question?.choices.filter((choice) => choice.at.includes(card.id)) ?? [];
    this.calm();
    this.menu = { choices, title: card.name, at: this.pointer, card };
    const scene = this.table.now;
    if (scene && !choices.length && this.question?.choices.length) void this.explain(natural(scene, card.id));
  }

  /** Somebody points at a thing on the board. */
  pick(at: string): void {
    const scene = this.table.now;
    const all = scene && !this.replay ? choicesAt(scene, at) : [];
    const choices = this.isReading ? [] : all.filter(isOpen);
    const [first] = choices;
    if (!first && all.length) return this.refuse();
    if (!first) {
      this.calm();
      this.look(at);
      if (scene && this.question?.choices.length) void this.explain(natural(scene, at));
      return;
    }
    if (this.isTouch && choices.length === 1 && this.armed !== first.key) {
      this.arm(first);
      return;
    }
    this.offer(choices, this.nameOf(at));
  }

  /** The mouse is over a figure or a place: if it rests there, that is told of. */
  point(at: string | null): void {
    clearTimeout(this.resting);
    if (this.looked?.isKept) return;
    this.looked = null;
    if (!at || this.isTouch) return;
    this.resting = setTimeout(() => !this.menu && !this.hint && this.look(at, false), MOMENT);
  }

  /** Tells of a figure or a place, if it is on the board. */
  look(at: string, isKept = true): void {
    clearTimeout(this.resting);
    if (!this.board?.spotOf(at)) return;
    if (isKept) this.menu = this.odds = null;
    this.looked = { id: at, isKept };
    if (!this.replay) void this.inspect(at);
  }

  private async inspect(at: string): Promise<void> {
    const answer = await this.table.inspect(at);
    if (answer && this.looked?.id === at) this.inspected = answer;
  }

  /** Tells of the next figure at the cursor, then of its place, or of what is under the pointer, else of whoever acts. */
  lookAround(): void {
    const here = this.board?.toldHere() ?? [];
    const all = here.length ? here : [this.question?.about ?? ""];
    const next = all[this.looked?.isKept ? all.indexOf(this.looked.id) + 1 : 0];
    if (next) this.look(next);
    else this.looked = null;
  }

  /** Shows what a choice would do, without doing it. */
  arm(choice: Choice): void {
    this.menu = null;
    if (this.isNarrow && this.lesson) this.lesson.isFolded = true;
    this.armed = choice.key;
    this.odds = choice.forecasts.length && !this.isTouch ? { choice, at: this.pointer } : null;
    if (this.isTouch && choice.path.length) this.look(choice.at[0]!, false);
  }

  nameOf(id: string): string {
    const scene = this.scene;
    const card = scene?.cards.flatMap((pile) => pile.cards).find((one) => one.id === id);
    return (
      scene?.pieces.find((one) => one.id === id)?.name ?? scene?.things.find((one) => one.id === id)?.name ?? card?.name ?? id
    );
  }

  private async explain(option: string): Promise<void> {
    const answer = option ? await this.table.whyNot(option) : null;
    this.table.toast(answer?.text || say("play-nothing-here"), answer?.rule ?? "", false, true);
  }

  async askHint(): Promise<void> {
    if (!this.question?.choices.length || this.isThinking) return;
    this.isThinking = true;
    const asked = this.table.frames.latest;
    const hinted = await this.table.hint();
    this.isThinking = false;
    const now = this.table.frames.latest;
    if (!hinted || now?.choices !== asked?.choices || now?.seat !== asked?.seat) return;
    this.calm();
    this.hint = { option: hinted.option, why: hinted.why };
    if (this.isNarrow && this.lesson) this.lesson.isFolded = true;
    this.armed = hinted.option;
    const choice = this.choiceOf(hinted.option);
    if (choice?.at.length) this.board?.focusOn(choice.at);
  }

  async toggleSight(): Promise<void> {
    if (this.lit.length) {
      this.lit = [];
      return;
    }
    const about = this.scene?.question?.about || this.scene?.pieces.find((piece) => piece.status.includes("acting"))?.id;
    for (const from of [...(this.board?.toldHere() ?? []), ...(about ? [about] : [])]) {
      this.lit = (await this.table.sight(from))?.places ?? [];
      if (this.lit.length) return;
    }
  }

  light(places: string[]): void {
    this.lit = this.lit.join() === places.join() ? [] : places;
    if (this.lit.length) this.board?.focusOn(this.lit);
  }

  /** The next of my own Heroes: see the table through their eyes. */
  nextHero(): void {
    const plates = this.scene?.plates.filter((plate) => plate.side !== "boss" && plate.side !== "foe") ?? [];
    const index = plates.findIndex((plate) => plate.id === this.sheetId);
    const next = plates[(index + 1) % plates.length];
    if (!next) return;
    this.plate = next.id;
    this.board?.focusOn([next.id]);
  }

  /** Whose sheet and hand the dock shows. */
  get sheetId(): string {
    const plates = this.scene?.plates ?? [];
    // while something is still being shown, through the eyes of whoever did it
    const seat = this.table.frames.shown?.seat ?? this.table.seat;
    const acting = plates.find((plate) => plate.id === this.scene?.question?.about && plate.seat === seat);
    const own = plates.find((plate) => plate.seat === seat);
    return (
      plates.find((plate) => plate.id === this.plate)?.id ??
      acting?.id ??
      own?.id ??
      plates.find((plate) => plate.status.includes("acting"))?.id ??
      plates[0]?.id ??
      ""
    );
  }

  /** Looks back, from now or from so many choices on. */
  openReplay(from?: number): void {
    this.calm();
    this.dialog = "";
    const position = this.table.frames.latest;
    if (position) this.replay = new Replay(this.table, position.choices, from);
  }

  closeReplay(): void {
    this.replay?.pause();
    this.replay = null;
  }
}
