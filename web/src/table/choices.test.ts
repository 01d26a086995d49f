import { describe, expect, it } from "vitest";
import type { Choice, Question, Scene } from "../wire";
import { decisive } from "../board/odds";
import { CHOICE, QUESTION } from "../shared/blank.fixture";
import { arrange, arrangeNarrow, bars, besideCards, choicesAt, inSeries, natural, thingsAt, warnAt } from "./choices";

const choice = (key: string, more: Partial<Choice> = {}): Choice => ({
  ...CHOICE,
  key,
  label: key,
  group: "also",
  verb: key.split(" ")[0]!,
  ...more,
});
const forecast = {
  target: "orc-1",
  attack: ["green"],
  defence: [],
  hit: 60,
  kill: 40,
  mean: 1,
  chances: [40, 60],
  text: "",
  rule: "",
  armour: 0,
};
const question = (choices: Choice[], more: Partial<Question> = {}): Question => ({ ...QUESTION, choices, ...more });
const move = (to: string) => choice(`move ${to}`, { group: "space", at: [to], path: [to] });

const end = choice("end", { is_last: true });

it("has no brass button while others had better act first", () => {
  const tones = (waits: boolean) => arrange(question([choice("ready"), choice("give")], { best: "ready", waits }), 7)[0]!.tone;
  expect(tones(false)).toBe("primary");
  expect(tones(true)).toBe("other");
});

describe("what is done for more or less", () => {
  const strike = (target: string, amount: number) =>
    choice(`strike ${target} ${amount}`, { verb: "Strike", series: `Strike ${target}`, amount, forecasts: [forecast] });
  const ways = ["orc", "imp"].flatMap((target) => [1, 2, 3].map((amount) => strike(target, amount)));

  it("is one series, in the order in which it is met", () => {
    expect(inSeries([...ways, end]).map((series) => series.map(({ key }) => key))).toEqual([
      ["strike orc 1", "strike orc 2", "strike orc 3"],
      ["strike imp 1", "strike imp 2", "strike imp 3"],
      ["end"],
    ]);
  });

  it("has one button, which says what is done without its price; the best way has the brass", () => {
    const controls = arrange(question([...ways, end], { best: "strike orc 2" }), 9);
    expect(controls.map(({ label, choices }) => [label, choices.length])).toEqual([
      ["strike orc 2", 1],
      ["Strike imp", 3],
      ["end", 1],
    ]);
  });
});

describe("a narrow screen", () => {
  const heroes = (...names: string[]) => names.map((name) => choice(`act ${name}`));

  it("shows all of three or four equal choices, each with a button of its own", () => {
    for (const names of [
      ["a", "b", "c"],
      ["a", "b", "c", "d"],
    ]) {
      const { big, tiles, ends, isWhole } = arrangeNarrow(question([...heroes(...names), end], { best: "act a" }), 4, 4);
      expect(big.map(({ id }) => id)).toEqual(names.map((name) => `act ${name}`));
      expect(tiles).toEqual([]);
      expect(ends.map(({ id }) => id)).toEqual(["end"]);
      expect(isWhole).toBe(true);
    }
  });

  it("gathers more than that, and then there is a list of all", () => {
    const { big, tiles, isWhole } = arrangeNarrow(question([...heroes("a", "b", "c", "d", "e"), end], { best: "act a" }), 4, 4);
    expect(big.map(({ id }) => id)).toEqual(["act a"]);
    expect(tiles.map(({ id, choices }) => [id, choices.length])).toEqual([["verb:act", 4]]);
    expect(isWhole).toBe(false);
  });

  it("keeps two big buttons of different kinds, and the end beside them", () => {
    const fight = ["orc-1", "orc-2"].map((id) => choice(`attack ${id}`, { forecasts: [forecast] }));
    const others = ["search", "swap", "rest", "pray", "open"].map((verb) => choice(verb));
    const { big, tiles, ends } = arrangeNarrow(
      question([choice("cast", { forecasts: [forecast] }), ...fight, ...others, end]),
      4,
      4,
    );
    expect(big.length).toBeLessThanOrEqual(2);
    expect(tiles).toHaveLength(3);
    expect(ends.map(({ id }) => id)).toEqual(["end"]);
  });

  it("leaves what is picked from cards to those cards, beside the best step", () => {
    const picks = ["bow", "axe"].map((card) => choice(`pick ${card}`, { at: [card] }));
    const scene = { cards: [{ kind: "laid", cards: [{ id: "bow" }, { id: "axe" }] }] } as unknown as Scene;
    const keys = (best: string) => besideCards(scene, question([...picks, end], { best })).choices.map(({ key }) => key);
    expect(keys("pick bow")).toEqual(["pick bow", "end"]);
    expect(keys("")).toEqual(["pick bow", "pick axe", "end"]);
  });
});

