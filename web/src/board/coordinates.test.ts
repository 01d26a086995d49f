import { expect, it, vi } from "vitest";
import { coordinates } from "./coordinates";
import type { Geometry } from "./kind";
import { lair } from "./lair.fixture";
import { settingOf } from "./setting.fixture";

vi.mock("../shared/words.svelte", () => ({ say: String }));

it("stand along the edges of a grid, and nowhere where places have names", () => {
  const { geometry } = settingOf(lair());
  const found = coordinates(geometry, 1);
  const count = (text: string) => found.filter((one) => one.text === text).length;
  expect([..."ABCDEFG123"].map(count)).toEqual(Array(10).fill(2));
  expect(found).toHaveLength(20);
  const letters = found.filter(({ text }) => text === "C").map(({ at }) => at);
  expect(letters[0]![0]).toBe(letters[1]![0]);
  expect(letters[0]![1]).toBeLessThan(0);
  const named: Geometry = { ...geometry, rows: [{ row: 0, places: [{ id: "meadow", column: 0 }] }] };
  expect(coordinates(named, 1)).toEqual([]);
});

it("stay in view where the edge of the board is not", () => {
  const { geometry } = settingOf(lair());
  const seen = { left: 30, top: 40, right: 90, bottom: 100 };
  const found = coordinates(geometry, 1, seen, 2);
  expect(new Set(found.filter(({ text }) => text === "C").map(({ at }) => at[1]))).toEqual(new Set([46, 94]));
  expect(new Set(found.filter(({ text }) => text === "2").map(({ at }) => at[0]))).toEqual(new Set([36, 84]));
});
