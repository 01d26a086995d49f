import { describe, expect, it } from "vitest";
import type { Position, Scene } from "../wire";
import { backTo, holds, passFor, passingFrom } from "./passing";

interface Moment {
  choices: number;
  seat?: string;
  round?: number;
  acting?: string;
  asked?: string[];
  answers?: string[];
  isReaction?: boolean;
}

/** A position as far as it matters here; a seat that is not asked sees no answers. */
function at({
  choices,
  seat = "vardak",
  round = 2,
  acting = "vardak",
  asked = ["keeper"],
  answers = [],
  isReaction = false,
}: Moment): Position & { scene: Scene } {
  const slots = [{ id: "storm", status: "past" }, ...(acting ? [{ id: acting, status: "now" }] : [])];
  const question = { is_reaction: isReaction, choices: answers.map((key) => ({ key })) };
  const scene = { round, order: { slots }, question, outcome: null } as unknown as Scene;
  return { type: "position", choices, seat, events: 0, asked, scene };
}

const pressed = at({ choices: 10, seat: "keeper", answers: ["pass", "event net"], isReaction: true });
const turn = passingFrom(pressed, pressed.scene, "pass", "turn");
const round = passingFrom(pressed, pressed.scene, "pass", "round");

describe("letting reactions pass", () => {
  it("holds until the turn, or the round, is over", () => {
    const moments = [
      at({ choices: 11 }),
      at({ choices: 20, acting: "" }),
      at({ choices: 20, acting: "wick" }),
      at({ choices: 40, round: 3 }),
    ];
    expect(moments.map((moment) => holds(turn, moment))).toEqual([true, false, false, false]);
    expect(moments.map((moment) => holds(round, moment))).toEqual([true, true, true, false]);
  });

  it("is over when it is taken back, and with the game", () => {
    expect(holds(round, pressed)).toBe(false);
    const end = at({ choices: 30 });
    expect(holds(round, { ...end, scene: { ...end.scene, outcome: { side: "", title: "", text: "", is_won: true } } })).toBe(
      false,
    );
    expect(holds(round, { ...end, scene: null })).toBe(false);
  });

  it("answers for the seat that is asked, through whoever's eyes", () => {
    expect(passFor([turn], at({ choices: 12 }))).toBe(turn);
    expect(passFor([turn], at({ choices: 12, asked: ["vardak"] }))).toBeUndefined();
    expect(passFor([], at({ choices: 12 }))).toBeUndefined();
    expect(passFor([turn], at({ choices: 12, acting: "wick" }))).toBeUndefined();
  });

  it("answers nothing that it sees to be another question", () => {
    const seen = { choices: 12, seat: "keeper" };
    expect(passFor([turn], at({ ...seen, answers: ["event net", "pass"], isReaction: true }))).toBe(turn);
    expect(passFor([turn], at({ ...seen, answers: ["move A1", "pass"] }))).toBeUndefined();
    expect(passFor([turn], at({ ...seen, answers: ["event net"], isReaction: true }))).toBeUndefined();
  });

  it("goes back past what would be let pass again at once, and no farther", () => {
    const passed = new Set([12, 14, 15]);
    expect(backTo(15, 16, passed)).toBe(13);
    expect(backTo(13, 16, passed)).toBe(13);
    expect(backTo(12, 16, passed)).toBe(12); // the choice 13 is taken back with it
    expect(backTo(15, 16, new Set())).toBe(15);
  });
});
