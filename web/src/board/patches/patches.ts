// Terrain and Darkness over whole places: each kind a drawing in classes, whose colours are those of the theme.
import { short as f } from "../../pieces/shapes";
import type { Ground } from "../kind";
import { SPACE } from "../places";
import { chance, closed, inset, orientation, rounded, voronoi, type Box, type Chance, type Point } from "../polygons";
import { darkness } from "./darkness";

/** What a patch is drawn on. */
export interface Bed extends Ground {
  box: Box;
  seed: string;
}

export interface PatchArt {
  draw: (ground: Bed) => string;
  /** It hangs over what lies on the floor. */
  isOver?: boolean;
}

/** The outline drawn in by so much, its corners rounded. */
export function soft({ outline }: Bed, by: number, radius: number): string {
  return outline
    .map((polygon) => rounded(inset(polygon, orientation(polygon) < 0 && outline.length > 1 ? -by : by), radius))
    .join("");
}

/** Cuts a drawing to what can be seen of the ground. */
function cut(ground: Bed, name: string, drawn: string, path = ground.visible): string {
  return `<clipPath id="@${name}"><path d="${path}"/></clipPath><g clip-path="url(#@${name})">${drawn}</g>`;
}

/** Points strewn over every place. */
function strewn({ middles }: Bed, each: number, random: Chance, margin = 8): Point[] {
  const half = SPACE / 2 - margin;
  return middles.flatMap(([x, y]) =>
    Array.from({ length: each }, (): Point => [x + (random() * 2 - 1) * half, y + (random() * 2 - 1) * half]),
  );
}

function water(ground: Bed): string {
  const random = chance(ground.seed);
  let [waves, glints] = ["", ""];
  for (const [mx, my] of ground.middles) {
    for (let row = -2; row <= 2; row++) {
      const long = 8 + random() * 9;
      const [x, y] = [mx + (random() - 0.5) * (SPACE - 26), my + row * 9.5 + (random() - 0.5) * 3];
      waves += `M${f(x - long / 2)} ${f(y)}q${f(long / 4)} -3 ${f(long / 2)} 0t${f(long / 2)} 0`;
      if (random() < 0.5) glints += `M${f(x)} ${f(y + 4)}q${f(long / 5)} -2 ${f(long / 2.5)} 0`;
    }
  }
  const bed =
    `<g class="shores"><path class="bank" d="${soft(ground, 0, 13)}"/><path class="water" d="${soft(ground, 3, 13)}"/></g>` +
    `<path class="deep" d="${soft(ground, 13, 11)}"/><path class="shore" d="${soft(ground, 3, 13)}"/>` +
    `<path class="waves" d="${waves}"/><path class="glints" d="${glints}"/>`;
  return cut(ground, "water", bed);
}

function ice(ground: Bed): string {
  const random = chance(ground.seed);
  const plates = voronoi(ground.box, 40, 1, random);
  const cracks = closed(plates.filter(() => random() < 0.8));
  let glints = "";
  for (const [x, y] of strewn(ground, 3, random)) glints += `M${f(x)} ${f(y)}l${f(7 + random() * 9)} ${f(-6 - random() * 7)}`;
  return cut(
    ground,
    "ice",
    `<path class="bank" d="${soft(ground, 0, 9)}"/><path class="ice" d="${soft(ground, 2, 9)}"/>` +
      cut(ground, "plates", `<path class="cracks" d="${cracks}"/>`, soft(ground, 2, 9)) +
      `<path class="glare" d="${glints}"/><path class="rime" d="${soft(ground, 3, 9)}"/>`,
  );
}

function lava(ground: Bed): string {
  const random = chance(ground.seed);
  const crust = ["", "", ""];
  const { left, top, right, bottom } = ground.box;
  for (const plate of voronoi({ left: left - 10, top: top - 10, right: right + 10, bottom: bottom + 10 }, 29, 1, random))
    crust[Math.floor(random() * 3)] += rounded(inset(plate, 1 + random() * 1.9), 5);
  const plates = crust.map((path, i) => `<path class="crust c${i}" d="${path}"/>`).join("");
  return (
    `<path class="heat fx" d="${ground.visible}"/>` +
    cut(ground, "lava", `<path class="lava" d="${ground.visible}"/>${plates}<path class="ember" d="${soft(ground, 1, 2)}"/>`)
  );
}

