// Floors: the polygons of a paving, and their painting as eight paths however large the room.
import { short } from "../pieces/shapes";
import { SPACE } from "./places";
import { centre, inset, rounded, voronoi, type Box, type Chance, type Polygon } from "./polygons";

export type Paving = "brick" | "octagons" | "flags" | "planks" | "herringbone" | "cobbles";

/** `Room.paving` 0 to 5: stone and tint go together, so that a room is never known by its hue alone. */
export const PAVINGS: readonly { paving: Paving; tint: string }[] = [
  { paving: "brick", tint: "ochre" },
  { paving: "octagons", tint: "teal" },
  { paving: "flags", tint: "slate" },
  { paving: "planks", tint: "wine" },
  { paving: "herringbone", tint: "moss" },
  { paving: "cobbles", tint: "ash" },
];

const MANNERS: Record<Paving, { gap: number; round: number; wobble: number }> = {
  brick: { gap: 1.2, round: 2.2, wobble: 1.2 },
  octagons: { gap: 1.2, round: 2.2, wobble: 0.5 },
  flags: { gap: 1.2, round: 2.2, wobble: 1.2 },
  planks: { gap: 0.8, round: 2.2, wobble: 0.4 },
  herringbone: { gap: 1.2, round: 2.2, wobble: 0.5 },
  cobbles: { gap: 1.8, round: 5, wobble: 1.2 },
};

const TONES = [0, 1, 1, 2, 2, 2, 3, 3, 4] as const;
const C = SPACE;

