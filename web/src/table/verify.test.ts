import { describe, expect, it } from "vitest";
import type { Drawn } from "../wire";
import { commitmentOf, Stream, verify } from "./verify";

const SEED = "f00d";
const range = (from: number) => Array.from({ length: from - 1 }, (_, i) => from - i);
const D6 = ["1", "2", "3", "4", "5", "6"];

/** A game of two rolls and a shuffle, as the server's own chance drew it. */
const game = (): Drawn => ({
  commitment: commitmentOf(SEED),
  seed: SEED,
  count: 0,
  dice: { die: D6 },
  draws: [
    { kind: "roll", sizes: [6, 6, 6], drawn: [5, 3, 1], dice: ["die", "die", "die"], faces: ["6", "4", "2"] },
    {
      kind: "shuffle",
      sizes: range(30),
      drawn: [16, 0, 10, 23, 10, 2, 12, 9, 4, 12, 4, 17, 10, 7, 11, 10, 1, 1, 4, 9, 3, 6, 3, 2, 3, 2, 3, 1, 1],
    },
  ],
});

describe("verifying the dice", () => {
  it("draws what the server draws, also where words must be thrown away", () => {
    const stream = new Stream(SEED, 32);
    expect(stream.fair(Array(9).fill(2 ** 31 + 5))).toEqual([
      236074016, 1147634046, 2071514123, 210847964, 1860546573, 2024078430, 196908216, 1306529711, 1382988988,
    ]);
    expect(stream.fair([6, 6, 6, 6])).toEqual([3, 1, 1, 1]);
  });

  it("says how much agrees", () => {
    expect(verify(game(), commitmentOf(SEED))).toEqual({ isSeed: true, rolls: 1, shuffles: 1, differs: 0 });
    expect(commitmentOf(SEED)).toBe("9d2404af17fb31a652bd73199161de5b889d4d33962bb4da6a76b157963a4821");
  });

  it("finds a seed that was not the one committed to", () => {
    expect(verify({ ...game(), seed: "f00e" }, commitmentOf(SEED)).isSeed).toBe(false);
  });

  it("finds a number, a face and a size that were changed", () => {
    const number = game();
    number.draws[1]!.drawn[4] = 11;
    expect(verify(number, commitmentOf(SEED)).differs).toBe(2);
    const face = game();
    face.draws[0]!.faces = ["6", "4", "6"];
    expect(verify(face, commitmentOf(SEED)).differs).toBe(1);
    const size = game();
    size.draws[0]!.sizes = [6, 6];
    expect(verify(size, commitmentOf(SEED)).differs).toBe(1);
  });
});
