// What people build: tents, huts, fires, carts, a watchtower, a longboat; each with its foot at the origin, in the colours of the theme.
import { short as f } from "../../pieces/shapes";
import type { Chance } from "../polygons";
import { INK, flame, line, part, shade } from "./strokes";

export function pavilion(): string {
  return (
    shade("M-66 6L8 -40L96 6L84 26L-40 24Z") +
    part("M-62 4L0 -56L0 -98L-54 -46Z", "url(#g-hide-lit)") +
    part("M62 4L0 -56L0 -98L54 -46Z", "url(#g-hide-dim)") +
    part("M-62 4L0 -56L62 4Q0 12 -62 4Z", "url(#g-hide)") +
    part("M-58.500 -20L-30 -48L-27 -71L-55.500 -41ZM-25 -53L-4 -73L-3 -94L-22 -76Z", "var(--cloth)", ' opacity=".8"') +
    part("M58.500 -20L30 -48L27 -71L55.500 -41ZM25 -53L4 -73L3 -94L22 -76Z", "var(--cloth)", ' opacity=".55"') +
    line("M-62 4L0 -56L62 4", "var(--hide-line)", 1.5, ' stroke-opacity=".6"') +
    line("M0 -56V-98", "var(--hide-line)", 1.6, ' stroke-opacity=".5"') +
    line("M-6 -60L4 -72M6 -60L-4 -72M-5 -96L4 -108M5 -96L-4 -108", "var(--timber-2)", 3, ' stroke-linecap="round"') +
    part("M-17 7.500L0 -33L17 7.500Q0 10 -17 7.500Z", "url(#g-hearth)") +
    part("M-17 7.500L0 -33L-22 4Z", "var(--hide-3)") +
    part("M17 7.500L0 -33L24 6Z", "var(--hide-2)") +
    line("M-46 -6l3 4M-38 -14l3 4M-30 -22l3 4M30 -22l-3 4M38 -14l-3 4M46 -6l-3 4", "var(--hide-2)", 1.3) +
    line("M-62 4L-76 13M62 4L77 13M-54 -46L-70 -44M54 -46L69 -44", "var(--timber-2)", 1.3) +
    line("M-78 9v7M79 9v7", "var(--timber-3)", 2.4)
  );
}

export function tent(): string {
  return (
    '<ellipse class="thrown-flat" cx="16" cy="6" rx="42" ry="13"/>' +
    part("M-34 2L-3 -62H3L34 2Q0 14 -34 2Z", "url(#g-hide)") +
    part("M-34 2L-3 -62H0L-8 7.500Q-22 7 -34 2Z", "url(#g-hide-lit)") +
    part("M34 2L3 -62H1L17 6.500Q27 5.500 34 2Z", "url(#g-hide-dim)") +
    line("M-27 -12Q0 -1 27 -12M-21 -25Q0 -16 21 -25", "var(--hide-2)", 1.4, ' stroke-opacity=".7"') +
    line("M-6 -58L6 -76M5 -58L-5 -77M0 -60L1 -79", "var(--timber)", 2.6, ' stroke-linecap="round"') +
    part("M-8 7.500L-1 -24L8 7.500Z", "url(#g-hearth)") +
    part("M8 7.500L-1 -24L15 6.500Z", "var(--hide-2)")
  );
}

/** A round house with a thatched roof. */
export function hut(random: Chance): string {
  let straw = "";
  for (let i = 0; i <= 16; i++) {
    const x = -42 + (84 * i) / 16;
    straw += `M${f(x * 0.08)} -62L${f(x)} ${f(-16 + Math.cos((x / 42) * 1.5) * 8 + random() * 3)}`;
  }
  return (
    '<ellipse class="thrown-flat" cx="16" cy="4" rx="46" ry="14"/>' +
    part("M-30 0V-22H30V0Q0 12 -30 0Z", "url(#g-hide)", INK) +
    line("M-22 3V-18M-12 6V-16M14 6V-16M23 3V-18", "var(--timber-2)", 2) +
    part("M-7 8V-10Q0 -17 7 -10V8Q0 10 -7 8Z", "url(#g-hearth)", INK) +
    part("M-44 -14Q-20 -44 -3 -64H3Q20 -44 44 -14Q0 2 -44 -14Z", "var(--land-straw)", INK) +
    part("M3 -64Q20 -44 44 -14Q24 -8 8 -7Z", "var(--hide-2)", ' opacity=".5"') +
    line(straw, "var(--timber-2)", 1.1, ' stroke-opacity=".6"') +
    line("M-4 -60Q0 -70 5 -60", "var(--timber)", 4)
  );
}

