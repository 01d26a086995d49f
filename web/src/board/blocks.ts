// Areas of several spaces: the sides of a space that lie on the outline of its area.
import { SPACE, type Cell } from "./places";

/** How far the line lies inside the area. */
const INSET = 1.5;

/** The part of an area's outline that runs through a space, as a path; raised with the space. */
export function blockSides({ x, y }: Cell, block: number, up: number): string {
  const isFirst = (at: number) => at % block === 0;
  const isLast = (at: number) => at % block === block - 1;
  const [left, top] = [x * SPACE + (isFirst(x) ? INSET : 0), y * SPACE - up + (isFirst(y) ? INSET : 0)];
  const [right, bottom] = [(x + 1) * SPACE - (isLast(x) ? INSET : 0), (y + 1) * SPACE - up - (isLast(y) ? INSET : 0)];
  const sides = [
    isFirst(x) && `M${left} ${top}V${bottom}`,
    isLast(x) && `M${right} ${top}V${bottom}`,
    isFirst(y) && `M${left} ${top}H${right}`,
    isLast(y) && `M${left} ${bottom}H${right}`,
  ];
  return sides.filter(Boolean).join("");
}
