// Three levels, a lava channel, cubes, and the Darkness flowing down.
import { paint } from "$page/board/paving";
import { chance, inset, rounded, voronoi, type Polygon } from "$page/board/polygons";
import { at, block, flat, floor, glow, inside, IRON, iso, outline, plinth, SEATS, stand, U } from "$page/home/diorama/iso";

const LEVEL = 0.62;
const PAINTS =
  '<linearGradient id="g-lava" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f08f2c"/><stop offset=".5" stop-color="#d9500f"/><stop offset="1" stop-color="#ee8428"/></linearGradient>' +
  '<radialGradient id="g-lavaglow"><stop offset="0" stop-color="#ff8a2a" stop-opacity=".5"/><stop offset="1" stop-color="#ff6a1a" stop-opacity="0"/></radialGradient>' +
  '<filter id="f-ooze" x="-20%" y="-20%" width="140%" height="140%"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="2" seed="12" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="8" result="d"/><feMorphology in="d" operator="dilate" radius=".7" result="o"/><feFlood flood-color="#8f5ff0" result="c"/><feComposite in="c" in2="o" operator="in" result="rim"/><feMerge><feMergeNode in="rim"/><feMergeNode in="d"/></feMerge></filter>' +
  '<filter id="f-nebula" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".014 .02" numOctaves="4" seed="21" result="n"/><feColorMatrix in="n" values="0 0 0 0 .36  0 0 0 0 .16  0 0 0 0 .66  3 0 0 0 -1.36" result="m"/><feComposite in="m" in2="SourceAlpha" operator="in"/></filter>';

function cracked(): string {
  const box = { left: 0, top: 0, right: 5 * U, bottom: 5 * U };
  const random = chance("dr0");
  return inside(
    "dr0",
    box,
    `<g style="--tint:#51626e;--tint-share:30%"><rect class="gap" width="${5 * U}" height="${5 * U}"/>${paint(voronoi(box, U * 0.52, 0.95, random), "cobbles", random, () => true)}</g>`,
  );
}

function lava(): string {
  const random = chance("lava");
  const box = { left: 3 * U, top: 2 * U, right: 4 * U, bottom: 5 * U };
  const crust = voronoi(box, 24, 1, random)
    .map((cell) => rounded(inset(cell, 1.4 + random()), 4))
    .join("");
  return inside(
    "lava",
    box,
    `<rect x="${box.left}" y="${box.top}" width="${U}" height="${3 * U}" fill="url(#g-lava)"/><path d="${crust}" fill="#3b150b"/>`,
  );
}

function tendril(px: number, py: number, angle: number, long: number, curl: number): string {
  const [near, far]: [Polygon, Polygon] = [[], []];
  let [x, y] = [px, py];
  for (let i = 0; i <= 10; i++) {
    const t = i / 10;
    const turn = angle + curl * t * t * 2.6;
    const wide = 4.5 * Math.pow(1 - t, 1.1);
    near.push([x - Math.sin(turn) * wide, y + Math.cos(turn) * wide]);
    far.unshift([x + Math.sin(turn) * wide, y - Math.cos(turn) * wide]);
    x += (Math.cos(turn) * long) / 10;
    y += (Math.sin(turn) * long) / 10;
  }
  return `<path d="${outline([...near, ...far])}"/>`;
}

const ROOTS = [
  [3, 0.2, LEVEL, 3.4],
  [3, 0.7, LEVEL, 2.9],
  [3.3, 1, LEVEL, 2.3],
  [3.8, 1, LEVEL, 1.9],
  [4, 1.5, LEVEL, 2.6],
  [4, 2.6, 0, 3],
  [4, 3.2, 0, 2.6],
  [4, 3.8, 0, 2.5],
  [4.4, 4, 0, 1.9],
  [4.9, 4, 0, 1.2],
  [3.6, 0, LEVEL, -1.9],
  [4.4, 0, LEVEL, -1.2],
  [5, 0.6, LEVEL, -0.4],
  [5, 1.6, LEVEL, -0.1],
] as const;

