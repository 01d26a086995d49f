// The still part of the board, drawn once for each map: rock, floors, walls, torches, labels.
import type { Grid, Room, Thing } from "../wire";
import { torch } from "./furniture";
import { PAVINGS, paint, pave } from "./paving";
import { SPACE, cellOf, edgeOf, keyOf, sidesOf, type Cell, type Edge } from "./places";
import { chance, inset, rounded, type Box, type Point } from "./polygons";
import { area, outlines } from "./regions";
import { hatch } from "./rock";
import { along, besideDoor, drawWalls, merge, type Run } from "./walls";

const C = SPACE;

/** What every kind of board has: rooms, walls, doors. */
export type Plan = Omit<Grid, "kind">;

/** A place for a room's name, and the cells it covers. */
interface Label {
  lines: string[];
  at: Point;
  cells: string[];
}

interface Unknown {
  id: string;
  /** Known to whoever holds the plan. */
  name: string;
  outline: string;
  fog: Box;
  at: Point;
}

/** What is drawn of a dungeon, bottom to top; texts are SVG without any words in them. */
export interface Dungeon {
  key: string;
  bounds: Box;
  /** The floor of every known room, as a path. */
  known: string;
  floors: string;
  /** Light and dark along the walls, grid crosses, hatching. */
  hatch: string;
  hollow: string;
  crosses: string;
  lines: string;
  shadow: string;
  glows: string;
  walls: string;
  torches: string;
  unknown: Unknown[];
  /** For each named room the places its name may stand, best first. */
  labels: Label[][];
  rooms: { room: Room; cells: Cell[]; area: string }[];
  /** The room of a cell by its key. */
  roomAt: Map<string, Room>;
  /** The cells with a wall on their north side, by their key. */
  walledNorth: Set<string>;
}

/** What the drawing depends on: two boards with the same key look the same. */
export function keyOfBoard(board: Plan): string {
  const rooms = board.rooms.map((room) => `${room.id}:${room.name}:${room.status}:${room.paving}:${room.spaces.length}`);
  return [
    board.seed,
    board.columns,
    board.rows,
    ...rooms,
    ...board.walls,
    ...board.doors.filter((door) => !door.is_plan).map((door) => door.id),
  ].join("|");
}

export function cellsOf(spaces: readonly string[]): Cell[] {
  return spaces.map(cellOf).filter((cell) => cell !== null);
}

export function boxOf(cells: readonly Cell[]): Box {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  return {
    left: Math.min(...xs) * C,
    top: Math.min(...ys) * C,
    right: (Math.max(...xs) + 1) * C,
    bottom: (Math.max(...ys) + 1) * C,
  };
}

export function floor(room: Room, index: number, cells: readonly Cell[], seed: string): string {
  const { paving, tint } = PAVINGS[room.paving % PAVINGS.length]!;
  const random = chance(`${seed}/${room.id}`);
  const inside = new Set(cells.map(keyOf));
  const near = (x: number, y: number) =>
    [-20, 20].some((dx) =>
      [-20, 20].some((dy) => inside.has(keyOf({ x: Math.floor((x + dx) / C), y: Math.floor((y + dy) / C) }))),
    );
  return `<g clip-path="url(#@floor-${index})" style="--tint:var(--room-${tint})"><path class="gap" d="${area(cells)}"/>${paint(pave(paving, boxOf(cells), random), paving, random, near)}</g>`;
}

/** Every edge that a wall may stand on: between rooms, around rooms, and where the board names one. */
function edges(board: Plan, roomAt: ReadonlyMap<string, Room>): Edge[] {
  const found: Edge[] = [];
  for (let y = 0; y <= board.rows; y++) {
    for (let x = 0; x <= board.columns; x++) {
      for (const way of ["h", "v"] as const) {
        const edge = { x, y, way };
        const [a, b] = sidesOf(edge).map((cell) => roomAt.get(keyOf(cell)));
        const isSeen = [a, b].some((room) => room && room.status !== "unexplored");
        if (a?.id !== b?.id && isSeen) found.push(edge);
      }
    }
  }
  for (const name of board.walls) {
    const edge = edgeOf(name);
    if (!edge) continue;
    const [a, b] = sidesOf(edge).map((cell) => roomAt.get(keyOf(cell)));
    if (a && a.id === b?.id && a.status !== "unexplored") found.push(edge);
  }
  return found;
}

export const nameOfEdge = ({ x, y, way }: Edge) => `${way}${x},${y}`;

