// What people lay and build: flagstones and planks on the ground, courses and strakes on the faces of what is higher.
import { short as f } from "../../pieces/shapes";
import { chance, type Point, type Polygon } from "../polygons";
import { isInside } from "./lines";

const COURSE = 13;
const BOARD = 8.5;
const NEAR = 5;

export const isLaid = (ground: string): boolean => ground === "paving" || ground === "planks";

/** The joints of a floor, dark, and the edges that catch the light. */
export function drawFloor(ground: string, ring: Polygon, seed: string): string {
  if (!isLaid(ground)) return "";
  const { joints, lit } = ground === "paving" ? flags(ring, seed) : boards(ring, seed);
  return `<path class="floor-joints ${ground}" d="${joints}"/><path class="floor-lit" d="${lit}"/>`;
}

function spanOf(ring: Polygon): { left: number; top: number; right: number; bottom: number } {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Stones in courses of their own; those that would lie across the edge are missing, as in any old floor. */
function flags(ring: Polygon, seed: string): { joints: string; lit: string } {
  const random = chance(`${seed}/flags`);
  const { left, top, right, bottom } = spanOf(ring);
  let [joints, lit] = ["", ""];
  for (let y = top; y < bottom; y += COURSE) {
    let x = left - random() * 24;
    while (x < right) {
      const wide = 15 + random() * 17;
      const [l, r, t, b] = [x + 1, x + wide - 1, y + 1 + random(), y + COURSE - 1 - random()];
      const corners: Point[] = [
        [l, t],
        [r, t + random() * 1.5],
        [r - random() * 1.5, b],
        [l + random() * 1.5, b],
      ];
      if (random() > 0.06 && corners.every((corner) => isInside(corner, ring))) {
        joints += `M${corners.map(([cx, cy]) => `${f(cx)} ${f(cy)}`).join("L")}Z`;
        if (random() < 0.6) lit += `M${f(l + 1)} ${f(t + 1.2)}H${f(r - 2)}`;
      }
      x += wide;
    }
  }
  return { joints, lit };
}

/** Boards from west to east, with butts where one ends and the next begins. */
function boards(ring: Polygon, seed: string): { joints: string; lit: string } {
  const random = chance(`${seed}/boards`);
  const { left, top, right, bottom } = spanOf(ring);
  let [joints, lit] = ["", ""];
  for (let y = top + BOARD; y < bottom; y += BOARD) {
    let from: number | null = null;
    for (let x = left; x <= right + NEAR; x += NEAR) {
      const inside = isInside([x, y], ring);
      if (inside && from === null) from = x;
      if (inside || from === null) continue;
      joints += `M${f(from)} ${f(y)}H${f(x - NEAR)}`;
      for (let butt = from + 20 + random() * 60; butt < x - 12; butt += 50 + random() * 80) {
        joints += `M${f(butt)} ${f(y)}v${f(-BOARD)}`;
        lit += `M${f(butt + 3)} ${f(y - BOARD / 2)}h${f(8 + random() * 22)}`;
      }
      from = null;
    }
  }
  return { joints, lit };
}

/** Lines along the faces of built ground: courses with joints in stone, strakes with nails in wood. */
export function drawFaces(ground: string, faces: readonly Polygon[], seed: string): string {
  const random = chance(`${seed}/faces`);
  const high = ground === "paving" ? 9 : 6.5;
  let lines = "";
  for (const face of faces) {
    const [a, b, , low] = face as [Point, Point, Point, Point];
    const down = low[1] - a[1];
    for (let y = high, row = 0; y < down - 1; y += high, row++) {
      lines += `M${f(a[0])} ${f(a[1] + y)}L${f(b[0])} ${f(b[1] + y)}`;
      const at = ground === "paving" ? (row % 2 ? 0.25 : 0.75) : random();
      const [x, from] = [a[0] + (b[0] - a[0]) * at, a[1] + (b[1] - a[1]) * at + y];
      if (ground === "paving") lines += `M${f(x)} ${f(from)}v${f(-high)}`;
      else if (random() < 0.25) lines += `M${f(x)} ${f(from)}v${f(-high)}`;
    }
  }
  return `<path class="face-lines ${ground}" d="${lines}"/>`;
}
