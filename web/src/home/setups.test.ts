import { beforeEach, expect, it, vi } from "vitest";
import type { Cover } from "../wire";
import { lastSetup, rememberSetup, type Setup } from "./setups";

const cover = (scenario: string, may_stay_home = true): Cover =>
  ({
    id: "game",
    seats: [{ id: "owen", ways: [{ id: "wizard" }], may_stay_home }],
    scenarios: [{ id: scenario, heroes: [], grades: [{ id: "normal" }, { id: "hard" }] }],
    switches: [{ id: "strict" }],
  }) as unknown as Cover;
const setup = (change: Partial<Setup> = {}): Setup => ({
  scenario: "cave",
  seating: [{ seat: "owen", by: "nobody", name: "", way: "wizard" }],
  switches: ["strict"],
  difficulty: "hard",
  ...change,
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

it("remembers the last set-up of each game", () => {
  expect(lastSetup(cover("cave"))).toBeUndefined();
  rememberSetup("other", setup());
  expect(lastSetup(cover("cave"))).toBeUndefined();
  rememberSetup("game", setup({ difficulty: "normal" }));
  rememberSetup("game", setup());
  expect(lastSetup(cover("cave"))).toEqual(setup());
});

it("does not offer what the game offers no longer", () => {
  rememberSetup("game", setup());
  expect(lastSetup(cover("mine"))).toBeUndefined();
  expect(lastSetup(cover("cave", false))).toBeUndefined();
  rememberSetup("game", setup({ switches: ["gone"] }));
  expect(lastSetup(cover("cave"))).toBeUndefined();
  rememberSetup("game", setup({ difficulty: "brutal" }));
  expect(lastSetup(cover("cave"))).toBeUndefined();
  localStorage.setItem("tenebra.setups", "nonsense");
  expect(lastSetup(cover("cave"))).toBeUndefined();
});
