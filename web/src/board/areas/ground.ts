// The land itself: soil, trodden earth, mud and sand with ragged edges, tufts and pebbles, rivers with their shores.
import { short as f } from "../../pieces/shapes";
import type { Areas } from "../../wire";
import { SPACE } from "../places";
import { closed, type Box, type Chance, type Point, type Polygon } from "../polygons";
import { drawFloor, isLaid } from "./flooring";
import { curve, isInside, loop, through } from "./lines";

const C = SPACE;
/** The land runs on beyond the map as far as a desk shows, its finer marks not so far. */
export const BEYOND = 13 * C;
const MARGIN = 7 * C;

/** A kind of ground and where it lies. */
export interface Surface {
  kind: string;
  ring: Polygon;
}

const WET = "water";
/** What grows or lies on a ground: how many marks a space has, and which. */
const MARKS: Record<string, { tufts: number; grit: number; straw: number }> = {
  grass: { tufts: 4.2, grit: 0, straw: 0 },
  earth: { tufts: 0, grit: 1.6, straw: 0.9 },
  mud: { tufts: 0.3, grit: 1.3, straw: 0.2 },
  sand: { tufts: 0.1, grit: 1.8, straw: 0.2 },
  snow: { tufts: 0.2, grit: 0.4, straw: 0 },
  rock: { tufts: 0.5, grit: 1.2, straw: 0 },
  paving: { tufts: 0.2, grit: 0.5, straw: 0 },
};

export function drawGround(board: Areas, surfaces: readonly Surface[], frame: Box, random: Chance): string {
  const around = (more: number) =>
    `x="${frame.left - more}" y="${frame.top - more}" width="${frame.right - frame.left + 2 * more}" height="${frame.bottom - frame.top + 2 * more}"`;
  const waters = surfaces.filter(({ kind }) => kind === WET);
  // a floor that is laid in the water, as of a ship, is drawn over it
  const isAfloat = ({ kind, ring }: Surface) =>
    isLaid(kind) && waters.some((water) => ring.every((at) => isInside(at, water.ring)));
  const dry = surfaces.filter((surface) => surface.kind !== WET && !isAfloat(surface));
  const floors = surfaces.filter(isAfloat);
  const lain = dry.map(({ kind, ring }) => `<path d="${loop(ring)}" fill="${fillOf(kind)}"/>`).join("");
  const paths = board.scenery
    .filter(({ kind }) => kind === "path")
    .map(({ points, size }) => `<path class="trodden" d="${curve(through(points))}" stroke-width="${f(size * C * 0.55)}"/>`)
    .join("");
  return (
    `<rect class="soil" ${around(BEYOND)} fill="${fillOf(board.ground)}"/>` +
    `<g class="soil-patches">${lain}${paths}</g><g class="fx land-blotch"><rect ${around(MARGIN)} filter="url(#f-blotch)"/></g>` +
    dry.map(({ kind, ring }, i) => drawFloor(kind, ring, `${board.seed}/${i}`)).join("") +
    strewn(board.ground, surfaces, frame, random) +
    rivers(waters, random) +
    floors
      .map(
        ({ kind, ring }, i) =>
          `<path d="${loop(ring)}" fill="${fillOf(kind)}"/>${drawFloor(kind, ring, `${board.seed}/afloat/${i}`)}`,
      )
      .join("")
  );
}

export function fillOf(kind: string): string {
  if (kind === "planks") return "var(--timber)";
  if (kind === "paving") return "var(--land-paving)";
  return kind in MARKS ? `var(--land-${kind})` : "var(--land-grass)";
}

function strewn(usual: string, surfaces: readonly Surface[], frame: Box, random: Chance): string {
  let [tufts, lit, grit, straw] = ["", "", "", ""];
  const spaces = ((frame.right - frame.left) / C) * ((frame.bottom - frame.top) / C);
  for (let i = 0; i < spaces * 5; i++) {
    const [x, y]: Point = [
      frame.left - C + random() * (frame.right - frame.left + 2 * C),
      frame.top - C + random() * (frame.bottom - frame.top + 2 * C),
    ];
    const kind = surfaces.findLast(({ ring }) => isInside([x, y], ring))?.kind ?? usual;
    const marks = MARKS[kind];
    if (!marks) continue;
    const chance = random() * 5;
    if (chance < marks.tufts) {
      const tuft = `M${f(x)} ${f(y)}l-1.5 -4m1.5 4l.4 -5m-.4 5l2 -3.600`;
      if (random() < 0.55) tufts += tuft;
      else lit += tuft;
    } else if (chance < marks.tufts + marks.grit) grit += `M${f(x)} ${f(y)}h${f(1 + random() * 2.2)}`;
    else if (chance < marks.tufts + marks.grit + marks.straw)
      straw += `M${f(x)} ${f(y)}l${f((random() - 0.5) * 11)} ${f((random() - 0.5) * 6)}`;
  }
  return `<path class="tufts" d="${tufts}"/><path class="tufts lit" d="${lit}"/><path class="grit" d="${grit}"/><path class="straw" d="${straw}"/>`;
}

/** Water with two lines of foam along its shore, ripples and short waves. */
function rivers(surfaces: readonly Surface[], random: Chance): string {
  const waters = surfaces.map(({ ring }) => ring);
  if (!waters.length) return "";
  const path = waters.map(loop).join("");
  let waves = "";
  for (const ring of waters) {
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
    for (let i = 0; i < (wide * high) / 1500; i++) {
      const [x, y] = [left + random() * wide, top + random() * high];
      if (!isInside([x, y], ring) || !isInside([x + 18, y + 4], ring)) continue;
      const long = 6 + random() * 9;
      waves += `M${f(x)} ${f(y)}q${f(long / 2)} -3 ${f(long)} 0t${f(long)} 0`;
    }
  }
  return (
    `<path class="river-bed" d="${path}"/><path class="river" d="${path}"/><path class="ripple fx" d="${closed(waters)}"/>` +
    `<g class="river-shore"><path class="shallow" d="${path}"/><path class="undercut" d="${path}"/>` +
    `<g class="foams"><path class="foam" d="${path}"/></g></g><path class="river-waves" d="${waves}"/>`
  );
}
