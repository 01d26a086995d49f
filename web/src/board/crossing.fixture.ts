// A made-up grid for tests and pictures: trays on three heights, a bridge over lava, every kind of patch, Darkness that grows.
import type { Grid, Patch, Scene } from "../wire";
import { choice, forecast, lair, piece } from "./lair.fixture";
import { cellOf, nameOf } from "./places";

/** Blocks of two by two spaces: their level, lava, or a bridge over it. */
const BLOCKS = ["2211L001", "2111L000", "1111B112", "0001L012", ".000L000"];
const PAVINGS = [5, 2, 0];

const spaces = (wanted: string): string[] =>
  BLOCKS.flatMap((row, y) =>
    [...row].flatMap((letter, x) =>
      wanted.includes(letter)
        ? [0, 1].flatMap((down) => [0, 1].map((right) => nameOf({ x: 2 * x + right, y: 2 * y + down })))
        : [],
    ),
  );

const patch = (kind: string, places: string, icon = ""): Patch => ({
  id: kind,
  kind,
  name: kind,
  spaces: places.split(" "),
  about: `${kind}.`,
  icon,
  level: 0,
});

export const crossing: Grid = {
  kind: "grid",
  columns: 16,
  rows: 10,
  rooms: PAVINGS.map((paving, level) => ({
    id: `level-${level}`,
    name: "",
    spaces: spaces(level === 0 ? "0LB" : String(level)),
    status: "explored",
    paving,
    is_outdoors: false,
  })),
  walls: [],
  doors: [],
  seed: "ignispyra",
  heights: [1, 2].map((level) => ({ level, spaces: spaces(String(level)) })),
  bridges: [{ id: "bridge", spaces: spaces("B"), way: "h", level: 1 }],
  is_walled: false,
  passages: [],
  block: 2,
};

const PATCHES = [
  { ...patch("lava", ""), spaces: spaces("LB") },
  patch("water", "C9 D9 C10 D10 E10"),
  patch("rubble", "A7 B8"),
  patch("pit", "G9 H9"),
  patch("spikes", "K9 L9"),
  patch("ice", "G3 G4 H4"),
  patch("miasma", "O7 O8 P8"),
  patch("thorns", "E7 F7", "spider-web"),
  patch("darkness", "L1 M1 N1 L2 M2 N2 N3 O3 N4 O4 M3"),
];

const hero = (id: string, place: string, icon: string, more = {}) =>
  piece(id, place, { side: "hero", seat: id, icon, life: 8, life_most: 10, ...more });

/** Every step from a space, eight ways, on the board and not too high. */
function around(place: string, levelOf: (space: string) => number): string[] {
  const { x, y } = cellOf(place)!;
  const all = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => nameOf({ x: x + dx, y: y + dy })));
  return all.filter((space) => space !== place && Math.abs(levelOf(space) - levelOf(place)) < 2);
}

export function crossingScene(): Scene {
  const level = new Map(crossing.heights.flatMap(({ level: high, spaces: own }) => own.map((space) => [space, high] as const)));
  for (const space of crossing.bridges[0]!.spaces) level.set(space, 1);
  const isThere = new Set(crossing.rooms.flatMap((room) => room.spaces));
  const lava = new Set(spaces("L"));
  const pieces = [
    hero("warrior", "F5", "barbarian", { status: ["acting"] }),
    hero("ranger", "C6", "bowman"),
    hero("mage", "G2", "wizard-face", { life: 6 }),
    hero("cleric", "M6", "hood", { life: 3 }),
    piece("rotten-1", "G6", { icon: "shambling-zombie", number: 1, life: 7, life_most: 10 }),
    piece("rotten-2", "G8", { icon: "shambling-zombie", number: 2, life: 12, life_most: 12 }),
    piece("archer-1", "D2", { icon: "skeleton", number: 1, life: 9, life_most: 9 }),
    piece("archer-2", "B4", { icon: "skeleton", number: 2, life: 9, life_most: 9 }),
    piece("knight", "M9", { side: "boss", icon: "death-skull", life: 15, life_most: 15, columns: 2, rows: 2 }),
  ];
  const taken = new Set(pieces.map(({ place }) => place));
  const reach = around("F5", (space) => level.get(space) ?? 0).filter(
    (space) => isThere.has(space) && !taken.has(space) && !lava.has(space),
  );
  const choices = [
    ...reach.map((space) => choice(`move ${space}`, { at: [space], path: [space], cost: "1" })),
    choice("bridge", { at: ["I6"], path: ["G5", "H5", "I6"], cost: "3" }),
    choice("strike", { at: ["rotten-1"], forecasts: [forecast("rotten-1", 70, 0)] }),
    choice("shoot", { at: ["archer-1"], forecasts: [forecast("archer-1", 60, 0)] }),
    choice("knight", { at: ["knight"], forecasts: [forecast("knight", 35, 0)] }),
  ];
  const scene = lair(choices);
  const thing = (id: string, kind: string, place: string) => ({
    id,
    kind,
    name: id,
    icon: "",
    place,
    about: `${id}.`,
    columns: 1,
    rows: 1,
    is_plan: false,
    is_solid: false,
  });
  return {
    ...scene,
    board: crossing,
    pieces,
    things: [
      thing("chest", "chest", "K10"),
      thing("brazier-1", "brazier", "A1"),
      thing("brazier-2", "brazier", "H1"),
      thing("brazier-3", "brazier", "A6"),
      thing("brazier-4", "brazier", "P5"),
    ],
    question: { ...scene.question!, about: "warrior" },
    patches: PATCHES,
  };
}
