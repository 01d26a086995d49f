// Where the places are on a board of squares: what grids and Zones have in common.
import type { Door, Room } from "../wire";
import type { DoorSpot, Footprint, Geometry, Rim, Step } from "./kind";
import { SPACE, cellOf, edgeOf, edgesOf, keyOf, middle, middleOfEdges, nameOf, sidesOf, type Cell, type Edge } from "./places";
import type { Point, Polygon } from "./polygons";
import { outlines } from "./regions";

const C = SPACE;

/** What a board of squares says about itself. */
export interface Squares {
  board: { columns: number; rows: number; doors: readonly Door[] };
  /** The room of a cell by its key; there is nothing where there is no room. */
  roomAt: ReadonlyMap<string, Room>;
  /** How far a cell is raised in the drawing. */
  lift: (cell: Cell) => number;
  /** The same without bridges. */
  floor: (cell: Cell) => number;
  /** How large marks are. */
  unit: number;
  about: (place: string, room: Room) => string[];
  sees: (place: string) => readonly string[];
  /** Odds stand on the borders of a place that holds a crowd. */
  hasRims: boolean;
}

export function squares({ board, roomAt, lift, floor, unit, about, sees, hasRims }: Squares): Geometry {
  const on = (place: string): Cell | null => {
    const cell = cellOf(place);
    return cell && roomAt.has(keyOf(cell)) ? cell : null;
  };
  const raised = ([x, y]: Point, by: number): Point => [x, y - by];
  const isRoom = (cell: Cell) => roomAt.has(keyOf(cell));
  const highest = Math.max(0, ...[...roomAt.keys()].map((key) => lift(ofKey(key))));

  const spotOf = (door: Door): DoorSpot[] => {
    const edges = edgesOf(door);
    if (!edges.length) return [];
    const sides = edges.flatMap(sidesOf);
    const at = raised(middleOfEdges(edges), Math.max(...sides.map(lift)) - (edges[0]!.way === "h" ? 5 * unit : 2));
    const owner = nameOf(sides.find(isRoom) ?? sides[0]!);
    return [{ id: door.id, about: door.about, at, places: sides.map(nameOf), owner }];
  };

  const covered = ({ place, columns, rows }: Footprint): Cell[] => {
    const cell = cellOf(place);
    if (!cell) return [];
    return Array.from({ length: columns * rows }, (_, i) => ({
      x: cell.x + (i % columns),
      y: cell.y + Math.floor(i / columns),
    }));
  };

  /** How much of a cell's lower part the higher ground south of it hides. */
  const hidden = (cell: Cell) => {
    const south = { x: cell.x, y: cell.y + 1 };
    return isRoom(south) ? Math.min(C, Math.max(0, floor(south) - floor(cell))) : 0;
  };

  /** Around cells that lie equally high. */
  const around = (cells: readonly Cell[], high: (cell: Cell) => number): Polygon[] => {
    const heights = [...new Set(cells.map(high))].sort((a, b) => a - b);
    return heights.flatMap((by) =>
      outlines(cells.filter((cell) => high(cell) === by)).map((polygon) => polygon.map((point) => raised(point, by))),
    );
  };

  return {
    rows: rowsOf([...roomAt.keys()].map(ofKey)),
    doors: board.doors.flatMap(spotOf),
    has: (place) => on(place) !== null,
    middle: (place) => {
      const cell = cellOf(place);
      return cell && raised(middle(cell), lift(cell));
    },
    centre: (thing) => {
      const cells = covered(thing);
      const [first, last] = [cells[0], cells.at(-1)];
      if (!first || !last) return null;
      return [((first.x + last.x + 1) / 2) * C, ((first.y + last.y + 1) / 2) * C - Math.max(...cells.map(lift))];
    },
    covered: (thing) => covered(thing).map(nameOf),
    box: (place) => {
      const cell = cellOf(place);
      if (!cell) return null;
      const top = cell.y * C - lift(cell);
      return { left: cell.x * C, top, right: (cell.x + 1) * C, bottom: top + C };
    },
    outline: (places) =>
      around(
        places.map(cellOf).filter((cell) => cell !== null),
        lift,
      ),
    ground: (places) => {
      const cells = places.map(on).filter((cell) => cell !== null);
      return {
        outline: around(cells, floor),
        visible: cells.map((cell) => `M${cell.x * C} ${cell.y * C - floor(cell)}h${C}v${C - hidden(cell)}h${-C}Z`).join(""),
        middles: cells.map((cell) => raised(middle(cell), floor(cell))),
      };
    },
    at: (x, y) => {
      // from the south: what is in front hides what is behind; a cliff belongs to the ground above it
      for (let row = Math.floor((y + highest) / C); row >= Math.floor(y / C) - 1; row--) {
        const cell = { x: Math.floor(x / C), y: row };
        if (!isRoom(cell)) continue;
        const top = row * C - lift(cell);
        const south = { x: cell.x, y: row + 1 };
        const drop = Math.max(0, lift(cell) - (isRoom(south) ? lift(south) : 0));
        if (y >= top && y < top + C + drop) return nameOf(cell);
      }
      return null;
    },
    next: (from, step, doors) => next(from, step, doors, board, isRoom),
    about: (place) => {
      const cell = on(place);
      return cell ? about(place, roomAt.get(keyOf(cell))!) : [];
    },
    sees,
    rims: (place) => {
      const cell = hasRims ? on(place) : null;
      if (!cell) return [];
      return [cell, { x: cell.x, y: cell.y + 1 }].map((side): Rim => ({
        middle: [(cell.x + 0.5) * C, side.y * C],
        out: side.y === cell.y ? -1 : 1,
      }));
    },
    names: [],
  };
}

function ofKey(key: string): Cell {
  const [x, y] = key.split(",").map(Number) as [number, number];
  return { x, y };
}

function rowsOf(cells: readonly Cell[]): Geometry["rows"] {
  const lines = new Map<number, Cell[]>();
  for (const cell of cells) lines.set(cell.y, [...(lines.get(cell.y) ?? []), cell]);
  return [...lines]
    .sort(([a], [b]) => a - b)
    .map(([row, line]) => ({
      row,
      places: line.sort((a, b) => a.x - b.x).map((cell) => ({ id: nameOf(cell), column: cell.x })),
    }));
}

/** From space to space, over gaps in the map; a door that can be used is a stop on the way. */
function next(
  from: string,
  [dx, dy]: Step,
  doors: readonly string[],
  { columns, rows, doors: all }: Squares["board"],
  isRoom: (cell: Cell) => boolean,
): string | null {
  const edge: Edge | null = edgeOf(from);
  if (edge) {
    const [a, b] = sidesOf(edge);
    if ((edge.way === "v") === (dx === 0)) return null;
    const to = dx + dy < 0 ? a : b;
    return isRoom(to) ? nameOf(to) : null;
  }
  const cell = cellOf(from);
  if (!cell) return null;
  const to = { x: cell.x + dx, y: cell.y + dy };
  const between = [`${from}-${nameOf(to)}`, `${nameOf(to)}-${from}`];
  const door = all.find(({ id, more }) => doors.includes(id) && between.some((edge) => edge === id || more.includes(edge)));
  if (door) return door.id;
  for (let { x, y } = to; x >= 0 && y >= 0 && x < columns && y < rows; x += dx, y += dy) {
    if (isRoom({ x, y })) return nameOf({ x, y });
  }
  return null;
}
