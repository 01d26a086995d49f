import { describe, expect, it } from "vitest";
import { isNumbered, jump, roundAt } from "./rounds";

const rounds = [4, 9, 20].map((choices, index) => ({ number: index + 1, name: `Round ${index + 1}`, choices }));

describe("the rounds of a replay", () => {
  it("are known at every moment", () => {
    expect(roundAt(rounds, 3)).toBeUndefined();
    expect([4, 8, 9, 30].map((at) => roundAt(rounds, at)!.number)).toEqual([1, 1, 2, 3]);
  });

  it("are jumped to: first to the beginning of this one, then on", () => {
    expect([30, 20, 12, 9, 4, 2].map((at) => jump(rounds, at, -1, 30))).toEqual([20, 9, 9, 4, 0, 0]);
    expect([0, 4, 9, 20].map((at) => jump(rounds, at, 1, 30))).toEqual([4, 9, 20, 30]);
  });

  it("have numbers as far as there is room", () => {
    expect(rounds.map((_, index) => isNumbered(rounds, index))).toEqual([true, true, true]);
    const many = Array.from({ length: 40 }, (_, index) => ({ number: index + 1, name: "", choices: index * 5 }));
    expect(many.filter((_, index) => isNumbered(many, index)).map(({ number }) => number)).toEqual([
      1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40,
    ]);
  });
});
