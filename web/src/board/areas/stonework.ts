// What masons and priests leave behind: braziers, beacons, columns, arches, altars, statues; each with its foot at the origin.
import { short as f } from "../../pieces/shapes";
import type { Chance } from "../polygons";
import { flame, line, part } from "./strokes";

const WALL = ' stroke="var(--wall-line)"';
const shadow = (wide: number, high: number, x = 6) => `<ellipse class="oshadow" cx="${x}" cy="3" rx="${wide}" ry="${high}"/>`;

export function brazier(): string {
  return (
    shadow(14, 5) +
    line("M-8 2L-3 -14M8 2L3 -14M0 4V-14", "var(--iron)", 2.6) +
    part("M-12 -20H12Q10 -10 0 -10Q-10 -10 -12 -20Z", "var(--iron)", WALL) +
    `<ellipse cy="-20" rx="12" ry="4" fill="var(--iron-2)"${WALL}/>` +
    `<g transform="translate(0 -21)">${flame(0.5)}</g>`
  );
}

/** A great lamp on a stone drum: seen from far out at sea. */
export function beacon(): string {
  return (
    shadow(44, 13, 12) +
    part("M-34 2Q0 16 34 2V-14H-34Z", "var(--wall-face)", WALL) +
    line("M-34 -6Q0 8 34 -6M-18 8V-3M0 11V1M18 8V-3M-26 0V-10M-9 2V-6M9 2V-6M26 0V-10", "var(--wall-line)", 1.2) +
    `<ellipse cy="-14" rx="34" ry="11" fill="var(--wall-top)"${WALL}/>` +
    part("M-30 -26H30Q26 -10 0 -10Q-26 -10 -30 -26Z", "var(--brass-deep)", WALL) +
    `<ellipse cy="-26" rx="30" ry="9" fill="var(--brass)"${WALL}/><ellipse cy="-25" rx="23" ry="6" fill="var(--fire-2)"/>` +
    `<g transform="translate(0 -27)">${flame(1.3)}</g>`
  );
}

/** A wide flight up to ground that is one level higher, seen from below. */
export function steps(): string {
  const treads = Array.from({ length: 6 }, (_, i) => {
    const [wide, y] = [34 - i * 1.2, 4 - i * 6];
    return (
      part(`M${f(-wide)} ${y}V${y - 3}H${f(wide)}V${y}Z`, "var(--wall-face)", WALL) +
      part(`M${f(-wide)} ${y - 3}L${f(-wide + 1)} ${y - 6}H${f(wide - 1)}L${f(wide)} ${y - 3}Z`, "var(--land-paving)", WALL)
    );
  });
  const cheek = (x: number) => part(`M${x - 4} 8V-2L${x * 0.86 - 3} -34H${x * 0.86 + 4}L${x + 4} -2V8Z`, "var(--wall-top)", WALL);
  return treads.join("") + cheek(-37) + cheek(37);
}

/** One of a row along a wall. */
export function merlon(random: Chance): string {
  const high = 13 + random() * 2;
  return (
    part(`M-7 3V${f(-high + 4)}H7V3Z`, "var(--wall-face)", WALL) +
    part(`M-8 ${f(-high + 5)}V${f(-high)}H8V${f(-high + 5)}Z`, "var(--wall-top)", WALL)
  );
}

export function pillar(random: Chance): string {
  const high = 58 + random() * 6;
  return (
    shadow(22, 8, 9) +
    part("M-15 3Q0 10 15 3V-4H-15Z", "var(--wall-face)", WALL) +
    part(`M-10 -2V${f(-high)}H10V-2Q0 4 -10 -2Z`, "var(--wall-top)", WALL) +
    line(`M-5 0V${f(-high + 2)}M0 1V${f(-high + 2)}M5 0V${f(-high + 2)}`, "var(--wall-face)", 1.6) +
    part(`M-14 ${f(-high)}V${f(-high - 7)}H14V${f(-high)}Z`, "var(--wall-top)", WALL)
  );
}

/** A gateway whose middle has fallen. */
export function arch(random: Chance): string {
  const broken = 6 + random() * 6;
  return (
    shadow(52, 11, 10) +
    part("M-46 4V-62H-28V4Q-37 8 -46 4ZM28 4V-48H46V4Q37 8 28 4Z", "var(--wall-face)", WALL) +
    part(
      `M-48 -62Q-44 -92 -12 -98L${f(-broken)} -84Q-24 -80 -28 -62ZM26 -48V-${f(54 + broken)}L36 -60L48 -48Z`,
      "var(--wall-top)",
      WALL,
    ) +
    line(
      "M-46 -20H-28M-46 -40H-28M-38 -40V-20M28 -16H46M28 -32H46M36 -32V-16M-40 -72L-30 -62M-28 -88L-22 -76",
      "var(--wall-line)",
      1.2,
    ) +
    line("M-44 -58V0M30 -44V0", "var(--stone-hi)", 2)
  );
}

