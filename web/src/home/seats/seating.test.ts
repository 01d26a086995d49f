import { describe, expect, it } from "vitest";
import type { SeatCover, WayCover } from "../../wire";
import {
  confused,
  hasOpponent,
  marksOf,
  nameless,
  nearest,
  playing,
  presets,
  reseated,
  seatsIn,
  sittersOf,
  wishes,
} from "./seating";

const seat = (id: string, side: string, ways: WayCover[] = []): SeatCover => ({
  id,
  side,
  name: id,
  role: "",
  about: "",
  icon: "",
  ways,
  may_stay_home: false,
});
const way = (id: string, is_usual: boolean): WayCover => ({ id, name: id, line: "", about: "", icon: "", is_usual });
const HEROES = ["vardak", "naurania", "storm", "wick"].map((id) => seat(id, "heroes"));
const AGAINST = [...HEROES, seat("keeper", "keeper")];
const by = (seats: SeatCover[], preset: keyof ReturnType<typeof presets>): string[] =>
  presets(seats)[preset].map((one) => one.by);

describe("presets", () => {
  it("seat one person and the computer on either side", () => {
    expect(by(AGAINST, "heroes")).toEqual(["me", "me", "me", "me", "greedy"]);
    expect(by(AGAINST, "opponent")).toEqual(["greedy", "greedy", "greedy", "greedy", "me"]);
  });

  it("share a device: side against side, or half of the Heroes each", () => {
    expect(by(AGAINST, "device")).toEqual(["me", "me", "me", "me", "here"]);
    expect(by(HEROES, "device")).toEqual(["me", "me", "here", "here"]);
    expect(hasOpponent(HEROES)).toBe(false);
  });

  it("give friends half of the Heroes and a name that is known", () => {
    expect(by(AGAINST, "friends")).toEqual(["me", "me", "friend", "friend", "greedy"]);
    expect(presets(AGAINST, ["Giulia"]).friends.map((one) => one.name)).toEqual(["", "", "Giulia", "Giulia", ""]);
  });
});

describe("marks of seats", () => {
  it("are those of the table: of Heroes who come along, in their order", () => {
    const seats = [...HEROES, ...["owen", "sibyl", "elias"].map((id) => seat(id, "heroes")), seat("keeper", "keeper")];
    const seating = presets(seats).heroes.map((one, n) => ({ ...one, by: n === 1 || n > 5 ? ("nobody" as const) : one.by }));
    expect(marksOf(seats, seating)).toEqual([1, 0, 2, 3, 4, 5, 0, 0]);
  });
});

describe("where all play together", () => {
  const all = [...HEROES, seat("owen", "heroes"), seat("lyidan", "heroes")];
  const six = all.map((one) => ({ ...one, may_stay_home: true }));

  it("four Heroes come along and the others may", () => {
    expect(by(six, "heroes")).toEqual(["me", "me", "me", "me", "nobody", "nobody"]);
    expect(by(six, "device")).toEqual(["me", "me", "here", "here", "nobody", "nobody"]);
    expect(playing(presets(six).heroes)).toBe(4);
    expect(sittersOf(six[0]!)).toContain("nobody");
  });

  it("nobody stays at home where the game needs them all", () => {
    expect(by(all, "heroes")).toEqual(["me", "me", "me", "me", "me", "me"]);
    expect(sittersOf(all[0]!)).not.toContain("nobody");
  });
});

describe("more Heroes than can play", () => {
  const many = [
    ...["a", "b", "c", "d", "e", "f"].map((id) => ({ ...seat(id, "heroes"), may_stay_home: true })),
    seat("keeper", "keeper"),
  ];

  it("four of them come along against the other side", () => {
    expect(by(many, "heroes")).toEqual(["me", "me", "me", "me", "nobody", "nobody", "greedy"]);
  });

  it("a scenario offers some, in its own order", () => {
    expect(seatsIn(many, { heroes: ["c", "a"] }).map(({ id }) => id)).toEqual(["c", "a", "keeper"]);
    expect(seatsIn(many, { heroes: [] })).toEqual(many);
  });
});

describe("measured chances", () => {
  it("are those of the number of Heroes nearest to ours", () => {
    const measured = [1, 4, 6].map((heroes) => ({ heroes, won: heroes, games: 20 }));
    expect(nearest(measured, 2)?.heroes).toBe(1);
    expect(nearest(measured, 3)?.heroes).toBe(4);
    expect(nearest(measured, 6)?.won).toBe(6);
    expect(nearest([], 4)).toBeUndefined();
  });
});

describe("a seating", () => {
  it("wants names only for other people", () => {
    expect(nameless(presets(AGAINST).friends)).toEqual(["storm", "wick"]);
    expect(nameless(presets(AGAINST).heroes)).toEqual([]);
  });

  it("does not let a friend by link share the name of somebody here", () => {
    const seating = presets(AGAINST, ["Anna"]).friends;
    expect(confused(seating, " anna ")).toEqual(["storm", "wick"]);
    expect(confused(seating, "Bruno")).toEqual([]);
    expect(confused(seating, "")).toEqual([]);
  });

  it("becomes wishes: whoever is here plays under my key with their own name", () => {
    const seating = presets(AGAINST, ["Giulia "]).device;
    expect(wishes(seating, "Anna")[0]).toEqual({ seat: "vardak", by: "me", name: "Anna", way: "" });
    expect(wishes(seating, "Anna")[4]).toEqual({ seat: "keeper", by: "me", name: "Giulia", way: "" });
    expect(wishes(presets(AGAINST).heroes, "Anna")[4]).toEqual({ seat: "keeper", by: "greedy", name: "", way: "" });
  });
});

describe("ways to play a seat", () => {
  const two = ["owen", "elias"].map((id, n) => seat(id, "heroes", [way("paladin", n === 0), way("wizard", n === 1)]));
  const played = (seating: ReturnType<typeof wishes>): (string | undefined)[] => seating.map((one) => one.way);

  it("are the usual ones until somebody chooses", () => {
    expect(played(wishes(presets(two).heroes, "Anna"))).toEqual(["paladin", "wizard"]);
  });

  it("stay as chosen whoever plays, and go to the server", () => {
    const mine = presets(two).heroes.map((one) => (one.seat === "owen" ? { ...one, way: "wizard" } : one));
    const led = reseated(mine, presets(two).opponent);
    expect(led.map((one) => one.by)).toEqual(["greedy", "greedy"]);
    expect(played(wishes(led, "Anna"))).toEqual(["wizard", "wizard"]);
  });
});
