// The dragon's chamber: water, a pit, a glyph.
import { chance } from "$page/board/polygons";
import { short } from "$page/pieces/shapes";
import { block, flat, floor, glow, plinth, SEATS, stand, torch, U, wallX, wallY } from "$page/home/diorama/iso";

function ground(): string {
  const random = chance("waves");
  let waves = "";
  for (let i = 0; i < 9; i++)
    waves += `M${short((0.12 + random() * 0.9) * U)} ${short((3.1 + random() * 1.8) * U)}q8 -5 16 0t16 0`;
  const shore = `M0 ${3 * U}H${0.9 * U}Q${1.3 * U} ${3.1 * U} ${1.1 * U} ${3.6 * U}Q${0.9 * U} ${4.2 * U} ${1.35 * U} ${4.5 * U}Q${1.5 * U} ${4.8 * U} ${1.4 * U} ${5 * U}`;
  const lines = [1, 2, 3, 4].map((i) => `M${i * U} 0V${5 * U}M0 ${i * U}H${5 * U}`).join("");
  return (
    floor("de", "flags", 0, 0, 5, 5, "#8a7d6a", "26%") +
    `<path d="${shore}H0Z" fill="#1d5f78"/><path d="${shore}" fill="none" stroke="#9fd6e6" stroke-opacity=".7" stroke-width="3"/><path d="${waves}" fill="none" stroke="#bfe6f0" stroke-opacity=".5" stroke-width="2"/>` +
    `<rect x="${3.08 * U}" y="${3.08 * U}" width="${0.84 * U}" height="${0.84 * U}" rx="6" fill="#050302"/><path d="M${3.08 * U} ${3.4 * U}V${3.08 * U}H${3.92 * U}V${3.4 * U}H${3.2 * U}Z" fill="#33291f"/>` +
    `<g transform="translate(${4.5 * U} ${4.5 * U})"><circle r="22" fill="none" stroke="#fff" stroke-width="3"/><circle r="15" fill="none" stroke="#fff" stroke-width="1.6" stroke-dasharray="5 4"/><path d="M0 -20L6 0L0 20L-6 0ZM-20 0L0 -5L20 0L0 5Z" fill="#fff" opacity=".9"/></g>` +
    `<path d="${lines}" stroke="#fff2d8" stroke-opacity=".2" stroke-width="1.6"/>`
  );
}

export function draw(): string {
  return [
    plinth(),
    flat(ground()),
    wallX(0, 0, 5, 1.05) + wallY(0, 0, 5, 1.05) + torch(1, 0.12, 0.8) + torch(4, 0.12, 0.8) + torch(0.12, 2.2, 0.8),
    glow(2.4, 1.2, 84) + glow(4.5, 4.5, 40, "g-holy"),
    stand("spiked-dragon-head", 2.35, 1.35, 0, "#6a1712", { size: 78, rim: "#c9b8a0", base: 1.02, ink: "#ffe9cf" }),
    block(4.1, 0.35, 0.5, 0.45, 0, 0.3, { t: "#7d7468", l: "#544c43", r: "#3a332c" }) +
      block(4.4, 0.75, 0.45, 0.4, 0, 0.22, { t: "#8a8175", l: "#5b5349", r: "#3f3831" }),
    stand("barbarian", 2.5, 3.5, 0, SEATS.amber) +
      stand("wizard-face", 4.5, 1.9, 0, SEATS.sky) +
      stand("archer", 1.75, 4.4, 0, SEATS.jade) +
      stand("swordwoman", 4.25, 3.55, 0, SEATS.rose),
  ].join("");
}
