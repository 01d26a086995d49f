// Which rooms came out of the fog between two drawings, and from where it burns away.
import type { Door } from "../wire";
import type { Dungeon } from "./dungeon";
import { SPACE, edgeOf, keyOf, middleOfEdge, sidesOf } from "./places";
import type { Point } from "./polygons";

export interface Burning {
  id: string;
  area: string;
  from: Point;
  /** How far the fire has to go. */
  far: number;
}

/** Rooms known now and not before. Another dungeon altogether burns nothing. */
export function revealed(before: Dungeon, now: Dungeon, doors: readonly Door[]): Burning[] {
  const known = new Set(before.rooms.filter(({ room }) => room.status !== "unexplored").map(({ room }) => room.id));
  if (!now.rooms.some(({ room }) => known.has(room.id))) return [];
  return now.rooms
    .filter(({ room }) => room.status !== "unexplored" && !known.has(room.id))
    .map(({ room, cells, area }) => {
      const inside = new Set(cells.map(keyOf));
      const edges = doors.map(({ id }) => edgeOf(id)).filter((edge) => edge !== null);
      const ways = edges.filter((edge) => sidesOf(edge).some((cell) => inside.has(keyOf(cell))));
      const way = ways.find((edge) => sidesOf(edge).some((cell) => known.has(now.roomAt.get(keyOf(cell))?.id ?? ""))) ?? ways[0];
      const from: Point = way ? middleOfEdge(way) : [(cells[0]!.x + 0.5) * SPACE, (cells[0]!.y + 0.5) * SPACE];
      const far =
        Math.max(...cells.map(({ x, y }) => Math.hypot((x + 0.5) * SPACE - from[0], (y + 0.5) * SPACE - from[1]))) + SPACE;
      return { id: room.id, area, from, far };
    });
}
