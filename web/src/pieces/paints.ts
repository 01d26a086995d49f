// Gradients and filters that every drawing refers to by id: they stand in the document once, whatever is shown.
import "../styles/board.css";

function seat(i: number): string {
  return (
    `<radialGradient id="g-seat${i}" cx=".38" cy=".26" r=".95">` +
    `<stop offset="0" stop-color="color-mix(in oklab, var(--seat-${i}) 52%, var(--seat-${i}-deep))"/>` +
    `<stop offset="1" stop-color="color-mix(in oklab, var(--seat-${i}-deep) 80%, #000)"/></radialGradient>`
  );
}

function enamel(id: string, from: string, to: string): string {
  return `<radialGradient id="${id}" cx=".38" cy=".28" r=".9"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></radialGradient>`;
}

function rim(id: string, light: string, middle: string, at: number, dark: string): string {
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${light}"/>` +
    `<stop offset="${at}" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`
  );
}

export function fall(id: string, from: string, to: string, x2 = 0): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

export function spread(id: string, stops: [offset: number, colour: string, opacity: number][], more = ""): string {
  const inside = stops.map(
    ([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
  );
  return `<radialGradient id="${id}"${more}>${inside.join("")}</radialGradient>`;
}

export function blur(id: string, by: number): string {
  return `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${by}"/></filter>`;
}

function noise(id: string, frequency: number, octaves: number, seed: number, matrix: string): string {
  return (
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="${matrix}"/></filter>`
  );
}

function rough(id: string, frequency: number, seed: number, scale: number, soft: number): string {
  return (
    `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}"/>` +
    `<feDisplacementMap in="SourceGraphic" scale="${scale}"/><feGaussianBlur stdDeviation="${soft}"/></filter>`
  );
}

export const PAINTS = [
  spread("g-glow", [
    [0, "var(--glow)", 0.62],
    [0.35, "var(--glow)", 0.22],
    [1, "var(--glow)", 0],
  ]),
  spread("g-holy", [
    [0, "#fff3c4", 0.75],
    [0.45, "#ffe39a", 0.22],
    [1, "#ffe39a", 0],
  ]),
  spread("g-shadow", [
    [0.35, "#000", 0.62],
    [1, "#000", 0],
  ]),
  spread("g-burn", [
    [0.7, "#000", 1],
    [1, "#000", 0],
  ]),
  spread("g-fog", [
    [0, "#b7a78e", 0.2],
    [1, "#b7a78e", 0],
  ]),
  spread(
    "g-spirit",
    [
      [0, "#dbeaff", 0.75],
      [1, "#5b8fd0", 0.28],
    ],
    ' cx=".4" cy=".3" r=".9"',
  ),
  spread("g-active", [
    [0.55, "var(--brass-bright)", 0],
    [0.7, "var(--brass-bright)", 0.92],
    [1, "var(--brass-bright)", 0],
  ]),
  fall("g-wood", "var(--wood-3)", "var(--wood)"),
  fall("g-cliff", "var(--cliff)", "var(--cliff-2)"),
  fall("g-wood-dark", "var(--wood)", "var(--wood-2)"),
  fall("g-marble", "#f4ead2", "#c9b890"),
  fall("g-tomb", "#a89e8e", "#6d655a", 1),
  fall("g-sigil", "#fbe7b0", "#8a5f22", 1),
  rim("g-brass", "color-mix(in oklab, var(--hero-rim) 42%, #fff)", "var(--hero-rim)", 0.45, "var(--hero-rim-2)"),
  rim(
    "g-iron",
    "color-mix(in oklab, var(--foe-rim) 48%, #fff)",
    "color-mix(in oklab, var(--foe-rim) 82%, #000)",
    0.45,
    "var(--foe-rim-2)",
  ),
  rim(
    "g-blackgold",
    "color-mix(in oklab, var(--boss-rim) 45%, #fff)",
    "color-mix(in oklab, var(--boss-rim) 82%, #000)",
    0.5,
    "color-mix(in oklab, var(--boss-rim) 36%, #000)",
  ),
  enamel("g-foe", "var(--foe-enamel)", "var(--foe-enamel-2)"),
  enamel("g-boss", "var(--boss-enamel)", "var(--boss-enamel-2)"),
  enamel("g-ally", "#3f7d74", "#123530"),
  ...[1, 2, 3, 4, 5, 6].map(seat),
  blur("f-blur3", 3),
  blur("f-blur6", 6),
  noise("f-grain", 0.7, 3, 4, "1.6 0 0 0 -.3  1.6 0 0 0 -.3  1.6 0 0 0 -.3  0 0 0 0 1"),
  noise("f-blotch", 0.011, 4, 9, "0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.9 0 0 0 -.72"),
  rough("f-fog", 0.022, 8, 30, 1.2),
].join("");

const laid = new Map<string, string>();

/** All definitions that are in the document. */
export const laidOut = (): string => [...laid.values()].join("");

/** Puts definitions into the document, unless they are there. */
export function layOut(id: string, defs: string): void {
  if (laid.has(id)) return;
  laid.set(id, defs);
  const holder = document.createElement("div");
  holder.innerHTML = `<svg id="${id}" width="0" height="0" aria-hidden="true"><defs>${defs}</defs></svg>`;
  const svg = holder.firstElementChild as SVGElement;
  svg.style.position = "absolute"; // not display: none, which would take the paints away too
  document.body.prepend(svg);
}

/** Puts the paints of every drawing into the document. */
export function layOutPaints(): void {
  layOut("tenebra-paints", PAINTS);
}
