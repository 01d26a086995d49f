// What can be done, as marks on the board: reach, path, targets with their odds, rings around what can be chosen.
import type { Choice, Forecast, Scene } from "../wire";
import { middle, middleOfEdge, cellOf, edgeOf, keyOf, nameOf, type Cell } from "./places";
import type { Point } from "./polygons";
import type { Stand } from "./standing";

export interface Target {
  id: string;
  stand: Stand;
  /** The one number that decides: the chance to slay if it can die, else to hit. */
  percent: number;
  isChosen: boolean;
}

export interface Ring {
  id: string;
  at: Point;
  radius: number;
  isChosen: boolean;
}

export interface Path {
  points: Point[];
  cost: string;
  isDear: boolean;
}

/** What a question offers on the board. */
export interface Offers {
  /** Spaces one may go to. */
  reach: Cell[];
  /** Those, and the spaces one only passes. */
  passed: Cell[];
  /** Those with a price: a trap on the way, an attack provoked. */
  dear: Cell[];
  /** Spaces that can be picked for something else. */
  areas: Cell[];
  /** Every id that some choice can be clicked on. */
  byPlace: Map<string, Choice[]>;
}

export const NOTHING: Offers = { reach: [], passed: [], dear: [], areas: [], byPlace: new Map() };

/** A space to go to, to leap to or to begin at; games name such options `space`. */
function isWalk(choice: Choice): boolean {
  return choice.path.length > 0 || choice.group === "space";
}

export function decisive(forecast: Forecast): number {
  return forecast.kill > 0 ? forecast.kill : forecast.hit;
}

function spacesOf(choice: Choice): Cell[] {
  return choice.at.map(cellOf).filter((cell) => cell !== null);
}

export function offers(scene: Scene): Offers {
  const found: Offers = { reach: [], passed: [], dear: [], areas: [], byPlace: new Map() };
  const reached = new Set<string>();
  const passed = new Set<string>();
  const others = new Set<string>();
  for (const choice of scene.question?.choices ?? []) {
    for (const id of choice.at) found.byPlace.set(id, [...(found.byPlace.get(id) ?? []), choice]);
    for (const place of choice.path) passed.add(place);
    const isSpacesOnly = choice.at.every((id) => cellOf(id));
    for (const cell of spacesOf(choice)) {
      if (isWalk(choice)) {
        if (!reached.has(keyOf(cell))) found.reach.push(cell);
        reached.add(keyOf(cell));
        passed.add(nameOf(cell));
        if (choice.warn && isSpacesOnly) found.dear.push(cell);
      } else if (isSpacesOnly && !choice.forecasts.length && !others.has(keyOf(cell))) {
        others.add(keyOf(cell));
        found.areas.push(cell);
      }
    }
  }
  found.passed = [...passed].map(cellOf).filter((cell) => cell !== null);
  found.areas = found.areas.filter((cell) => !reached.has(keyOf(cell)));
  return found;
}

/** The figures that can be attacked, each once; of several attacks the previewed one speaks, else the first. */
export function targets(scene: Scene, stands: readonly Stand[], armed: string): Target[] {
  const found = new Map<string, Target>();
  for (const choice of scene.question?.choices ?? []) {
    for (const forecast of choice.forecasts) {
      const stand = stands.find(({ piece }) => piece.id === forecast.target);
      if (!stand || (found.has(forecast.target) && choice.key !== armed)) continue;
      found.set(forecast.target, { id: forecast.target, stand, percent: decisive(forecast), isChosen: choice.key === armed });
    }
  }
  return [...found.values()];
}

/** How large marks are, and where things lie that share their space with others. */
export interface Spots {
  unit: number;
  things: ReadonlyMap<string, Point>;
}

const PLAIN: Spots = { unit: 1, things: new Map() };

/** Doors, furniture and figures that can be chosen for something other than an attack. */
export function rings(scene: Scene, stands: readonly Stand[], armed: string, spots: Spots = PLAIN): Ring[] {
  const found = new Map<string, Ring>();
  for (const choice of scene.question?.choices ?? []) {
    if (choice.forecasts.length) continue;
    const isChosen = choice.key === armed;
    for (const id of choice.at) {
      if (cellOf(id) || (found.has(id) && !isChosen)) continue;
      const spot = spotOf(scene, stands, id, spots);
      if (spot) found.set(id, { id, ...spot, isChosen });
    }
  }
  return [...found.values()];
}