function box(x0: number, y0: number, x1: number, y1: number): Polygon {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

/** A space as one flag, three or four. */
function flags(x: number, y: number, random: Chance): Polygon[] {
  const kind = random();
  if (kind < 0.22) return [box(x, y, x + C, y + C)];
  const cut = (low: number, wide: number) => C * (low + random() * wide);
  if (kind < 0.78) {
    const [t, u] = [cut(0.36, 0.28), cut(0.35, 0.3)];
    return kind < 0.5
      ? [box(x, y, x + t, y + C), box(x + t, y, x + C, y + u), box(x + t, y + u, x + C, y + C)]
      : [box(x, y, x + C, y + t), box(x, y + t, x + u, y + C), box(x + u, y + t, x + C, y + C)];
  }
  const [t, u, v] = [cut(0.4, 0.2), cut(0.4, 0.2), cut(0.4, 0.2)];
  return [box(x, y, x + t, y + u), box(x + t, y, x + C, y + u), box(x, y + u, x + v, y + C), box(x + v, y + u, x + C, y + C)];
}

function bricks(at: Box, random: Chance): Polygon[] {
  const [high, long] = [C / 3, C * 0.62];
  const laid: Polygon[] = [];
  for (let y = at.top, row = 0; y < at.bottom - 0.1; y += high, row++) {
    const start = at.left - long + (row % 2 ? long / 2 : 0) + (random() - 0.5) * 4;
    for (let x = start; x < at.right; x += long) laid.push(box(x, y, x + long, y + high));
  }
  return laid;
}

function planks(at: Box, random: Chance): Polygon[] {
  const high = C / 4;
  const laid: Polygon[] = [];
  for (let y = at.top; y < at.bottom - 0.1; y += high) {
    for (let x = at.left - random() * C * 2; x < at.right;) {
      const long = C * (1.3 + random() * 1.4);
      laid.push(box(x, y, x + long, y + high));
      x += long;
    }
  }
  return laid;
}

function octagons(at: Box): Polygon[] {
  const [q, e] = [C / 2, (C / 2) * 0.27];
  const laid: Polygon[] = [];
  for (let y = at.top; y < at.bottom - 0.1; y += q) {
    for (let x = at.left; x < at.right - 0.1; x += q) {
      laid.push([
        [x + e, y],
        [x + q - e, y],
        [x + q, y + e],
        [x + q, y + q - e],
        [x + q - e, y + q],
        [x + e, y + q],
        [x, y + q - e],
        [x, y + e],
      ]);
      laid.push([
        [x, y - e],
        [x + e, y],
        [x, y + e],
        [x - e, y],
      ]);
    }
  }
  return laid;
}

function herringbone(at: Box): Polygon[] {
  const [w, long] = [C * 0.29, C * 0.58];
  const [cx, cy] = [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
  const count = Math.ceil((Math.hypot(at.right - at.left, at.bottom - at.top) / 2 + long * 2) / w);
  const turned = (polygon: Polygon): Polygon =>
    polygon.map(([x, y]) => [cx + (x - y) * Math.SQRT1_2, cy + (x + y) * Math.SQRT1_2]);
  const laid: Polygon[] = [];
  for (let a = -count; a <= count; a++) {
    for (let b = -count; b <= count; b++) {
      const lies = (((a - b) % 4) + 4) % 4;
      if (lies === 0) laid.push(turned(box(a * w, b * w, a * w + long, b * w + w)));
      if (lies === 3) laid.push(turned(box(a * w, b * w, a * w + w, b * w + long)));
    }
  }
  return laid;
}

/** The stones that cover a box of the board. */
export function pave(paving: Paving, at: Box, random: Chance): Polygon[] {
  switch (paving) {
    case "brick":
      return bricks(at, random);
    case "planks":
      return planks(at, random);
    case "octagons":
      return octagons(at);
    case "herringbone":
      return herringbone(at);
    case "cobbles":
      return voronoi(at, C * 0.3, 0.75, random);
    case "flags": {
      const laid: Polygon[] = [];
      for (let y = at.top; y < at.bottom - 0.1; y += C)
        for (let x = at.left; x < at.right - 0.1; x += C) laid.push(...flags(x, y, random));
      return laid;
    }
  }
}

function crack([x, y]: readonly [number, number], random: Chance): string {
  let angle = random() * 6.28;
  let path = `M${short(x)} ${short(y)}`;
  for (let i = 0; i < 4; i++) {
    angle += (random() - 0.5) * 1.4;
    x += Math.cos(angle) * 5;
    y += Math.sin(angle) * 5;
    path += `L${short(x)} ${short(y)}`;
  }
  return path;
}

/** Paints the stones of which `isShown` says that they can be seen: five tones, lit edges, dark edges, cracks. */
export function paint(stones: Polygon[], paving: Paving, random: Chance, isShown: (x: number, y: number) => boolean): string {
  const { gap, round, wobble } = MANNERS[paving];
  const tones = ["", "", "", "", ""];
  let [lit, dark, cracks] = ["", "", ""];
  for (const stone of stones) {
    const middle = centre(stone);
    if (!isShown(middle[0], middle[1])) continue;
    const laid = inset(
      stone.map(([x, y]) => [x + (random() - 0.5) * wobble, y + (random() - 0.5) * wobble] as const),
      gap,
    );
    const tone = TONES[Math.floor(random() * TONES.length)]!;
    tones[tone] += rounded(laid, round);
    for (let i = 0; i < laid.length; i++) {
      const [a, b] = [laid[i]!, laid[(i + 1) % laid.length]!];
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
      const long = Math.hypot(dx, dy);
      if (long < 5) continue;
      const [mx, my] = [(a[0] + b[0]) / 2 - middle[0], (a[1] + b[1]) / 2 - middle[1]];
      const light = -(mx * 0.55 + my) / (Math.hypot(mx, my) || 1);
      const ends = 1.6 / long;
      const line = `M${short(a[0] + dx * ends)} ${short(a[1] + dy * ends)}L${short(b[0] - dx * ends)} ${short(b[1] - dy * ends)}`;
      if (light > 0.35) lit += line;
      else if (light < -0.35) dark += line;
    }
    if (random() < 0.07) cracks += crack([middle[0] + (random() - 0.5) * 10, middle[1] + (random() - 0.5) * 10], random);
  }
  const stonesPainted = tones.map((path, i) => (path ? `<path class="st${i + 1}" d="${path}"/>` : "")).join("");
  return `${stonesPainted}<path class="sthi" d="${lit}"/><path class="stlo" d="${dark}"/><path class="stcrack" d="${cracks}"/>`;
}
