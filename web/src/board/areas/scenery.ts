// Scenery by its kind: which drawing, where its foot stands, how much room it takes from figures.
import { short as f } from "../../pieces/shapes";
import type { Scenery } from "../../wire";
import type { Chance, Point } from "../polygons";
import * as camp from "./camp";
import { LEVEL, isInside, px, ring, strung, through, type Spot } from "./lines";
import * as plants from "./plants";
import * as ship from "./shipyard";
import * as stone from "./stonework";

/** A thing on the map: drawn from north to south by its foot. */
export interface Standing {
  y: number;
  at: Point;
  art: string;
  shadow?: string;
  /** How far figures keep from it. */
  radius?: number;
}

type Draw = (scenery: Scenery, random: Chance, heightAt: (spot: Spot) => number) => Standing[];

/** A drawing with its foot at a point. */
export function place([x, y]: Point, art: string, scale = 1, turn = 0, isFlipped = false): string {
  const by = Math.round(scale * 100) / 100;
  const sized = isFlipped ? ` scale(${-by} ${by})` : by === 1 ? "" : ` scale(${by})`;
  return `<g transform="translate(${f(x)} ${f(y)})${turn ? ` rotate(${f(turn)})` : ""}${sized}">${art}</g>`;
}

export function log(at: Point, long: number, turn: number, scale = 1): string {
  return place(at, camp.log(long), scale, turn);
}

/** The same drawing on each point, now and then mirrored and never quite as large. */
function each(art: (random: Chance) => string, { radius = 0, varies = 0, scale = 1, flips = false } = {}): Draw {
  return ({ points, turn, size }, random, heightAt) =>
    points.map((spot) => {
      const [x, y] = px(spot);
      const at: Point = [x, y - heightAt(spot) * LEVEL];
      const large = scale * size * (1 + (random() - 0.5) * varies);
      return {
        y: y + heightAt(spot) * 4,
        at,
        art: place(at, art(random), large, turn, flips && random() < 0.5),
        radius: radius * large,
      };
    });
}

/** Trees all over a polygon, denser than anybody would place them. */
const forest: Draw = ({ points, size }, random) => {
  const outline = ring(points);
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const found: Standing[] = [];
  const step = 30 * size;
  for (let y = Math.min(...ys); y < Math.max(...ys); y += step * 0.72) {
    for (let x = Math.min(...xs); x < Math.max(...xs); x += step) {
      const at: Point = [x + (random() - 0.5) * step * 0.8, y + (random() - 0.5) * step * 0.5];
      if (!isInside(at, outline)) continue;
      found.push({
        y: at[1],
        at,
        art: place(at, plants.pine(random), size * (0.85 + random() * 0.3), 0, random() < 0.5),
        radius: 9,
      });
    }
  }
  return found;
};

const reeds: Draw = ({ points }, random) =>
  strung(points.length > 1 ? through(points) : points.map(px), 15).map(([x, y]) => {
    const at: Point = [x + (random() - 0.5) * 10, y + (random() - 0.5) * 10];
    return { y: at[1], at, art: place(at, plants.reed(random), 0.8 + random() * 0.4, 0, random() < 0.5) };
  });

/** Planks along a line, out over the water. */
const jetty: Draw = ({ points, size }, random) => {
  const line = points.map(px);
  const boards = strung(line, 7).map(([x, y], i, all) => {
    const [nx, ny] = all[i + 1] ?? [2 * x - (all[i - 1]?.[0] ?? x), 2 * y - (all[i - 1]?.[1] ?? y - 1)];
    return place([x, y], camp.board(34 * size, random), 1, (Math.atan2(ny - y, nx - x) * 180) / Math.PI - 90);
  });
  const [first, last] = [line[0]!, line.at(-1)!];
  return [
    {
      y: first[1] - 30,
      at: first,
      art: boards.join("") + [first, last].map((end) => place(end, camp.piles(34 * size))).join(""),
    },
  ];
};

/** Merlons along a line, where the ground is as high as at its first point. */
const battlement: Draw = ({ points, size }, random, heightAt) => {
  const up = heightAt(points[0]!) * LEVEL;
  return strung(points.map(px), 19 * size).map(([x, y]) => {
    const at: Point = [x, y - up];
    return { y: y + heightAt(points[0]!) * 4, at, art: place(at, stone.merlon(random), size) };
  });
};

/** Grounds lie under everything; `forest` also stands on it. */
const GROUNDS = ["grass", "earth", "mud", "sand", "snow", "rock", "paving", "water", "forest"];

export const isGround = ({ kind }: Pick<Scenery, "kind">): boolean => GROUNDS.includes(kind);

/** Every kind of scenery that stands. One that is not known is not drawn. */
export const SCENERY: Record<string, Draw> = {
  forest,
  reeds,
  jetty,
  battlement,
  pine: each(plants.pine, { radius: 12, varies: 0.3, flips: true }),
  oak: each(plants.oak, { radius: 18, varies: 0.25, flips: true }),
  bush: each(plants.bush, { radius: 12, varies: 0.3, flips: true }),
  fern: each(plants.fern, { varies: 0.4, flips: true }),
  boulder: each(plants.boulder, { radius: 12, varies: 0.4, flips: true }),
  tent: each(camp.tent, { radius: 32, scale: 0.8 }),
  pavilion: each(camp.pavilion, { radius: 60, scale: 0.92 }),
  hut: each(camp.hut, { radius: 40 }),
  tower: each(camp.tower, { radius: 36, scale: 0.9 }),
  campfire: each(camp.campfire, { radius: 38 }),
  torch: each(camp.torch, { radius: 8 }),
  crates: each(camp.crates, { radius: 26 }),
  barrel: each(camp.barrel, { radius: 11 }),
  cart: each(camp.cart, { radius: 38, scale: 0.85, flips: true }),
  cage: each(camp.cage, { radius: 34 }),
  banner: each(camp.banner, { radius: 8 }),
  rack: each(camp.rack, { radius: 18 }),
  logs: each((random) => camp.log(38 + random() * 8), { radius: 16 }),
  column: each(camp.column, { radius: 15 }),
  boat: each(camp.boat, {}),
  brazier: each(stone.brazier, { radius: 13 }),
  beacon: each(stone.beacon, { radius: 36 }),
  pillar: each(stone.pillar, { radius: 15 }),
  steps: each(stone.steps, {}),
  arch: each(stone.arch, { radius: 30, flips: true }),
  altar: each(stone.altar, { radius: 38 }),
  head: each(stone.head, { radius: 40 }),
  well: each(stone.well, { radius: 24 }),
  orrery: each(stone.orrery, { radius: 28 }),
  shelf: each(stone.shelf, { radius: 28 }),
  mast: each(ship.mast, { radius: 12 }),
  lantern: each(ship.lantern, { radius: 7 }),
  wheel: each(ship.wheel, { radius: 18 }),
  coil: each(ship.coil, { radius: 12, flips: true }),
  raft: each(ship.raft, {}),
  figurehead: each(ship.figurehead, {}),
  ladder: each(camp.ladder, {}),
  stairs: each(camp.stairs, {}),
};
