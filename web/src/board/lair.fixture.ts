// A small dungeon for tests: three rooms in a row, the last one unexplored.
import type { Choice, Forecast, Grid, Piece, Room, Scene } from "../wire";
import { CHOICE, QUESTION, SCENE } from "../shared/blank.fixture";
import { nameOf } from "./places";

const MAP = ["AAABBCC", "AAABBCC", "AAABBCC"];

function room(id: string, status: Room["status"], paving: number): Room {
  const spaces = MAP.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === id ? [nameOf({ x, y })] : [])));
  return { id, name: `Room ${id}`, spaces, status, paving, is_outdoors: false };
}

export function piece(id: string, place: string, more: Partial<Piece> = {}): Piece {
  const plain = {
    name: id,
    icon: "",
    side: "foe" as const,
    about: `${id}.`,
    seat: "",
    number: 0,
    life: 1,
    life_most: 1,
    columns: 1,
    rows: 1,
    beads: [],
    status: [],
    minions: [],
    minion_most: 0,
    is_large: false,
    stats: [],
    notes: [],
  };
  return { ...plain, id, place, ...more };
}

export function choice(key: string, more: Partial<Choice> = {}): Choice {
  return { ...CHOICE, key, label: key, ...more };
}

export function forecast(target: string, hit: number, kill: number): Forecast {
  return { target, attack: [], defence: [], hit, kill, mean: 0, chances: [], text: "", rule: "", armour: 0 };
}

/** A scene on a grid. */
export type GridScene = Scene & { board: Grid };

export function lair(choices: Choice[] = []): GridScene {
  return {
    ...SCENE,
    board: {
      kind: "grid",
      columns: 7,
      rows: 3,
      walls: ["A2-B2"],
      seed: "lair",
      heights: [],
      bridges: [],
      is_walled: true,
      passages: [],
      block: 1,
      rooms: [room("A", "explored", 0), room("B", "explored", 2), room("C", "unexplored", 4)],
      doors: [
        { id: "C2-D2", status: "open", about: "Open door.", is_plan: false, more: [], rune: "" },
        { id: "E1-F1", status: "closed", about: "Closed door.", is_plan: true, more: [], rune: "" },
      ],
    },
    pieces: [piece("hero", "B2", { side: "hero", seat: "hero" }), piece("orc", "C2")],
    things: [
      {
        id: "chest",
        kind: "chest",
        name: "Chest",
        icon: "",
        place: "A3",
        about: "Chest.",
        columns: 1,
        rows: 1,
        is_plan: false,
        is_solid: false,
      },
    ],
    question: { ...QUESTION, seats: ["hero"], about: "hero", choices },
  };
}
