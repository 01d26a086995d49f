// "Verify the dice": the seed against the hash that was told at the start, then every roll and shuffle drawn again from it.
import { blake2b, hex } from "../shared/blake2b";
import type { Draw, Drawn } from "../wire";

/** How it went: how much agrees, and the first thing that does not. */
export interface Verified {
  isSeed: boolean;
  rolls: number;
  shuffles: number;
  /** The number of the first draw that differs, counted from 1; 0 if all agree. */
  differs: number;
}

const WORDS = 16;
const SPAN = 2 ** 32;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export const commitmentOf = (seed: string): string => hex(blake2b(bytes(seed), 32, { person: "tenebra-commit" }));

/** The stream of a seed: the keyed hash of a counter, sixteen words a block. Fair numbers below any size come of it. */
export class Stream {
  private readonly key: Uint8Array;
  private block = new DataView(new ArrayBuffer(0));
  private number = -1;

  constructor(
    seed: string,
    private count = 0,
  ) {
    this.key = blake2b(bytes(seed), 32, { person: "tenebra-key" });
  }

  private word(): number {
    const number = Math.floor(this.count / WORDS);
    if (number !== this.number) {
      this.number = number;
      const counter = new DataView(new ArrayBuffer(8));
      counter.setBigUint64(0, BigInt(number), true);
      this.block = new DataView(blake2b(new Uint8Array(counter.buffer), 64, { key: this.key }).slice().buffer);
    }
    return this.block.getUint32((this.count++ % WORDS) * 4, true);
  }

  /** A fair number below each of the sizes; where a word might favour a number, each is drawn until it does not. */
  fair(sizes: readonly number[]): number[] {
    const before = this.count;
    const words = sizes.map(() => this.word());
    if (!sizes.length || Math.max(...words) + Math.max(...sizes) <= SPAN) return words.map((word, i) => word % sizes[i]!);
    this.count = before;
    return sizes.map((size) => this.accepted(size));
  }

  private accepted(size: number): number {
    const limit = SPAN - (SPAN % size);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % size;
  }
}

function agrees(draw: Draw, stream: Stream, dice: Record<string, string[]>): boolean {
  const numbers = stream.fair(draw.sizes);
  if (numbers.length !== draw.drawn.length || numbers.some((number, i) => number !== draw.drawn[i])) return false;
  if (draw.kind !== "roll") return true;
  const faces = draw.faces ?? [];
  return faces.length === numbers.length && numbers.every((number, i) => dice[draw.dice?.[i] ?? ""]?.[number] === faces[i]);
}

/** Checks a finished game; `commitment` is what this browser was told when it came to the table. */
export function verify(drawn: Drawn, commitment: string): Verified {
  const found: Verified = { isSeed: commitmentOf(drawn.seed) === commitment, rolls: 0, shuffles: 0, differs: 0 };
  const stream = new Stream(drawn.seed, drawn.count);
  for (const [index, draw] of drawn.draws.entries()) {
    if (!agrees(draw, stream, drawn.dice)) return { ...found, differs: index + 1 };
    if (draw.kind === "roll") found.rolls += 1;
    else found.shuffles += 1;
  }
  return found;
}
