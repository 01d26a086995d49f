// Where the odds of a target stand: beside the fight, over nobody, no door and no name, tied to its figure by a line where it is not close.
import type { Geometry } from "./kind";
import type { Target } from "./marks";
import { SPACE } from "./places";
import type { Box, Point } from "./polygons";
import { halfWidth, type Stand } from "./standing";

/** Half the height of the brackets around a figure of scale 1. */
export const BRACKET = 28;
/** How far the brackets around a large figure are from its rim. */
export const EDGE = 5;
const HIGH = 20;
/** A medallion with its mark and its plate; a door in its wall. */
const MEDALLION = 26;
const DOOR = 15;
const GAP = 3;
/** What a hidden patch as large as a pill costs, in units of the drawing. */
const HIDDEN = 2000;
const RINGS = 3;

export interface Pill {
  at: Point;
  /** It stands so far from its figure that a line has to say whose it is. */
  isTied: boolean;
}

/** A pill for each target, none beyond `bounds`; `width` is what its words take before marks are scaled by `unit`. */
export function pills(
  targets: readonly Target[],
  stands: readonly Stand[],
  geometry: Geometry,
  unit: number,
  width: (target: Target) => number,
  bounds?: Box,
): Map<string, Pill> {
  const taken = [
    ...stands.flatMap(bodies),
    ...geometry.doors.map(({ at }) => boxOf(at, DOOR * 2 * unit, DOOR * 2 * unit)),
    ...geometry.names,
  ];
  const found = new Map<string, Pill>();
  for (const target of targets) {
    const [wide, high] = [width(target) * unit, HIGH * unit];
    const { x, y } = target.stand;
    const spots = spotsFor(target.stand, geometry, wide, high).map((spot) => (bounds ? inside(spot, wide, high, bounds) : spot));
    const cost = ([atX, atY]: Point) =>
      (HIDDEN * sum(taken.map((box) => shared(box, boxOf([atX, atY], wide, high))))) / (wide * high) +
      Math.hypot(atX - x, (atY - y) * 1.02);
    const at = spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
    found.set(target.id, {
      at,
      isTied:
        (!target.stand.isFanned && geometry.rims(target.stand.piece.place).length > 0) || isFar(target.stand, at, wide, high),
    });
    taken.push(boxOf(at, wide + GAP, high + GAP));
  }
  return found;
}

/** Below, above and to the sides of the brackets, then farther away; where figures share a place, on its borders first. */
function spotsFor(stand: Stand, geometry: Geometry, wide: number, high: number): Point[] {
  const { x, y } = stand;
  const { wide: right, high: down } = reachOf(stand);
  const rims = geometry
    .rims(stand.piece.place)
    .flatMap(({ middle, out }) =>
      [-1, -0.5, 0, 0.5, 1].flatMap((side) =>
        [0, 1, 2].map((row): Point => [middle[0] + (side * (SPACE - wide)) / 2, middle[1] + out * row * (high + GAP)]),
      ),
    );
  const around = Array.from({ length: RINGS }, (_, ring) => ring * (SPACE / 2)).flatMap((more): Point[] => {
    const [dx, dy] = [right + wide / 2 + GAP + more, down + high / 2 + GAP + more];
    return [
      ...[0, 1, -1].flatMap((side): Point[] => [
        [x + (side * SPACE) / 4, y + dy],
        [x + (side * SPACE) / 4, y - dy],
      ]),
      [x + dx, y],
      [x - dx, y],
      [x + dx, y + dy],
      [x - dx, y + dy],
      [x + dx, y - dy],
      [x - dx, y - dy],
    ];
  });
  return [...rims, ...around];
}

/** Half of what the brackets around a figure take. */
function reachOf({ scale, size }: Stand): { wide: number; high: number } {
  return size
    ? { wide: (size.width / 2 + EDGE) * scale, high: (size.height / 2 + EDGE) * scale }
    : { wide: BRACKET * scale, high: BRACKET * scale };
}

/** Neither close above or below its figure, nor close beside it. */
function isFar(stand: Stand, [x, y]: Point, wide: number, high: number): boolean {
  const { wide: right, high: down } = reachOf(stand);
  const [dx, dy] = [Math.abs(x - stand.x), Math.abs(y - stand.y)];
  const isOver = dx < right && dy < down + high / 2 + 2 * GAP;
  return !isOver && !(dy < down && dx < right + wide / 2 + 2 * GAP);
}

function boxOf([x, y]: Point, wide: number, high: number): Box {
  return { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
}

/** The nearest spot at which a whole pill is within the bounds. */
function inside([x, y]: Point, wide: number, high: number, { left, top, right, bottom }: Box): Point {
  return [Math.max(left + wide / 2, Math.min(right - wide / 2, x)), Math.max(top + high / 2, Math.min(bottom - high / 2, y))];
}

function bodies(stand: Stand): Box[] {
  const { x, y, scale, size, minions = [] } = stand;
  const own = size
    ? boxOf([x, y], halfWidth({ ...stand, minions: [] }) * 2, size.height * scale)
    : boxOf([x, y], MEDALLION * 2 * scale, MEDALLION * 2 * scale);
  return [own, ...minions.map((one) => boxOf([one.x, one.y], MEDALLION * 2 * one.scale, MEDALLION * 2 * one.scale))];
}

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
