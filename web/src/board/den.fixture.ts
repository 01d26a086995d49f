// A made-up dungeon for tests and pictures: figures of 2×3, 2×2 and 1×2 spaces among small ones.
import type { Door, Grid, Room, Scene } from "../wire";
import { choice, forecast, lair, piece } from "./lair.fixture";
import { nameOf } from "./places";

const MAP = [
  "..HHHHHHHHHH..",
  "PPHHHHHHHHHHKK",
  "PPHHHHHHHHHHKK",
  "PPHHHHHHHHHHKK",
  "..HHHHHHHHHH..",
  "......CC......",
  "SSSSSSCCSSSSSS",
  "SSSSSSCCSSSSSS",
];

const room = (id: string, name: string, paving: number): Room => ({
  id,
  name,
  spaces: MAP.flatMap((row, y) => [...row].flatMap((letter, x) => (letter === id ? [nameOf({ x, y })] : []))),
  status: "explored",
  paving,
  is_outdoors: false,
});
const door = (id: string, status: "open" | "closed", ...more: string[]): Door => ({
  id,
  status,
  about: `Door ${id}.`,
  is_plan: false,
  more,
  rune: more.length ? "green" : "",
});

export const den: Grid = {
  kind: "grid",
  columns: 14,
  rows: 8,
  rooms: [room("H", "Drowned Hall", 2), room("P", "", 1), room("K", "", 5), room("C", "", 3), room("S", "Wolf Run", 0)],
  walls: [],
  doors: [door("B3-C3", "open"), door("L2-M2", "closed"), door("G5-G6", "closed", "H5-H6")],
  seed: "drowned-hall",
  heights: [],
  bridges: [],
  is_walled: true,
  passages: ["F7-G7", "F8-G8", "H7-I7", "H8-I8"],
  block: 1,
};

export function denScene(): Scene {
  const hero = (id: string, place: string, icon: string, more = {}) =>
    piece(id, place, { side: "hero", seat: id, icon, life: 9, life_most: 12, ...more });
  const pieces = [
    hero("mage", "C3", "wizard-face", { status: ["acting"], life: 6 }),
    hero("ranger", "B2", "bowman"),
    hero("thief", "D5", "hood", { life: 10 }),
    piece("dragon", "F2", {
      side: "boss",
      icon: "dragon-head",
      life: 6,
      life_most: 12,
      columns: 3,
      rows: 2,
      beads: [{ icon: "fire", label: "Burn", count: 2 }],
    }),
    piece("ogre", "J3", { icon: "troll", number: 1, life: 5, life_most: 8, columns: 2, rows: 2 }),
    piece("hound", "I7", { icon: "wolf-head", number: 1, life: 5, life_most: 5, columns: 2, rows: 1 }),
    piece("snake", "A7", { icon: "snake", side: "ally", life: 3, life_most: 5, columns: 1, rows: 2, status: ["acting"] }),
    piece("imp-1", "F5", { icon: "goblin-head", number: 1, life: 4, life_most: 4 }),
    piece("imp-2", "H5", { icon: "goblin-head", number: 2, life: 2, life_most: 4 }),
    piece("imp-3", "D2", { icon: "goblin-head", number: 3, life: 4, life_most: 4 }),
  ];
  const steps = ["C2", "D3", "D4", "C4", "E3", "E4", "C5", "E5"];
  const choices = [
    ...steps.map((place) =>
      choice(`move ${place}`, { at: [place], path: ["D3", place].slice(place === "D3" ? 1 : 0), cost: "1" }),
    ),
    choice("flame", {
      at: ["dragon"],
      forecasts: [forecast("dragon", 79, 50)],
      covers: ["E1", "F1", "G1", "E2", "F2", "G2", "E3", "F3", "G3"],
      line: ["C3", "F3"],
    }),
    choice("bolt ogre", { at: ["ogre"], forecasts: [forecast("ogre", 60, 41)] }),
    choice("bolt imp", { at: ["imp-1"], forecasts: [forecast("imp-1", 75, 75)] }),
    choice("calm", { at: ["hound"] }),
  ];
  const scene = lair(choices);
  return {
    ...scene,
    board: den,
    pieces,
    things: [],
    question: { ...scene.question!, about: "mage" },
    patches: [
      { id: "pool", kind: "water", name: "Water", spaces: ["F1", "G1", "E1"], about: "Water.", icon: "", level: 0 },
      { id: "rocks", kind: "rubble", name: "Rubble", spaces: ["L1", "K5"], about: "Rubble.", icon: "", level: 0 },
      { id: "pit", kind: "pit", name: "Pit", spaces: ["L4", "L5"], about: "Pit.", icon: "", level: 0 },
    ],
  };
}
