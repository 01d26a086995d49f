import { describe, expect, it, vi } from "vitest";
import { rings, under } from "../marks";
import { fanOut } from "../fan";
import { SPACE } from "../places";
import { choice, lair, piece } from "../lair.fixture";
import { settingOf } from "../setting.fixture";
import { isLost, standing } from "../standing";
import { crowd } from "./crowd";
import { drawHall, keyOfHall } from "./hall";
import { hall, mob, zones } from "./hall.fixture";
import { laid, type Lying } from "./laying";
import { levelToken } from "./tokens";

vi.mock("../../shared/words.svelte", () => ({ say: String }));

const NOTHING = new Set<string>();
const at = (place: string) => ({ x: place.charCodeAt(0) - 65, y: Number(place.slice(1)) - 1 });
const inside = (x: number, y: number, place: string) =>
  Math.floor(x / SPACE) === at(place).x && Math.floor(y / SPACE) === at(place).y;

describe("the drawing of a board of Zones", () => {
  it("is the same for everybody and changes when a chamber is opened", () => {
    expect(drawHall(zones())).toEqual(drawHall(zones()));
    expect(keyOfHall(zones())).not.toBe(keyOfHall(zones("explored")));
  });

  it("lights the lit Zones, marks the dark ones with a moon, and shows nothing of a closed chamber", () => {
    const closed = drawHall(zones());
    expect(closed.torches.match(/<g /g)).toHaveLength(2);
    expect(closed.moons.match(/<path/g)).toHaveLength(14);
    expect(closed.unknown.map(({ id }) => id)).toEqual(["chamber"]);
    expect(closed.floors.match(/clip-path/g)).toHaveLength(1);
    const open = drawHall(zones("explored"));
    expect(open.unknown).toEqual([]);
    expect(open.moons.match(/<path/g)).toHaveLength(16);
  });

  it("carves lines inside a tile and lays brass between tiles, but not through walls", () => {
    const { carved, joints } = drawHall(zones("explored"));
    expect(joints.match(/M168 /g)).toHaveLength(3);
    expect(carved).not.toContain(`M${5 * SPACE} 5`);
    expect(carved).toContain(`M${4 * SPACE} 5`);
  });

  it("takes part of a tile without a Zone for rock, and has no word of anybody in the raw drawing", () => {
    const board = zones();
    board.rooms[0]!.spaces = board.rooms[0]!.spaces.filter((space) => space !== "B2");
    board.zones = board.zones.filter(({ id }) => id !== "B2");
    const drawn = drawHall(board);
    expect(drawn.rock).toBe(`M${SPACE} ${SPACE}h${SPACE}v${SPACE}h-${SPACE}Z`);
    expect(drawn.floors + drawn.walls + drawn.table + drawn.torches).not.toContain("Room");
  });

  it("fills an active Level token and outlines another", () => {
    expect(levelToken(3, true)).toContain('fill="var(--level-3)"');
    expect(levelToken(3, false)).toContain('stroke="var(--level-3)"');
  });
});