export function log(long: number): string {
  const half = f(long / 2);
  return (
    `<rect class="oshadow" x="-${half}" y="-4.500" width="${f(long)}" height="10" rx="4" transform="translate(3 5)"/><rect x="-${half}" y="-5" width="${f(long)}" height="10" rx="4.500" fill="var(--timber)"/>` +
    `<rect x="-${half}" y="-5" width="${f(long)}" height="4" rx="2" fill="var(--timber-3)" opacity=".7"/><ellipse cx="${f(long / 2 - 3)}" rx="3.400" ry="5" fill="var(--timber-3)"/><ellipse cx="${f(long / 2 - 3)}" rx="1.600" ry="2.600" fill="var(--timber)"/>`
  );
}

export function campfire(): string {
  const stones = (reach: number, down: number, rx: number, ry: number, fill: string) =>
    Array.from({ length: 13 }, (_, i) => {
      const [angle, size] = [(i / 13) * 6.283, 1 + (i % 3) * 0.13];
      return `<ellipse cx="${f(Math.cos(angle) * reach)}" cy="${f(down + Math.sin(angle) * reach * 0.46)}" rx="${f(rx * size)}" ry="${f(ry * size)}" fill="${fill}"/>`;
    }).join("");
  const logs = [24, -24, 4]
    .map((turn, i) => `<g transform="translate(${[-8, 9, 0][i]} ${[4, 4, 7][i]}) rotate(${turn}) scale(.88)">${log(44)}</g>`)
    .join("");
  const sparks = "M-22 -42h2M20 -58h2M-6 -66h2M28 -34h2M9 -80h2M-28 -22h2";
  return (
    `<ellipse cy="5" rx="38" ry="18" fill="var(--land-grit)" opacity=".85"/>${stones(35, 5, 6.4, 4.8, "var(--land-face-2)")}${stones(34, 3.6, 5, 3, "var(--land-face)")}` +
    `${logs}<ellipse cy="4" rx="18" ry="8" fill="var(--fire)" opacity=".9"/>${flame(1)}${line(sparks, "var(--fire-2)", 2, ' stroke-linecap="round"')}`
  );
}

export function torch(): string {
  return (
    '<ellipse class="oshadow" cx="3" cy="1" rx="7" ry="3"/>' +
    part("M-2 0V-32H2V0Z", "var(--timber)", INK) +
    part("M-4.500 -32H4.500L3 -26H-3Z", "var(--iron)") +
    part("M0 -51Q8 -40 4.500 -33Q2 -30.500 0 -30.500Q-2 -30.500 -4.500 -33Q-8 -40 0 -51Z", "var(--fire-2)") +
    part("M0 -43Q4 -37 2.600 -33Q1 -31.400 0 -31.400Q-1 -31.400 -2.600 -33Q-4 -37 0 -43Z", "var(--fire-3)")
  );
}

export function barrel(): string {
  return (
    '<ellipse class="oshadow" cx="4" cy="1" rx="11" ry="5"/>' +
    part("M-8 0Q-11 -11 -8 -22H8Q11 -11 8 0Q0 4 -8 0Z", "url(#g-post)", INK) +
    `<ellipse cy="-22" rx="8" ry="3.600" fill="var(--timber-3)"${INK}/>` +
    line("M-9.300 -16.500Q0 -12.500 9.300 -16.500M-9.300 -5.500Q0 -1.500 9.300 -5.500", "var(--iron)", 2)
  );
}

const crate =
  '<path class="oshadow" d="M-14 3L16 3L24 -4V8H-8Z"/>' +
  part("M-15 0V-18H9V0Z", "var(--timber)", INK) +
  part("M-15 -18L-8 -25H16L9 -18Z", "var(--timber-3)", INK) +
  part("M9 0V-18L16 -25V-7Z", "var(--timber-2)", INK) +
  line("M-15 -9H9M-15 0L9 -18M-3 -18V0", "var(--timber-2)", 1.4);

export function crates(): string {
  return `<g transform="translate(-12 -4) scale(.85)">${barrel()}</g><g transform="translate(8 -2)">${crate}</g><g transform="translate(-4 8) scale(.75)">${crate}</g>`;
}

