// Outlines of figures, dice and marks, drawn around the origin.
import type { Piece } from "../wire";

export type Side = Piece["side"];

/** A number as SVG text: one decimal is finer than any screen. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function circle(r: number): string {
  return `M${short(-r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0Z`;
}

/** Six-sided, point up, with blunt corners. */
function hexagon(r: number, blunt = 0.18): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = ((i * 60 + 30) * Math.PI) / 180;
    return [Math.cos(angle) * r, Math.sin(angle) * r] as const;
  });
  const near = (from: readonly [number, number], to: readonly [number, number]) =>
    `${short(from[0] + (to[0] - from[0]) * blunt)} ${short(from[1] + (to[1] - from[1]) * blunt)}`;
  return `${corners
    .map((corner, i) => {
      const before = corners[(i + 5) % 6]!;
      const after = corners[(i + 1) % 6]!;
      return `${i ? "L" : "M"}${near(corner, before)}Q${short(corner[0])} ${short(corner[1])} ${near(corner, after)}`;
    })
    .join("")}Z`;
}

/** Toothed, for Bosses. */
function toothed(r: number): string {
  return `${Array.from({ length: 24 }, (_, i) => {
    const angle = ((i * 15 - 90) * Math.PI) / 180;
    const reach = i % 2 ? r * 0.93 : r * 1.1;
    return `${i ? "L" : "M"}${short(Math.cos(angle) * reach)} ${short(Math.sin(angle) * reach)}`;
  }).join("")}Z`;
}

/** A box with round corners. */
function capsule(w: number, h: number, q: number): string {
  const [x, y] = [w / 2, h / 2];
  return (
    `M${short(-x + q)} ${short(-y)}H${short(x - q)}Q${short(x)} ${short(-y)} ${short(x)} ${short(-y + q)}V${short(y - q)}` +
    `Q${short(x)} ${short(y)} ${short(x - q)} ${short(y)}H${short(-x + q)}Q${short(-x)} ${short(y)} ${short(-x)} ${short(y - q)}` +
    `V${short(-y + q)}Q${short(-x)} ${short(-y)} ${short(-x + q)} ${short(-y)}Z`
  );
}

/** A box with cut corners, for large Monsters. */
function chamfer(w: number, h: number, q: number): string {
  const [x, y] = [w / 2, h / 2];
  return (
    `M${short(-x + q)} ${short(-y)}H${short(x - q)}L${short(x)} ${short(-y + q)}V${short(y - q)}L${short(x - q)} ${short(y)}` +
    `H${short(-x + q)}L${short(-x)} ${short(y - q)}V${short(-y + q)}Z`
  );
}

/** What a figure is made of, by its side: the second channel beside the hue (round, six-sided, toothed, square). */
export interface Metal {
  rim: string;
  enamel: string;
  edge: string;
}

export function metal(side: Side, mark: number): Metal {
  switch (side) {
    case "hero":
      return { rim: "url(#g-brass)", enamel: `url(#g-seat${mark || 6})`, edge: "#5b3f14" };
    case "ally":
      return { rim: "url(#g-brass)", enamel: "url(#g-ally)", edge: "#5b3f14" };
    case "boss":
      return { rim: "url(#g-blackgold)", enamel: "url(#g-boss)", edge: "#3a2208" };
    case "spirit":
      return { rim: "#bcd8fb", enamel: "url(#g-spirit)", edge: "#33547f" };
    default:
      return { rim: "url(#g-iron)", enamel: "url(#g-foe)", edge: "#1f1b19" };
  }
}

/** The outer and the enamel outline of a figure; a large one has a width and a height in place of the radius. */
export function outlines(side: Side, r: number, w: number, h: number): { outer: string; inner: string } {
  const rim = w && h ? 5 : r * 0.15;
  if (w && h) {
    const low = Math.min(w, h);
    return side === "hero"
      ? { outer: capsule(w, h, low * 0.3), inner: capsule(w - 2 * rim, h - 2 * rim, low * 0.3) }
      : { outer: chamfer(w, h, low * 0.17), inner: chamfer(w - 2 * rim, h - 2 * rim, low * 0.17 - rim * 0.3) };
  }
  if (side === "ally")
    return { outer: capsule(r * 1.84, r * 1.84, r * 0.42), inner: capsule((r - rim) * 1.84, (r - rim) * 1.84, r * 0.36) };
  if (side === "hero" || side === "spirit") return { outer: circle(r), inner: circle(r - rim) };
  if (side === "boss") return { outer: toothed(r), inner: circle(r * 0.84) };
  return { outer: hexagon(r * 1.1), inner: hexagon((r - rim) * 1.09) };
}

/** Seat 1 to 6: disc, triangle, square, diamond, cross, star. */
export const SEAT_MARKS = [
  "",
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z",
  "M0 -4.6L4.4 3.4H-4.4Z",
  "M-3.7 -3.7H3.7V3.7H-3.7Z",
  "M0 -5L4.6 0L0 5L-4.6 0Z",
  "M-1.6 -4.6H1.6V-1.6H4.6V1.6H1.6V4.6H-1.6V1.6H-4.6V-1.6H-1.6Z",
  "M0 -5L1.4 -1.6L5 -1.4L2.2 .9L3.1 4.4L0 2.5L-3.1 4.4L-2.2 .9L-5 -1.4L-1.4 -1.6Z",
];