function darkness(): string {
  const laid = (points: [number, number][], z: number): string => outline(points.map(([x, y]) => iso(x, y, z)));
  const shape =
    laid(
      [
        [3, 0],
        [5, 0],
        [5, 2],
        [4, 2],
        [4, 1],
        [3, 1],
      ],
      LEVEL,
    ) +
    laid(
      [
        [4, 2],
        [5, 2],
        [5, 4],
        [4, 4],
      ],
      0,
    ) +
    outline([iso(4, 2, LEVEL), iso(5, 2, LEVEL), iso(5, 2), iso(4, 2)]);
  const random = chance("tendrils");
  const tendrils = ROOTS.map(([x, y, z, angle]) =>
    tendril(
      ...(iso(x, y, z) as [number, number]),
      angle + (random() - 0.5) * 0.4,
      18 + random() * 16,
      (random() < 0.5 ? -1 : 1) * 0.7,
    ),
  ).join("");
  const eyes = (x: number, y: number, z: number, scale: number): string =>
    `<g transform="translate(${at(iso(x, y, z))}) scale(${scale})" fill="#efe2ff"><path d="M-12 0Q-7 -5 -2 1Q-7 2 -12 0ZM12 0Q7 -5 2 1Q7 2 12 0Z"/></g>`;
  return (
    `<path class="fx" d="${shape}" fill="#6a2fc4" opacity=".75" filter="url(#f-blur6)"/><g filter="url(#f-ooze)" fill="#060309"><path d="${shape}"/>${tendrils}</g>` +
    `<path class="fx" d="${shape}" filter="url(#f-nebula)" opacity=".9"/>${eyes(4.3, 0.7, LEVEL, 0.8)}${eyes(4.55, 3, 0, 0.62)}`
  );
}

function cube(colour: string, x: number, y: number): string {
  const [a, b] = iso(x, y);
  return (
    `<g transform="translate(${at([a, b - 5])}) scale(.82)"><ellipse cx="1.5" cy="11.3" rx="11.5" ry="5.2" fill="#000" opacity=".4"/><path d="M0 -11.3L10 -5.5L0 .3L-10 -5.5Z" fill="color-mix(in oklab, var(--cube-${colour}) 78%, #fff)"/>` +
    `<path d="M-10 -5.5L0 .3V11.3L-10 5.5Z" fill="var(--cube-${colour})"/><path d="M10 -5.5L0 .3V11.3L10 5.5Z" fill="color-mix(in oklab, var(--cube-${colour}) 62%, #000)"/></g>`
  );
}

export function draw(): string {
  const low = { t: "#7d6d50", l: "#54472f", r: "#3a3020" };
  const high = { t: "#b59a68", l: "#75603a", r: "#4d3f26" };
  return [
    `<defs>${PAINTS}</defs>`,
    plinth(),
    flat(cracked()),
    flat(lava()) + glow(3.5, 3.6, 56, "g-lavaglow"),
    block(0, 0, 5, 2, 0, LEVEL, low) + flat(floor("dr1", "flags", 0, 0, 5, 2, "#a08a5c"), LEVEL),
    block(0, 2, 1, 2, 0, LEVEL, low) + flat(floor("dr2", "flags", 0, 2, 1, 2, "#a08a5c"), LEVEL),
    block(0, 0, 2, 1.999, LEVEL, LEVEL * 2, high) +
      flat(`<g style="filter:brightness(1.25)">${floor("dr3", "brick", 0, 0, 2, 2, "#d8b878", "56%")}</g>`, LEVEL * 2),
    darkness(),
    stand("archer", 0.7, 0.6, LEVEL * 2, SEATS.foe, { size: 26, rim: IRON }),
    stand("black-knight-helm", 2.6, 0.75, LEVEL, "#3b0f09", { size: 44, rim: IRON, base: 0.6 }),
    stand("dwarf-face", 2.45, 1.62, LEVEL, SEATS.amber, { size: 32 }),
    stand("bowman", 0.5, 3.1, LEVEL, SEATS.rose) +
      stand("woman-elf-face", 1.75, 3, 0, SEATS.sky) +
      stand("hooded-assassin", 2.5, 4.35, 0, SEATS.jade),
    cube("green", 0.55, 4.75) + cube("yellow", 1, 4.5) + cube("red", 1.45, 4.75) + cube("blue", 1.95, 4.6),
  ].join("");
}
