import { describe, expect, it } from "vitest";
import type { Cover } from "../wire";
import { passes, shelf } from "./shelf";

const cover = {
  id: "dungeon-venture",
  name: "Dungeon Venture",
  mode: "against",
  players: [2, 5],
  minutes: [60, 120],
  scenarios: [{ minutes: 60 }, { minutes: 120 }],
} as unknown as Cover;
const shown = (filter: Parameters<typeof passes>[1]): string[] =>
  shelf([cover])
    .filter((game) => passes(game, filter))
    .map((game) => game.id);

describe("the shelf", () => {
  it("puts what can be played first and names every title once", () => {
    const all = shelf([cover]);
    expect(all.map((game) => game.id)).toEqual(["dungeon-venture", "massive-darkness", "descent", "conan", "drunagor"]);
    expect(all.map((game) => game.cover !== null)).toEqual([true, false, false, false, false]);
  });

  it("moves a title out of the workshop when the server lists it", () => {
    const both = shelf([cover, { ...cover, id: "conan" }]);
    expect(both.filter((game) => game.cover).map((game) => game.id)).toEqual(["dungeon-venture", "conan"]);
    expect(both).toHaveLength(5);
  });

  it("filters", () => {
    expect(shown("all")).toHaveLength(5);
    expect(shown("together")).toEqual(["massive-darkness", "drunagor"]);
    expect(shown("against")).toEqual(["dungeon-venture", "descent", "conan"]);
    expect(shown("alone")).toEqual(["dungeon-venture", "massive-darkness", "drunagor"]);
    expect(shown("short")).toEqual(["dungeon-venture", "conan"]);
  });
});
