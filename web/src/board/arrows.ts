// What enemies are about to do, as arrows: from the figure along its way to whom it means, ending before that figure, not on it.
import { short } from "../pieces/shapes";
import type { Intention } from "../wire";
import type { Geometry } from "./kind";
import type { Point } from "./polygons";
import type { Stand } from "./standing";

export interface Arrow {
  id: string;
  line: string;
  tip: Point;
  turn: number;
  /** How large the head is drawn: no larger than the figures it lies between. */
  head: number;
  text: string;
}

/** How far before the middle of its goal an arrow ends, and the scale of a figure beside which heads are whole. */
const BEFORE = 26;
const WHOLE = 0.45;
/** In a crowd smaller than this, an arrow to somebody beside the figure would only hide them both. */
const CROWD = 0.75;

export function lineThrough(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}`;
}

export function arrows(intentions: readonly Intention[], stands: readonly Stand[], geometry: Geometry, unit: number): Arrow[] {
  return intentions.flatMap((intention) => {
    const [from, to] = [intention.piece, intention.target].map((id) => stands.find(({ piece }) => piece.id === id));
    const way = intention.path.filter((place) => geometry.has(place));
    // the goal is the figure itself, not the middle of its place
    if (to && way.length && geometry.covered(to.piece).includes(way.at(-1)!)) way.pop();
    const points = [...spot(from), ...way.map((place) => geometry.middle(place)!), ...spot(to)];
    const [before, end] = [points.at(-2), points.at(-1)];
    if (!before || !end) return [];
    const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
    const far = Math.hypot(dx, dy);
    const crowded = Math.min(
      from?.reach === undefined ? 1 : from.scale / WHOLE,
      to?.reach === undefined ? 1 : to.scale / WHOLE,
      1,
    );
    if (crowded < CROWD && from && to && from.piece.place === to.piece.place) return [];
    const gap = Math.min(far * 0.5, to?.reach === undefined ? BEFORE * unit : to.reach + 4 * unit);
    const tip: Point = [end[0] - (dx / (far || 1)) * gap, end[1] - (dy / (far || 1)) * gap];
    return [
      {
        id: intention.piece,
        line: lineThrough([...points.slice(0, -1), tip]),
        tip,
        turn: (Math.atan2(dy, dx) * 180) / Math.PI,
        head: unit * Math.max(0.5, crowded),
        text: intention.text,
      },
    ];
  });

  /** The figure itself where several share a place, else the middle of its spaces. */
  function spot(stand: Stand | undefined): Point[] {
    const middle = stand?.reach === undefined && stand ? geometry.centre(stand.piece) : null;
    return stand ? [middle ?? [stand.x, stand.y]] : [];
  }
}
