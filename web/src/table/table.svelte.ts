// One table as this browser knows it: who sits there, where the game stands, what may be done. It sends, and keeps what comes.
import type {
  Allow,
  AnyNews,
  Beat,
  Chair,
  Choice,
  Described,
  Frame,
  Hand,
  Hinted,
  Inspected,
  Invited,
  Look,
  LookedBack,
  Position,
  Proposed,
  Revoke,
  RoundMarks,
  Scene,
  Seen,
  Spoken,
  Storied,
  Told,
  Welcome,
  WhyNotAnswer,
} from "../wire";
import { type Asking, type Answer, Connection, Refused } from "../shared/connection.svelte";
import { keepCommitment, keepInvitations } from "../shared/keys";
import { settings } from "../shared/settings.svelte";
import { say } from "../shared/words.svelte";
import { Frames } from "./frames.svelte";
import { readable } from "./lines";
import { EVERY, type Orders, type When, whileOf } from "./orders";
import { Tales } from "./tales.svelte";
import { peopleHere, personOf, turnTo } from "./people";

export interface Toast {
  id: number;
  text: string;
  rule: string;
  isTrouble: boolean;
  isAnswer: boolean;
}

const TOASTS = 3;
const TOAST_TIME = 7000;
/** A remark as young as this is news, in seconds; older ones are told to whoever comes. */
const FRESH = 10;

/** The line has put the scene of a position together, so all of it is there. */
const sceneOf = (position: Position | null) => (position?.scene as Scene | undefined) ?? null;

