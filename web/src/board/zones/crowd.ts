// Where figures stand in a Zone they share: a loose grid, Enemies before Heroes, a mob as its Boss with small Minions.
import type { Piece, Zones } from "../../wire";
import { SPACE, cellOf, type Cell } from "../places";
import { inOrder, type Stand } from "../standing";

const C = SPACE;
/** Diameters in the drawing's units, and the scale that makes a figure of radius 23 so large. */
const HERO = 22;
const BOSS = 20;
const MINION = 14.5;
const LARGE = 36;
const FIGURE = 46;
const PLATE = 1.18;
/** From afar, figures without their Minions have room to be larger. */
const NEARER = 1.4;
const NUMBER = 0.75;
/** More than so many in one Zone are shown as from afar: nobody could tell them apart. */
const MOST = 16;
/** The part of the Zone that is filled, less on the sides where something lies. */
const EDGE = 4;
const TOP = 8;

interface Member {
  piece: Piece;
  size: number;
  /** What it takes of its row: a Boss that stands for its Minions has their number beside it. */
  wide: number;
  /** -1 for the figure itself, else the Minion's number. */
  minion: number;
}

interface Placed extends Member {
  x: number;
  y: number;
}

/** The members of a Zone in reading order: each Enemy with its Minions, then Heroes. */
function members(pieces: readonly Piece[], isFar: boolean): Member[] {
  const order = [...pieces].sort((a, b) => Number(a.side === "hero") - Number(b.side === "hero"));
  return order.flatMap((piece) => {
    const isLed = piece.life > 0 || !piece.minions.length || isFar;
    const size = (piece.is_large ? LARGE : piece.minions.length || piece.minion_most ? BOSS : HERO) * (isFar ? NEARER : 1);
    const leader: Member[] = isLed
      ? [{ piece, size, wide: isFar && piece.minions.length ? size * (1 + NUMBER) : size, minion: -1 }]
      : [];
    return isFar ? leader : [...leader, ...piece.minions.map((_, minion) => ({ piece, size: MINION, wide: MINION, minion }))];
  });
}

/** Rows of members inside a box, centred; null if they do not fit at this scale. */
function rows(some: readonly Member[], wide: number, high: number, scale: number): Placed[] | null {
  const lines: Member[][] = [];
  let used = Infinity;
  for (const member of some) {
    const room = member.wide * scale;
    if (used + room > wide) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)!.push(member);
    used += room;
  }
  // whoever wears a plate with its Health below needs room for it
  const heights = lines.map(
    (line) => Math.max(...line.map(({ size, minion, piece }) => size * (minion < 0 && piece.life_most > 1 ? PLATE : 1))) * scale,
  );
  const total = heights.reduce((sum, one) => sum + one, 0);
  if (total > high || some.some((member) => member.wide * scale > wide)) return null;
  let y = (high - total) / 2;
  return lines.flatMap((line, i) => {
    let x = (wide - line.reduce((sum, member) => sum + member.wide * scale, 0)) / 2;
    const middle = y + heights[i]! / 2;
    y += heights[i]!;
    return line.map((member) => {
      x += member.wide * scale;
      return { ...member, x: x - (member.wide - member.size / 2) * scale, y: middle };
    });
  });
}

function arrange(some: readonly Member[], wide: number, high: number): { placed: Placed[]; scale: number } {
  for (let scale = 1; scale > 0.2; scale *= 0.94) {
    const placed = rows(some, wide, high, scale);
    if (placed) return { placed, scale };
  }
  return { placed: some.map((member, i) => ({ ...member, x: wide / 2 + i, y: high / 2 })), scale: 0.2 };
}

function zone(cell: Cell, pieces: readonly Piece[], isSmall: boolean, isLeft: boolean, isRight: boolean): Stand[] {
  const all = members(pieces, isSmall);
  const isFar = isSmall || all.length > MOST;
  const some = isFar === isSmall ? all : members(pieces, isFar);
  // what lies in the Zone keeps its place as long as few stand there
  const roomy = some.length <= 4;
  const [left, right] = [isLeft && roomy ? 15 : EDGE, isRight && roomy ? 15 : EDGE];
  const { placed, scale } = arrange(some, C - left - right, C - TOP - EDGE - 3);
  const [x0, y0] = [cell.x * C + left, cell.y * C + TOP];
  return pieces.map((piece) => {
    const own = placed.filter((one) => one.piece === piece);
    const leader = own.find(({ minion }) => minion < 0) ?? own[0];
    const minions = own
      .filter(({ minion }) => minion >= 0)
      .map((one) => ({ x: x0 + one.x, y: y0 + one.y, scale: (MINION * scale) / FIGURE, life: piece.minions[one.minion]! }));
    const size = (leader?.size ?? HERO) * scale;
    return {
      piece,
      x: x0 + (leader?.x ?? C / 2),
      y: y0 + (leader?.y ?? C / 2),
      scale: size / FIGURE,
      reach: size / 2 + 2,
      minions,
      more: isFar ? piece.minions.length : 0,
      size: piece.is_large ? { width: FIGURE, height: FIGURE } : undefined,
    };
  });
}

/** Every figure on a board of Zones with its place in the drawing, the acting one last. `isFar`: a mob is its Boss and a number. */
export function crowd(board: Zones, pieces: readonly Piece[], lying: ReadonlySet<string>, isFar: boolean): Stand[] {
  const byPlace = new Map<string, Piece[]>();
  for (const piece of pieces) byPlace.set(piece.place, [...(byPlace.get(piece.place) ?? []), piece]);
  const levels = new Set(board.levels.map(({ place }) => place));
  const stands = [...byPlace].flatMap(([place, here]) => {
    const cell = cellOf(place);
    return cell ? zone(cell, here, isFar, levels.has(place), lying.has(place)) : [];
  });
  return inOrder(stands);
}
