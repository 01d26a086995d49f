import { expect, it, vi } from "vitest";
import type { LessonStep } from "../wire";
import { fits, onBoard } from "./focus";
import { stepAt } from "./lesson.svelte";

vi.mock("../shared/api", () => ({}));
vi.mock("../shared/settings.svelte", () => ({ settings: {} }));

const steps = ["read", "deed", "read", "read", "deed", "read"].map((kind, id): LessonStep => ({
  id: `${id}`,
  text: "",
  focus: [],
  is_deed: kind === "deed",
}));

it("goes on by reading, by doing, and never beyond what is to be done", () => {
  expect(stepAt(steps, 1, 0)).toBe(0);
  expect(stepAt(steps, 1, 1)).toBe(1);
  expect(stepAt(steps, 1, 9), "only doing it helps").toBe(1);
  expect(stepAt(steps, 4, 1), "what was done need not be read").toBe(2);
  expect(stepAt(steps, 4, 4)).toBe(4);
  expect(stepAt(steps, 1, 4), "taken back").toBe(1);
  expect(stepAt(steps, 6, 0), "the last words").toBe(5);
  expect(stepAt(steps, 6, 6)).toBe(6);
});

it("reads patterns as a lesson writes them", () => {
  expect(fits("move D2", "move D2")).toBe(true);
  expect(fits("learn *.challenge", "learn paladin.challenge")).toBe(true);
  expect(fits("learn *.challenge", "learn paladin-challenge")).toBe(false);
  expect(fits("trigger *", "trigger card:buckler.1#0")).toBe(true);
  expect(onBoard(["piece vardak", "part undo", "door D2-E2"])).toEqual(["vardak", "D2-E2"]);
});
