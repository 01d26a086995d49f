import { describe, expect, it } from "vitest";
import type { Grid, Room } from "../wire";
import { drawDungeon, keyOfBoard } from "./dungeon";
import { revealed } from "./fog";
import { lair } from "./lair.fixture";
import { outlines } from "./regions";
import { merge } from "./walls";

const room = (id: string, spaces: string[], is_outdoors = false): Room => ({
  id,
  name: "",
  spaces,
  status: "explored",
  paving: 0,
  is_outdoors,
});
const draw = (scene = lair()) => drawDungeon(scene.board, scene.things);

describe("the drawing of a dungeon", () => {
  it("is the same for everybody and another one for another seed", () => {
    const other = lair();
    expect(draw()).toEqual(draw());
    expect(draw({ ...other, board: { ...other.board, seed: "elsewhere" } }).floors).not.toBe(draw().floors);
  });

  it("has floors for known rooms only, and no word of anybody in the raw drawing", () => {
    const { floors, unknown, walls, torches, hatch } = draw();
    expect(floors.match(/clip-path/g)).toHaveLength(2);
    expect(unknown.map(({ id }) => id)).toEqual(["C"]);
    expect(floors + walls + torches + hatch).not.toContain("Room");
  });

  it("keeps its key when figures move and changes it when a room is explored", () => {
    const scene = lair();
    const later = lair();
    later.pieces[0]!.place = "A1";
    expect(keyOfBoard(later.board)).toBe(keyOfBoard(scene.board));
    later.board.rooms[2]!.status = "explored";
    expect(keyOfBoard(later.board)).not.toBe(keyOfBoard(scene.board));
  });

  it("burns the fog of a revealed room away from the door to a known room", () => {
    const later = lair();
    later.board.rooms[2]!.status = "explored";
    later.board.doors[1]!.is_plan = false;
    const [burning, ...more] = revealed(draw(), draw(later), later.board.doors);
    expect(more).toEqual([]);
    expect(burning?.id).toBe("C");
    expect(burning?.from).toEqual([5 * 56, 28]);
    expect(revealed(draw(later), draw(later), later.board.doors)).toEqual([]);
  });

  it("writes every name inside its room", () => {
    expect(draw().labels).toHaveLength(2);
    for (const label of draw().labels.map(([best]) => best!)) {
      expect(label.at[0]).toBeGreaterThan(0);
      expect(label.at[0]).toBeLessThan(5 * 56);
      expect(label.at[1]).toBeLessThan(3 * 56);
    }
  });
});

describe("regions and walls", () => {
  it("outlines a ring with its hole", () => {
    const ring = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x, y }))).filter(({ x, y }) => x !== 1 || y !== 1);
    const found = outlines(ring);
    expect(found.map((polygon) => polygon.length)).toEqual([4, 4]);
  });

  it("outlines an L with six corners", () => {
    expect(
      outlines([
        { x: 0, y: 0 },
        { x: 0, y: 1 },
        { x: 1, y: 1 },
      ])[0],
    ).toHaveLength(6);
  });

  it("merges edges in a line and leaves gaps open", () => {
    const edges = [0, 1, 2, 4].map((x) => ({ x, y: 1, way: "h" as const }));
    expect(merge(edges)).toEqual([
      { way: "h", at: 56, from: 0, to: 168 },
      { way: "h", at: 56, from: 224, to: 280 },
    ]);
  });

  it("leaves a wide door, a passage and the open sky without walls", () => {
    const walls = (board: Partial<Grid>) => {
      const scene = lair();
      return draw({ ...scene, board: { ...scene.board, doors: [], ...board } }).walledNorth.size;
    };
    const below = { rooms: [room("A", ["A1", "B1"]), room("B", ["A2", "B2"])] };
    const gate = { id: "A1-A2", status: "closed", about: "", is_plan: false, more: ["B1-B2"], rune: "red" } as const;
    expect(walls(below)).toBe(4);
    expect(walls({ ...below, doors: [{ ...gate, more: [] }] })).toBe(3);
    expect(walls({ ...below, doors: [{ ...gate, more: [...gate.more] }] })).toBe(2);
    expect(walls({ ...below, passages: ["A1-A2", "B1-B2"] })).toBe(2);
    expect(walls({ rooms: [room("A", ["A1", "B1"], true)] })).toBe(0);
  });
});
