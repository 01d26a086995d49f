// Darkness: a living black stain with tendrils over every open edge; its spaces stay countable inside it.
import { short as f } from "../../pieces/shapes";
import { SPACE } from "../places";
import { chance, closed, inset, orientation, rounded, type Point, type Polygon } from "../polygons";
import type { Bed } from "./patches";

const STEPS = 11;

/** A tapering, curling arm. All are wound the same way, or they would cut holes into each other. */
function tendril([x0, y0]: Point, towards: number, long: number, thick: number, curl: number): Polygon {
  const [left, right]: [Point[], Point[]] = [[], []];
  let [x, y] = [x0, y0];
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const angle = towards + curl * t * t * 2.6;
    const half = thick * (1 - t) ** 1.15;
    left.push([x - Math.sin(angle) * half, y + Math.cos(angle) * half]);
    right.unshift([x + Math.sin(angle) * half, y - Math.cos(angle) * half]);
    x += (Math.cos(angle) * long) / STEPS;
    y += (Math.sin(angle) * long) / STEPS;
  }
  const arm = [...left, ...right];
  return orientation(arm) < 0 ? arm.reverse() : arm;
}

function eyes([x, y]: Point, scale: number): string {
  const pair = "M-12 0Q-7 -5 -2 1Q-7 2 -12 0ZM12 0Q7 -5 2 1Q7 2 12 0Z";
  return `<g class="eyes" transform="translate(${f(x)} ${f(y)}) scale(${f(scale)})"><path class="fx gaze" d="${pair}" filter="url(#f-blur3)"/><path d="${pair}"/></g>`;
}

export function darkness(ground: Bed): string {
  const random = chance(ground.seed);
  const arms: Polygon[] = [];
  for (const polygon of ground.outline) {
    const turn = orientation(polygon) < 0 ? -1 : 1;
    polygon.forEach((from, i) => {
      const to = polygon[(i + 1) % polygon.length]!;
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const long = Math.hypot(dx, dy);
      const out = Math.atan2(-dx * turn, dy * turn);
      const count = Math.max(1, Math.round((long / SPACE) * 3));
      for (let n = 0; n < count; n++) {
        const t = (n + 0.15 + random() * 0.7) / count;
        const root: Point = [from[0] + dx * t - Math.cos(out) * 8, from[1] + dy * t - Math.sin(out) * 8];
        const isLong = random() < 0.3;
        const curl = (random() < 0.5 ? -1 : 1) * (0.45 + random() * 0.5);
        arms.push(
          tendril(
            root,
            out + (random() - 0.5) * 0.9,
            (isLong ? 32 : 18) + random() * 15,
            (isLong ? 6 : 4) + random() * 2.4,
            curl,
          ),
        );
      }
    });
  }
  const body = closed(
    ground.outline.map((polygon) => (orientation(polygon) < 0 && ground.outline.length === 1 ? polygon.toReversed() : polygon)),
  );
  const whole = body + closed(arms);
  const half = SPACE / 2 - 4;
  const squares = ground.middles.map(([x, y]): Polygon => [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ]);
  const watching = ground.middles
    .filter((_, i) => i % 3 === 0)
    .map(([x, y]) => eyes([x + (random() - 0.5) * 18, y + (random() - 0.5) * 14], 0.55 + random() * 0.35));
  return (
    `<path class="gloom fx" d="${body}"/><path class="violet fx" d="${whole}"/><g class="ooze"><path class="dark" d="${whole}"/></g>` +
    `<path class="nebula fx" d="${closed(ground.outline.map((polygon) => inset(polygon, 2)))}"/>` +
    `<path class="count" d="${squares.map((square) => rounded(square, 3)).join("")}"/>${watching.join("")}`
  );
}
