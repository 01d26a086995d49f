// Boards of areas: places of any shape on open land, which figures share.
import { say } from "../../shared/words.svelte";
import type { Areas } from "../../wire";
import AreaUpper from "../areas/AreaUpper.svelte";
import { gather } from "../areas/crowd";
import { drawLand, keyOfLand, type Land } from "../areas/land";
import { laid, LYING } from "../areas/laying";
import { isInside, px, raised } from "../areas/lines";
import { boxOfName } from "../areas/names";
import { drawStill } from "../areas/still";
import type { DoorSpot, Geometry, Kind, Step } from "../kind";
import { boxOf, closed, type Point } from "../polygons";

/** The way from one point to another, as seen along a step: how far, and how much to the side. */
function along([x, y]: Point, to: Point, [dx, dy]: Step): { ahead: number; aside: number } {
  const [vx, vy] = [to[0] - x, to[1] - y];
  return { ahead: vx * dx + vy * dy, aside: Math.abs(vx * dy - vy * dx) };
}

/** What lies in the direction of a step: neighbours first, and rather straight ahead than near. */
function inDirection(from: Point, step: Step, goals: readonly { id: string; at: Point; isNear: boolean }[]): string | null {
  const ranked = goals.flatMap(({ id, at, isNear }) => {
    const { ahead, aside } = along(from, at, step);
    return ahead > 1 && aside < ahead * 2.4 ? [{ id, cost: (ahead + aside * 1.6) * (isNear ? 0.55 : 1) }] : [];
  });
  return ranked.sort((a, b) => a.cost - b.cost)[0]?.id ?? null;
}

function geometryOf(board: Areas, land: Land): Geometry {
  const byId = new Map(board.areas.map((area) => [area.id, area]));
  const middle = (place: string): Point | null => {
    const area = byId.get(place);
    return area ? raised([px(area.middle)], area.height)[0]! : null;
  };
  const doors: DoorSpot[] = board.doors.map(({ id, about, places, at }) => {
    const height = Math.max(...places.map((place) => byId.get(place)?.height ?? 0));
    return { id, about, at: raised([px(at)], height)[0]!, places, owner: places[0] };
  });
  const outline = (places: readonly string[]) =>
    places.map((place) => land.rings.get(place)).filter((polygon) => polygon !== undefined);
  // what is higher is drawn over what is lower
  const front = [...board.areas].sort((a, b) => b.height - a.height);
  return {
    rows: [...board.areas]
      .sort((a, b) => a.middle[1] - b.middle[1] || a.middle[0] - b.middle[0])
      .map(({ id }, row) => ({ row, places: [{ id, column: 0 }] })),
    doors,
    has: (place) => byId.has(place),
    middle,
    centre: ({ place }) => middle(place),
    covered: ({ place }) => (byId.has(place) ? [place] : []),
    box: (place) => {
      const outline = land.rings.get(place);
      return outline ? boxOf(outline) : null;
    },
    outline,
    ground: (places) => ({
      outline: outline(places),
      visible: closed(outline(places)),
      middles: places.map(middle).filter((point) => point !== null),
    }),
    at: (x, y) => {
      const on = front.find(({ id }) => isInside([x, y], land.rings.get(id)!));
      // a cliff belongs to the ground above it
      const below = front.find(({ id, height }) => height && land.cliffs.get(id)!.some((face) => isInside([x, y], face)));
      const higher = below && (!on || below.height > on.height) ? below : on;
      return higher?.id ?? null;
    },
    next: (from, step, stops) => {
      const door = doors.find(({ id }) => id === from);
      const start = door?.at ?? middle(from);
      if (!start) return null;
      const near = new Set(door?.places ?? land.neighbours.get(from) ?? []);
      const areas = board.areas.filter(({ id }) => id !== from && (!door || near.has(id)));
      const ways = doors.filter(({ id, places }) => !door && stops.includes(id) && places.includes(from));
      return inDirection(start, step, [
        ...ways.map(({ id, at }) => ({ id, at, isNear: true })),
        ...areas.map(({ id }) => ({ id, at: middle(id)!, isNear: near.has(id) })),
      ]);
    },
    about: (place) => {
      const area = byId.get(place);
      return area ? [area.about, ...(area.height ? [say("board-height", { level: area.height })] : [])] : [];
    },
    sees: (place) => byId.get(place)?.sees ?? [],
    rims: () => [],
    names: land.names.map(boxOfName),
  };
}

export const areas: Kind<Areas, Land> = {
  lens: { phone: 0.9, desk: 0.9, least: 0.75, space: 32, most: 1.3, near: 1.5, door: 0.42, mark: 0.9 },
  key: keyOfLand,
  isEmpty: (board) => !board.areas.length,
  draw: (board) => drawLand(board),
  geometry: geometryOf,
  stand: ({ drawn, scene, geometry }) =>
    gather(
      scene.pieces,
      drawn.yards,
      laid(scene.things, geometry).map(({ at }) => ({ at, radius: LYING })),
    ),
  lie: ({ scene, geometry }) => new Map(laid(scene.things, geometry).map(({ thing, at }) => [thing.id, { at, radius: LYING }])),
  revealed: () => [],
  still: drawStill,
  Upper: AreaUpper,
};
