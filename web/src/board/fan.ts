// A crowd spread out over the board, so that a finger finds each of its figures.
import type { Box, Point } from "./polygons";
import type { Stand } from "./standing";

/** The diameter of a figure of scale 1 in units of the drawing, and in pixels the figure of a fan and the room it has. */
const FIGURE = 46;
const LARGE = 52;
const WIDE = 66;
const HIGH = 76;

/** Whoever stands at a place in rows around its middle, inside what is seen of the board; the others stay, and come first. */
export function fanOut(stands: readonly Stand[], place: string, [x, y]: Point, seen: Box, scale: number): Stand[] {
  const here = stands.filter(({ piece }) => piece.place === place);
  const [wide, high] = [WIDE / scale, HIGH / scale];
  const columns = Math.max(1, Math.min(Math.ceil(Math.sqrt(here.length * 2)), Math.floor((seen.right - seen.left) / wide)));
  const rows = Math.ceil(here.length / columns);
  const within = (at: number, half: number, low: number, up: number) => Math.max(low + half, Math.min(at, up - half));
  const left = within(x, (columns * wide) / 2, seen.left, seen.right);
  const top = within(y, (rows * high) / 2, seen.top, seen.bottom);
  const spread = here.map((stand, i): Stand => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, here.length - row * columns);
    return {
      ...stand,
      x: left + ((i % columns) - (inRow - 1) / 2) * wide,
      y: top + (row - (rows - 1) / 2) * high,
      scale: LARGE / (FIGURE * scale),
      size: stand.size && { width: FIGURE, height: FIGURE },
      reach: wide / 2,
      minions: [],
      more: stand.piece.minions.length,
      isFanned: true,
    };
  });
  return [...stands.filter(({ piece }) => piece.place !== place), ...spread];
}
