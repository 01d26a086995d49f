import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Card, Choice, Hinted, Position } from "../wire";
import { Desk } from "./desk.svelte";
import type { Lesson } from "./lesson.svelte";
import type { Table } from "./table.svelte";

vi.mock("../shared/words.svelte", () => ({ say: String }));
vi.mock("../shared/settings.svelte", () => ({ settings: { explained: [] } }));

const choice = (key: string): Choice => ({ key, label: key, at: [], forecasts: [] }) as unknown as Choice;
const position = (choices: number, ...keys: string[]): Position =>
  ({
    type: "position",
    choices,
    seat: "vardak",
    events: 0,
    scene: { question: { choices: keys.map(choice) } },
  }) as unknown as Position;

/** A table whose hint comes when it is told to. */
function tableAt(first: Position) {
  let answer = (_: Hinted) => {};
  const frames = { latest: first };
  const table = { frames, isPassing: false, hint: () => new Promise<Hinted>((done) => (answer = done)) };
  Object.defineProperty(table, "now", { get: () => frames.latest.scene });
  return { table: table as unknown as Table, frames, answer: (option: string) => answer({ option, why: "because" } as Hinted) };
}

describe("a hint", () => {
  it("takes the place of whatever else was open", async () => {
    const { table, answer } = tableAt(position(1, "end"));
    const desk = new Desk(table);
    desk.odds = { at: { x: 0, y: 0 }, choice: choice("end") };
    const asked = desk.askHint();
    answer("end");
    await asked;
    expect(desk.odds).toBeNull();
    expect(desk.hint).toEqual({ option: "end", why: "because" });
  });

  it("is not given for a question that was answered meanwhile", async () => {
    const { table, frames, answer } = tableAt(position(1, "end"));
    const desk = new Desk(table);
    const asked = desk.askHint();
    frames.latest = position(2, "move", "end");
    answer("end");
    await asked;
    expect(desk.hint).toBeNull();
    expect(desk.isThinking).toBe(false);
  });
});

const FOUND = { abilities: [], clashes: [], strikers: ["orc-1"], threat: "Orc 1.", reach: [], zone: [] };
describe("a choice from a list", () => {
  const place = { ...choice("place A2"), group: "space", at: ["A2"], path: [] };
  const walk = { ...choice("move A3"), group: "space", at: ["A3"], path: ["A3"] };
  afterEach(() => vi.unstubAllGlobals());

  it("that puts something on the board is seen there first on a small screen, and taken at once on a large one", () => {
    const taken: string[] = [];
    const table = { now: null, choose: (one: Choice) => taken.push(one.key) };
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    const desk = new Desk(table as unknown as Table);
    desk.take(place);
    desk.size = "phone";
    desk.dialog = "choices";
    desk.take(place);
    expect(taken).toEqual(["place A2"]);
    expect([desk.armed, desk.dialog]).toEqual(["place A2", ""]);
    desk.take(walk);
    expect(taken).toEqual(["place A2", "move A3"]);
  });

  it("of a card is offered with the card held up, also if there is only one", () => {
    const play = { ...choice("play bow"), at: ["bow"] };
    const table = { now: { question: { choices: [play, place] } }, choose: () => expect.unreachable() };
    const desk = new Desk(table as unknown as Table);
    const bow = { id: "bow", name: "Bow" } as Card;
    desk.takeUp(bow);
    expect(desk.menu).toMatchObject({ title: "Bow", card: bow, choices: [play] });
  });
});

describe("what a lesson shuts", () => {
  const shut = { ...choice("end"), is_shut: true };
  function learning() {
    const [toasts, chosen]: [string[], string[]] = [[], []];
    const table = { frames: {}, toast: (text: string) => toasts.push(text), choose: (one: Choice) => chosen.push(one.key) };
    return { desk: new Desk(table as unknown as Table), toasts, chosen };
  }

  it("is refused with a friendly line", () => {
    const { desk, toasts, chosen } = learning();
    desk.act(shut);
    desk.offer([shut, { ...shut, key: "search" }], "");
    expect([toasts, chosen]).toEqual([["play-lesson-shut", "play-lesson-shut"], []]);
  });

  it("is left out where something else is open", () => {
    const { desk, toasts, chosen } = learning();
    desk.offer([shut, choice("move A1")], "");
    expect([toasts, chosen]).toEqual([[], ["move A1"]]);
  });
});