export function cart(): string {
  const wheels = (stroke: string, wide: number, spokes: string) =>
    `<g fill="none" stroke="${stroke}" stroke-width="${wide}"><ellipse cx="-26" cy="-2" rx="10" ry="13"/><ellipse cx="24" cy="4" rx="10" ry="13"/>${spokes}</g>`;
  return (
    shade("M-50 10L46 16L60 4L40 -8L-40 -6Z") +
    wheels("var(--timber-2)", 4, "") +
    wheels("var(--timber-3)", 2, '<path d="M-26 -15V11M-36 -2H-16M24 -9V17M14 4H34"/>') +
    part("M-46 -14L36 -6L44 -20L-36 -28Z", "var(--timber)", INK) +
    part("M-46 -14L36 -6V4L-46 -4Z", "var(--timber-2)", INK) +
    part("M36 -6L44 -20V-10L36 4Z", "var(--timber-2)", INK) +
    line("M-38 -27L28 -21M-42 -20L40 -13", "var(--timber-2)", 1) +
    line("M36 -2L62 8", "var(--timber)", 4, ' stroke-linecap="round"')
  );
}

export function cage(): string {
  return (
    shade("M-28 4H34L44 -6V10H-18Z") +
    part("M-30 2V-36H26V2ZM26 2V-36L38 -46V-8Z", "var(--timber-line)", ' opacity=".75"') +
    part("M-30 -36L-18 -46H38L26 -36Z", "var(--timber)", INK) +
    line("M-24 -38.500H30M-20 -43H34", "var(--timber-2)", 1) +
    line("M-28 1V-36M-19 1V-36M-10 1V-36M-1 1V-36M8 1V-36M17 1V-36M25 1V-36M32 -3V-40M37 -8V-45", "var(--timber-3)", 3) +
    line("M-31 -34H27M-31 0H27L38 -9", "var(--timber)", 4) +
    `<rect x="2" y="-22" width="11" height="12" rx="2" fill="var(--iron-2)"${INK}/>`
  );
}

export function banner(): string {
  return (
    '<ellipse class="oshadow" cx="4" cy="1" rx="9" ry="3"/>' +
    line("M0 0V-62", "var(--timber)", 3.6) +
    part("M1 -60H27L21 -46L27 -32H1Z", "var(--cloth)", INK) +
    line("M9 -52l5 6l5 -6M9 -42l5 6l5 -6", "var(--hide-line)", 1.8)
  );
}

export function rack(): string {
  return (
    '<path class="oshadow" d="M-16 4L16 10L26 2L-6 -4Z"/>' +
    line("M-16 4V-18M16 6V-16", "var(--timber)", 3.4) +
    line("M-18 -14L18 -12", "var(--timber-3)", 3) +
    line("M-10 6L-6 -34M-2 7L-1 -36M7 7L4 -33", "var(--hide)", 2) +
    part(
      "M-6 -34l-2.500 -2l3.500 -8l1.500 8.500ZM-1 -36l-2.500 -2l2.600 -8l2.500 8ZM4 -33l-2 -2.500l1 -8l3.500 7.500Z",
      "var(--iron-2)",
    )
  );
}

export function column(random: Chance): string {
  const high = 26 + random() * 16;
  return (
    '<ellipse class="oshadow" cx="8" cy="3" rx="20" ry="8"/>' +
    part("M-15 2Q0 9 15 2V-4H-15Z", "var(--wall-face)", ' stroke="var(--wall-line)"') +
    part(
      `M-11 -3V${f(-high)}Q-4 ${f(-high - 6)} 1 ${f(-high + 3)}T11 ${f(-high + 1)}V-3Q0 3 -11 -3Z`,
      "var(--wall-top)",
      ' stroke="var(--wall-line)"',
    ) +
    line(`M-6 0V${f(-high + 4)}M0 1V${f(-high + 6)}M6 0V${f(-high + 5)}`, "var(--wall-face)", 1.6)
  );
}

export function tower(): string {
  return (
    shade("M-34 4L40 10L66 -4L40 -18L-30 -12Z") +
    part("M-19 -14L-15 -54H-11L-14 -14ZM24 -14L18 -54H14L19 -14Z", "var(--timber-2)", INK) +
    line("M-17 -20L20 -46M20 -20L-15 -46", "var(--timber-2)", 3) +
    part("M-31 3L-24 -52H-18L-24 3ZM31 3L24 -52H18L24 3Z", "url(#g-post)", INK) +
    line("M-27 -6L25 -40M27 -6L-25 -40", "var(--timber)", 3.6) +
    line("M-5 4L-3 -46M6 4L5 -46", "var(--timber-3)", 2.2) +
    line(
      "M-5 -1H6M-4.700 -8H6M-4.500 -15H5.700M-4.200 -22H5.500M-4 -29H5.200M-3.700 -36H5M-3.400 -43H5",
      "var(--timber-3)",
      1.7,
    ) +
    part("M-34 -50L-26 -62H26L34 -50V-45H-34Z", "var(--timber)", INK) +
    line("M-34 -50H34M-26 -62L-28 -50M-12 -62L-14 -50M0 -62V-50M12 -62L14 -50", "var(--timber-2)", 1) +
    line("M-33 -50V-66M33 -50V-66M-25 -62V-74M25 -62V-74", "var(--timber)", 3) +
    line("M-33 -60H33M-33 -66H33", "var(--timber-3)", 2.6) +
    part("M-38 -74L0 -104L38 -74L28 -68H-28Z", "var(--land-straw)", INK) +
    part("M0 -104L38 -74L28 -68Z", "var(--hide-2)", ' opacity=".75"') +
    line(
      "M-30 -76L-3 -100M-22 -73L-2 -98M-13 -71L0 -98M-4 -70L0 -98M8 -71L2 -98M18 -72L4 -98",
      "var(--timber-2)",
      1.1,
      ' stroke-opacity=".7"',
    )
  );
}

