import { expect, it } from "vitest";
import { QUESTION } from "../shared/blank.fixture";
import { concerned } from "./concern";
import { choice, forecast, lair, piece } from "./lair.fixture";
import { SPACE } from "./places";

it("names whoever acts last, with its targets before, then the foes that are near, then all it may choose", () => {
  const pieces = [piece("storm", "A1", { side: "hero" }), piece("orc", "B1"), piece("ogre", "Z9")];
  const strike = { ...choice("attack orc"), at: ["orc"], forecasts: [forecast("orc", 60, 40)] };
  const scene = { ...lair([]), pieces, question: { ...QUESTION, about: "storm", choices: [strike] } };
  const middles: Record<string, [number, number]> = { A1: [0, 0], B1: [SPACE, 0], Z9: [9 * SPACE, 0] };
  const found = concerned(scene, { middle: (place) => middles[place] ?? null });
  expect(found.at(-1)).toEqual(["storm"]);
  expect(found.at(-2)).toEqual(["storm", "orc"]);
  expect(found.at(-3)).toEqual(["storm", "orc", "orc"]);
  expect(found[0]).toContain("ogre");
  expect(found[1]).not.toContain("ogre");
});