export class Table {
  readonly connection: Connection;
  readonly frames: Frames;
  readonly tales = new Tales();
  welcome = $state.raw<Welcome | null>(null);
  chairs = $state.raw<Chair[]>([]);
  /** When they were told, by the clock of this page: how long somebody is waited for counts from then. */
  chairsAt = $state(0);
  watching = $state(0);
  chat = $state.raw<Spoken[]>([]);
  proposals = $state.raw<Proposed[]>([]);
  toasts = $state.raw<Toast[]>([]);
  /** The hash of the seed, as it was told first. */
  commitment = "";
  /** Through whose eyes. */
  seat = $state("");
  /** The device must pass to this person's seat. */
  curtain = $state.raw<{ person: string; seat: string } | null>(null);
  /** The person at the device has shown themselves. */
  person = $state("");
  /** The choice that is on its way. */
  sent = $state("");
  /** Up to which event each person of this device has looked. */
  readonly seenTo = new Map<string, number>();
  /** How the board shows what happens, and how a round is announced; set when they are there. */
  play: (beats: Beat[]) => Promise<void> = async () => {};
  announce: (text: string) => void = () => {};
  /** What the person who took the device may have missed. */
  recap = $state.raw<Told[]>([]);
  /** What was asked about figures and places of the newest position. */
  private readonly answers = new Map<string, Promise<Inspected | null>>();
  /** Seats of one's own that had better let others act first, after so many choices. */
  private waiting: { choices: number; seats: string[] } = { choices: -1, seats: [] };
  private isUnveiling = false;
  private looks = 0;
  private language = settings.language;
  private toastCount = 0;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    this.frames = new Frames({
      play: async (beats) => (document.hidden || settings.speed === "instant" ? undefined : this.play(beats)),
      read: async (tale) => (document.hidden || !settings.tales ? undefined : this.tales.read(tale)),
      announce: (text) => this.announce(text),
    });
    this.connection = new Connection(
      () => ({ key, ...this.eyes(this.seat) }),
      (news) => this.hear(news),
    );
  }

  /** The scene on the table; while something is still being shown, an older one. */
  get scene(): Scene | null {
    return sceneOf(this.frames.shown);
  }

  /** The newest scene: what is asked is never held up. */
  get now(): Scene | null {
    return sceneOf(this.frames.latest);
  }

  /** Other eyes were asked for: what comes before the answer is for the ones before. */
  get isLooking(): boolean {
    return this.looks > 0;
  }

  /** Somebody waits for one of these seats: whoever has said their word may think better of it, and nobody waits for that. */
  get isMyTurn(): boolean {
    const question = this.now?.question;
    return !this.isPassing && !!question?.choices.length && question.seats.some((seat) => this.seats.includes(seat));
  }

  /** What is asked now is let pass by the table: it is nobody's question. */
  get isPassing(): boolean {
    return this.frames.latest?.is_let_pass === true;
  }

  /** The standing orders of the seat that looks. */
  get orders(): Orders {
    return this.frames.latest?.orders ?? {};
  }

  get seats(): string[] {
    const isLost = (seat: string): boolean => this.chairs.find((chair) => chair.seat === seat)?.is_yours === false;
    return (this.welcome?.seats ?? []).filter((seat) => !isLost(seat));
  }

  get people(): string[] {
    return peopleHere(this.chairs, this.seats);
  }

  get isOwner(): boolean {
    return this.welcome?.table.role === "owner";
  }

  async choose(choice: Choice): Promise<void> {
    const position = this.frames.latest;
    if (!position || this.sent) return;
    this.frames.skip();
    this.frames.beginAnew();
    this.sent = choice.key;
    await this.ask({ type: "choose", seat: position.seat, option: choice.key, at: position.choices });
    this.sent = "";
  }

  /** When the seat that looks wants to be asked, in windows of a kind or in all; it may answer what is asked now. */
  async instruct(window: string, when: When): Promise<void> {
    const position = this.frames.latest;
    if (!position || this.sent) return;
    this.sent = when;
    await this.ask({ type: "instruct", seat: position.seat, window, when });
    this.sent = "";
  }

  async look(seat: string): Promise<void> {
    if (this.language !== settings.language) {
      this.language = settings.language;
      this.frames.forget();
    }
    this.seat = seat;
    this.looks += 1;
    await this.ask({ type: "look", ...this.eyes(seat) });
    this.looks -= 1;
  }

  /** Whose eyes, from which event on; and the other seats of the same person, to which the line may turn by itself. */
  private eyes(seat: string): Pick<Look, "seat" | "language" | "since" | "follow"> {
    const isSame = (one: string): boolean => personOf(this.chairs, one) === personOf(this.chairs, seat);
    const others = this.seats.filter((one) => one !== seat && isSame(one) && this.frames.knows(one));
    const follow = Object.fromEntries(others.map((one) => [one, this.frames.since(one)]));
    return { seat, language: settings.language, since: this.frames.since(seat), follow };
  }

  /** Whoever lets things pass for a while wants to be asked again. */
  async undo(to: number): Promise<Answer | null> {
    if (whileOf(this.orders)) await this.instruct(EVERY, "ask");
    return this.ask({ type: "undo", to });
  }

  redo = () => this.ask({ type: "redo" });
  say = (text: string) => this.ask({ type: "say", text });
  standIn = (seat: string, computer: string) => this.ask({ type: "standin", seat, computer });

  /** What is to be done with all of one's seats while one is away. */
  async allow(if_away: Allow["if_away"]): Promise<void> {
    for (const seat of this.seats) await this.ask({ type: "allow", seat, if_away });
  }

  /** An invitation is void; there are new ones to give. */
  revoke = (seat: string): Promise<void> => this.#invite({ type: "revoke", seat });

  /** A seat goes to somebody else, who has to be given its link. */
  hand = (seat: string, name: string): Promise<void> => this.#invite({ type: "hand", seat, name });

  async #invite(wanted: Revoke | Hand): Promise<void> {
    const answer = (await this.ask(wanted)) as Invited | null;
    if (!answer || !this.welcome) return;
    this.welcome = { ...this.welcome, keys: answer.keys };
    keepInvitations(this.id, answer.keys);
  }

  async vote(proposal: number, agree: boolean): Promise<void> {
    this.proposals = this.proposals.filter((one) => one.proposal !== proposal);
    await this.ask({ type: "vote", proposal, agree });
  }

  hint = () => this.ask({ type: "hint", seat: this.seat }) as Promise<Hinted | null>;
  whyNot = (option: string) =>
    this.connection.ask({ type: "whynot", seat: this.seat, option }).then(
      (answer) => answer as WhyNotAnswer,
      () => null,
    );
  overview = () => this.ask({ type: "overview", seat: this.seat }) as Promise<Described | null>;
  sight = (piece: string) => this.ask({ type: "sight", piece }) as Promise<Seen | null>;
  story = () => this.ask({ type: "story" }) as Promise<Storied | null>;
  lookBack = () => this.ask({ type: "lookback" }) as Promise<LookedBack | null>;
  /** More about a figure or a place; asked once for each position, and nothing if nobody knows it. */
  inspect(at: string): Promise<Inspected | null> {
    const answer =
      this.answers.get(at) ??
      this.connection.ask({ type: "inspect", at }).then(
        (found) => found as Inspected,
        () => null,
      );
    this.answers.set(at, answer);
    return answer;
  }

  rounds = () => this.ask({ type: "rounds" }) as Promise<RoundMarks | null>;
  moment = (choices: number) => this.ask({ type: "moment", choices }) as Promise<Frame | null>;

  /** The person before the curtain says who they are. */
  async unveil(): Promise<void> {
    const next = this.curtain;
    if (!next) return;
    this.isUnveiling = true;
    this.frames.refresh();
    await this.look(next.seat);
  }

  /** The curtain rises only when what lies behind it is the next person's own. */
  private rise(): void {
    const next = this.curtain;
    if (!next || !this.isUnveiling || this.frames.shown?.seat !== next.seat) return;
    this.isUnveiling = false;
    this.person = next.person;
    this.curtain = null;
    const seen = this.seenTo.get(next.person);
    this.recap = seen === undefined ? [] : this.linesSince(seen);
  }

  /** What could be read since an event. */
  linesSince(event: number): Told[] {
    return readable(this.frames.told).filter((line) => line.number >= event && !line.is_round);
  }

  /** Something is to be said for a moment, or to be answered. */
  get hasNews(): boolean {
    return this.toasts.length > 0 || this.proposals.length > 0 || ["lost", "over"].includes(this.connection.line);
  }

  /** Short news; an answer takes the place of the answer before it. */
  toast(text: string, rule = "", isTrouble = false, isAnswer = false): void {
    const id = ++this.toastCount;
    const kept = this.toasts.filter((old) => old.text !== text && !(isAnswer && old.isAnswer));
    this.toasts = [...kept, { id, text, rule, isTrouble, isAnswer }].slice(-TOASTS);
    setTimeout(() => this.dismiss(id), TOAST_TIME);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Whose turn is it on this device? Called when all that has happened was seen. */
  turn(): void {
    if (this.curtain) return this.rise();
    const shown = this.frames.shown;
    if (!shown || !this.chairs.length || shown.is_let_pass) return;
    const asked = shown.asked ?? [];
    const several = this.people.length > 1;
    if (several && !this.person) {
      const seat = asked.find((one) => this.seats.includes(one)) ?? this.seats[0]!;
      this.curtain = { person: personOf(this.chairs, seat), seat };
      return;
    }
    const next = turnTo(this.chairs, this.seats, shown.seat, asked);
    if (next.to !== "person") return;
    this.seenTo.set(this.person, shown.events);
    this.curtain = { person: next.person, seat: next.seat };
  }

  private async ask(asking: Asking): Promise<Answer | null> {
    try {
      return await this.connection.ask(asking);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.toast(error.message, error.news.reason?.rule ?? "", true);
      return null;
    }
  }

  private hear(news: AnyNews): void {
    switch (news.type) {
      case "welcome":
        this.welcome = news;
        this.commitment = keepCommitment(this.id, news.commitment);
        this.chairs = news.table.chairs;
        this.seat = news.seat;
        this.proposals = [];
        this.frames.refresh();
        break;
      case "position":
        this.answers.clear();
        if (!this.frames.take(news)) void this.look(this.seat);
        else if (!news.is_let_pass) this.follow(news);
        break;
      case "chairs":
        this.chairs = news.chairs;
        this.chairsAt = performance.now();
        this.watching = news.watching ?? 0;
        break;
      case "spoken":
        if (this.chat.some((old) => old.number === news.number)) break;
        this.chat = [...this.chat, news];
        if (Date.now() / 1000 - news.at < FRESH && !this.people.includes(news.who)) this.toast(`${news.who}: ${news.text}`);
        break;
      case "proposed":
        this.proposals = [...this.proposals.filter((old) => old.proposal !== news.proposal), news];
        break;
      case "settled":
        this.proposals = this.proposals.filter((old) => old.proposal !== news.proposal);
        if (!news.is_agreed) this.toast(say("play-undo-refused"));
        break;
    }
  }

  /** One person with several seats: look through the eyes of the one that is asked and need not wait for another, at once. */
  private follow(position: Position): void {
    const { seat, choices, asked = [] } = position;
    if (this.isLooking) return;
    this.seat = seat;
    if (choices !== this.waiting.choices) this.waiting = { choices, seats: [] };
    if (sceneOf(position)?.question?.waits) this.waiting.seats.push(seat);
    const next = turnTo(this.chairs, this.seats, seat, asked, this.waiting.seats);
    if (next.to === "seat") void this.look(next.seat);
  }
}
