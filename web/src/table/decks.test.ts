import { afterEach, expect, it, vi } from "vitest";
import type { Pile } from "../wire";
import { settings } from "../shared/settings.svelte";
import { families, headed, spoken } from "./decks";

vi.mock("../shared/settings.svelte", () => ({ settings: { language: "en" } }));

const pile = (id: string, icon: string, left: number, discarded = 0): Pile => ({
  id,
  name: `mazzo ${id}`,
  icon,
  left,
  discarded,
});

afterEach(() => {
  settings.language = "en";
});

it("puts decks with the same back together, in the order of the game", () => {
  const found = families([
    pile("door", "wooden-door", 8),
    pile("guard-1", "dark-squad", 5, 1),
    pile("event", "candle-flame", 19),
    pile("guard-2", "dark-squad", 10),
  ]);
  expect(found.map((family) => [family.icon, family.piles.map((one) => one.id), family.left])).toEqual([
    ["wooden-door", ["door"], 8],
    ["dark-squad", ["guard-1", "guard-2"], 15],
    ["candle-flame", ["event"], 19],
  ]);
  expect(families([])).toEqual([]);
});

it("writes a name as a line begins", () => {
  expect(headed("mazzo Tesoro")).toBe("Mazzo Tesoro");
  expect(headed("")).toBe("");
});

it("says how many cards a deck has and how many were discarded", () => {
  const treasure = { ...pile("treasure", "locked-chest", 12, 3), name: "Treasure deck" };
  expect(spoken(treasure)).toBe("Treasure deck: 12 cards left, 3 discarded");
  expect(spoken({ ...treasure, left: 1, discarded: 0 })).toBe("Treasure deck: 1 card left");
  expect(spoken({ ...treasure, left: 0, discarded: 1 })).toBe("Treasure deck: empty, 1 discarded");
  settings.language = "it";
  expect(spoken(pile("Tesoro", "locked-chest", 12, 3))).toBe("Mazzo Tesoro: 12 carte rimaste, 3 scartate");
  expect(spoken(pile("Tesoro", "locked-chest", 0, 1))).toBe("Mazzo Tesoro: vuoto, 1 scartata");
});
