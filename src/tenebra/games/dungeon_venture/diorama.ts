// Coloured rooms, doors, a Spirit by the Altar.
import { block, CRATE, flat, floor, glow, IRON, plinth, SEATS, stand, torch, wallX, wallY, WOOD } from "$page/home/diorama/iso";

export function draw(): string {
  const foe = { rim: IRON };
  return [
    plinth(),
    flat(
      floor("dv1", "octagons", 0, 0, 2, 2, "var(--room-teal)") +
        floor("dv2", "brick", 2, 0, 3, 3, "var(--room-ochre)") +
        floor("dv3", "flags", 0, 2, 2, 3, "var(--room-slate)") +
        floor("dv4", "planks", 2, 3, 3, 2, "var(--room-wine)"),
    ),
    wallX(0, 0, 5, 0.95) + wallY(0, 0, 5, 0.95),
    torch(3.4, 0.12, 0.72) + torch(0.12, 3.4, 0.72) + torch(1.1, 0.12, 0.72),
    glow(3.3, 1.3, 62) + glow(0.9, 0.9, 40, "g-holy"),
    block(0.6, 0.55, 0.8, 0.5, 0, 0.32, { t: "#f0e4c6", l: "#bfae86", r: "#8f7f5c" }),
    wallY(2, 0, 0.62, 0.55) + wallY(2, 1.38, 1.62, 0.55) + wallX(0, 2, 0.5, 0.55) + wallX(1.3, 2, 0.7, 0.55),
    block(1.93, 0.66, 0.14, 0.68, 0, 0.5, WOOD),
    stand("cowled", 1.25, 1.5, 0.18, "#6fa3e2", { size: 26, rim: "#dcebff", ink: "#dcebff" }),
    stand("woman-elf-face", 2.45, 2.2, 0, SEATS.sky),
    stand("orc-head", 4.35, 0.75, 0, SEATS.foe, foe),
    stand("visored-helm", 3.4, 1.45, 0, SEATS.amber, { size: 33 }),
    stand("orc-head", 4.4, 1.95, 0, SEATS.foe, foe),
    wallX(2, 3, 1.1, 0.5) + wallX(3.9, 3, 1.1, 0.5) + wallY(2, 3.7, 1.3, 0.5),
    block(3.15, 2.93, 0.7, 0.14, 0, 0.46, WOOD),
    block(2.5, 4.1, 0.9, 0.55, 0, 0.3, WOOD),
    stand("barbarian", 1, 3.4, 0, SEATS.jade),
    block(4.15, 3.9, 0.55, 0.5, 0, 0.34, CRATE),
  ].join("");
}