/** A longboat with shields along its side, afloat. */
export function boat(): string {
  const hull = "M-156 -2C-140 -18 -84 -25 0 -26C84 -26 134 -18 162 3C130 24 82 34 0 34C-84 34 -142 26 -156 -2Z";
  let ribs = "";
  for (let x = -118; x < 126; x += 24) ribs += `M${x} ${f(-18 + Math.abs(x) * 0.03)}V${f(28 - Math.abs(x) * 0.045)}`;
  const shields = Array.from({ length: 8 }, (_, i) => {
    const paint = ["var(--cloth)", "var(--cloth-2)", "var(--cloth-3)"][i % 3];
    return `<g transform="translate(${-104 + i * 28} ${f(32 - Math.abs(i - 3.5) * 1.1)})"><circle class="oshadow" r="9.500" cy="2"/><circle r="9" fill="${paint}" stroke="var(--timber-line)" stroke-width="1.600"/><circle r="2.800" fill="var(--iron-2)" stroke="var(--timber-line)" stroke-width=".8"/></g>`;
  }).join("");
  return (
    `<path class="thrown-flat" d="${hull}" transform="translate(8 14)"/>` +
    part("M-136 -18Q-156 -20 -163 -42Q-170 -16 -154 2ZM154 -8Q184 -18 194 -46Q186 -18 168 4Z", "var(--timber)", INK) +
    part(hull, "var(--timber-2)", `${INK} stroke-width="2"`) +
    part("M-142 -1C-126 -13 -78 -19 0 -20C78 -20 124 -13 148 3C122 19 78 26 0 27C-78 27 -128 19 -142 -1Z", "var(--timber)") +
    line(
      "M-138 -6C-110 -13 -60 -15 0 -15C60 -15 110 -12 140 -3M-140 3H144M-134 10C-100 18 -50 21 0 21C60 21 106 17 136 10",
      "var(--timber-2)",
      1.3,
    ) +
    line(ribs, "var(--timber-2)", 5, ' opacity=".6"') +
    line(hull, "var(--timber-3)", 1.6, ' opacity=".75"') +
    shields
  );
}

export function ladder(): string {
  return (
    line("M-5 0L-1 -44M9 1L12 -43", "var(--timber-line)", 4.5) +
    line("M-5 0L-1 -44M9 1L12 -43", "var(--timber-3)", 2.8) +
    line("M-4 -6H9M-3.500 -13H9.500M-3 -20H10M-2 -27H10.500M-1.500 -34H11", "var(--timber-3)", 2.2)
  );
}

/** Steps cut into the rock, going up to the right. */
export function stairs(): string {
  return Array.from({ length: 5 }, (_, i) => {
    const [x, y] = [-20 + i * 9, 10 - i * 7];
    return (
      part(
        `M${x} ${y + 10}L${x + 4} ${y - 12}L${x + 18} ${y - 14}L${x + 15} ${y + 9}Z`,
        i % 2 ? "var(--land-rock)" : "var(--land-face)",
        INK,
      ) + part(`M${x} ${y + 10}L${x + 15} ${y + 9}V${y + 15}L${x} ${y + 16}Z`, "var(--land-face-2)")
    );
  }).join("");
}

export function board(wide: number, random: Chance): string {
  const paint = ["var(--timber)", "var(--timber-3)", "var(--hide)"][Math.floor(random() * 3)];
  return `<rect x="${f(-wide / 2)}" y="-3.200" width="${f(wide + (random() - 0.5) * 4)}" height="6.600" fill="${paint}" stroke="var(--timber-line)" stroke-width=".8"/>`;
}

/** Two piles at the end of a jetty. */
export function piles(wide: number): string {
  const x = f(wide / 2);
  return (
    line(`M-${x} 6V-8M${x} 6V-8`, "var(--timber-2)", 5, ' stroke-linecap="round"') +
    line(`M-${x} -9v3M${x} -9v3`, "var(--timber-3)", 5, ' stroke-linecap="round"')
  );
}
