// Borders between areas: a chalk line where one simply walks, and what stands along the others.
import { short as f } from "../../pieces/shapes";
import type { Area, Areas } from "../../wire";
import { SPACE } from "../places";
import { chance, type Chance, type Point } from "../polygons";
import { LEVEL, curve, nameOfSide, raised, strung, through, wandering, type Spot } from "./lines";
import { log, place, type Standing } from "./scenery";

/** A stretch of border between two corners: whose it is, and what is along it. */
export interface Side {
  name: string;
  from: Spot;
  to: Spot;
  areas: Area[];
  kind: string;
}

/** Every side of every area, each once. */
export function sidesOf(board: Areas): Side[] {
  const kinds = new Map<string, string>();
  for (const { kind, line } of board.borders) line.slice(1).forEach((to, i) => kinds.set(nameOfSide(line[i]!, to), kind));
  const found = new Map<string, Side>();
  for (const area of board.areas) {
    area.outline.forEach((from, i) => {
      const to = area.outline[(i + 1) % area.outline.length]!;
      const name = nameOfSide(from, to);
      const side = found.get(name) ?? { name, from, to, areas: [], kind: kinds.get(name) ?? "" };
      side.areas.push(area);
      found.set(name, side);
    });
  }
  return [...found.values()];
}

/** Lines on the ground. What stands hides its border itself. */
export function drawBorders(sides: readonly Side[]): string {
  const lines = { open: "", dear: "", rim: "" };
  for (const { from, to, areas, kind } of sides) {
    const [height, other] = [areas[0]!.height, areas[1]?.height];
    if (height !== other && other !== undefined) continue;
    const line = curve(raised(wandering(from, to), height));
    if (areas.length < 2) lines.rim += line;
    else if (!kind) lines.open += line;
    else if (kind === "obstacle" || kind === "rail" || kind === "cliff" || kind === "water") lines.dear += line;
  }
  return (
    `<path class="joint-line" d="${lines.open}${lines.dear}"/><path class="chalk-line" d="${lines.open}"/>` +
    `<path class="dear-line" d="${lines.dear}"/><path class="rim-line" d="${lines.rim}"/>`
  );
}

type Along = (points: Point[], random: Chance) => Standing[];

const shadowOf = (points: Point[]) => `<path class="thrown" d="${curve(points)}" transform="translate(9 11)" stroke-width="14"/>`;

function palisade(points: Point[], random: Chance): Standing[] {
  return strung(points, 8.4).map(([x, y], i) => ({
    y,
    at: [x, y] as Point,
    art: place([x + (random() - 0.5) * 1.2, y + 4], post(28 + random() * 6)),
    radius: 8,
    shadow: i ? undefined : shadowOf(points),
  }));
}

export function post(high: number): string {
  return (
    `<path d="M-4.600 0V${f(-high + 7)}L0 ${f(-high)}L4.600 ${f(-high + 7)}V0Q0 2.200 -4.600 0Z" fill="url(#g-post)" stroke="var(--timber-line)"/>` +
    `<path d="M-4 ${f(-high + 7.5)}L0 ${f(-high + 1)}L4 ${f(-high + 7.5)}Q0 ${f(-high + 10)} -4 ${f(-high + 7.5)}Z" fill="var(--timber-3)" opacity=".75"/>` +
    `<path d="M-1.500 ${f(-high + 12)}V-3M1.800 ${f(-high + 15)}V-6" stroke="var(--timber-2)" stroke-opacity=".5" stroke-width=".8"/>`
  );
}

/** Masonry along any line, built stone by stone. */
function wall(points: Point[], random: Chance): Standing[] {
  return strung(points, 13).map(([x, y], i) => {
    const [wide, high] = [14.5 + random() * 2, 17 + random() * 3];
    return {
      y,
      at: [x, y] as Point,
      shadow: i ? undefined : shadowOf(points),
      radius: 9,
      art: place(
        [x, y + 6],
        `<rect x="${f(-wide / 2)}" y="${f(-high)}" width="${f(wide)}" height="${f(high)}" rx="2" fill="var(--wall-face)" stroke="var(--wall-line)"/>` +
          `<path d="M${f(-wide / 2)} ${f(-high / 2)}h${f(wide)}M${f((random() - 0.5) * 6)} ${f(-high / 2)}v${f(high / 2)}" stroke="var(--wall-line)" stroke-opacity=".6"/>` +
          `<rect x="${f(-wide / 2)}" y="${f(-high - 9)}" width="${f(wide)}" height="11" rx="2.500" fill="var(--wall-top)" stroke="var(--wall-line)"/>`,
      ),
    };
  });
}

function hedge(points: Point[], random: Chance): Standing[] {
  return strung(points, 11).map(([x, y]) => {
    const radius = 8 + random() * 4;
    return {
      y,
      at: [x, y] as Point,
      radius: 9,
      art: place(
        [x, y],
        `<ellipse class="oshadow" cx="4" cy="5" rx="${f(radius * 1.2)}" ry="6"/><circle cy="-4" r="${f(radius)}" fill="var(--bush)"/>` +
          `<circle cx="-2" cy="-7" r="${f(radius * 0.66)}" fill="var(--leaf-3)"/>`,
      ),
    };
  });
}

