// Where figures stand in an area they share: around its middle, inside its border, beside each other and beside what stands there.
import type { Piece } from "../../wire";
import { SPACE } from "../places";
import type { Point, Polygon } from "../polygons";
import { inOrder, sizeOf, type Stand } from "../standing";
import { fromEdge, isInside } from "./lines";

const RADIUS = 25;
/** No figure needs more room around it. */
const WIDEST = 3 * SPACE;
const STEP = 9;
const GAP = 3;
/** Figures one below the other stand further apart: each wears its life at its foot. */
const BELOW = 0.88;
/** A figure alone is drawn so large; in a crowd all become smaller together, down to this. */
const WHOLE = 0.92;
const LEAST = 0.3;
/** How figures stand as there are more of them: between two scales, so many radii from the border, minding what stands in the way or not. */
const MANNERS = [
  { most: WHOLE, least: 0.78, inside: 1, isCareful: true },
  { most: 0.84, least: 0.64, inside: 0.5, isCareful: true },
  { most: 0.76, least: LEAST, inside: 0.5, isCareful: false },
];

/** The ground of an area: its outline as drawn, the point figures stand around, and what to keep clear of. */
export interface Yard {
  outline: Polygon;
  middle: Point;
  obstacles: readonly { at: Point; radius: number }[];
}

interface Free {
  at: Point;
  /** How far it is from the border, and from what stands in the way. */
  edge: number;
  clear: number;
}

interface Measured {
  /** The points from the middle outwards, and how far out the border lies. */
  free: Free[];
  far: number;
}

const apart = (at: Point, one: { at: Point; radius: number }): number =>
  Math.hypot(one.at[0] - at[0], one.at[1] - at[1]) - one.radius;

function measure({ outline, middle, obstacles }: Yard): Measured {
  const far = Math.max(...outline.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
  const count = Math.ceil(far / STEP);
  const near = obstacles.filter((one) => apart(middle, one) < far + WIDEST);
  const found: (Free & { far: number })[] = [];
  for (let j = -count; j <= count; j++) {
    for (let i = -count; i <= count; i++) {
      const at: Point = [middle[0] + i * STEP, middle[1] + j * STEP];
      if (!isInside(at, outline)) continue;
      const clear = near.reduce((least, one) => Math.min(least, apart(at, one)), Infinity);
      // rows fill before columns: figures beside each other hide nobody's name or life
      found.push({ at, edge: fromEdge(at, outline), clear, far: Math.hypot(i, j * 1.25) });
    }
  }
  return { free: found.sort((a, b) => a.far - b.far), far };
}

/** An area is measured once for each drawing of it: figures are placed at every step of everybody. */
const known = new WeakMap<Yard, Measured>();

function measured(yard: Yard): Measured {
  const found = known.get(yard) ?? measure(yard);
  known.set(yard, found);
  return found;
}

function radiusOf(piece: Piece): number {
  const size = sizeOf(piece);
  return size ? Math.hypot(size.width, size.height) * 0.42 : RADIUS;
}

function arranged(
  pieces: readonly Piece[],
  free: readonly Free[],
  lying: Yard["obstacles"],
  scale: number,
  { inside, isCareful }: (typeof MANNERS)[number],
): Stand[] | null {
  const placed: { at: Point; radius: number }[] = [];
  const stands: Stand[] = [];
  for (const piece of pieces) {
    const radius = radiusOf(piece) * scale;
    const isBeside = (at: Point, one: { at: Point; radius: number }) =>
      Math.hypot(one.at[0] - at[0], (one.at[1] - at[1]) * BELOW) >= one.radius + radius + GAP;
    const isClear = ({ at, clear }: Free) =>
      !isCareful || (clear >= radius + GAP && lying.every((one) => apart(at, one) >= radius + GAP));
    const edge = radius * inside + GAP;
    const spot = free.find((one) => one.edge >= edge && isClear(one) && placed.every((other) => isBeside(one.at, other)));
    if (!spot) return null;
    placed.push({ at: spot.at, radius });
    stands.push({ piece, x: spot.at[0], y: spot.at[1], scale, size: sizeOf(piece), reach: radius + 2 });
  }
  return stands;
}

function gathered(pieces: readonly Piece[], yard: Yard, lying: Yard["obstacles"]): Stand[] {
  const { free, far } = measured(yard);
  const near = lying.filter((one) => apart(yard.middle, one) <= far + 2 * RADIUS);
  // large ones need their place first
  const order = [...pieces].sort((a, b) => b.columns * b.rows - a.columns * a.rows);
  for (const manner of MANNERS) {
    for (let scale = manner.most; scale > manner.least; scale *= 0.93) {
      const stands = arranged(order, free, near, scale, manner);
      if (stands) return stands;
    }
  }
  const [x, y] = yard.middle;
  return order.map((piece, i) => ({ piece, x: x + i * 4, y, scale: LEAST, size: sizeOf(piece), reach: RADIUS * LEAST }));
}

/** Every figure on a board of areas, the acting one last; nobody stands on what lies there. */
export function gather(pieces: readonly Piece[], yards: ReadonlyMap<string, Yard>, lying: Yard["obstacles"]): Stand[] {
  return inOrder(
    [...yards].flatMap(([place, yard]) => {
      const here = pieces.filter((piece) => piece.place === place);
      return here.length ? gathered(here, yard, lying) : [];
    }),
  );
}
