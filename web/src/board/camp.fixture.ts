// A made-up board of areas for tests and pictures: a camp by a river at night, under a ledge and a watchtower.
import type { Area, Areas, Scene, Scenery } from "../wire";
import { choice, forecast, lair, piece } from "./lair.fixture";

type Spot = [number, number];

/** The corners that areas share. */
const AT = {
  nw: [0, 0],
  n1: [4.2, 0.1],
  n2: [11, 0.3],
  ne: [18, 0.3],
  w1: [0, 3.3],
  p1: [4, 3],
  p2: [6.1, 1.8],
  p3: [8.7, 1.5],
  p4: [11, 2],
  q1: [3.6, 4.6],
  q2: [3.8, 6.2],
  q3: [4.4, 7.8],
  w2: [0, 6.2],
  w3: [0, 7.9],
  c1: [7.9, 3.5],
  c2: [5.8, 4.1],
  s5: [9.7, 4.3],
  r0: [11.2, 4.2],
  g2: [6.1, 6.9],
  f1: [10.6, 5.6],
  f2: [10, 7.1],
  f3: [8, 7.4],
  s1: [6.3, 8.5],
  s2: [7.4, 9],
  l2: [9.2, 8.6],
  l1: [11, 8.1],
  h3: [13.6, 8.3],
  h1: [18, 7.7],
  e1: [14.4, 2.9],
  e2: [18, 2.7],
  k1: [12.6, 5.2],
  k2: [18, 5],
  sw: [0, 10.8],
  s3: [7.3, 10.8],
} satisfies Record<string, Spot>;

type Corner = keyof typeof AT;
const through = (corners: string): Spot[] => corners.split(" ").map((name) => AT[name as Corner] as Spot);

function area(id: string, name: string, corners: string, middle: Spot, more: Partial<Area> = {}): Area {
  const about = `${name}.`;
  return { id, name, outline: through(corners), middle, about, ground: "earth", height: 0, is_lit: true, sees: [], ...more };
}

const BOAT: Spot[] = [
  [8.7, 10],
  [9.8, 9.5],
  [11.6, 9.4],
  [13.4, 9.5],
  [14.4, 9.95],
  [13.4, 10.45],
  [11.6, 10.6],
  [9.8, 10.5],
];

const AREAS = [
  area("wood", "Pine Wood", "nw n1 p2 p1 w1", [2.4, 1.9], { ground: "grass", is_lit: false }),
  area("brake", "North Brake", "n1 n2 p4 p3 p2", [7.2, 0.85], { ground: "grass" }),
  area("path", "West Path", "w1 p1 q1 q2 w2", [1.9, 4.6], { ground: "grass" }),
  area("reeds", "Reeds", "w2 q2 q3 w3", [2, 7], { ground: "mud" }),
  area("tent", "Chief's Tent", "p1 p2 p3 c1 c2 q1", [5, 3.5]),
  area("supply", "Supply Yard", "p3 p4 r0 s5 c1", [9.5, 3]),
  area("yard", "West Yard", "q1 c2 g2 q3 q2", [5.1, 6.2]),
  area("fire", "Fire Ring", "c2 c1 s5 f1 f2 f3 g2", [8.5, 6.2], {
    sees: ["fire", "tent", "supply", "yard", "landing", "cages", "ledge"],
  }),
  area("landing", "Landing", "q3 g2 f3 f2 l1 l2 s2 s1", [8.2, 8.1], { ground: "mud" }),
  area("cages", "The Cages", "s5 r0 k1 k2 h1 h3 l1 f2 f1", [14, 6.9], { ground: "mud" }),
  area("ledge", "The Ledge", "p4 e1 e2 k2 k1 r0", [14.6, 4.1], { ground: "rock", height: 1 }),
  area("tower", "Watchtower", "n2 ne e2 e1 p4", [13.4, 1.5], { ground: "rock", height: 2 }),
  area("river", "The River", "w3 q3 s1 s2 s3 sw", [3.4, 9.4], { ground: "water" }),
  { ...area("boat", "The Boat", "nw", [11.6, 10], { ground: "water" }), outline: BOAT },
];

const put = (kind: string, points: Spot[], more: Partial<Scenery> = {}): Scenery => ({ kind, points, turn: 0, size: 1, ...more });

