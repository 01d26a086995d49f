import { expect, it } from "vitest";
import { QUESTION } from "../shared/blank.fixture";
import { concerned } from "./concern";
import { choice, forecast, lair, piece } from "./lair.fixture";
import { SPACE } from "./places";

const MIDDLES: Record<string, [number, number]> = { A1: [0, 0], B1: [SPACE, 0], C1: [2 * SPACE, 0], Z9: [9 * SPACE, 0] };
const geometry = { middle: (place: string) => MIDDLES[place] ?? null };
const pieces = [piece("storm", "A1", { side: "hero" }), piece("rat", "C1"), piece("orc", "B1"), piece("ogre", "Z9")];

it("names whoever acts, then its targets, then the foes that are near, then all it may choose", () => {
  const shoot = { ...choice("attack ogre"), at: ["ogre"], forecasts: [forecast("ogre", 60, 40)] };
  const choices = [{ ...choice("move Z9"), at: ["Z9"] }, { ...choice("move B1"), at: ["B1"] }, shoot];
  const scene = { ...lair([]), pieces, question: { ...QUESTION, about: "storm", choices } };
  expect(concerned(scene, geometry)).toEqual(["storm", "ogre", "orc", "rat", "B1", "Z9"]);
});

it("begins with what is spoken of", () => {
  const scene = { ...lair([]), pieces, question: { ...QUESTION, about: "storm", choices: [] } };
  expect(concerned(scene, geometry, ["Z9", "rat"])).toEqual(["Z9", "rat", "storm", "orc"]);
});

it("begins with a hero where the question is about nobody, and knows no foes then", () => {
  expect(concerned({ ...lair([]), pieces, question: null }, geometry)).toEqual(["storm"]);
});
