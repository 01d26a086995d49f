// The still part of the board, drawn once for each map: rock, floors, walls, torches, labels.
import type { Grid, Room, Thing } from "../wire";
import { torch } from "./furniture";
import { boxOf } from "./floors";
import { LIFT, levels } from "./heights/levels";
import { terraces } from "./heights/terraces";
import { labels, type Label } from "./labels";
import { SPACE, cellOf, edgeOf, edgesOf, keyOf, nameOf, sidesOf, type Cell, type Edge } from "./places";
import { planks, tableAround } from "./planks";
import { chance, grown, inset, rounded, type Box, type Chance, type Point } from "./polygons";
import { area, outlines } from "./regions";
import { hatch } from "./rock";
import { along, besideDoor, drawWalls, merge } from "./walls";

const C = SPACE;

/** What every board of squares has: rooms, walls, doors. */
export type Plan = Pick<Grid, "columns" | "rows" | "rooms" | "walls" | "doors" | "seed">;

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
  extent: Box;
  /** The floor of every known room, as a path. */
  known: string;
  /** The wood under trays that no rock surrounds. */
  table: string;
  floors: string;
  /** What `floors` is cut out with, by the names it uses. */
  clips: { id: string; area: string }[];
  /** Shadows that also fall on terrain. */
  shade: string;
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
  /** The spaces with a wall on their north side. */
  walledNorth: Set<string>;
}

/** What the drawing depends on: two boards with the same key look the same. */
export function keyOfGrid(board: Grid): string {
  const raised = [...board.heights, ...board.bridges].map(({ level, spaces }) => `${level}:${spaces.join()}`);
  return [keyOfBoard(board), ...raised, ...board.passages].join("|");
}

/** What the floors, walls and doors of any board of squares depend on. */
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

/** Every edge that a wall may stand on: between rooms, around rooms, and where the board names one. */
function edges(board: Grid, roomAt: ReadonlyMap<string, Room>): Edge[] {
  const found: Edge[] = [];
  const passages = new Set(board.passages.map(edgeOf).map((edge) => (edge ? nameOfEdge(edge) : "")));
  for (let y = 0; board.is_walled && y <= board.rows; y++) {
    for (let x = 0; x <= board.columns; x++) {
      for (const way of ["h", "v"] as const) {
        const edge = { x, y, way };
        const [a, b] = sidesOf(edge).map((cell) => roomAt.get(keyOf(cell)));
        const isSeen = [a, b].some((room) => room && room.status !== "unexplored" && !room.is_outdoors);
        if (a?.id !== b?.id && isSeen && !passages.has(nameOfEdge(edge))) found.push(edge);
      }
    }
  }
  for (const name of board.walls) {
    const edge = edgeOf(name);
    if (!edge) continue;
    const [a, b] = sidesOf(edge).map((cell) => roomAt.get(keyOf(cell)));
    if (a && (a.id === b?.id || !board.is_walled) && a.status !== "unexplored") found.push(edge);
  }
  return found;
}

export const nameOfEdge = ({ x, y, way }: Edge) => `${way}${x},${y}`;

interface Walls {
  shadow: string;
  body: string;
  hollow: string;
  standing: Set<string>;
}

/** The walls that stand, each as high as the ground beside it. */
function walls(board: Grid, roomAt: ReadonlyMap<string, Room>, lift: (cell: Cell) => number, random: Chance): Walls {
  const doors = board.doors
    .filter((door) => !door.is_plan)
    .map(edgesOf)
    .filter((edges) => edges.length);
  const open = new Set(doors.flat().map(nameOfEdge));
  const all = edges(board, roomAt);
  const seen = new Set(all.map(nameOfEdge));
  const standing = all.filter((edge) => !open.has(nameOfEdge(edge)));
  const liftOf = (edge: Edge) => Math.max(...sidesOf(edge).map(lift));
  const found: Walls = { shadow: "", body: "", hollow: "", standing: new Set(standing.map(nameOfEdge)) };
  for (const up of [...new Set(all.map(liftOf))].sort((a, b) => a - b)) {
    const beside = doors.filter(([edge]) => seen.has(nameOfEdge(edge!)) && liftOf(edge!) === up);
    const stumps = beside.flatMap((edges) => besideDoor(edges[0]!, undefined, edges.length));
    const runs = [...merge(standing.filter((edge) => liftOf(edge) === up)), ...stumps];
    const { shadow, body } = drawWalls(runs, random);
    found.shadow += raised(shadow, up);
    found.body += raised(body, up);
    found.hollow += up ? "" : along(runs);
  }
  return found;
}

