// Borders as a hand would draw them: between two corners always the same wandering line, whichever area asks.
import { short } from "../../pieces/shapes";
import { SPACE } from "../places";
import { chance, orientation, type Point, type Polygon } from "../polygons";

/** How far a level of height is raised in the drawing. */
export const LEVEL = 26;
const STRIDE = 24;
const WANDER = 5.5;

export type Spot = readonly [number, number];

/** A point of the board in the drawing's units. */
export function px([x, y]: Spot): Point {
  return [x * SPACE, y * SPACE];
}

export function nameOfSide(a: Spot, b: Spot): string {
  const [p, q] = [a.join(), b.join()];
  return p < q ? `${p} ${q}` : `${q} ${p}`;
}

/** From one corner to the other, in the drawing's units. */
export function wandering(a: Spot, b: Spot): Point[] {
  if (a.join() > b.join()) return wandering(b, a).reverse();
  const random = chance(nameOfSide(a, b));
  const [p, q] = [px(a), px(b)];
  const long = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  const [nx, ny] = [-(q[1] - p[1]) / long, (q[0] - p[0]) / long];
  const steps = Math.max(2, Math.round(long / STRIDE));
  const wide = Math.min(WANDER, long * 0.07);
  const points: Point[] = [p];
  let off = 0;
  for (let i = 1; i < steps; i++) {
    const t = i / steps;
    off = off * 0.4 + (random() - 0.5) * wide * 1.6;
    const by = off * Math.sin(Math.PI * t) ** 0.5;
    points.push([p[0] + (q[0] - p[0]) * t + nx * by, p[1] + (q[1] - p[1]) * t + ny * by]);
  }
  return [...points, q];
}

/** Through several corners. */
export function through(corners: readonly Spot[]): Point[] {
  return corners.flatMap((corner, i) => {
    const next = corners[i + 1];
    return next ? wandering(corner, next).slice(i ? 1 : 0) : [];
  });
}

/** All around an area. */
export function ring(outline: readonly Spot[]): Polygon {
  return through([...outline, outline[0]!]).slice(0, -1);
}

const at = ([x, y]: Point) => `${short(x)} ${short(y)}`;
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A smooth line. */
export function curve(points: readonly Point[]): string {
  let path = `M${at(points[0]!)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const to = i === points.length - 2 ? points[i + 1]! : between(points[i]!, points[i + 1]!);
    path += `Q${at(points[i]!)} ${at(to)}`;
  }
  return points.length === 2 ? `${path}L${at(points[1]!)}` : path;
}

/** A smooth closed line. */
export function loop(points: readonly Point[]): string {
  const count = points.length;
  const half = (i: number) => between(points[i % count]!, points[(i + 1) % count]!);
  let path = `M${at(half(count - 1))}`;
  for (let i = 0; i < count; i++) path += `Q${at(points[i]!)} ${at(half(i))}`;
  return `${path}Z`;
}

/** A wandering ring drawn in by so much: every point along its own normal, which leaves no corner behind. */
export function shrunk(points: Polygon, by: number): Polygon {
  const count = points.length;
  const inward = orientation(points) > 0 ? 1 : -1;
  return points.map(([x, y], i) => {
    const [a, b] = [points[(i + count - 1) % count]!, points[(i + 1) % count]!];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [x - ((b[1] - a[1]) / long) * by * inward, y + ((b[0] - a[0]) / long) * by * inward];
  });
}

export function raised(points: readonly Point[], height: number): Point[] {
  return points.map(([x, y]) => [x, y - height * LEVEL]);
}

export function isInside([x, y]: Point, polygon: Polygon): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [a, b] = [polygon[i]!, polygon[j]!];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** How far a point is from the nearest edge of a polygon. */
export function fromEdge([x, y]: Point, polygon: Polygon): number {
  let least = Infinity;
  for (let i = 0; i < polygon.length; i++) {
    const [a, b] = [polygon[i]!, polygon[(i + 1) % polygon.length]!];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(a[0] + dx * t - x, a[1] + dy * t - y));
  }
  return least;
}

/** Points along a line, one every so many units. */
export function strung(points: readonly Point[], gap: number): Point[] {
  const found: Point[] = [];
  let left = 0;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i]!, points[i + 1]!];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    let along = left;
    for (; along < long; along += gap) found.push([a[0] + ((b[0] - a[0]) * along) / long, a[1] + ((b[1] - a[1]) * along) / long]);
    left = along - long;
  }
  return found;
}
