// The rays behind a card's icon.
import { short } from "./shapes";

function ray(i: number): string {
  const at = (turn: number) =>
    `${short(60 + Math.cos((turn * Math.PI) / 12) * 120)} ${short(46 + Math.sin((turn * Math.PI) / 12) * 120)}`;
  return `M60 46L${at(i)}L${at(i + 1)}Z`;
}

export const SUNBURST = Array.from({ length: 12 }, (_, i) => ray(2 * i)).join("");
