import { describe, expect, it, vi } from "vitest";
import { arrows } from "./arrows";
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
const HALF = { wide: 22 * UNIT, high: 10 * UNIT };
const HEROES = ["a", "b", "c", "d"].map((id) => piece(id, "C2", { side: "hero", seat: id, life: 5, life_most: 5 }));
const MOBS = [mob("rats", "C2", [2, 2, 2, 2]), mob("orcs", "C2", [1]), mob("imps", "C2", [])];
const stands = crowd(zones(), [...MOBS, ...HEROES], new Set(), false);
const target = (id: string, from = stands): Target => ({
  id,
  stand: from.find(({ piece: one }) => one.id === id)!,
  percent: 50,
  isChosen: false,
});
/** The board with one door where it is wanted. */
function geometryWith(...doors: string[]) {
  const board = { ...zones(), doors: doors.map((id) => ({ id, status: "closed" as const, about: "", is_plan: false })) };
  return settingOf({ ...hall([]), board }).geometry;
}
const geometry = geometryWith();

describe("the odds of targets in a crowded Zone", () => {
  it("hide nobody, and not each other", () => {
    const found = [
      ...pills(
        MOBS.map(({ id }) => target(id)),
        geometry,
        UNIT,
      ),
    ];
    expect(found.map(([id]) => id).sort()).toEqual(["imps", "orcs", "rats"]);
    const figures = stands.flatMap(({ x, y, scale, minions = [] }) => [{ x, y, scale }, ...minions]);
    for (const [, [x, y]] of found) {
      for (const one of figures) {
        const radius = 23 * one.scale;
        expect(Math.abs(one.x - x) >= HALF.wide + radius || Math.abs(one.y - y) >= HALF.high + radius).toBe(true);
      }
      for (const [, [otherX, otherY]] of found)
        if (otherX !== x || otherY !== y)
          expect(Math.abs(otherX - x) >= 2 * HALF.wide || Math.abs(otherY - y) >= 2 * HALF.high).toBe(true);
    }
    expect(new Set(found.map(([, at]) => at.join())).size).toBe(3);
  });

  it("leave a door free that lies on the nearer border", () => {
    const [one] = pills([target("rats")], geometry, UNIT).values();
    expect(one![1]).toBe(SPACE);
    const [other] = pills([target("rats")], geometryWith("C1-C2"), UNIT).values();
    expect(other![1]).toBe(2 * SPACE);
  });

  it("share a border with the Zone beyond it", () => {
    const both = crowd(zones(), [mob("rats", "B1", [], { life_most: 9 }), mob("orcs", "B2", [])], new Set(), false);
    const doors = geometryWith("B2-B3");
    const low = both.map((stand) => (stand.piece.id === "rats" ? { ...stand, y: SPACE - 5 } : stand));
    const [rats, orcs] = [...pills([target("rats", low), target("orcs", low)], doors, UNIT).values()];
    expect([rats![1], orcs![1]]).toEqual([SPACE, SPACE]);
    expect(Math.abs(rats![0] - orcs![0])).toBeGreaterThanOrEqual(2 * HALF.wide);
  });

  it("stand below a figure that has its space for itself", () => {
    const alone = standing([piece("orc", "B2")], settingOf(lair()).geometry);
    expect(pills([target("orc", alone)], settingOf(lair()).geometry, 1).get("orc")).toEqual([1.5 * SPACE, 1.5 * SPACE + 27]);
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
