// Trees, bushes, reeds and boulders, their foot at the origin.
import { short as f } from "../../pieces/shapes";
import { closed, type Chance, type Point } from "../polygons";

const BOUGHS = 5;
const TONES = ["var(--leaf-1)", "var(--leaf-1)", "var(--leaf-2)", "var(--leaf-2)", "var(--leaf-3)"];

/** A pine: five tiers of ragged boughs, moonlight on their left. */
export function pine(random: Chance): string {
  const [high, wide] = [68 + random() * 18, 23 + random() * 4];
  let [body, lit] = ["", ""];
  for (let i = 0; i < BOUGHS; i++) {
    const [top, low] = [-high * (0.2 + i * 0.2) - 3, -high * (0.05 + i * 0.165)];
    const reach = wide * (1 - i * 0.165);
    const slope = (side: number): Point[] =>
      Array.from({ length: 4 }, (_, j): Point => {
        const t = (j + 1) / 4;
        return [side * reach * t, top + (low - top) * t ** 0.8 + (j % 2 ? 2.5 : -3) + random() * 2];
      });
    const [left, right] = [slope(-1), slope(1)];
    const hem = Array.from({ length: 5 }, (_, j): Point => {
      const t = (j + 1) / 6;
      return [reach - 2 * reach * t, low + (j % 2 ? 3 : -5) + 3.5 * Math.sin(Math.PI * t)];
    });
    body += `<path d="${closed([[[0, top - 6], ...right, ...hem, ...left.toReversed()]])}" fill="${TONES[i]}"/>`;
    lit += `M0 ${f(top - 6)}L${left.map(([x, y]) => `${f(x)} ${f(y)}`).join("L")}`;
  }
  return (
    `<ellipse class="oshadow" cx="7" cy="3" rx="${f(wide * 0.9)}" ry="8"/><path d="M-3 2V-12H3V2Z" fill="var(--bark)"/>${body}` +
    `<path d="${lit}" fill="none" stroke="var(--leaf-lit)" stroke-opacity=".38" stroke-width="1.200" stroke-linejoin="round"/>`
  );
}

function leaves(
  count: number,
  wide: number,
  high: number,
  low: number,
  size: number,
  random: Chance,
  tones: readonly string[],
): string {
  let [body, lit] = ["", ""];
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 6.283 + random();
    const far = Math.sqrt(random());
    const [x, y] = [Math.cos(angle) * wide * far, -low - high / 2 + Math.sin(angle) * (high / 2) * far];
    const radius = size * (0.75 + random() * 0.5);
    body += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(radius)}" fill="${tones[i % tones.length]}"/>`;
    lit += `M${f(x - radius * 0.8)} ${f(y - radius * 0.3)}A${f(radius)} ${f(radius)} 0 0 1 ${f(x)} ${f(y - radius)}`;
  }
  return `${body}<path d="${lit}" fill="none" stroke="var(--land-tuft-lit)" stroke-opacity=".4" stroke-width="1.200"/>`;
}

export function oak(random: Chance): string {
  return (
    `<ellipse class="oshadow" cx="9" cy="4" rx="32" ry="11"/><path d="M-5 3Q-2 -14 -8 -30H8Q3 -14 6 3Z" fill="var(--bark)"/>` +
    leaves(15, 26, 44, 22, 12, random, ["var(--leaf-1)", "var(--bush)", "var(--leaf-2)", "var(--leaf-3)"])
  );
}

export function bush(random: Chance): string {
  return `<ellipse class="oshadow" cx="4" cy="3" rx="19" ry="7"/>${leaves(9, 13, 12, 2, 7, random, ["var(--leaf-1)", "var(--bush)", "var(--leaf-2)"])}`;
}

export function reed(random: Chance): string {
  const lean = (random() - 0.5) * 4;
  return (
    `<path d="M0 0q-2 -12 ${f(-5 + lean)} -20M3 0q0 -14 ${f(1 + lean)} -25M6 0q2 -10 ${f(6 + lean)} -18" fill="none" stroke="var(--land-tuft-lit)" stroke-width="1.500"/>` +
    `<path d="M${f(4 + lean)} -25v-6M${f(-5 + lean)} -20l-1 -5" stroke="var(--bark)" stroke-width="3" stroke-linecap="round"/>`
  );
}

export function boulder(random: Chance): string {
  const rim = Array.from({ length: 7 }, (_, i): Point => {
    const angle = (i / 7) * 6.283;
    return [Math.cos(angle) * 13 * (0.8 + random() * 0.4), Math.sin(angle) * 8 * (0.8 + random() * 0.4) - 6];
  });
  const low = rim.map(([x, y]): Point => [x, y + 5]);
  return (
    `<ellipse class="oshadow" cx="4" cy="2" rx="16" ry="6"/><path d="${closed([low])}" fill="var(--land-face-2)"/><path d="${closed([rim])}" fill="var(--land-face)"/>` +
    `<path d="${closed([[rim[3]!, rim[4]!, rim[5]!, rim[6]!, [0, -7]]])}" fill="var(--land-rock)"/>`
  );
}

/** Long leaves from one root. */
export function fern(random: Chance): string {
  let [leaves, ribs] = ["", ""];
  for (let i = 0; i < 7; i++) {
    const angle = -2.9 + (i / 6) * 2.66 + (random() - 0.5) * 0.3;
    const long = 17 + random() * 9;
    const [x, y] = [Math.cos(angle) * long, Math.sin(angle) * long * 0.75];
    const [sx, sy] = [-y * 0.22, x * 0.22];
    leaves += `M0 0Q${f(x * 0.5 + sx)} ${f(y * 0.6 - 6 + sy)} ${f(x)} ${f(y)}Q${f(x * 0.5 - sx)} ${f(y * 0.6 - 6 - sy)} 0 0Z`;
    ribs += `M0 0Q${f(x * 0.5)} ${f(y * 0.6 - 6)} ${f(x)} ${f(y)}`;
  }
  return `<ellipse class="oshadow" cx="3" cy="2" rx="17" ry="5"/><path d="${leaves}" fill="var(--leaf-3)" stroke="var(--leaf-1)"/><path d="${ribs}" fill="none" stroke="var(--land-tuft-lit)" stroke-opacity=".5"/>`;
}