describe("arrange", () => {
  it("puts the best step first, the only one in brass, and the end last with its letter", () => {
    const controls = arrange(
      question([choice("search", { letter: "S" }), choice("attack orc-1", { forecasts: [forecast] }), end], {
        best: "attack orc-1",
      }),
      8,
    );
    expect(controls.map((control) => [control.id, control.tone, control.key])).toEqual([
      ["attack orc-1", "primary", ""],
      ["verb:search", "other", "S"],
      ["end", "end", "E"],
    ]);
  });

  it("names the only other choice of the best one's verb, which the verb alone would not", () => {
    const acts = [choice("act kobold-1"), choice("act kobold-2")];
    expect(arrange(question(acts, { best: "act kobold-1" }), 8).map((control) => [control.id, control.kind])).toEqual([
      ["act kobold-1", "big"],
      ["act kobold-2", "big"],
    ]);
    expect(arrange(question([move("A1"), move("A2")], { best: "move A1" }), 8).map((control) => control.kind)).toEqual([
      "big",
      "tile",
    ]);
  });

  it("gathers the spaces of a walk into one tile", () => {
    const controls = arrange(question([move("A1"), move("A2"), move("A3")]), 8);
    expect(controls).toHaveLength(1);
    expect(controls[0]!.choices).toHaveLength(3);
  });

  it("spreads a few choices of one verb, and gathers them when there is no room", () => {
    const firsts = ["vardak", "storm", "wick"].map((hero) => choice(`first ${hero}`));
    expect(arrange(question(firsts), 8).map((control) => control.kind)).toEqual(["big", "big", "big"]);
    expect(arrange(question(firsts), 4)).toHaveLength(1);
  });

  it("never loses a choice, however little room there is", () => {
    const many = [..."abcdefghij"].map((verb) => choice(verb)).concat(move("A1"), move("A2"), end);
    for (const room of [2, 4, 7]) {
      const controls = arrange(question(many, { best: "a" }), room);
      expect(controls.flatMap((control) => control.choices.map(({ key }) => key)).sort()).toEqual(
        many.map(({ key }) => key).sort(),
      );
    }
  });

  it("gives a letter to the tile that gathers its choices, and to a button only where it is the only one", () => {
    const play = (card: string, more: Partial<Choice> = {}) => choice(`play ${card}`, { letter: "P", ...more });
    const keys = (choices: Choice[], best: string, room = 8) =>
      arrange(question(choices, { best }), room).map((control) => [control.id, control.key]);
    expect(keys([play("bow"), play("axe")], "")).toEqual([
      ["play bow", ""],
      ["play axe", ""],
    ]);
    expect(keys([play("bow"), play("axe"), play("net")], "play bow", 4)).toEqual([
      ["play bow", ""],
      ["verb:play", "P"],
    ]);
    expect(keys([play("bow"), choice("wait")], "play bow")).toEqual([
      ["play bow", "P"],
      ["verb:wait", ""],
    ]);
  });

  it("lets a reaction pass last, even if that is the best", () => {
    const controls = arrange(
      question([choice("pass", { is_last: true }), choice("play bow")], { best: "pass", is_reaction: true }),
      8,
    );
    expect(controls.at(-1)).toMatchObject({ id: "pass", tone: "primary" });
  });
});

describe("pointing", () => {
  const scene = {
    pieces: [
      { id: "orc-1", place: "C3", side: "foe" },
      { id: "storm", place: "B2", side: "hero" },
    ],
    things: [{ id: "chest@C4", place: "C4" }],
    board: { doors: [{ id: "C3-D3" }] },
    cards: [{ cards: [{ id: "bow.1" }] }],
    natural: { foe: "attack", friend: "swap with", door: "open", card: "", space: "move" },
    question: question([choice("attack orc-1", { at: ["orc-1", "C3"] }), choice("chest C4", { at: ["C4"] })]),
  } as unknown as Scene;

  it("finds what lies there, and the choices of it", () => {
    expect(thingsAt(scene, "C3")).toEqual(["C3", "orc-1"]);
    expect(choicesAt(scene, "orc-1").map(({ key }) => key)).toEqual(["attack orc-1"]);
    expect(choicesAt(scene, "chest@C4").map(({ key }) => key)).toEqual(["chest C4"]);
    expect(choicesAt(scene, "A1")).toEqual([]);
  });

  it("knows what somebody probably wanted", () => {
    expect(["orc-1", "storm", "C3-D3", "bow.1", "A1", "chest@C4"].map((at) => natural(scene, at))).toEqual([
      "attack orc-1",
      "swap with storm",
      "open C3-D3",
      "",
      "move A1",
      "move C4",
    ]);
  });
});

it("warns of a place only where every way to it costs something", () => {
  const way = { ...CHOICE, at: ["B2"], path: ["B2"] };
  const [free, dear] = [
    { ...way, key: "move B2" },
    { ...way, key: "move B2 via crypt", warn: "A Trap." },
  ];
  expect(warnAt([dear, free], "B2")).toBe("");
  expect(warnAt([dear], "B2")).toBe("A Trap.");
  expect(warnAt([dear], "B3")).toBe("");
});

it("shows the chance to kill where there is one, and gathers the tail of a distribution", () => {
  expect(decisive(forecast)).toEqual({ kind: "kill", percent: 40 });
  expect(decisive({ ...forecast, kill: 0 })).toEqual({ kind: "wound", percent: 60 });
  expect(bars([10, 20, 30, 25, 15])).toEqual([
    { label: "0", chance: 10 },
    { label: "1", chance: 20 },
    { label: "2", chance: 30 },
    { label: "3+", chance: 40 },
  ]);
  expect(bars([50, 50])).toHaveLength(2);
});