function spotOf(
  scene: Scene,
  stands: readonly Stand[],
  id: string,
  { unit, things }: Spots,
): { at: Point; radius: number } | null {
  const stand = stands.find(({ piece }) => piece.id === id);
  if (stand) return { at: [stand.x, stand.y - 2], radius: 27.5 * stand.scale * Math.max(stand.piece.columns, stand.piece.rows) };
  const edge = edgeOf(id);
  if (edge && scene.board.doors.some((door) => door.id === id))
    return { at: shifted(middleOfEdge(edge), edge.way === "h" ? 5 * unit : 2), radius: 25 * unit };
  const lies = things.get(id);
  if (lies) return { at: lies, radius: 18 * unit };
  const thing = scene.things.find((one) => one.id === id);
  const cell = thing && cellOf(thing.place);
  if (!thing || !cell) return null;
  const [x, y] = middle(cell);
  return { at: [x + (thing.columns - 1) * 28, y + (thing.rows - 1) * 28], radius: 25 * Math.max(thing.columns, thing.rows) };
}

function shifted([x, y]: Point, by: number): Point {
  return [x, y + by];
}

/** The way of a choice from the figure it is about. */
export function pathOf(scene: Scene, choice: Choice | undefined): Path | null {
  if (!choice?.path.length) return null;
  const from = scene.pieces.find(({ id }) => id === scene.question?.about)?.place;
  const cells = [...(from && from !== choice.path[0] ? [from] : []), ...choice.path].map(cellOf).filter((cell) => cell !== null);
  return { points: cells.map(middle), cost: choice.cost, isDear: choice.warn !== "" };
}

/** Everything that lies under a point of the drawing, the most particular first: door, figures, furniture, space. */
export function under(scene: Scene, stands: readonly Stand[], x: number, y: number, space: number, near = 0.36): string[] {
  const cell = { x: Math.floor(x / space), y: Math.floor(y / space) };
  const found: [id: string, far: number][] = [];
  for (const door of scene.board.doors) {
    const edge = edgeOf(door.id);
    if (!edge) continue;
    const [dx, dy] = shifted(middleOfEdge(edge), edge.way === "h" ? 4 : 0);
    const far = Math.hypot(x - dx, y - dy);
    if (far < space * near) found.push([door.id, far]);
  }
  const doors = found.sort((a, b) => a[1] - b[1]).map(([id]) => id);
  const here = stands
    .filter((stand) => covers(stand.cell, stand.piece.columns, stand.piece.rows, cell) && isUnder(stand, x, y))
    .sort((a, b) => Math.hypot(x - a.x, y - a.y) - Math.hypot(x - b.x, y - b.y));
  return [...doors, ...here.map(({ piece }) => piece.id), ...thingsAt(scene, cell), nameOf(cell)];
}

/** The point is on the figure, or on one of its Minions; one that has its space for itself is meant anywhere in it. */
function isUnder({ x: atX, y: atY, reach, minions = [] }: Stand, x: number, y: number): boolean {
  if (reach === undefined || Math.hypot(x - atX, y - atY) <= reach) return true;
  return minions.some((one) => Math.hypot(x - one.x, y - one.y) <= 26 * one.scale);
}

export function thingsAt(scene: Scene, cell: Cell): string[] {
  return scene.things
    .filter((thing) => {
      const at = cellOf(thing.place);
      return at && covers(at, thing.columns, thing.rows, cell);
    })
    .map(({ id }) => id);
}

function covers(at: Cell, columns: number, rows: number, cell: Cell): boolean {
  return cell.x >= at.x && cell.x < at.x + columns && cell.y >= at.y && cell.y < at.y + rows;
}

/** Of all that lies under the pointer, what is meant: what can be chosen, else the most particular. */
export function meant(ids: readonly string[], byPlace: ReadonlyMap<string, unknown>): string {
  return ids.find((id) => byPlace.has(id)) ?? ids.find((id) => !edgeOf(id)) ?? ids[0]!;
}

/** The boxes of all these ids, in cells; unknown ids and cards are left out. */
export function cellsOf(scene: Scene, ids: readonly string[]): Cell[] {
  return ids.flatMap((id) => {
    const piece = scene.pieces.find((one) => one.id === id) ?? scene.things.find((one) => one.id === id);
    const cell = cellOf(piece?.place ?? id);
    if (cell) return [cell, { x: cell.x + (piece?.columns ?? 1) - 1, y: cell.y + (piece?.rows ?? 1) - 1 }];
    return id.includes("-")
      ? id
          .split("-")
          .map(cellOf)
          .filter((found) => found !== null)
      : [];
  });
}
