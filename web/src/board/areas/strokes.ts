// Filled shapes, lines and flat shadows: what every drawn thing is put together from.

export const shade = (path: string) => `<path class="thrown-flat" d="${path}"/>`;
export const part = (path: string, fill: string, more = "") => `<path d="${path}" fill="${fill}"${more}/>`;
export const line = (path: string, stroke: string, wide: number, more = "") =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${wide}"${more}/>`;
export const INK = ' stroke="var(--timber-line)"';

/** A flame with its foot at the origin. */
export const flame = (scale: number) =>
  part(
    "M-19 4Q-25 -14 -12 -26Q-13 -15 -7 -15Q-9 -36 5 -52Q3 -36 11 -29Q14 -34 12 -40Q25 -24 18 5Q0 13 -19 4Z",
    "var(--fire)",
    ` transform="scale(${scale})"`,
  ) +
  part(
    "M-13 4Q-16 -8 -8 -16Q-7 -9 -3 -10Q-4 -25 5 -37Q4 -24 10 -17Q16 -8 12 5Q0 10 -13 4Z",
    "var(--fire-2)",
    ` transform="scale(${scale})"`,
  ) +
  part(
    "M-7 4Q-9 -4 -3 -10Q-1 -6 1 -12Q2 -18 4 -22Q4 -14 7 -8Q9 0 6 5Q0 7.500 -7 4Z",
    "var(--fire-3)",
    ` transform="scale(${scale})"`,
  );
