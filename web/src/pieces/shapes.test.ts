import { expect, it } from "vitest";
import { legible } from "./shapes";

it("draws a number large enough to be read, but rather not at all than larger than its figure", () => {
  expect(legible(13, 1)).toBe(1);
  expect(legible(13, 0.5) * 13 * 0.5).toBeGreaterThanOrEqual(11);
  expect(legible(13, 0.2)).toBe(0);
});