describe("a figure", () => {
  const MOMENT = 1000;
  const attack = { ...choice("attack kobold"), at: ["kobold"] };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** A desk where the Kobold can be attacked, and two Orcs stand where the cursor is. */
  function deskWith(...here: string[]): { desk: Desk; chosen: Choice[] } {
    const chosen: Choice[] = [];
    const scene = {
      question: { about: "storm", choices: [attack] },
      pieces: [],
      things: [],
      cards: [],
      board: { doors: [] },
      natural: {},
    };
    const table = {
      now: scene,
      scene,
      frames: {},
      choose: (one: Choice) => chosen.push(one),
      whyNot: async () => null,
      inspect: async (at: string) => ({ type: "inspected", id: "", at, found: FOUND }),
      toast() {},
    };
    const desk = new Desk(table as unknown as Table);
    const onBoard = ["storm", "kobold", "orc-1", "orc-2", "B4"];
    desk.board = {
      fit() {},
      walk: () => true,
      zoomBy() {},
      focusOn() {},
      toldHere: () => here,
      boxAt: () => null,
      spotOf: (id) => (onBoard.includes(id) ? { x: 0, y: 0 } : null),
      placeName: () => "",
      play: async () => {},
      comeBack() {},
    };
    return { desk, chosen };
  }

  it("is told of while the mouse rests on it", () => {
    const { desk } = deskWith();
    desk.point("orc-1");
    expect(desk.looked).toBeNull();
    vi.advanceTimersByTime(MOMENT);
    expect(desk.looked).toEqual({ id: "orc-1", isKept: false });
    desk.point(null);
    expect(desk.looked).toBeNull();
  });

  it("is not told of when the mouse only passes, or something was chosen meanwhile", () => {
    const { desk, chosen } = deskWith();
    desk.point("orc-1");
    desk.point(null);
    vi.advanceTimersByTime(MOMENT);
    expect(desk.looked).toBeNull();
    desk.point("kobold");
    desk.pick("kobold");
    vi.advanceTimersByTime(MOMENT);
    expect(chosen).toEqual([attack]);
    expect(desk.looked).toBeNull();
  });

  it("that was asked about stays until it is put away", () => {
    const { desk } = deskWith();
    desk.point("orc-1");
    desk.look("kobold");
    vi.advanceTimersByTime(MOMENT);
    desk.point("orc-2");
    vi.advanceTimersByTime(MOMENT);
    expect(desk.looked).toEqual({ id: "kobold", isKept: true });
    expect(desk.back()).toBe(true);
    expect(desk.looked).toBeNull();
  });

  it("that offers no choice is told of when it is picked; so is a place, but not what is on no board", () => {
    const { desk } = deskWith();
    desk.pick("orc-1");
    expect(desk.looked).toEqual({ id: "orc-1", isKept: true });
    desk.pick("B4");
    expect(desk.looked).toEqual({ id: "B4", isKept: true });
    desk.pick("nowhere");
    expect(desk.looked).toBeNull();
  });

  it("that is told of shows who could strike there, as long as it is told of", async () => {
    const { desk } = deskWith();
    desk.look("B4");
    expect(desk.threat).toBeNull();
    await vi.waitFor(() => expect(desk.threat).toEqual({ place: "B4", strikers: ["orc-1"] }));
    desk.look("kobold");
    expect(desk.threat).toBeNull();
    await vi.waitFor(() => expect(desk.threat?.place).not.toBe("B4"));
    desk.calm();
    expect(desk.threat).toBeNull();
  });

  it("after figure at the cursor is told of, then none", () => {
    const { desk } = deskWith("orc-1", "orc-2");
    const told = [1, 2, 3].map(() => {
      desk.lookAround();
      return desk.looked?.id;
    });
    expect(told).toEqual(["orc-1", "orc-2", undefined]);
  });

  it("that acts is told of where the cursor is nowhere", () => {
    const { desk } = deskWith();
    desk.lookAround();
    expect(desk.looked?.id).toBe("storm");
  });
});

describe("the line between board and dock of a phone", () => {
  const term = { id: "surge", text: "" };
  function phone() {
    const scene = { game: "", intentions: [{ text: "strikes" }], question: { explains: [term], choices: [] } };
    const table = { now: scene, scene, orders: {}, hasNews: false };
    const desk = new Desk(table as unknown as Table);
    desk.size = "phone";
    return { desk, table };
  }

  it("holds one thing at a time, what is urgent first", () => {
    const { desk, table } = phone();
    expect(desk.slot).toBe("terms");
    desk.stage.rolls = [{ who: "", dice: [], total: 1 }];
    expect(desk.slot).toBe("dice");
    table.hasNews = true;
    expect(desk.slot).toBe("news");
    desk.looked = { id: "orc", isKept: true };
    expect(desk.slot).toBe("looked");
    expect(desk.isSlotOpen).toBe(true);
    [table.hasNews, desk.looked, desk.stage.rolls] = [false, null, []];
    desk.understand();
    expect(desk.slot).toBe("intended");
  });

  it("tells what a lesson says over the dock, until that is folded", () => {
    const { desk } = phone();
    const lesson = { step: {}, isFolded: false, isReading: false };
    desk.lesson = lesson as unknown as Lesson;
    expect([desk.slot, desk.isSlotOpen]).toEqual(["lesson", true]);
    desk.stage.rolls = [{ who: "", dice: [], total: 1 }];
    expect(desk.slot).toBe("lesson");
    lesson.isFolded = true;
    expect([desk.slot, desk.isSlotOpen]).toEqual(["dice", false]);
  });

  it("is not there at a desk", () => {
    const { desk } = phone();
    desk.size = "desk";
    expect(desk.slot).toBe("");
  });
});

it("shuts the dock while a lesson waits to be read", () => {
  const chosen: Choice[] = [];
  const table = { choose: (one: Choice) => chosen.push(one), toast() {} };
  const desk = new Desk(table as unknown as Table);
  const lesson = { isReading: true, catchUp() {} };
  desk.lesson = lesson as unknown as Lesson;
  desk.act(choice("end"));
  expect(chosen).toEqual([]);
  lesson.isReading = false;
  desk.act(choice("end"));
  expect(chosen).toHaveLength(1);
});