function stone([x, y]: Point, size: number, tone: number, random: Chance): string {
  const base = Array.from({ length: 7 }, (_, i): Point => {
    const [angle, far] = [(i / 7) * 6.283 + random() * 0.45, size * (0.82 + random() * 0.3)];
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far * 0.86];
  });
  const top = inset(base, size * 0.26).map(([a, b]): Point => [a - size * 0.14, b - size * 0.26]);
  return (
    `<path class="stone-foot" d="${rounded(
      base.map(([a, b]): Point => [a + 1, b + size * 0.4]),
      3,
    )}"/><path class="stone s${tone}" d="${rounded(base, 3)}"/>` + `<path class="stone-top s${tone}" d="${rounded(top, 3)}"/>`
  );
}

const HEAP = [
  [-11, -14, 12, 0],
  [12, -13, 13, 2],
  [-15, 6, 12, 1],
  [14, 7, 12, 0],
  [-1, -5, 16, 3],
  [2, 13, 11, 2],
  [-17, 17, 6, 3],
  [18, 18, 5, 1],
] as const;

function rubble(ground: Bed): string {
  const random = chance(ground.seed);
  return ground.middles
    .map(([x, y]) => {
      const flip = random() < 0.5 ? -1 : 1;
      const heap = HEAP.map(([dx, dy, size, tone]) => stone([x + dx * flip, y + dy], size, tone, random));
      return `<ellipse class="oshadow" cx="${f(x + 3)}" cy="${f(y + 12)}" rx="25" ry="14"/>${heap.join("")}`;
    })
    .join("");
}

function pit(ground: Bed): string {
  const random = chance(ground.seed);
  const hole = soft(ground, 5, 4);
  let cracks = "";
  for (const [x, y] of strewn(ground, 5, random, 10)) cracks += `M${f(x)} ${f(y - 16)}v${f(7 + random() * 11)}`;
  return (
    `<path class="pit-rim" d="${hole}"/>` +
    cut(
      ground,
      "pit",
      `<path class="pit-side" d="${hole}"/><path class="pit-wall" d="${soft(ground, 12, 2)}" transform="translate(0 -10)"/>` +
        `<path class="pit-floor" d="${soft(ground, 12, 2)}" transform="translate(0 11)"/><path class="pit-cracks" d="${cracks}"/>`,
      hole,
    ) +
    `<path class="pit-edge" d="${hole}"/>`
  );
}

function spikes(ground: Bed): string {
  const random = chance(ground.seed);
  let [holes, lit, dark] = ["", "", ""];
  for (const [mx, my] of ground.middles) {
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 3; column++) {
        const [x, y] = [mx + (column - 1) * 16 + (row % 2 ? 3 : -3), my + (row - 1) * 15 + 9];
        const [high, wide] = [17 + random() * 5, 4.2];
        holes += `M${f(x - 6)} ${f(y)}a6 2.6 0 1 0 12 0a6 2.6 0 1 0 -12 0Z`;
        lit += `M${f(x - wide)} ${f(y)}L${f(x)} ${f(y - high)}L${f(x)} ${f(y + 1.4)}Z`;
        dark += `M${f(x)} ${f(y - high)}L${f(x + wide)} ${f(y)}L${f(x)} ${f(y + 1.4)}Z`;
      }
    }
  }
  return `<path class="grate" d="${soft(ground, 4, 3)}"/><path class="spike-holes" d="${holes}"/><path class="spike" d="${lit}"/><path class="spike dull" d="${dark}"/>`;
}

function miasma(ground: Bed): string {
  const random = chance(ground.seed);
  const clouds = strewn(ground, 4, random, 12)
    .map(
      ([x, y]) => `<ellipse class="fume" cx="${f(x)}" cy="${f(y)}" rx="${f(16 + random() * 12)}" ry="${f(11 + random() * 8)}"/>`,
    )
    .join("");
  let curls = "";
  for (const [x, y] of strewn(ground, 3, random, 12))
    curls += `M${f(x)} ${f(y)}c${f(6 + random() * 4)} -8 ${f(-12)} -9 ${f(-4)} -${f(16 + random() * 6)}`;
  return `<path class="haze" d="${soft(ground, 2, 14)}"/><g class="fx" filter="url(#f-fog)">${clouds}</g><path class="curls" d="${curls}"/>`;
}

/** The kinds with a drawing of their own. */
export const PATCHES: Record<string, PatchArt> = {
  water: { draw: water },
  ice: { draw: ice },
  lava: { draw: lava },
  rubble: { draw: rubble },
  pit: { draw: pit },
  spikes: { draw: spikes },
  miasma: { draw: miasma, isOver: true },
  darkness: { draw: darkness, isOver: true },
};

/** A kind without a drawing: hatched, with its icon. */
export const PLAIN: PatchArt = {
  draw: (ground) => `<path class="plain" d="${soft(ground, 3, 6)}"/><path class="plain-edge" d="${soft(ground, 3, 6)}"/>`,
};