/** Fallen trunks and stones: one can climb over. */
function obstacle(points: Point[], random: Chance): Standing[] {
  return strung(points, 21).map(([x, y], i) => {
    const spot: Point = [x + (random() - 0.5) * 6, y + (random() - 0.5) * 6];
    if (i % 2) {
      const size = 5 + random() * 4;
      const art =
        `<ellipse class="oshadow" cx="3" cy="2" rx="${f(size * 1.2)}" ry="${f(size * 0.5)}"/><path d="M${f(-size)} 0L${f(-size * 0.6)} ${f(-size)}L${f(size * 0.5)} ${f(-size * 1.1)}L${f(size)} 0Q0 ${f(size * 0.5)} ${f(-size)} 0Z" fill="var(--land-face)"/>` +
        `<path d="M${f(-size * 0.6)} ${f(-size)}L${f(size * 0.5)} ${f(-size * 1.1)}L${f(size * 0.2)} ${f(-size * 0.5)}Z" fill="var(--land-rock)"/>`;
      return { y: spot[1], at: spot, art: place(spot, art) };
    }
    return { y: spot[1], at: spot, art: log(spot, 36 + random() * 12, random() * 180, 0.75) };
  });
}

/** A step in the ground too low for a level of height. */
function cliff(points: Point[]): Standing[] {
  const [x, y] = points[0]!;
  const line = curve(points);
  const art =
    `<path class="thrown" d="${line}" transform="translate(3 9)" stroke-width="9"/><path d="${line}" transform="translate(0 5)" fill="none" stroke="var(--land-face-2)" stroke-width="10"/>` +
    `<path d="${line}" transform="translate(0 1)" fill="none" stroke="var(--land-face)" stroke-width="4"/><path class="lip" d="${line}"/>`;
  return [{ y: y - 400, at: [x, y], art }];
}

/** A wall of upright boards. */
function bulkhead(points: Point[], random: Chance): Standing[] {
  return strung(points, 7).map(([x, y], i) => {
    const high = 27 + random() * 2;
    const art =
      `<rect x="-3.800" y="${f(-high)}" width="7.600" height="${f(high + 2)}" fill="url(#g-post)" stroke="var(--timber-line)"/>` +
      `<rect x="-4.400" y="${f(-high - 4)}" width="8.800" height="5" fill="var(--timber-3)" stroke="var(--timber-line)"/>`;
    return { y, at: [x, y] as Point, art: place([x, y + 3], art), radius: 7, shadow: i ? undefined : shadowOf(points) };
  });
}

/** Posts with a handrail: one can climb over. */
function rail(points: Point[]): Standing[] {
  const posts = strung(points, 17).map(([x, y]) => `M${f(x)} ${f(y)}v-11`);
  const [x, y] = points[0]!;
  const hand = curve(points.map(([px, py]): Point => [px, py - 11]));
  const art =
    `<path d="${posts.join("")}" stroke="var(--timber-line)" stroke-width="4.400"/><path d="${posts.join("")}" stroke="var(--timber)" stroke-width="2.800"/>` +
    `<path d="${hand}" fill="none" stroke="var(--timber-line)" stroke-width="5"/><path d="${hand}" fill="none" stroke="var(--timber-3)" stroke-width="3"/>`;
  return [{ y: Math.max(...points.map(([, py]) => py)), at: [x, y], art }];
}

const ALONG: Record<string, Along> = { palisade, wall, bulkhead, hedge, obstacle, rail, cliff };

/** The same along a line that is no border. */
export function drawAlong(kind: string, line: readonly Spot[], height: number, random: Chance): Standing[] {
  return ALONG[kind]?.(raised(through(line), height), random) ?? [];
}

/** How high the ground is on both sides of a border, the lower first. */
function levelsOf(line: readonly Spot[], sides: ReadonlyMap<string, Side>): [number, number] {
  const levels = sides.get(nameOfSide(line[0]!, line[1]!))?.areas.map(({ height }) => height) ?? [0];
  return [Math.min(...levels), Math.max(...levels)];
}

/** What stands along borders: on the lower side, but a rail guards the edge of the higher one; faces are cliffs enough. */
export function drawStanding(board: Areas): Standing[] {
  const random = chance(`${board.seed}/borders`);
  const sides = new Map(sidesOf(board).map((side) => [side.name, side]));
  return board.borders.flatMap(({ kind, line }) => {
    const [low, high] = levelsOf(line, sides);
    if (kind === "cliff" && low < high) return [];
    const height = kind === "rail" ? high : low;
    const points = through(line).map(([x, y]): Point => [x, y - height * LEVEL]);
    const gates = board.doors.map(({ at }): Point => [at[0] * SPACE, at[1] * SPACE - height * LEVEL]);
    const free = (one: Standing) => gates.every(([x, y]) => Math.hypot(one.at[0] - x, one.at[1] - y) > 24);
    return (ALONG[kind]?.(points, random) ?? []).filter(free);
  });
}