function wallRuns(board: Plan, roomAt: ReadonlyMap<string, Room>): { runs: Run[]; standing: Set<string> } {
  const doors = board.doors
    .filter((door) => !door.is_plan)
    .map((door) => edgeOf(door.id))
    .filter((edge) => edge !== null);
  const open = new Set(doors.map(nameOfEdge));
  const walls = edges(board, roomAt);
  const seen = new Set(walls.map(nameOfEdge));
  const standing = walls.filter((edge) => !open.has(nameOfEdge(edge)));
  const runs = [...merge(standing), ...doors.filter((edge) => seen.has(nameOfEdge(edge))).flatMap((edge) => besideDoor(edge))];
  return { runs, standing: new Set(standing.map(nameOfEdge)) };
}

/** Grid crosses where four spaces of a room meet, and whole lines for the contrast theme. */
function grid(cells: readonly Cell[]): { crosses: string; lines: string } {
  const inside = new Set(cells.map(keyOf));
  const has = (x: number, y: number) => inside.has(keyOf({ x, y }));
  let [crosses, lines] = ["", ""];
  for (const { x, y } of cells) {
    if (has(x - 1, y) && has(x, y - 1) && has(x - 1, y - 1)) crosses += `M${x * C - 4} ${y * C}h8M${x * C} ${y * C - 4}v8`;
    if (has(x + 1, y)) lines += `M${(x + 1) * C} ${y * C}v${C}`;
    if (has(x, y + 1)) lines += `M${x * C} ${(y + 1) * C}h${C}`;
  }
  return { crosses, lines };
}

/** Stretches of a room's spaces under one straight north wall. */
function northWalls(cells: readonly Cell[], standing: ReadonlySet<string>): Cell[][] {
  const walled = cells.filter(({ x, y }) => standing.has(nameOfEdge({ x, y, way: "h" })));
  walled.sort((a, b) => a.y - b.y || a.x - b.x);
  const stretches: Cell[][] = [];
  for (const cell of walled) {
    const last = stretches.at(-1)?.at(-1);
    if (last && last.y === cell.y && last.x === cell.x - 1) stretches.at(-1)!.push(cell);
    else stretches.push([cell]);
  }
  return stretches;
}

/** Torches on the longest north walls of a room: one for a small room, two for a large one. */
function torchPlaces(room: Room, cells: readonly Cell[], standing: ReadonlySet<string>): Point[] {
  if (room.status !== "explored") return [];
  const walls = northWalls(cells, standing).sort((a, b) => b.length - a.length);
  const longest = walls[0];
  if (!longest) return [];
  const at = (cell: Cell): Point => [(cell.x + 0.5) * C, cell.y * C + 8];
  if (longest.length >= 5) return [at(longest[0]!), at(longest.at(-2)!)];
  const places = [at(longest[Math.floor(longest.length / 2)]!)];
  const second = walls[1];
  if (cells.length > 12 && second && second.length > 1) places.push(at(second[Math.floor(second.length / 2)]!));
  return places;
}

/** A name in one line, or in two of about the same length where the room is too narrow for it. */
function split(name: string): [string, string] | null {
  const gaps = [...name.matchAll(/ /g)].map(({ index }) => index);
  const best = gaps.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0];
  return best === undefined ? null : [name.slice(0, best), name.slice(best + 1)];
}

function spacesFor(text: string): number {
  return Math.max(1, Math.ceil((text.length * 7.7 + 8) / C));
}

interface Stretch {
  cell: Cell;
  cells: string[];
  score: number;
}

/** Stretches of so many spaces in one row, best first: free of furniture, at the south rim, in the middle of their row. */
function stretches(cells: readonly Cell[], needed: number, taken: ReadonlySet<string>): Stretch[] {
  const inside = new Set(cells.map(keyOf));
  const found = cells.map((cell) => {
    const run = Array.from({ length: needed }, (_, i) => keyOf({ x: cell.x + i, y: cell.y }));
    const missing = run.filter((key) => !inside.has(key)).length;
    const crowd = run.filter((key) => taken.has(key)).length;
    const rim = inside.has(keyOf({ x: cell.x, y: cell.y + 1 })) ? 0 : 1.5;
    const row = cells.filter((other) => other.y === cell.y);
    const skew = Math.abs(row.filter(({ x }) => x < cell.x).length - row.filter(({ x }) => x >= cell.x + needed).length);
    return { cell, cells: run, score: -missing * 6 - crowd * 5 + rim - skew * 0.6 };
  });
  return found.sort((a, b) => b.score - a.score);
}

