// Walls: the edges that stand, merged into runs, drawn with their faces, joints and light.
import { short } from "../pieces/shapes";
import { SPACE, type Edge } from "./places";
import type { Chance } from "./polygons";

/** How thick a wall is seen from above, and how high its front. */
export const THICK = 13;
export const FACE = 12;
/** How wide a door is. */
export const DOOR = SPACE * 0.66;

/** How walls are built: thick from above, high in front, and how wide their doors are. */
export interface Masonry {
  thick: number;
  face: number;
  door: number;
}

const STURDY: Masonry = { thick: THICK, face: FACE, door: DOOR };

/** A straight piece of wall, in the drawing's units: along `way` at `at`, from `from` to `to`. */
export interface Run {
  way: "h" | "v";
  at: number;
  from: number;
  to: number;
}

/** Joins edges that follow each other. */
export function merge(edges: Edge[]): Run[] {
  const lines = new Map<string, { way: "h" | "v"; at: number; steps: number[] }>();
  for (const { x, y, way } of edges) {
    const at = way === "h" ? y : x;
    const line = lines.get(`${way}${at}`) ?? { way, at, steps: [] };
    line.steps.push(way === "h" ? x : y);
    lines.set(`${way}${at}`, line);
  }
  const runs: Run[] = [];
  for (const { way, at, steps } of lines.values()) {
    steps.sort((a, b) => a - b);
    let from = steps[0]!;
    steps.forEach((step, i) => {
      if (steps[i + 1] === step + 1) return;
      runs.push({ way, at: at * SPACE, from: from * SPACE, to: (step + 1) * SPACE });
      from = steps[i + 1] ?? 0;
    });
  }
  return runs;
}

/** The two stumps of wall beside a door, which may cover several edges. */
export function besideDoor({ x, y, way }: Edge, { door }: Masonry = STURDY, edges = 1): Run[] {
  const stump = (SPACE - door) / 2 - 2;
  const [at, from] = way === "h" ? [y * SPACE, x * SPACE] : [x * SPACE, y * SPACE];
  const to = from + edges * SPACE;
  return [
    { way, at, from, to: from + stump },
    { way, at, from: to - stump, to },
  ];
}

export function along(runs: Run[]): string {
  return runs
    .map(({ way, at, from, to }) =>
      way === "h" ? `M${short(from)} ${short(at)}H${short(to)}` : `M${short(at)} ${short(from)}V${short(to)}`,
    )
    .join("");
}

function joints({ way, at, from, to }: Run, random: Chance, { thick }: Masonry): string {
  let path = "";
  for (let p = 6 + random() * 8; p < to - from - 4; p += 12 + random() * 12) {
    path +=
      way === "h"
        ? `M${short(from + p)} ${short(at - thick / 2 + 1)}v${thick - 2}`
        : `M${short(at - thick / 2 + 1)} ${short(from + p)}h${thick - 2}`;
  }
  return path;
}

/** Two courses of brick on the front of a wall seen from the south. */
function courses({ at, from, to }: Run, random: Chance, { thick, face }: Masonry): string {
  let path = `M${short(from - thick / 2 + 1)} ${short(at + thick / 2 + face / 2)}H${short(to + thick / 2 - 1)}`;
  let row = 0;
  for (let p = 4 + random() * 10; p < to - from - 4; p += 7 + random() * 7, row++) {
    path += `M${short(from + p)} ${short(at + thick / 2 + (row % 2 ? face / 2 : 0))}v${short(face / 2)}`;
  }
  return path;
}

function light({ way, at, from, to }: Run, { thick }: Masonry): string {
  const [a, b, off] = [short(from - thick / 2 + 1), short(to + thick / 2 - 1), short(at - thick / 2 + 0.8)];
  return way === "h" ? `M${a} ${off}H${b}` : `M${off} ${a}V${b}`;
}

/** The shadow a wall throws on floors, to be clipped to them; and the wall. */
export function drawWalls(runs: Run[], random: Chance, masonry: Masonry = STURDY): { shadow: string; body: string } {
  const { thick, face } = masonry;
  const path = along(runs);
  const tops = runs.map((run) => joints(run, random, masonry)).join("");
  const fronts = runs.map((run) => (run.way === "h" ? courses(run, random, masonry) : "")).join("");
  return {
    shadow: `<path class="wshadow" d="${path}" stroke-width="${thick + 2}" transform="translate(5 ${face + 6})"/>`,
    body:
      `<g class="walls"><path class="wface" d="${path}" stroke-width="${thick}" transform="translate(0 ${face})"/>` +
      `<path class="wface" d="${path}" stroke-width="${thick}" transform="translate(0 ${face / 2})"/><path class="wfj" d="${fronts}"/>` +
      `<path class="wline" d="${path}" stroke-width="${thick + 2.4}"/><path class="wtop" d="${path}" stroke-width="${thick}"/>` +
      `<path class="wj" d="${tops}"/><path class="whi" d="${runs.map((run) => light(run, masonry)).join("")}"/></g>`,
  };
}
