// Small pieces around the origin, 22 units wide: gems, cubes, drops, runes, coins.
import type { Token } from "../wire";

const GEM = "M-5 -8H5L9 -2.5L0 9L-9 -2.5Z";
const DROP = "M0 -9.5C4.6 -3.6 7 -.6 7 2.8A7 7 0 0 1 -7 2.8C-7 -.6 -4.6 -3.6 0 -9.5Z";
const COIN = "M-8.500 0A8.500 8.500 0 1 1 8.500 0A8.500 8.500 0 1 1 -8.500 0Z";
const CUBE = "M0 -10L9 -5V5L0 10L-9 5V-5Z";
const OUTLINES: Record<Exclude<Token["shape"], "rune">, string> = { gem: GEM, drop: DROP, coin: COIN, cube: CUBE };
/** Runes tell themselves apart by shape, so that their hue is not alone. */
const RUNES: Partial<Record<Token["colour"], string>> = {
  grey: "M-8 0A8 8 0 1 1 8 0A8 8 0 1 1 -8 0Z",
  red: "M0 -9L9 7H-9Z",
  green: "M0 -10L8.500 0L0 10L-8.500 0Z",
  orange: "M-7.500 -7.500H7.500V7.500H-7.500Z",
  blue: "M0 -10C5.600 -3 8.500 0 8.500 3.500A8.500 7 0 0 1 -8.500 3.500C-8.500 0 -5.600 -3 0 -10Z",
};
const PLAIN_RUNE = "M-6 -9H6V9H-6Z";

export function outlineOf({ shape, colour }: Pick<Token, "shape" | "colour">): string {
  return shape === "rune" ? (RUNES[colour] ?? PLAIN_RUNE) : OUTLINES[shape];
}

/** The facets of a piece over its colour: what catches the light, and what lies in the shade. */
const FACETS: Record<Token["shape"], string> = {
  gem:
    `<path d="M-5 -8H5L3 -2.500H-3Z" fill="#fff" opacity=".55"/><path d="M-5 -8L-3 -2.500H-9Z" fill="#fff" opacity=".28"/>` +
    `<path d="M-3 -2.500H3L0 9Z" fill="#fff" opacity=".16"/><path d="M3 -2.500H9L0 9Z" fill="#000" opacity=".28"/>`,
  cube:
    `<path d="M0 -10L9 -5L0 0L-9 -5Z" fill="#fff" opacity=".34"/><path d="M9 -5L0 0V10L9 5Z" fill="#000" opacity=".36"/>` +
    `<path d="M-9 -5L0 0L9 -5M0 0V10" stroke="#fff" stroke-opacity=".35" stroke-width=".8" fill="none"/>`,
  drop: `<path d="M-3.600 3.400A3.800 3.800 0 0 0 0 6.600" stroke="#fff" stroke-opacity=".75" stroke-width="1.600" stroke-linecap="round" fill="none"/>`,
  rune: `<path d="M0 -4V4.500M-2.600 2.200L0 4.500L2.600 2.200" stroke="#000" stroke-opacity=".55" stroke-width="1.600" fill="none"/>`,
  coin: `<circle r="5.600" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="1.300"/><path d="M-5 -5.500A7.400 7.400 0 0 1 4 -6.200" stroke="#fff" stroke-opacity=".6" stroke-width="1.300" fill="none"/>`,
};

/** One piece as it looks: ready, spent (dim), lost (broken), planned (glowing). */
export function pieceOf({ shape, colour, look }: Pick<Token, "shape" | "colour" | "look">): string {
  const outline = outlineOf({ shape, colour });
  if (look === "lost")
    return `<path class="lost" d="${outline}"/><path class="crack" d="M-1.500 -8L1.500 -3L-2.500 0L1.500 4L0 9"/>`;
  return `<path class="body" d="${outline}"/>${FACETS[shape]}<path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".7"/>`;
}

/** The pieces of a gauge one by one, then empty sockets up to its most. */
export function sockets(tokens: Token[], most: number): (Token | null)[] {
  const pieces = tokens.flatMap((token) => Array.from({ length: token.count }, () => token));
  return [...pieces, ...Array.from({ length: Math.max(0, most - pieces.length) }, () => null)];
}

/** How long a row may get, in units, among other things or with a line of its own. */
const LONGEST = { tight: 200, wide: 500 };

/** Units from one piece to the next: many overlap, and however many there are, the row does not run over. */
export function stride(count: number, tight: boolean): number {
  const wanted = tight ? Math.max(9, 20 - Math.max(0, count - 4) * 3) : 21;
  return Math.min(wanted, (tight ? LONGEST.tight : LONGEST.wide) / Math.max(1, count - 1));
}