describe("a crowd in a Zone", () => {
  it("stands inside its Zone, nobody on top of another", () => {
    const heroes = ["a", "b", "c", "d"].map((id) => piece(id, "C2", { side: "hero", seat: id }));
    const pieces = [mob("rats", "C2", [2, 2, 2, 2, 1, 1, 1, 1]), mob("orcs", "C2", [1]), ...heroes];
    const stands = crowd(zones(), pieces, NOTHING, false);
    const figures = stands.flatMap(({ x, y, scale, minions = [] }) => [{ x, y, scale }, ...minions]);
    expect(figures).toHaveLength(6 + 9);
    for (const { x, y } of figures) expect(inside(x, y, "C2")).toBe(true);
    for (const one of figures)
      for (const other of figures) if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(5);
  });

  it("is larger when there is room", () => {
    const alone = crowd(zones(), [piece("hero", "A1", { side: "hero" })], NOTHING, false)[0]!;
    const crowded = crowd(
      zones(),
      [mob("rats", "A1", [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]), piece("hero", "A1", { side: "hero" })],
      NOTHING,
      false,
    );
    expect(alone.scale).toBeGreaterThan(crowded.find(({ piece: { id } }) => id === "hero")!.scale);
  });

  it("is a Boss with a number from afar, and Minions alone without their Boss", () => {
    const [far] = crowd(zones(), [mob("rats", "A1", [1, 1, 1])], NOTHING, true);
    expect(far!.more).toBe(3);
    expect(far!.minions).toEqual([]);
    const [orphans] = crowd(zones(), [mob("rats", "A1", [1, 2], { life: 0 })], NOTHING, false);
    expect(orphans!.minions?.map(({ life }) => life)).toEqual([1, 2]);
  });

  it("is a Boss with a number also where too many stand together", () => {
    const many = crowd(
      zones(),
      [mob("rats", "A1", Array<number>(9).fill(1)), mob("orcs", "A1", Array<number>(8).fill(1)), mob("imps", "B1", [1, 1])],
      NOTHING,
      false,
    );
    expect(many.map(({ piece: { id }, more, minions }) => [id, more, minions?.length]).sort()).toEqual([
      ["imps", 0, 2],
      ["orcs", 8, 0],
      ["rats", 9, 0],
    ]);
  });

  it("is pointed at figure by figure; beside them the Zone is meant", () => {
    const scene = hall([mob("rats", "B2", [1, 1]), piece("hero", "B2", { side: "hero" })]);
    const stands = crowd(zones(), scene.pieces, NOTHING, false);
    const { geometry } = settingOf(scene);
    const hero = stands.find(({ piece: { id } }) => id === "hero")!;
    expect(under(scene, stands, geometry, [hero.x, hero.y], 0.2)[0]).toBe("hero");
    const minion = stands.find(({ piece: { id } }) => id === "rats")!.minions![1]!;
    expect(under(scene, stands, geometry, [minion.x, minion.y], 0.2)[0]).toBe("rats");
    expect(under(scene, stands, geometry, [SPACE + 2, 2 * SPACE - 2], 0.2)).toEqual(["B2"]);
  });

  it("has figures that a finger would miss, in a Zone and in a space", () => {
    const heroes = ["a", "b", "c", "d"].map((id) => piece(id, "B2", { side: "hero" }));
    const few = crowd(zones(), [mob("rats", "B2", [1, 1])], NOTHING, false);
    const many = crowd(zones(), [mob("rats", "B2", [1, 1, 1, 1]), ...heroes], NOTHING, false);
    expect(isLost(few, "rats", 1.9)).toBe(false);
    expect(isLost(many, "rats", 1.9)).toBe(true);
    expect(isLost(many, "rats", 3)).toBe(false);
    const { geometry } = settingOf(lair());
    expect(isLost(standing(heroes, geometry), "a", 0.5)).toBe(true);
    expect(isLost(standing(heroes.slice(0, 1), geometry), "a", 0.5)).toBe(false);
    expect(isLost(many, "nobody", 1)).toBe(false);
  });

  it("is spread out so that a finger finds each, inside what is seen of the board", () => {
    const heroes = ["a", "b", "c", "d"].map((id) => piece(id, "B2", { side: "hero" }));
    const pieces = [mob("rats", "B2", [1, 1, 1, 1]), ...heroes, piece("far", "E3", { side: "hero" })];
    const seen = { left: 40, top: 20, right: 400, bottom: 400 };
    const before = crowd(zones(), pieces, NOTHING, false);
    const stands = fanOut(before, "B2", [1.5 * SPACE, 1.5 * SPACE], seen, 1);
    const fan = stands.filter(({ isFanned }) => isFanned);
    expect(fan.map((stand) => stand.piece.id).sort()).toEqual(["a", "b", "c", "d", "rats"]);
    expect(stands[0]).toBe(before.find((stand) => stand.piece.id === "far"));
    expect(fan.find((stand) => stand.piece.id === "rats")).toMatchObject({ more: 4, minions: [] });
    for (const one of fan) {
      expect(isLost(stands, one.piece.id, 1)).toBe(false);
      expect(Math.min(one.x - seen.left, seen.right - one.x, one.y - seen.top, seen.bottom - one.y)).toBeGreaterThan(22);
      for (const other of fan) if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(44);
    }
  });

  it("leaves the sides to what lies there as long as few stand in the Zone", () => {
    const [beside] = crowd(zones(), [piece("hero", "B2", { side: "hero" })], new Set(["B2"]), false);
    const [middle] = crowd(zones(), [piece("hero", "B2", { side: "hero" })], NOTHING, false);
    expect(beside!.x).toBeLessThan(middle!.x);
  });
});

it("rings a token where it lies, smaller than in a space of its own", () => {
  const thing = {
    id: "treasure@B2",
    kind: "treasure",
    name: "",
    icon: "",
    place: "B2",
    about: "",
    columns: 1,
    rows: 1,
    is_plan: false,
    is_solid: false,
  };
  const scene = { ...hall([piece("hero", "B2", { side: "hero" })]), things: [thing] };
  scene.question = { ...scene.question!, choices: [choice("pickup", { at: ["treasure@B2", "B2"] })] };
  const [{ at: lies }] = laid(scene.things) as [Lying];
  const { geometry, stands, things, kind } = settingOf(scene);
  const [ring] = rings(scene, stands, "", geometry, things, kind.lens.mark);
  expect(ring).toMatchObject({ at: lies, radius: 18 * kind.lens.mark });
});
