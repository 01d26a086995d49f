import { describe, expect, it } from "vitest";
import type { Beat } from "../wire";
import { joined } from "./beats";

function beat(kind: Beat["kind"], who: string, places: string[] = []): Beat {
  return { kind, who, target: "", places, dice: [], text: "", total: null, chance: 0, amount: 0, card: null };
}

describe("beats", () => {
  it("joins the steps of one figure to one walk, and nothing else", () => {
    const told = [
      beat("walk", "a", ["A1"]),
      beat("walk", "a", ["A2", "A3"]),
      beat("walk", "b", ["C1"]),
      beat("hurt", "b"),
      beat("walk", "b", ["C2"]),
    ];
    expect(joined(told).map(({ kind, who, places }) => [kind, who, places.join(" ")])).toEqual([
      ["walk", "a", "A1 A2 A3"],
      ["walk", "b", "C1"],
      ["hurt", "b", ""],
      ["walk", "b", "C2"],
    ]);
    expect(told[0]?.places).toEqual(["A1"]);
  });
});
