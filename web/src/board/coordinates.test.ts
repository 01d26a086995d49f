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
