// A village of areas, palisade and huts, gems.
import { centre, chance, inset, type Point, type Polygon } from "$page/board/polygons";
import { short } from "$page/pieces/shapes";
import { area, at, block, flame, flat, glow, inside, IRON, iso, outline, plinth, SEATS, stand, U } from "$page/home/diorama/iso";

const AREAS: { ground: string; grass: boolean; edge: Point[] }[] = [
  {
    ground: "#5f7038",
    grass: true,
    edge: [
      [0, 0],
      [1.9, 0],
      [2.1, 1.3],
      [1.2, 1.9],
      [0, 1.5],
    ],
  },
  {
    ground: "#6d7a40",
    grass: true,
    edge: [
      [1.9, 0],
      [3.6, 0],
      [3.7, 1.5],
      [2.1, 1.3],
    ],
  },
  {
    ground: "#55682f",
    grass: true,
    edge: [
      [3.6, 0],
      [5, 0],
      [5, 1.9],
      [3.7, 1.5],
    ],
  },
  {
    ground: "#7a6a41",
    grass: false,
    edge: [
      [0, 1.5],
      [1.2, 1.9],
      [1.4, 3.2],
      [0, 3.3],
    ],
  },
  {
    ground: "#93794a",
    grass: false,
    edge: [
      [1.2, 1.9],
      [2.1, 1.3],
      [3.7, 1.5],
      [3.5, 2.9],
      [2.4, 3.4],
      [1.4, 3.2],
    ],
  },
  {
    ground: "#64743a",
    grass: true,
    edge: [
      [3.7, 1.5],
      [5, 1.9],
      [5, 3.4],
      [3.5, 2.9],
    ],
  },
  {
    ground: "#4a6a78",
    grass: false,
    edge: [
      [0, 3.3],
      [1.4, 3.2],
      [2.4, 3.4],
      [2, 5],
      [0, 5],
    ],
  },
  {
    ground: "#6a7a40",
    grass: true,
    edge: [
      [2.4, 3.4],
      [3.5, 2.9],
      [5, 3.4],
      [5, 5],
      [2, 5],
    ],
  },
];

function ground(): string {
  const random = chance("village");
  const scaled = (edge: Point[]): Polygon => edge.map(([x, y]) => [x * U, y * U]);
  let [art, edges, waves] = ["", "", ""];
  for (const { ground: colour, grass, edge } of AREAS) {
    const polygon = scaled(edge);
    const [cx, cy] = centre(polygon);
    art += area(polygon, colour);
    edges += outline(inset(polygon, 2));
    let tufts = "";
    for (let k = 0; grass && k < 26; k++) {
      const [x, y] = polygon[Math.floor(random() * polygon.length)]!;
      const far = random() * 0.92;
      const tuft = at([cx + (x - cx) * far + (random() - 0.5) * 14, cy + (y - cy) * far + (random() - 0.5) * 14]);
      tufts += `M${tuft}l-3 -6M${tuft}l1 -7M${tuft}l4 -5`;
    }
    art += `<path d="${tufts}" stroke="#2f3f18" stroke-opacity=".6" stroke-width="1.6" fill="none"/>`;
  }
  for (let k = 0; k < 12; k++) waves += `M${short(8 + random() * 90)} ${short(195 + random() * 78)}q7 -5 14 0t14 0`;
  art += `<path d="${waves}" stroke="#cfe8ef" stroke-opacity=".6" stroke-width="2" fill="none"/>`;
  art += `<path d="${edges}" fill="none" stroke="#f3e6c4" stroke-opacity=".75" stroke-width="2.4" stroke-linejoin="round"/>`;
  return inside("co", { left: 0, top: 0, right: 5 * U, bottom: 5 * U }, art);
}

function hut(x: number, y: number): string {
  const top = iso(x + 0.5, y + 0.45, 1.15);
  const [a, b, c] = [iso(x + 1.16, y - 0.16, 0.4), iso(x + 1.16, y + 1.06, 0.4), iso(x - 0.16, y + 1.06, 0.4)];
  const ridge = `<path d="M${at(c)}L${at(top)}L${at(b)}" fill="none" stroke="#e7cf8f" stroke-opacity=".5"/>`;
  return (
    block(x, y, 1, 0.9, 0, 0.42, { t: "#6b4a2a", l: "#8a6238", r: "#5f4224" }) +
    area([c, b, top], "#a58545") +
    area([b, a, top], "#7a5f2e") +
    ridge
  );
}

function palisade(): string {
  const stake = (x: number, y: number): string =>
    block(x, y, 0.16, 0.16, 0, 0.55 + ((x * 7 + y * 3) % 1) * 0.16, { t: "#a5794a", l: "#7a5430", r: "#543820" });
  let stakes = "";
  for (let i = 0; i < 25; i++) stakes += stake(i * 0.2, 0);
  for (let i = 1; i < 25; i++) stakes += stake(0, i * 0.2);
  return stakes;
}

function gem(x: number, y: number, colour: string): string {
  const [a, b] = iso(x, y);
  return (
    `<g transform="translate(${at([a, b - 6])}) scale(.85)"><ellipse cx="1" cy="8.500" rx="7" ry="2.600" fill="#000" opacity=".4"/><path d="M-5 -8H5L9 -2.500L0 9L-9 -2.500Z" fill="${colour}"/>` +
    '<path d="M-5 -8H5L3 -2.500H-3Z" fill="#fff" opacity=".55"/><path d="M-5 -8L-3 -2.500L-9 -2.500Z" fill="#fff" opacity=".28"/><path d="M3 -2.500H9L0 9Z" fill="#000" opacity=".28"/></g>'
  );
}

export function draw(): string {
  const pict = { size: 25, rim: IRON, base: 0.3 };
  return [
    plinth(0.5, { l: "#3d3020", r: "#261d12" }),
    flat(ground()),
    palisade() + hut(0.5, 0.4) + hut(3.75, 0.5),
    glow(2.5, 2.35, 70),
    `<g transform="translate(${at(iso(2.45, 2.1))})"><path d="M-10 3L10 -3M-10 -3L10 3" stroke="#4a2e14" stroke-width="4" stroke-linecap="round"/></g>` +
      flame(2.45, 2.1, 0, 1),
    stand("tribal-mask", 2.9, 0.75, 0, SEATS.foe, pict) +
      stand("tribal-mask", 3.4, 1, 0, SEATS.foe, pict) +
      stand("hyena-head", 4.3, 2.3, 0, SEATS.foe, pict) +
      stand("hyena-head", 4.75, 2.75, 0, SEATS.foe, pict),
    stand("muscle-up", 2.1, 2.95, 0, SEATS.amber, { size: 36 }) +
      stand("archer", 0.75, 2.6, 0, SEATS.jade) +
      stand("swordwoman", 3.4, 4, 0, SEATS.rose),
    gem(4.35, 4.55, "var(--gem-red)") +
      gem(4.7, 4.2, "var(--gem-red)") +
      gem(1.05, 4.55, "var(--gem-blue)") +
      gem(0.65, 4.25, "var(--gem-blue)") +
      gem(1.4, 4.25, "var(--gem-blue)"),
  ].join("");
}