function raised(drawn: string, up: number): string {
  return up && drawn ? `<g transform="translate(0 ${-up})">${drawn}</g>` : drawn;
}

/** Grid crosses where four spaces of a room meet, and whole lines for the contrast theme. */
function grid(cells: readonly Cell[], up: number): { crosses: string; lines: string } {
  const inside = new Set(cells.map(keyOf));
  const has = (x: number, y: number) => inside.has(keyOf({ x, y }));
  let [crosses, lines] = ["", ""];
  for (const { x, y } of cells) {
    if (has(x - 1, y) && has(x, y - 1) && has(x - 1, y - 1))
      crosses += `M${x * C - 4} ${y * C - up}h8M${x * C} ${y * C - 4 - up}v8`;
    if (has(x + 1, y)) lines += `M${(x + 1) * C} ${y * C - up}v${C}`;
    if (has(x, y + 1)) lines += `M${x * C} ${(y + 1) * C - up}h${C}`;
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
  if (room.status !== "explored" || room.is_outdoors) return [];
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

function unknownRoom(room: Room, cells: readonly Cell[], taken: ReadonlySet<string>): Unknown {
  const shape = outlines(cells)
    .map((polygon) => rounded(inset(polygon, 5), 4))
    .join("");
  const place = room.name ? labels(room.name, cells, taken, () => 0)[0]!.at : middleOf(cells);
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
export function drawDungeon(board: Grid, things: readonly Thing[]): Dungeon {
  const rooms = board.rooms.map((room) => ({ room, cells: cellsOf(room.spaces) })).filter(({ cells }) => cells.length);
  const roomAt = new Map(rooms.flatMap(({ room, cells }) => cells.map((cell) => [keyOf(cell), room] as const)));
  const known = rooms.filter(({ room }) => room.status !== "unexplored");
  const everywhere = rooms.flatMap(({ cells }) => cells);
  const rocky = rooms.filter(({ room }) => !room.is_outdoors).flatMap(({ cells }) => cells);
  const random = chance(board.seed);
  const high = levels(board);
  const wall = walls(board, roomAt, high.lift, random);
  const torches = board.is_walled ? known.flatMap(({ room, cells }) => torchPlaces(room, cells, wall.standing)) : [];
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
  const bounds = boxOf(everywhere.length ? everywhere : [{ x: 0, y: 0 }]);
  const grounds = terraces(known, high, !board.is_walled, board.seed);
  const grids = Array.from({ length: high.most + 1 }, (_, level) =>
    known.map(({ cells }) =>
      grid(
        cells.filter((cell) => high.levelOf(cell) === level),
        level * LIFT,
      ),
    ),
  ).flat();
  return {
    key: keyOfGrid(board),
    bounds: { ...bounds, top: bounds.top - high.most * LIFT },
    extent: board.is_walled ? grown(bounds, 2 * C) : tableAround(bounds),
    known: grounds.known,
    table: board.is_walled ? "" : planks(bounds, board.seed),
    floors: grounds.floors,
    clips: grounds.clips,
    shade: grounds.shade,
    hatch: board.is_walled ? hatch(rocky, board.columns, board.rows, random) : "",
    hollow: wall.hollow,
    crosses: grids.map(({ crosses }) => crosses).join(""),
    lines: grids.map(({ lines }) => lines).join(""),
    shadow: wall.shadow,
    glows:
      torches.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="86" fill="url(#g-glow)"/>`).join("") +
      altars
        .map((cell) => `<circle cx="${(cell!.x + 0.5) * C}" cy="${(cell!.y + 0.5) * C}" r="120" fill="url(#g-holy)"/>`)
        .join(""),
    walls: wall.body,
    torches: torches.map(([x, y]) => torch(x, y)).join(""),
    unknown: rooms.filter(({ room }) => room.status === "unexplored").map(({ room, cells }) => unknownRoom(room, cells, taken)),
    labels: known.filter(({ room }) => room.name).map(({ room, cells }) => labels(room.name, cells, taken, high.lift)),
    rooms: rooms.map(({ room, cells }) => ({ room, cells, area: area(cells) })),
    roomAt,
    walledNorth: new Set(everywhere.filter(({ x, y }) => wall.standing.has(nameOfEdge({ x, y, way: "h" }))).map(nameOf)),
  };
}
