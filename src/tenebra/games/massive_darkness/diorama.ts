// Light and shadow, a brazier, a mob.
import {
  block,
  CRATE,
  flame,
  flat,
  floor,
  glow,
  IRON,
  iso,
  at,
  plinth,
  SEATS,
  stand,
  torch,
  U,
  wallX,
  wallY,
} from "$page/home/diorama/iso";

const ZONE = (5 / 3) * U;
const SHADOWS = [
  [1, 0],
  [2, 0],
  [2, 1],
  [0, 1],
  [1, 2],
  [2, 2],
] as const;

function zones(): string {
  const square = (x: number, y: number, more: string): string =>
    `<rect x="${x * ZONE}" y="${y * ZONE}" width="${ZONE}" height="${ZONE}" ${more}/>`;
  const dark = SHADOWS.map(
    ([x, y]) => square(x, y, 'fill="#3f4972" style="mix-blend-mode:multiply"') + square(x, y, 'fill="#0a0d1c" opacity=".42"'),
  ).join("");
  const lines = [1, 2].map((i) => `M${i * ZONE} 0V${5 * U}M0 ${i * ZONE}H${5 * U}`).join("");
  return `${dark}<path d="${lines}" stroke="#0b0806" stroke-width="5"/><path d="${lines}" stroke="#b98a3a" stroke-width="1.6"/>`;
}

export function draw(): string {
  const small = { size: 22, rim: IRON, base: 0.27 };
  const goblin = (x: number, y: number): string => stand("goblin-head", x, y, 0, SEATS.foe, small);
  return [
    plinth(),
    flat(floor("md", "cobbles", 0, 0, 5, 5, "#8d8272", "30%")),
    flat(zones()),
    wallX(0, 0, 5, 0.95) + wallY(0, 0, 5, 0.95),
    glow(0.9, 0.9, 74) + glow(2.5, 2.5, 66) + glow(0.9, 4.2, 66),
    torch(0.9, 0.12, 0.7) + torch(0.12, 4.2, 0.7),
    `<g transform="translate(${at(iso(2.1, 2.1))})"><path d="M-8 -7L-5 2H5L8 -7Z" fill="#3a3533"/><ellipse cy="-7" rx="8.500" ry="3.600" fill="#ff8a2a"/></g>` +
      flame(2.1, 2.1, 0.16, 0.8),
    goblin(3.6, 0.5) +
      goblin(4.5, 0.6) +
      stand("orc-head", 4, 1.1, 0, SEATS.boss, { size: 32, rim: "#e0a23c" }) +
      goblin(3.3, 1.2) +
      goblin(4.7, 1.6) +
      goblin(3.75, 1.9),
    stand("viking-head", 2.75, 2.9, 0, SEATS.jade, { size: 32 }) +
      stand("bowman", 1.2, 3.1, 0, SEATS.sky) +
      stand("cowled", 4.2, 3.5, 0, SEATS.rose, { size: 32 }),
    block(0.3, 1.9, 0.62, 0.5, 0, 0.36, CRATE),
  ].join("");
}
