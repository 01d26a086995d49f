// The line to the server: one WebSocket that comes back by itself. What was asked and not answered is asked again with its id.
import type { AnyAsk, AnyNews, Farewell, Hello, Refusal } from "../wire";

/** Something asked: its id is given here. */
export type Asking = AnyAsk extends infer A ? (A extends AnyAsk ? Omit<A, "id"> : never) : never;
export type Answer = Extract<AnyNews, { id: string }>;
export type Line = "connecting" | "open" | "lost" | "over";

interface Waiting {
  text: string;
  answer: (news: Answer) => void;
  refuse: (news: Refusal) => void;
}

/** The waits before each new try, in milliseconds; the last one is repeated. */
export const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
/** Reasons to leave that no new try can mend. */
const FOR_GOOD = new Set(["unknown-key", "revoked", "protocol", "removed", "hello"]);

/** A name nobody else gives. `randomUUID` is missing where a page is served in the clear, as to a phone in the same house. */
function freshId(): string {
  if ("randomUUID" in crypto) return crypto.randomUUID();
  return [...(crypto as Crypto).getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What the server refuses, as an error with its reason. */
export class Refused extends Error {
  constructor(readonly news: Refusal) {
    super(news.detail);
  }
}

export class Connection {
  line = $state<Line>("connecting");
  farewell = $state<Farewell | null>(null);
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private timer = 0;
  private isDone = false;

  /** `hello` is made anew for every try: it says from where on the client wants to hear. */
  constructor(
    private readonly hello: () => Omit<Hello, "type">,
    private readonly heard: (news: AnyNews) => void,
    private readonly address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/play`,
  ) {}

  open(): void {
    clearTimeout(this.timer);
    if (this.isDone || (this.socket && this.socket.readyState <= 1)) return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", ...this.hello() }));
    };
    socket.onmessage = (message) => {
      if (this.socket === socket) this.take(JSON.parse(message.data as string) as AnyNews);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  /** Asks and waits for the answer, over a lost line too. */
  ask(asking: Asking): Promise<Answer> {
    const id = freshId();
    const text = JSON.stringify({ ...asking, id });
    return new Promise((answer, no) => {
      this.waiting.set(id, { text, answer, refuse: (news) => no(new Refused(news)) });
      if (this.line === "open") this.socket?.send(text);
    });
  }

  /** Tries again at once: the page came back to the front, or the network did. */
  hurry(): void {
    if (this.line !== "lost") return;
    this.tries = 0;
    this.open();
  }

  close(): void {
    this.isDone = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private take(news: AnyNews): void {
    if (news.type === "welcome") {
      this.line = "open";
      this.tries = 0;
      for (const { text } of this.waiting.values()) this.socket?.send(text);
    }
    if (news.type === "farewell") {
      this.farewell = news;
      this.isDone = FOR_GOOD.has(news.error);
    }
    this.heard(news);
    if ("id" in news && this.waiting.has(news.id)) {
      const waiting = this.waiting.get(news.id)!;
      this.waiting.delete(news.id);
      if (news.type === "refusal") waiting.refuse(news);
      else waiting.answer(news);
    }
  }

  private lose(): void {
    this.socket = null;
    this.line = this.isDone ? "over" : "lost";
    if (this.isDone) return;
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)]!;
    this.tries += 1;
    this.timer = window.setTimeout(() => this.open(), pause);
  }
}
