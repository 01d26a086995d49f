import { describe, expect, it, vi } from "vitest";
import { arrows } from "./arrows";
import { campScene } from "./camp.fixture";
import type { Geometry } from "./kind";
import { lair, piece } from "./lair.fixture";
import type { Target } from "./marks";
import { pills } from "./pills";
import { SPACE } from "./places";
import { settingOf } from "./setting.fixture";
import { standing } from "./standing";
import { crowd } from "./zones/crowd";
import { hall, mob, zones } from "./zones/hall.fixture";

vi.mock("../shared/words.svelte", () => ({ say: String }));

const UNIT = 0.56;
const WIDE = 70;
const HALF = { wide: (WIDE / 2) * UNIT, high: 10 * UNIT };
const HEROES = ["a", "b", "c", "d"].map((id) => piece(id, "C2", { side: "hero", seat: id, life: 5, life_most: 5 }));
const MOBS = [mob("rats", "C2", [2, 2, 2, 2]), mob("orcs", "C2", [1]), mob("imps", "C2", [])];
const stands = crowd(zones(), [...MOBS, ...HEROES], new Set(), false);
const target = (id: string, from = stands): Target => ({
  id,
  stand: from.find(({ piece: one }) => one.id === id)!,
  kind: "kill",
  percent: 50,
  isChosen: false,
});
/** The board with one door where it is wanted. */
function geometryWith(...doors: string[]) {
  const board = {
    ...zones(),
    doors: doors.map((id) => ({ id, status: "closed" as const, about: "", is_plan: false, more: [], rune: "" as const })),
  };
  return settingOf({ ...hall([]), board }).geometry;
}
const geometry = geometryWith();

describe("the odds of targets in a crowded Zone", () => {
  it("hide nobody, and not each other", () => {
    const placed = pills(
      MOBS.map(({ id }) => target(id)),
      stands,
      geometry,
      UNIT,
      () => WIDE,
    );
    const found = [...placed].map(([, { at }]) => at);
    const figures = stands.flatMap(({ x, y, scale, minions = [] }) => [{ x, y, scale }, ...minions]);
    for (const [x, y] of found) {
      for (const one of figures) {
        const radius = 23 * one.scale;
        expect(Math.abs(one.x - x) >= HALF.wide + radius || Math.abs(one.y - y) >= HALF.high + radius).toBe(true);
      }
      for (const [otherX, otherY] of found)
        if (otherX !== x || otherY !== y)
          expect(Math.abs(otherX - x) >= 2 * HALF.wide || Math.abs(otherY - y) >= 2 * HALF.high).toBe(true);
    }
    expect(new Set(found.map((at) => at.join())).size).toBe(3);
    expect([...placed.values()].every(({ isTied }) => isTied)).toBe(true);
  });

  it("leave a door free that lies on the nearer border", () => {
    const at = (doors: Geometry) => pills([target("rats")], stands, doors, UNIT, () => WIDE).get("rats")!.at;
    const doors = geometryWith("C1-C2");
    const [door] = doors.doors;
    const [x, y] = at(doors);
    expect(Math.abs(x - door!.at[0]) >= HALF.wide + 8 || Math.abs(y - door!.at[1]) >= HALF.high + 8).toBe(true);
    expect(at(doors)).not.toEqual(at(geometry));
  });
});

describe("the odds of a figure that has its space for itself", () => {
  const lairs = settingOf(lair()).geometry;
  const fight = (...others: string[]) => {
    const all = standing([piece("orc", "B2"), ...others.map((place) => piece(place, place, { side: "hero" }))], lairs);
    return { all, pill: pills([target("orc", all)], all, lairs, 1, () => WIDE).get("orc")! };
  };

  it("stand below it", () => {
    const { pill } = fight();
    expect(pill.at[0]).toBe(1.5 * SPACE);
    expect(pill.at[1]).toBeGreaterThan(2 * SPACE);
    expect(pill.isTied).toBe(false);
  });

  it("stand within the bounds, beside a figure at their edge", () => {
    const { all } = fight();
    const { x, y } = all[0]!;
    const bounds = { left: 0, top: 0, right: x + 20, bottom: y + 20 };
    const { at } = pills([target("orc", all)], all, lairs, 1, () => WIDE, bounds).get("orc")!;
    expect(at[0] + WIDE / 2).toBeLessThanOrEqual(bounds.right);
    expect(at[1] + 10).toBeLessThanOrEqual(bounds.bottom);
    expect(Math.abs(x - at[0]) >= WIDE / 2 + 20 || Math.abs(y - at[1]) >= 30).toBe(true);
  });

  it("stand beside the fight, not over those who fight", () => {
    for (const others of [["B3"], ["B3", "B1"], ["B3", "B1", "A2", "C2"], ["A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"]]) {
      const { all, pill } = fight(...others);
      for (const { x, y, scale } of all)
        expect(
          Math.abs(x - pill.at[0]) >= WIDE / 2 + 20 * scale || Math.abs(y - pill.at[1]) >= 10 + 20 * scale,
          `${others} hide nobody`,
        ).toBe(true);
    }
  });
});

describe("the odds of figures on open land", () => {
  it("hide no name of an area", () => {
    const setting = settingOf(campScene());
    const { geometry, stands } = setting;
    const foes = stands.filter(({ piece }) => piece.side !== "hero").map(({ piece }) => target(piece.id, stands));
    const placed = pills(foes, stands, geometry, 0.9, () => WIDE);
    const [wide, high] = [WIDE * 0.45, 9];
    for (const [id, { at }] of placed)
      for (const { left, right, top, bottom } of geometry.names)
        expect(at[0] + wide <= left || at[0] - wide >= right || at[1] + high <= top || at[1] - high >= bottom, id).toBe(true);
    expect(placed.size).toBeGreaterThan(2);
    expect(geometry.names.length).toBeGreaterThan(5);
  });
});

describe("the arrow of an intention", () => {
  const intention = { piece: "rats", target: "d", path: [], text: "Rats will attack.", rule: "" };

  it("ends before the figure it means", () => {
    const two = crowd(zones(), [mob("rats", "A2", []), HEROES[3]!], new Set(), false);
    const [arrow] = arrows([intention], two, geometry, UNIT);
    const goal = target("d", two).stand;
    expect(Math.hypot(arrow!.tip[0] - goal.x, arrow!.tip[1] - goal.y)).toBeGreaterThan(goal.reach!);
  });

  it("is not drawn over a crowd in which both stand, and is small between small figures", () => {
    expect(arrows([intention], stands, geometry, UNIT)).toEqual([]);
    const [arrow] = arrows(
      [{ ...intention, piece: "far" }],
      [...stands, ...crowd(zones(), [mob("far", "A2", [])], new Set(), false)],
      geometry,
      UNIT,
    );
    expect(arrow!.head).toBeLessThan(UNIT);
  });

  it("goes to the figure, not by the middle of its Zone first", () => {
    const [arrow] = arrows(
      [{ ...intention, piece: "far", path: ["B2", "C2"] }],
      [...stands, ...crowd(zones(), [mob("far", "A2", [])], new Set(), false)],
      geometry,
      UNIT,
    );
    expect(arrow!.line.match(/[ML]/g)).toHaveLength(3);
    expect(Math.abs(arrow!.turn)).toBeLessThan(45);
  });
});
