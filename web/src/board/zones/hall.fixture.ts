// A small board of Zones for tests: two tiles side by side, a lit corridor, a closed chamber, a mob.
import type { Piece, Room, Scene, Zones } from "../../wire";
import { lair, piece } from "../lair.fixture";
import { nameOf } from "../places";

const MAP = ["cccccr", "cCcccr", "ccCccc"];

function cells(letters: string): string[] {
  return MAP.flatMap((row, y) => [...row].flatMap((letter, x) => (letters.includes(letter) ? [nameOf({ x, y })] : [])));
}

export function zones(status: Room["status"] = "unexplored"): Zones {
  const room = (id: string, spaces: string[], shown: Room["status"], paving: number): Room => ({
    id,
    name: `Room ${id}`,
    spaces,
    status: shown,
    paving,
    is_outdoors: false,
  });
  return {
    kind: "zones",
    columns: 6,
    rows: 3,
    seed: "hall",
    walls: ["E1-F1", "E2-F2"],
    rooms: [room("corridor", cells("cC"), "explored", 5), room("chamber", cells("r"), status, 2)],
    doors: [
      { id: "F2-F3", status: status === "unexplored" ? "closed" : "open", about: "Door.", is_plan: false, more: [], rune: "" },
    ],
    tiles: [
      { face: "1a", name: "One", column: 0, row: 0, turns: 0 },
      { face: "2a", name: "Two", column: 3, row: 0, turns: 1 },
    ],
    zones: cells("cCr").map((id) => ({
      id,
      name: `Zone ${id}`,
      room: "",
      is_lit: cells("C").includes(id),
      is_chamber: cells("r").includes(id),
      about: `${id}, dark.`,
      sees: [id],
    })),
    levels: [{ id: "level-1@A3", place: "A3", level: 1, is_active: true, about: "Level token 1." }],
  };
}

export const mob = (id: string, place: string, minions: number[], more: Partial<Piece> = {}): Piece =>
  piece(id, place, { side: "boss", life: 2, life_most: 2, minions, minion_most: 2, ...more });

export function hall(pieces: Piece[]): Scene {
  return { ...lair(), board: zones(), pieces, things: [] };
}
