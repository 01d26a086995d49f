// Seeded chance and the geometry of stones.
import { short } from "../pieces/shapes";

export type Point = readonly [number, number];
export type Polygon = Point[];
export type Chance = () => number;

/** A generator of numbers from 0 to 1, the same for everybody who starts it with the same text. */
export function chance(seed: string): Chance {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function centre(polygon: Polygon): Point {
  let [x, y] = [0, 0];
  for (const point of polygon) {
    x += point[0];
    y += point[1];
  }
  return [x / polygon.length, y / polygon.length];
}

/** Twice the area of the polygon; negative if it is wound the other way. */
export function orientation(polygon: Polygon): number {
  return polygon.reduce((area, a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    return area + a[0] * b[1] - b[0] * a[1];
  }, 0);
}

/** Every edge moved inwards by so much. */
export function inset(polygon: Polygon, by: number): Polygon {
  const count = polygon.length;
  const inward = orientation(polygon) > 0 ? 1 : -1;
  const lines = polygon.map((a, i) => {
    const b = polygon[(i + 1) % count]!;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [dx, dy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
    return { x: a[0] - dy * inward * by, y: a[1] + dx * inward * by, dx, dy };
  });
  return lines.map((line, i) => {
    const before = lines[(i + count - 1) % count]!;
    const cross = before.dx * line.dy - before.dy * line.dx;
    if (Math.abs(cross) < 1e-6) return [line.x, line.y] as const;
    const t = ((line.x - before.x) * line.dy - (line.y - before.y) * line.dx) / cross;
    return [before.x + before.dx * t, before.y + before.dy * t] as const;
  });
}

/** A path around the polygon with rounded corners. */
export function rounded(polygon: Polygon, radius: number): string {
  const count = polygon.length;
  let path = "";
  for (let i = 0; i < count; i++) {
    const [a, b, c] = [polygon[(i + count - 1) % count]!, polygon[i]!, polygon[(i + 1) % count]!];
    const towards = (to: Point): string => {
      const long = Math.hypot(to[0] - b[0], to[1] - b[1]);
      const share = Math.min(radius, long / 2.2) / (long || 1);
      return `${short(b[0] + (to[0] - b[0]) * share)} ${short(b[1] + (to[1] - b[1]) * share)}`;
    };
    path += `${i ? "L" : "M"}${towards(a)}Q${short(b[0])} ${short(b[1])} ${towards(c)}`;
  }
  return `${path}Z`;
}

/** The part of the polygon on the near side of a line through a point with this normal. */
function clipped(polygon: Polygon, px: number, py: number, nx: number, ny: number): Polygon {
  const kept: Polygon = [];
  for (let i = 0; i < polygon.length; i++) {
    const [a, b] = [polygon[i]!, polygon[(i + 1) % polygon.length]!];
    const da = (a[0] - px) * nx + (a[1] - py) * ny;
    const db = (b[0] - px) * nx + (b[1] - py) * ny;
    if (da <= 0) kept.push(a);
    if ((da < 0 && db > 0) || (da > 0 && db < 0)) {
      const t = da / (da - db);
      kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
  }
  return kept;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function bounding(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

export const sizeOf = ({ left, top, right, bottom }: Box) => ({ width: right - left, height: bottom - top });

/** The box with so much around it, another amount above and below it. */
export function grown({ left, top, right, bottom }: Box, aside: number, above = aside): Box {
  return { left: left - aside, top: top - above, right: right + aside, bottom: bottom + above };
}

/** What two boxes share; of no size if that is nothing. */
export function shared(one: Box, other: Box): Box {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  return {
    left,
    top,
    right: Math.max(left, Math.min(one.right, other.right)),
    bottom: Math.max(top, Math.min(one.bottom, other.bottom)),
  };
}

export function boxOf(polygon: Polygon): Box {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Closed polygons as a path. */
export function closed(polygons: readonly Polygon[]): string {
  return polygons.map((polygon) => `M${polygon.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`).join("");
}

/** Cells of a jittered, row-shifted lattice: cobbles. */
export function voronoi(box: Box, step: number, jitter: number, random: Chance): Polygon[] {
  const columns = Math.ceil((box.right - box.left) / step) + 2;
  const rows = Math.ceil((box.bottom - box.top) / step) + 2;
  const sites: Point[][] = [];
  for (let j = 0; j < rows; j++) {
    const row: Point[] = [];
    for (let i = 0; i < columns; i++) {
      const x = box.left + (i - 0.5) * step + (random() - 0.5) * step * jitter + (j % 2 ? step / 2 : 0);
      row.push([x, box.top + (j - 0.5) * step + (random() - 0.5) * step * jitter]);
    }
    sites.push(row);
  }
  const cells: Polygon[] = [];
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const cell = cellAround(sites, i, j, step);
      if (cell.length > 2) cells.push(cell);
    }
  }
  return cells;
}

function cellAround(sites: Point[][], i: number, j: number, step: number): Polygon {
  const [x, y] = sites[j]![i]!;
  const far = step * 2;
  let cell: Polygon = [
    [x - far, y - far],
    [x + far, y - far],
    [x + far, y + far],
    [x - far, y + far],
  ];
  for (let b = -2; b <= 2; b++) {
    for (let a = -2; a <= 2; a++) {
      const other = a || b ? sites[j + b]?.[i + a] : undefined;
      if (other) cell = clipped(cell, (x + other[0]) / 2, (y + other[1]) / 2, other[0] - x, other[1] - y);
    }
  }
  return cell;
}