/** What a die can show; any other word, such as `miss`, is a blank face. */
export const GLYPHS: Record<string, string> = {
  hit: "M0 -8.5C1.2 -3 3 -1.2 8.5 0C3 1.2 1.2 3 0 8.5C-1.2 3 -3 1.2 -8.5 0C-3 -1.2 -1.2 -3 0 -8.5Z",
  sword: "M5.8 -7.8L7.8 -5.8L-.6 3L1 4.6L-.6 6.2L-2.6 4.2L-5.7 7.4L-7.4 5.7L-4.2 2.6L-6.2 .6L-4.6 -1L-3 .6Z",
  shield: "M0 -7.5L6.5 -5.2V-.4C6.5 3.6 3.7 6.3 0 7.8C-3.7 6.3 -6.5 3.6 -6.5 -.4V-5.2Z",
  bam: "M0 -8L1.9 -3.1L6.7 -4.7L4.2 -.2L8 2.9L3 2.9L2.3 8L-.7 3.9L-5.1 6.3L-3.7 1.5L-8 -.7L-3.2 -2.1L-4.1 -7Z",
  diamond: "M-4.6 -6H4.6L7.8 -2L0 7.2L-7.8 -2Z",
  heart: "M0 -3.2C-2 -6.6 -7.4 -5.4 -7 -1C-6.7 2.4 -2.8 4.8 0 7.2C2.8 4.8 6.7 2.4 7 -1C7.4 -5.4 2 -6.6 0 -3.2Z",
  kill: "M0 -8C-4.6 -8 -7 -5 -7 -1.6C-7 .8 -5.8 2 -4.4 2.8V6.4H4.4V2.8C5.8 2 7 .8 7 -1.6C7 -5 4.6 -8 0 -8ZM-2.8 -3.2A1.9 1.9 0 1 1 -2.8 .6A1.9 1.9 0 1 1 -2.8 -3.2ZM2.8 -3.2A1.9 1.9 0 1 1 2.8 .6A1.9 1.9 0 1 1 2.8 -3.2Z",
  wound: "M0 -8C2.6 -3.6 5.4 -.6 5.4 2.6A5.4 5.4 0 0 1 -5.4 2.6C-5.4 -.6 -2.6 -3.6 0 -8Z",
  surge: "M1.8 -8L-5.4 1.2H-.8L-2.2 8L5.4 -1.8H.7Z",
  cross: "M-6.4 -4.6L-4.6 -6.4L0 -1.8L4.6 -6.4L6.4 -4.6L1.8 0L6.4 4.6L4.6 6.4L0 1.8L-4.6 6.4L-6.4 4.6L-1.8 0Z",
  axe:
    "M-1 -8H1.2V8H-1ZM1.2 -6.6C4.6 -7.6 7.2 -5.8 7.6 -2C5.6 -2.9 3.6 -2.7 1.2 -1.6ZM-1 -6.6C-4.4 -7.6 -7 -5.8 -7.4 -2" +
    "C-5.4 -2.9 -3.4 -2.7 -1 -1.6Z",
  plus: "M-1.6 -6.4H1.6V-1.6H6.4V1.6H1.6V6.4H-1.6V1.6H-6.4V-1.6H-1.6Z",
};

/** Where up to four glyphs stand on a die, and how large. */
export function glyphPlaces(count: number): { at: readonly (readonly [number, number])[]; scale: number } {
  if (count <= 1) return { at: [[0, 0]], scale: 1.12 };
  if (count === 2)
    return {
      at: [
        [-5.6, 0],
        [5.6, 0],
      ],
      scale: 0.7,
    };
  if (count === 3)
    return {
      at: [
        [-5.6, 4.2],
        [5.6, 4.2],
        [0, -5.2],
      ],
      scale: 0.62,
    };
  return {
    at: [
      [-5.4, -5.2],
      [5.4, -5.2],
      [-5.4, 5.2],
      [5.4, 5.2],
    ],
    scale: 0.62,
  };
}

/** The same in a row, where a number stands above them. */
export function belowNumber(count: number): ReturnType<typeof glyphPlaces> {
  const step = Math.min(8, 24 / count);
  return {
    at: Array.from({ length: count }, (_, i) => [(i - (count - 1) / 2) * step, 6.4] as const),
    scale: count > 3 ? 0.36 : 0.44,
  };
}

/** Small dice in a row of text; larger where a number is on one of them, larger still where signs share its face. */
export function dieSize(faces: string[]): number {
  const numbered = faces.filter((face) => /\d/.test(face));
  return !numbered.length ? 17 : numbered.some((face) => face.includes(" ")) ? 33 : 25;
}

/** A life is good above two thirds, bad at one third. */
export function lifeTone(life: number, most: number): "good" | "warn" | "bad" {
  const share = life / (most || life || 1);
  return share > 0.66 ? "good" : share > 0.34 ? "warn" : "bad";
}

/** What must be read is at least so large on the screen, in pixels. */
const LEGIBLE = 11.5;
/** A number that would have to be drawn so much larger hides what it is about. */
const TOO_LARGE = 2.2;

/** How much larger a number of so many units is drawn, where a unit is `zoom` pixels, to be read; 0: rather not at all. */
export function legible(units: number, zoom: number): number {
  const by = Math.max(1, LEGIBLE / (units * zoom));
  return by > TOO_LARGE ? 0 : by;
}
