import { describe, expect, it, vi } from "vitest";
import { choice, forecast, lair, piece } from "./lair.fixture";
import { aimOf, meant, offers, pathOf, placesOf, rings, strikes, targets, under } from "./marks";
import { SPACE } from "./places";
import { settingOf } from "./setting.fixture";
import { standing } from "./standing";

vi.mock("../shared/words.svelte", () => ({ say: String }));

const { geometry, things } = settingOf(lair());
const NEAR = 0.36;
const walk = choice("move A1", { at: ["A1"], path: ["B1", "A1"], cost: "2" });
const dear = choice("move C1", { at: ["C1"], path: ["B1", "C1"], cost: "2", warn: "A trap" });
const strike = choice("attack orc", { at: ["orc", "C2"], forecasts: [forecast("orc", 60, 40)] });
const bolt = choice("cast bolt", { at: ["orc", "C2"], forecasts: [forecast("orc", 80, 0)] });
const open = choice("open chest", { at: ["chest", "A3"] });
const close = choice("close C2-D2", { at: ["C2-D2"] });
const place = choice("place at A2", { at: ["A2"], group: "space" });
const cast = choice("cast at B3", { at: ["B3"], group: "card" });

describe("marks", () => {
  it("parts walks, dear walks and other spaces", () => {
    const found = offers(lair([walk, dear, strike, open, place, cast]), geometry);
    expect(found.reach).toEqual(["A1", "C1", "A2"]);
    expect(found.dear).toEqual(["C1"]);
    const round = choice("move C1 via crypt", { at: ["C1"], path: ["C2", "C1"] });
    expect(offers(lair([dear, round]), geometry).dear).toEqual([]);
    expect(found.areas).toEqual(["B3"]);
    expect(found.passed.sort()).toEqual(["A1", "A2", "B1", "C1"]);
  });

  it("shows the number that decides: kill if it can die, else hit; the previewed attack speaks", () => {
    const scene = lair([strike, bolt]);
    const stands = standing(scene.pieces, geometry);
    expect(targets(scene, stands, "")).toMatchObject([{ id: "orc", kind: "kill", percent: 40, isChosen: false }]);
    expect(targets(scene, stands, "cast bolt")).toMatchObject([{ id: "orc", kind: "wound", percent: 80, isChosen: true }]);
  });

  it("shows where a choice puts something, not where somebody walks or what else it is about", () => {
    expect(placesOf(place, geometry)).toEqual(["A2"]);
    for (const other of [walk, strike, open, close]) expect(placesOf(other, geometry)).toEqual([]);
  });

  it("rings doors and furniture, not targets", () => {
    const scene = lair([strike, open, close]);
    expect(rings(scene, standing(scene.pieces, geometry), "open chest", geometry, things, 1)).toMatchObject([
      { id: "chest", isChosen: true },
      { id: "C2-D2", isChosen: false },
    ]);
  });

  it("draws a line from everybody who could strike at a place", () => {
    const stands = standing(lair().pieces, geometry);
    expect(strikes(stands, ["orc", "ghost"], "A1", geometry)).toMatchObject([{ id: "orc", to: [0.5 * SPACE, 0.5 * SPACE] }]);
    expect(strikes(stands, ["orc"], "nowhere", geometry)).toEqual([]);
  });

  it("draws the path from the acting figure", () => {
    const at = (x: number, y: number) => [(x + 0.5) * SPACE, (y + 0.5) * SPACE];
    expect(pathOf(lair([walk]), walk, geometry)).toEqual({ points: [at(1, 1), at(1, 0), at(0, 0)], cost: "2", isDear: false });
    expect(pathOf(lair([strike]), strike, geometry)).toBeNull();
  });

  it("means what can be chosen, else the most particular thing that is no door", () => {
    const scene = lair([close]);
    const stands = standing(scene.pieces, geometry);
    const atDoor = under(scene, stands, geometry, [3 * SPACE - 4, 1.5 * SPACE], NEAR);
    expect(atDoor).toEqual(["C2-D2", "orc", "C2"]);
    expect(meant(atDoor, offers(scene, geometry).byPlace, geometry)).toBe("C2-D2");
    expect(meant(atDoor, new Map(), geometry)).toBe("orc");
    expect(under(scene, stands, geometry, [0.5 * SPACE, 2.5 * SPACE], NEAR)).toEqual(["chest", "A3"]);
  });
});

describe("standing", () => {
  it("puts one figure in the middle, two beside each other, a carried one at the shoulder", () => {
    const [alone] = standing([piece("a", "B2")], geometry);
    expect(alone).toMatchObject({ x: 1.5 * SPACE, y: 1.5 * SPACE, scale: 1 });
    const two = standing([piece("a", "B2"), piece("b", "B2")], geometry);
    expect(new Set(two.map(({ x }) => x)).size).toBe(2);
    expect(two.every(({ scale }) => scale < 1)).toBe(true);
    const carried = standing([piece("a", "B2"), piece("soul", "B2", { side: "spirit", status: ["carried"] })], geometry);
    expect(carried.map(({ scale }) => scale)).toEqual([1, 0.5]);
  });

  it("steps aside for a door", () => {
    const door = geometry.doors.find(({ id }) => id === "C2-D2")!;
    const [west] = standing([piece("a", "C2")], geometry);
    const [east] = standing([piece("a", "D2")], geometry);
    for (const { x, y, scale } of [west!, east!]) {
      expect(scale).toBeLessThan(1);
      expect(Math.hypot(x - door.at[0], y - door.at[1]) - 23 * scale).toBeGreaterThan(10);
    }
  });

  it("draws from north to south, the acting figure on top", () => {
    const order = standing([piece("south", "A3"), piece("acting", "A1", { status: ["acting"] }), piece("north", "A2")], geometry);
    expect(order.map(({ piece: { id } }) => id)).toEqual(["north", "south", "acting"]);
  });

  it("counts the range along the line of a choice and outlines what it affects", () => {
    const blast = choice("blast C2", { at: ["C2"], covers: ["B2", "C2", "nowhere"], line: ["A1", "C2"] });
    const aim = aimOf(blast, geometry)!;
    expect(aim.counted.map(({ number }) => number)).toEqual([1, 2]);
    expect(aim.counted[1]!.at).toEqual(geometry.middle("C2"));
    expect(aim.area.match(/M/g)).toHaveLength(1);
    expect(aimOf(walk, geometry)).toBeNull();
  });
});
