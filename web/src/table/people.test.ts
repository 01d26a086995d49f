import { describe, expect, it } from "vitest";
import type { Chair, Question, Scene } from "../wire";
import { howTo } from "./how";
import { sizeOf } from "./layout";
import { labelAfter, parts, reason } from "./lines";
import { peopleHere, sideOf, turnTo } from "./people";

const chair = (seat: string, who: string): Chair => ({
  seat,
  name: seat,
  role: "",
  icon: "",
  side: "heroes",
  by: "person",
  who,
  is_yours: true,
  is_here: true,
  has_come: true,
  stand_in: "",
  is_thinking: false,
  if_away: "wait",
  away_for: 0,
  stand_in_after: 0,
  needs_agreement: false,
});
const chairs = [chair("vardak", "Ada"), chair("storm", "Ada"), chair("wick", "Bruno")];
const seats = ["vardak", "storm", "wick"];

describe("one device", () => {
  it("stays with whoever is asked, goes to another seat of the same person, or to another person", () => {
    expect(turnTo(chairs, seats, "vardak", ["vardak", "wick"])).toEqual({ to: "stay" });
    expect(turnTo(chairs, seats, "vardak", ["keeper"])).toEqual({ to: "stay" });
    expect(turnTo(chairs, seats, "vardak", ["storm"])).toEqual({ to: "seat", seat: "storm" });
    expect(turnTo(chairs, seats, "vardak", ["wick"])).toEqual({ to: "person", person: "Bruno", seat: "wick" });
  });

  it("goes from a seat that had better wait to another one, and stays where all had better", () => {
    const ada = ["vardak", "storm"];
    expect(turnTo(chairs, seats, "vardak", ada, ["vardak"])).toEqual({ to: "seat", seat: "storm" });
    expect(turnTo(chairs, seats, "storm", ada, ada)).toEqual({ to: "stay" });
  });

  it("counts the people of a key", () => {
    expect(peopleHere(chairs, seats)).toEqual(["Ada", "Bruno"]);
    expect(peopleHere(chairs, ["vardak", "storm"])).toEqual(["Ada"]);
  });

  it("draws seats by their side", () => {
    expect(sideOf(chairs[0]!)).toBe("hero");
    expect(sideOf({ ...chairs[0]!, side: "keeper" })).toBe("boss");
  });
});

describe("lines", () => {
  it("keeps the rules that a reason cites behind it", () => {
    const why = reason("It waits (C7): a blow is near (CO-SKD-03, CO-SKD-04). 40 % (CO-RUL-98).");
    expect(why).toEqual({
      text: "It waits (C7): a blow is near. 40 %.",
      rules: ["CO-SKD-03", "CO-SKD-04", "CO-RUL-98"],
    });
  });

  it("sets the first name in bold, the longer name before the shorter", () => {
    expect(parts("Orc 12 attacks Vardak.", ["Orc 12", "Vardak", "Orc 1"])).toEqual([
      { text: "Orc 12", isBold: true },
      { text: " attacks Vardak.", isBold: false },
    ]);
    expect(parts("Vardakian lore", ["Vardak"])).toEqual([{ text: "Vardakian lore", isBold: false }]);
    expect(parts("È il turno di: Wick.", ["Wick"])[1]).toEqual({ text: "Wick", isBold: true });
  });

  it("says a number once", () => {
    expect(labelAfter("5", "5 steps left")).toBe("steps left");
    expect(labelAfter("1/2", "Spells cast")).toBe("Spells cast");
  });
});

it("knows the screens of the look", () => {
  expect([sizeOf(1440, 900), sizeOf(1024, 768), sizeOf(820, 1180), sizeOf(390, 844), sizeOf(844, 390)]).toEqual([
    "desk",
    "tablet",
    "tall",
    "phone",
    "tablet",
  ]);
});

it("says how to answer where no step is the best", () => {
  const scene = { cards: [{ kind: "laid", cards: [{ id: "slumber" }] }] } as unknown as Scene;
  const asked = (best: string, group: string, at: string) =>
    ({ best, choices: [{ key: at, group, at: [at] }] }) as unknown as Question;
  expect(howTo(scene, asked("", "card", "slumber"))).toBe("card");
  expect(howTo(scene, asked("", "space", "B4"))).toBe("space");
  expect(howTo(scene, asked("", "also", "B4"))).toBe("");
  expect(howTo(scene, asked("B4", "space", "B4"))).toBe("");
});
