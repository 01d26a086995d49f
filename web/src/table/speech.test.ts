import { expect, it } from "vitest";
import type { Told } from "../wire";
import { TOLD } from "../shared/blank.fixture";
import { Speech } from "./speech.svelte";

const line = (number: number, text: string, more: Partial<Told> = {}): Told => ({ ...TOLD, number, text, ...more });
const heard = (speech: Speech) => speech.said.map((one) => one.text);

it("says what happened, then what is asked, and nothing twice", () => {
  const speech = new Speech();
  const before = [line(1, "The door is open.")];
  speech.happened(before, "vardak");
  expect(heard(speech)).toEqual([]);
  const told = [...before, line(2, "Wick took 1 step."), line(2, "It hurts.")];
  speech.happened(told.slice(0, 2), "vardak");
  speech.happened(told, "vardak");
  speech.happened(told, "vardak");
  speech.asked("Vardak, what now? 5 steps.", "Your turn.");
  speech.asked("Vardak, what now? 5 steps.", "Your turn.");
  speech.asked("Vardak, what now? 4 steps.", "Your turn.");
  expect(heard(speech)).toEqual([
    "Wick took 1 step.",
    "It hurts.",
    "Your turn. Vardak, what now? 5 steps.",
    "Vardak, what now? 4 steps.",
  ]);
});

it("leaves clerical lines out, and says dice with their line", () => {
  const speech = new Speech();
  speech.happened([], "vardak");
  const dice = { kind: "dice", text: "2 red dice: 1 Hit" } as Told["beats"][number];
  speech.happened([line(1, "Wick took the turn.", { is_clerical: true }), line(2, "A blow.", { beats: [dice] })], "vardak");
  expect(heard(speech)).toEqual(["A blow. 2 red dice: 1 Hit."]);
});

it("does not read out the past of a seat that begins to look, nor what was taken back", () => {
  const speech = new Speech();
  speech.happened([line(1, "One."), line(2, "Two.")], "vardak");
  speech.happened([line(1, "One."), line(2, "Two."), line(3, "Three.")], "wick");
  speech.happened([line(1, "One.")], "wick");
  speech.happened([line(1, "One."), line(2, "Another.")], "wick");
  expect(heard(speech)).toEqual(["Another."]);
});
