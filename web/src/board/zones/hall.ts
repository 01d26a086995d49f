// The still part of a board of Zones: tiles on a table, floors, closed chambers, light and shadow, walls.
import { short } from "../../pieces/shapes";
import type { Zones } from "../../wire";
import { cellsOf, keyOfBoard, middleOf, nameOfEdge, type Dungeon } from "../dungeon";
import { boxOf, floor } from "../floors";
import { SPACE, cellOf, edgeOf, keyOf, nameOf, sidesOf, type Cell, type Edge } from "../places";
import { planks, tableAround } from "../planks";
import { chance, type Box } from "../polygons";
import { area } from "../regions";
import { along, besideDoor, drawWalls, merge, type Masonry } from "../walls";
import { brazier } from "./tokens";

const C = SPACE;
const TILE = 3;
/** Doors and walls are drawn at this part of their size: a Zone holds a crowd where a space holds one. */
export const SMALL = 0.56;
const SLIGHT: Masonry = { thick: 6.6, face: 6.4, door: C * 0.66 * SMALL };

/** What a board of Zones shows beside what every dungeon has. */
export interface Hall extends Dungeon {
  /** Zones in light, Zones in shadow, as paths. */
  lit: string;
  dark: string;
  /** Carved lines between Zones, brass lines between tiles. */
  carved: string;
  joints: string;
  /** Moons in dark Zones. */
  moons: string;
  /** Parts of tiles that are no Zone: solid rock. */
  rock: string;
  frame: Box;
  tiles: { face: string; box: Box }[];
}

export function keyOfHall(board: Zones): string {
  return `${keyOfBoard(board)}|${board.zones.map(({ is_lit }) => (is_lit ? 1 : 0)).join("")}`;
}

/** Every edge with a wall or nothing on it: around the board, and where the board names one. */
function wallEdges(board: Zones, cells: readonly Cell[]): Edge[] {
  const inside = new Set(cells.map(keyOf));
  const found: Edge[] = board.walls.map(edgeOf).filter((edge) => edge !== null);
  for (let y = 0; y <= board.rows; y++) {
    for (let x = 0; x <= board.columns; x++) {
      for (const way of ["h", "v"] as const) {
        const [a, b] = sidesOf({ x, y, way }).map((cell) => inside.has(keyOf(cell)));
        if (a !== b) found.push({ x, y, way });
      }
    }
  }
  return found;
}

/** Lines between neighbouring Zones that are open to each other: carved inside a tile, brass between tiles. */
function lines(
  cells: readonly Cell[],
  closed: ReadonlySet<string>,
  parted: ReadonlySet<string>,
): { carved: string; joints: string } {
  const inside = new Set(cells.map(keyOf));
  let [carved, joints] = ["", ""];
  const isSeen = (cell: Cell) => inside.has(keyOf(cell)) && !closed.has(keyOf(cell));
  for (const { x, y } of cells) {
    if (closed.has(keyOf({ x, y }))) continue;
    if (isSeen({ x: x + 1, y }) && !parted.has(nameOfEdge({ x: x + 1, y, way: "v" }))) {
      if ((x + 1) % TILE) carved += `M${(x + 1) * C} ${y * C + 5}v${C - 10}`;
      else joints += `M${(x + 1) * C} ${y * C}v${C}`;
    }
    if (isSeen({ x, y: y + 1 }) && !parted.has(nameOfEdge({ x, y: y + 1, way: "h" }))) {
      if ((y + 1) % TILE) carved += `M${x * C + 5} ${(y + 1) * C}h${C - 10}`;
      else joints += `M${x * C} ${(y + 1) * C}h${C}`;
    }
  }
  return { carved, joints };
}

const moon = ({ x, y }: Cell) =>
  `<path d="M1.6 -3.6A4 4 0 1 0 3.6 2A3.3 3.3 0 0 1 1.6 -3.6Z" transform="translate(${short(x * C + 9.5)} ${short(y * C + 14)})"/>`;