export function altar(): string {
  return (
    shadow(40, 11, 8) +
    part("M-36 4L-30 -18H30L36 4Q0 12 -36 4Z", "var(--wall-face)", WALL) +
    part("M-38 -18L-30 -28H30L38 -18L34 -13H-34Z", "var(--wall-top)", WALL) +
    line("M-20 -10Q0 -4 20 -10M-12 -14V2M12 -14V2", "var(--wall-line)", 1.2) +
    part("M-8 -22Q0 -26 9 -21Q14 -18 12 -8Q10 -14 6 -15Q4 -8 2 -2Q1 -10 -2 -16Q-6 -17 -8 -22Z", "var(--cloth)")
  );
}

/** A king's head of stone, as large as a cart, lying where it fell. */
export function head(): string {
  return (
    shadow(44, 14, 8) +
    part("M-38 4Q-44 -26 -20 -42Q8 -56 30 -38Q46 -22 38 4Q0 16 -38 4Z", "var(--wall-top)", WALL) +
    part("M8 -46Q34 -40 40 -14Q42 -2 38 4Q24 10 12 10Q26 -10 8 -46Z", "var(--wall-face)", ' opacity=".7"') +
    line("M-26 -20Q-18 -27 -10 -21M2 -22Q10 -28 19 -21M-6 -20Q-10 -10 -5 -6H2M-18 2Q-4 -3 12 2", "var(--wall-line)", 2.6) +
    line("M-36 -30Q0 -58 32 -34M-30 -36l5 6M-16 -43l3 7M0 -46v7M15 -44l-3 7", "var(--wall-line)", 1.6) +
    line("M-34 -6q6 -10 3 -22M22 -2q6 2 8 -8", "var(--leaf-3)", 2.4)
  );
}

export function well(): string {
  return (
    shadow(26, 9, 8) +
    part("M-22 2Q0 14 22 2V-12H-22Z", "var(--wall-face)", WALL) +
    line("M-22 -5Q0 7 22 -5M-10 8V-2M8 8V-2", "var(--wall-line)", 1.2) +
    `<ellipse cy="-12" rx="22" ry="8" fill="var(--wall-top)"${WALL}/><ellipse cy="-12" rx="15" ry="5" fill="var(--water-2)"/>` +
    line("M-19 -12V-40M19 -12V-40", "var(--timber)", 3.4) +
    line("M-23 -40H23", "var(--timber-3)", 4, ' stroke-linecap="round"') +
    line("M3 -39V-16", "var(--hide-line)", 1.2)
  );
}

/** Brass rings within rings. */
export function orrery(): string {
  const ring = (rx: number, ry: number, turn: number) =>
    `<ellipse cy="-34" rx="${rx}" ry="${ry}" transform="rotate(${turn} 0 -34)" fill="none" stroke="var(--brass)" stroke-width="2.400"/>`;
  return (
    shadow(24, 8, 8) +
    part("M-14 3Q0 9 14 3L5 -6V-14H-5V-6Z", "var(--brass-deep)", WALL) +
    ring(30, 11, -18) +
    ring(25, 24, 0) +
    ring(22, 8, 40) +
    '<circle cy="-34" r="6" fill="var(--brass-bright)"/><circle cx="-25" cy="-28" r="3.600" fill="var(--cloth-3)"/><circle cx="17" cy="-50" r="3" fill="var(--cloth)"/>'
  );
}

export function shelf(): string {
  const books = Array.from({ length: 9 }, (_, i) => {
    const paint = ["var(--cloth)", "var(--cloth-3)", "var(--hide)", "var(--cloth-2)"][(i * 7) % 4];
    return [0, 1]
      .map(
        (row) =>
          `<rect x="${-24 + i * 5.3}" y="${-38 + row * 20 + (i % 3)}" width="4.400" height="${15 - (i % 3)}" fill="${paint}"/>`,
      )
      .join("");
  }).join("");
  return (
    shadow(32, 8, 8) +
    part("M-28 2V-42H28V2Z", "var(--timber-2)", WALL) +
    part("M-28 -42L-22 -48H34L28 -42Z", "var(--timber-3)", WALL) +
    part("M28 2V-42L34 -48V-4Z", "var(--timber)", WALL) +
    books +
    line("M-28 -22H28M-28 -2H28", "var(--timber)", 2.6)
  );
}