function labels(name: string, cells: readonly Cell[], taken: ReadonlySet<string>): Label[] {
  const parts = split(name);
  const laid = (lines: string[], low: number) => {
    const needed = Math.max(...lines.map(spacesFor));
    return stretches(cells, needed, taken).map(({ cell, cells: run, score }) => ({
      score,
      label: { lines, at: [(cell.x + needed / 2) * C, (cell.y + low) * C] as Point, cells: run },
    }));
  };
  const whole = laid([name], 0.72);
  const halved = parts ? laid(parts, 0.56).map((one) => ({ ...one, score: one.score - 3 })) : [];
  const good = [...whole, ...halved].sort((a, b) => b.score - a.score);
  return good.filter(({ score }, i) => i === 0 || score > -4).map(({ label }) => label);
}

function unknownRoom(room: Room, cells: readonly Cell[], taken: ReadonlySet<string>): Unknown {
  const shape = outlines(cells)
    .map((polygon) => rounded(inset(polygon, 5), 4))
    .join("");
  const place = room.name ? labels(room.name, cells, taken)[0]!.at : middleOf(cells);
  return { id: room.id, name: room.name, outline: shape, fog: boxOf(cells), at: place };
}

/** The middle of a room, or of its space nearest to that. */
export function middleOf(cells: readonly Cell[]): Point {
  const sum = cells.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const mean = { x: sum.x / cells.length, y: sum.y / cells.length };
  const far = (cell: Cell) => Math.hypot(cell.x - mean.x, cell.y - mean.y);
  const nearest = [...cells].sort((a, b) => far(a) - far(b))[0]!;
  const at = far(nearest) < 0.75 ? mean : nearest;
  return [(at.x + 0.5) * C, (at.y + 0.5) * C + 4];
}

/** Draws what stays: the same board gives the same stones, for everybody. */
export function drawDungeon(board: Plan, things: readonly Thing[]): Dungeon {
  const rooms = board.rooms.map((room) => ({ room, cells: cellsOf(room.spaces) })).filter(({ cells }) => cells.length);
  const roomAt = new Map(rooms.flatMap(({ room, cells }) => cells.map((cell) => [keyOf(cell), room] as const)));
  const known = rooms.filter(({ room }) => room.status !== "unexplored");
  const random = chance(board.seed);
  const { runs, standing } = wallRuns(board, roomAt);
  const { shadow, body } = drawWalls(runs, random);
  const torches = known.flatMap(({ room, cells }) => torchPlaces(room, cells, standing));
  const altars = things
    .filter(({ kind }) => kind === "altar")
    .map(({ place }) => cellOf(place))
    .filter((cell) => cell !== null && roomAt.get(keyOf(cell))?.status === "explored");
  const taken = new Set(
    things
      .map(({ place }) => cellOf(place))
      .filter((cell) => cell !== null)
      .map(keyOf),
  );
  const grids = known.map(({ cells }) => grid(cells));
  return {
    key: keyOfBoard(board),
    bounds: boxOf(rooms.length ? rooms.flatMap(({ cells }) => cells) : [{ x: 0, y: 0 }]),
    known: area(known.flatMap(({ cells }) => cells)),
    floors: known.map(({ room, cells }) => floor(room, board.rooms.indexOf(room), cells, board.seed)).join(""),
    hatch: hatch(
      rooms.flatMap(({ cells }) => cells),
      board.columns,
      board.rows,
      random,
    ),
    hollow: along(runs),
    crosses: grids.map(({ crosses }) => crosses).join(""),
    lines: grids.map(({ lines }) => lines).join(""),
    shadow,
    glows:
      torches.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="86" fill="url(#g-glow)"/>`).join("") +
      altars
        .map((cell) => `<circle cx="${(cell!.x + 0.5) * C}" cy="${(cell!.y + 0.5) * C}" r="120" fill="url(#g-holy)"/>`)
        .join(""),
    walls: body,
    torches: torches.map(([x, y]) => torch(x, y)).join(""),
    unknown: rooms.filter(({ room }) => room.status === "unexplored").map(({ room, cells }) => unknownRoom(room, cells, taken)),
    labels: known.filter(({ room }) => room.name).map(({ room, cells }) => labels(room.name, cells, taken)),
    rooms: rooms.map(({ room, cells }) => ({ room, cells, area: area(cells) })),
    roomAt,
    walledNorth: new Set(
      rooms
        .flatMap(({ cells }) => cells)
        .filter(({ x, y }) => standing.has(nameOfEdge({ x, y, way: "h" })))
        .map(keyOf),
    ),
  };
}
