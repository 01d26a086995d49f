// What can be done, as marks on the board: reach, path, targets with their odds, rings around what can be chosen.
import type { Choice, Scene } from "../wire";
import type { Geometry, Lies } from "./kind";
import { decisive, type Decisive } from "./odds";
import { SPACE } from "./places";
import { bounding, closed, type Box, type Point } from "./polygons";
import { isUnder, type Stand } from "./standing";

export interface Target extends Decisive {
  id: string;
  stand: Stand;
  isChosen: boolean;
}

export interface Ring {
  id: string;
  at: Point;
  radius: number;
  /** Around a large figure: its size. */
  size: { width: number; height: number } | null;
  isChosen: boolean;
}

/** Somebody could strike at a place. */
export interface Strike {
  id: string;
  at: Point;
  to: Point;
  /** Around the figure. */
  radius: number;
}

export interface Path {
  points: Point[];
  cost: string;
  isDear: boolean;
}

/** Where a choice is aimed: the line of sight, each counted place on it, and what it affects. */
export interface Aim {
  line: Point[];
  counted: { at: Point; number: number }[];
  area: string;
}

/** What a question offers on the board, by the ids of places. */
export interface Offers {
  /** Places one may go to. */
  reach: string[];
  /** Those, and the places one only passes. */
  passed: string[];
  /** Those to which even the best way has a price: a trap, an attack provoked. */
  dear: string[];
  /** Places that can be picked for something else. */
  areas: string[];
  /** Every id that some choice can be clicked on. */
  byPlace: Map<string, Choice[]>;
}

export const NOTHING: Offers = { reach: [], passed: [], dear: [], areas: [], byPlace: new Map() };

/** A space to go to, to leap to or to begin at; games name such options `space`. */
function isWalk(choice: Choice): boolean {
  return choice.path.length > 0 || choice.group === "space";
}

export function offers(scene: Scene, geometry: Geometry): Offers {
  const byPlace = new Map<string, Choice[]>();
  const [reach, passed, others] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const [dear, free] = [new Set<string>(), new Set<string>()];
  for (const choice of scene.question?.choices ?? []) {
    for (const id of choice.at) byPlace.set(id, [...(byPlace.get(id) ?? []), choice]);
    for (const place of choice.path) passed.add(place);
    const isPlacesOnly = choice.at.every((id) => geometry.has(id));
    for (const place of choice.at.filter((id) => geometry.has(id))) {
      if (isWalk(choice)) {
        reach.add(place);
        passed.add(place);
        (choice.warn && isPlacesOnly ? dear : free).add(place);
      } else if (isPlacesOnly && !choice.forecasts.length) others.add(place);
    }
  }
  return {
    reach: [...reach],
    passed: [...passed].filter((place) => geometry.has(place)),
    dear: [...dear].filter((place) => !free.has(place)),
    areas: [...others].filter((place) => !reach.has(place)),
    byPlace,
  };
}

/** The figures that can be attacked, each once; of several attacks the previewed one speaks, else the first. */
export function targets(scene: Scene, stands: readonly Stand[], armed: string): Target[] {
  const found = new Map<string, Target>();
  for (const choice of scene.question?.choices ?? []) {
    for (const forecast of choice.forecasts) {
      const stand = stands.find(({ piece }) => piece.id === forecast.target);
      if (!stand || (found.has(forecast.target) && choice.key !== armed)) continue;
      found.set(forecast.target, { id: forecast.target, stand, ...decisive(forecast), isChosen: choice.key === armed });
    }
  }
  return [...found.values()];
}

/** Doors, furniture and figures that can be chosen for something other than an attack. */
export function rings(
  scene: Scene,
  stands: readonly Stand[],
  armed: string,
  geometry: Geometry,
  things: ReadonlyMap<string, Lies>,
  unit: number,
): Ring[] {
  const found = new Map<string, Ring>();
  for (const choice of scene.question?.choices ?? []) {
    if (choice.forecasts.length) continue;
    const isChosen = choice.key === armed;
    for (const id of choice.at) {
      if (geometry.has(id) || (found.has(id) && !isChosen)) continue;
      const stand = stands.find(({ piece }) => piece.id === id);
      const door = geometry.doors.find((one) => one.id === id);
      const spot = stand ? around(stand) : door ? { at: door.at, radius: 25 * unit } : things.get(id);
      if (spot) found.set(id, { size: null, ...spot, id, isChosen });
    }
  }
  return [...found.values()];
}

function around({ x, y, scale, size }: Stand): Omit<Ring, "id" | "isChosen"> {
  const more = 9;
  return {
    at: [x, y - 2],
    radius: 27.5 * scale,
    size: size ? { width: size.width * scale + more, height: size.height * scale + more } : null,
  };
}

/** From each of these figures to a place: who could strike there. */
export function strikes(stands: readonly Stand[], strikers: readonly string[], place: string, geometry: Geometry): Strike[] {
  const to = geometry.middle(place);
  return stands.flatMap(({ piece, x, y, scale }) =>
    to && strikers.includes(piece.id) ? [{ id: piece.id, at: [x, y - 2] as Point, to, radius: 27.5 * scale }] : [],
  );
}

