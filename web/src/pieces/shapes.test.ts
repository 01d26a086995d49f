import { expect, it } from "vitest";
import { dieSize, legible } from "./shapes";

it("draws a number large enough to be read, but rather not at all than larger than its figure", () => {
  expect(legible(13, 1)).toBe(1);
  expect(legible(13, 0.5) * 13 * 0.5).toBeGreaterThanOrEqual(11);
  expect(legible(13, 0.2)).toBe(0);
});

it("rolls dice of a line so large that their numbers are read", () => {
  const small = dieSize(["hit", "hit hit"]);
  const numbered = dieSize(["hit", "7"]);
  const shared = dieSize(["7", "1 hit hit"]);
  expect(small).toBeLessThan(numbered);
  expect((numbered / 34) * 16).toBeGreaterThanOrEqual(11);
  expect((shared / 34) * 12).toBeGreaterThanOrEqual(11);
});