const SCENERY = [
  put("water", [[-9, 7.4], ...through("w3 q3 s1 s2 l2 l1 h3 h1"), [27, 7.2], [27, 20], [-9, 20]]),
  put("earth", [
    [3.5, 4.7],
    [4.2, 3],
    [6.2, 1.9],
    [8.7, 1.6],
    [11.1, 2.1],
    [11.4, 4.4],
    [12.6, 5.3],
    [18.4, 5.2],
    [18.4, 6.4],
    [10.4, 7],
    [8, 7.3],
    [6, 7],
    [4, 7.2],
  ]),
  put("path", [
    [-6, 4.6],
    [-2, 4.9],
    [1.4, 5.4],
    [3.7, 5.4],
    [5.6, 5.4],
  ]),
  put("path", [
    [9.6, -4],
    [9.4, -1],
    [9.9, 1.7],
    [9.4, 4.2],
  ]),
  put("forest", [
    [-7, -6],
    [12, -6],
    [11.4, -0.5],
    [4, -0.25],
    [-0.2, -0.3],
    [-0.2, 3.2],
    [-7, 4],
  ]),
  put("forest", [
    [-7, 5.8],
    [-0.5, 5.9],
    [-0.6, 7.3],
    [-7, 7],
  ]),
  put("forest", [
    [18.5, 5.4],
    [25, 5],
    [25, 7],
    [18.6, 7.2],
  ]),
  put("pine", [
    [0.7, 1.2],
    [1.3, 2.7],
    [3.5, 0.8],
    [0.5, 2.3],
    [4.6, 0.6],
    [6.1, 0.7],
    [10.4, 0.8],
    [0.4, 4.2],
  ]),
  put("bush", [
    [3.4, 2.6],
    [5.4, 1.3],
    [0.6, 6],
    [3, 5.9],
    [8.3, 0.5],
    [2.2, 0.5],
  ]),
  put("boulder", [
    [2.6, 6.5],
    [17.2, 4.4],
    [12.2, 3.2],
    [11.6, 1.3],
    [16.9, 7.2],
    [5.6, 8],
  ]),
  put("campfire", [[7.9, 5.05]]),
  put("pavilion", [[6.35, 3.15]]),
  put("tent", [
    [8.55, 2.75],
    [4.7, 5.1],
  ]),
  put("crates", [[10.5, 2.85]]),
  put("cart", [[10.5, 4.35]], { size: 0.8 }),
  put("cage", [[12.9, 6.15]]),
  put("banner", [[7.6, 3.4]]),
  put("rack", [[4.35, 3.4]]),
  put("logs", [[7.1, 5.3]], { turn: 80 }),
  put("logs", [[8.9, 5]], { turn: 40 }),
  put("torch", [
    [5.3, 3.5],
    [10.75, 3.2],
    [11.2, 7.2],
    [9.3, 8.3],
    [4.3, 6.7],
    [14.4, 6],
    [16.6, 7],
  ]),
  put("tower", [[16.2, 1.9]]),
  put("stairs", [[11.2, 4.1]]),
  put("ladder", [[16.6, 3.75]]),
  put("jetty", [
    [9.9, 8.4],
    [10.5, 9.45],
  ]),
  put("boat", [[11.55, 10]]),
  put("reeds", through("w3 q3")),
  put("reeds", [
    [13.9, 8.5],
    [17.6, 8],
  ]),
];

export const camp: Areas = {
  kind: "areas",
  columns: 18,
  rows: 11,
  areas: AREAS,
  borders: [
    { kind: "palisade", line: through("p1 p2 p3 p4"), about: "Palisade." },
    { kind: "palisade", line: through("p1 q1"), about: "Palisade." },
    { kind: "palisade", line: through("q2 q3"), about: "Palisade." },
    { kind: "obstacle", line: through("q1 q2"), about: "A breach full of stakes." },
    { kind: "obstacle", line: through("s5 r0"), about: "A cart." },
    { kind: "water", line: through("w3 q3 s1 s2"), about: "The bank." },
  ],
  doors: [
    {
      id: "gate",
      status: "closed",
      about: "The gate, closed.",
      places: ["brake", "supply"],
      at: [9.85, 1.75],
      turn: 12,
      is_plan: false,
    },
  ],
  scenery: SCENERY,
  seed: "raven-ford",
  ground: "grass",
  is_night: true,
};

const hero = (id: string, place: string, icon: string, more = {}) =>
  piece(id, place, { side: "hero", seat: id, icon, life: 6, life_most: 8, ...more });
const foe = (id: string, place: string, icon: string, number: number) => piece(id, place, { icon, number, about: `${id}.` });

const strike = choice("strike", { at: ["chief"], forecasts: [forecast("chief", 92, 80)] });
const go = (place: string, path: string[], cost: string) =>
  choice(`move ${place}`, { at: [place], path: [...path, place], cost });

/** The camp with its people: the axeman's turn at the fire. */
export function campScene(): Scene {
  const pieces = [
    hero("axeman", "fire", "barbarian", { status: ["acting"] }),
    hero("thief", "fire", "hood", { life: 4 }),
    hero("archer", "yard", "bowman", { life: 3 }),
    hero("shaman", "path", "wizard-face", { life: 8 }),
    piece("chief", "fire", { side: "boss", icon: "horned-helm", life: 4, life_most: 6 }),
    foe("reaver-1", "landing", "orc-head", 1),
    foe("reaver-2", "landing", "orc-head", 2),
    foe("reaver-3", "cages", "orc-head", 3),
    foe("reaver-4", "cages", "orc-head", 4),
    piece("troll", "cages", { side: "boss", icon: "troll", life: 9, life_most: 9, columns: 2, rows: 2 }),
    foe("archer-1", "tower", "goblin-head", 1),
    foe("archer-2", "tower", "goblin-head", 2),
    foe("archer-3", "ledge", "goblin-head", 3),
    foe("wolf-1", "wood", "wolf-head", 1),
    foe("wolf-2", "path", "wolf-head", 2),
    foe("wolf-3", "path", "wolf-head", 3),
    foe("wolf-4", "reeds", "wolf-head", 4),
  ];
  const choices = [
    strike,
    go("tent", [], "1"),
    go("supply", [], "1"),
    go("yard", [], "1"),
    go("landing", [], "1"),
    go("ledge", ["supply"], "4"),
    choice("open gate", { at: ["gate"] }),
  ];
  const scene = lair(choices);
  return {
    ...scene,
    board: camp,
    pieces,
    things: [
      {
        id: "chest",
        kind: "chest",
        name: "Chest",
        icon: "",
        place: "ledge",
        about: "Chest.",
        columns: 1,
        rows: 1,
        is_plan: false,
        is_solid: false,
      },
    ],
    question: { ...scene.question!, about: "axeman" },
    patches: [],
  };
}