/** The places where a choice puts something: those it can be clicked on, if they are all it is about and nobody walks there. */
export function placesOf(choice: Choice, geometry: Geometry): string[] {
  const isElsewhere = choice.path.length > 0 || choice.forecasts.length > 0;
  return isElsewhere || !choice.at.every((id) => geometry.has(id)) ? [] : choice.at;
}

/** The way of a choice from the figure it is about, through the middles of the places it will cover. */
export function pathOf(scene: Scene, choice: Choice | undefined, geometry: Geometry): Path | null {
  if (!choice?.path.length) return null;
  const walker = scene.pieces.find(({ id }) => id === scene.question?.about);
  const { place: from, columns, rows } = walker ?? { place: undefined, columns: 1, rows: 1 };
  const places = [...(from && from !== choice.path[0] ? [from] : []), ...choice.path];
  const points = places.map((place) => geometry.centre({ place, columns, rows })).filter((point) => point !== null);
  return { points, cost: choice.cost, isDear: choice.warn !== "" };
}

/** The line and the area of a choice; null where it has neither. */
export function aimOf(choice: Choice | undefined, geometry: Geometry): Aim | null {
  if (!choice || (!choice.covers.length && !choice.line.length)) return null;
  const line = choice.line.map((place) => geometry.middle(place)).filter((point) => point !== null);
  const [from, to] = [line[0], line.at(-1)];
  const far = from && to ? Math.round(Math.max(Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])) / SPACE) : 0;
  const counted = Array.from({ length: far }, (_, i) => {
    const share = (i + 1) / far;
    return { at: [from![0] + (to![0] - from![0]) * share, from![1] + (to![1] - from![1]) * share] as Point, number: i + 1 };
  });
  return { line, counted, area: closed(geometry.outline(choice.covers.filter((place) => geometry.has(place)))) };
}

/** Everything that lies under a point of the drawing, the most particular first: door, figures, furniture, place, what covers it. */
export function under(scene: Scene, stands: readonly Stand[], geometry: Geometry, [x, y]: Point, near: number): string[] {
  const place = geometry.at(x, y);
  const far = ([atX, atY]: Point) => Math.hypot(x - atX, y - atY);
  const doors = geometry.doors
    .filter(({ at }) => far(at) < SPACE * near)
    .sort((a, b) => far(a.at) - far(b.at))
    .map(({ id }) => id);
  const here = stands
    .filter((stand) => isUnder(stand, x, y, place !== null && geometry.covered(stand.piece).includes(place)))
    .sort((a, b) => far([a.x, a.y]) - far([b.x, b.y]))
    .map(({ piece }) => piece.id);
  return [...doors, ...here, ...(place === null ? [] : lyingAt(scene, geometry, place))];
}

/** What lies at a place, the place itself, and what covers it. */
export function lyingAt(scene: Scene, geometry: Geometry, place: string): string[] {
  const things = scene.things.filter((thing) => geometry.covered(thing).includes(place)).map(({ id }) => id);
  return [...things, place, ...scene.patches.filter(({ spaces }) => spaces.includes(place)).map(({ id }) => id)];
}

/** Of all that lies under the pointer, what is meant: what can be chosen, else the most particular that is no door. */
export function meant(ids: readonly string[], byPlace: ReadonlyMap<string, unknown>, geometry: Geometry): string | null {
  const isDoor = (id: string) => geometry.doors.some((door) => door.id === id);
  return ids.find((id) => byPlace.has(id)) ?? ids.find((id) => !isDoor(id)) ?? ids[0] ?? null;
}

/** Of a place that reaches farther from its middle than this, the middle is enough to see, or whoever stands there. */
const WIDE = SPACE;

function within(box: Box, [x, y]: Point, far: number): Box {
  return {
    left: Math.max(box.left, x - far),
    top: Math.max(box.top, y - far),
    right: Math.min(box.right, x + far),
    bottom: Math.min(box.bottom, y + far),
  };
}

function boxAt(place: string, stand: Stand | undefined, geometry: Geometry): Box | null {
  const [box, middle] = [geometry.box(place), geometry.middle(place)];
  if (!box || !middle) return box;
  const isWide = box.right - box.left > 2 * WIDE || box.bottom - box.top > 2 * WIDE;
  return isWide && stand ? within(box, [stand.x, stand.y], SPACE / 2) : within(box, middle, WIDE);
}

/** The box around figures, things, doors and places; null if none of these is on the board. */
export function boxAround(scene: Scene, geometry: Geometry, stands: readonly Stand[], ids: readonly string[]): Box | null {
  const boxes = ids
    .flatMap((id) => {
      const piece = scene.pieces.find((one) => one.id === id) ?? scene.things.find((one) => one.id === id);
      const patch = scene.patches.find((one) => one.id === id);
      const door = geometry.doors.find((one) => one.id === id);
      const places = piece ? geometry.covered(piece) : (patch?.spaces ?? door?.places ?? [id]);
      const stand = stands.find((one) => one.piece.id === id);
      return places.map((place) => boxAt(place, stand, geometry));
    })
    .filter((box) => box !== null);
  return boxes.length ? bounding(boxes) : null;
}
