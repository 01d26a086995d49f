import { describe, expect, it } from "vitest";
import type { Cover } from "../wire";
import { passes } from "./shelf";

const against = { id: "one", mode: "against", scenarios: [{ minutes: 60 }, { minutes: 120 }] } as unknown as Cover;
const together = { id: "two", mode: "together", scenarios: [{ minutes: 90 }] } as unknown as Cover;
const shown = (filter: Parameters<typeof passes>[1]): string[] =>
  [against, together].filter((game) => passes(game, filter)).map((game) => game.id);

describe("the shelf", () => {
  it("filters", () => {
    expect(shown("all")).toEqual(["one", "two"]);
    expect(shown("alone")).toEqual(["one", "two"]);
    expect(shown("together")).toEqual(["two"]);
    expect(shown("against")).toEqual(["one"]);
    expect(shown("short")).toEqual(["one"]);
  });
});