function within(column: number, row: number): Cell[] {
  return Array.from({ length: TILE * TILE }, (_, i) => ({ x: column + (i % TILE), y: row + Math.floor(i / TILE) }));
}

/** Draws what stays: the same board gives the same stones, for everybody. */
export function drawHall(board: Zones): Hall {
  const rooms = board.rooms.map((room) => ({ room, cells: cellsOf(room.spaces) })).filter(({ cells }) => cells.length);
  const roomAt = new Map(rooms.flatMap(({ room, cells }) => cells.map((cell) => [keyOf(cell), room] as const)));
  const cells = rooms.flatMap((one) => one.cells);
  const known = rooms.filter(({ room }) => room.status !== "unexplored");
  const closed = new Set(rooms.filter(({ room }) => room.status === "unexplored").flatMap((one) => one.cells.map(keyOf)));
  const random = chance(board.seed);
  const doors = board.doors.map(({ id }) => edgeOf(id)).filter((edge) => edge !== null);
  const openings = new Set(doors.map(nameOfEdge));
  const standing = wallEdges(board, cells).filter((edge) => !openings.has(nameOfEdge(edge)));
  const runs = [...merge(standing), ...doors.flatMap((edge) => besideDoor(edge, SLIGHT))];
  const { shadow, body } = drawWalls(runs, random, SLIGHT);
  const walled = new Set(standing.map(nameOfEdge));
  const seen = board.zones.flatMap(({ id, is_lit }) => {
    const cell = cellOf(id);
    return cell && !closed.has(keyOf(cell)) ? [{ cell, is_lit }] : [];
  });
  const lit = seen.filter(({ is_lit }) => is_lit).map(({ cell }) => cell);
  const dark = seen.filter(({ is_lit }) => !is_lit).map(({ cell }) => cell);
  const bounds = boxOf(cells.length ? cells : [{ x: 0, y: 0 }]);
  return {
    key: keyOfHall(board),
    bounds,
    extent: tableAround(bounds),
    known: area(known.flatMap((one) => one.cells)),
    floors: known.map(({ room, cells: own }) => floor(room, `floor-${board.rooms.indexOf(room)}`, own, board.seed)).join(""),
    clips: known.map(({ room, cells: own }) => ({ id: `floor-${board.rooms.indexOf(room)}`, area: area(own) })),
    shade: "",
    hatch: "",
    hollow: along(runs),
    crosses: "",
    lines: "",
    shadow,
    glows: lit
      .map(
        ({ x, y }) =>
          `<circle cx="${short(x * C + 11)}" cy="${short(y * C + 17)}" r="${short(C * 1.15)}" fill="url(#g-glow)" opacity=".8"/>`,
      )
      .join(""),
    walls: body,
    torches: lit.map(({ x, y }) => brazier(x * C + 11, y * C + 18)).join(""),
    unknown: rooms
      .filter(({ room }) => room.status === "unexplored")
      .map(({ room, cells: own }) => ({ id: room.id, name: "", outline: area(own), fog: boxOf(own), at: middleOf(own) })),
    labels: [],
    rooms: rooms.map(({ room, cells: own }) => ({ room, cells: own, area: area(own) })),
    roomAt,
    walledNorth: new Set(cells.filter(({ x, y }) => walled.has(nameOfEdge({ x, y, way: "h" }))).map(nameOf)),
    lit: area(lit),
    dark: area(dark),
    ...lines(cells, closed, new Set([...walled, ...openings])),
    moons: dark.map(moon).join(""),
    rock: area(board.tiles.flatMap(({ column, row }) => within(column, row)).filter((cell) => !roomAt.has(keyOf(cell)))),
    table: planks(bounds, board.seed),
    frame: bounds,
    tiles: board.tiles.map(({ face, column, row }) => ({
      face,
      box: { left: column * C, top: row * C, right: (column + TILE) * C, bottom: (row + TILE) * C },
    })),
  };
}
