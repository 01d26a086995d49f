// What the cursor says of a place: where, what is there, what can be done there with its number.
import { say } from "../shared/words.svelte";
import type { Choice, Door, Room, Scene } from "../wire";
import { decisive, thingsAt } from "./marks";
import { cellOf, nameOf, type Cell } from "./places";

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function doing(choice: Choice): string {
  const forecast = choice.forecasts[0];
  const words = forecast ? say("board-can-odds", { choice: choice.label, percent: decisive(forecast) }) : choice.label;
  return sentence(choice.warn ? `${words}: ${choice.warn}` : words);
}

/** The choices at any of these ids, each once. */
function choicesOf(ids: readonly string[], byPlace: ReadonlyMap<string, Choice[]>): Choice[] {
  return [...new Set(ids.flatMap((id) => byPlace.get(id) ?? []))];
}

/** All ids of a space: its figures, its things, itself. */
export function idsAt(scene: Scene, cell: Cell): string[] {
  const here = scene.pieces.filter((piece) => {
    const at = cellOf(piece.place);
    return at && cell.x >= at.x && cell.x < at.x + piece.columns && cell.y >= at.y && cell.y < at.y + piece.rows;
  });
  return [...here.map(({ id }) => id), ...thingsAt(scene, cell), nameOf(cell)];
}

export function describe(scene: Scene, room: Room, cell: Cell, byPlace: ReadonlyMap<string, Choice[]>): string {
  const ids = idsAt(scene, cell);
  const there = [...scene.pieces, ...scene.things].filter(({ id }) => ids.includes(id)).map(({ about }) => sentence(about));
  const doors = scene.board.doors.filter(({ id }) => id.split("-").includes(nameOf(cell))).map(({ about }) => sentence(about));
  const unexplored = room.status === "unexplored" ? [sentence(say("board-unexplored"))] : [];
  const zone = scene.board.kind === "zones" ? scene.board.zones.find(({ id }) => id === nameOf(cell)) : undefined;
  const tokens =
    scene.board.kind === "zones"
      ? scene.board.levels.filter(({ place }) => place === nameOf(cell)).map(({ about }) => sentence(about))
      : [];
  const where = zone ? zone.about : room.name ? say("board-place", { room: room.name, place: nameOf(cell) }) : nameOf(cell);
  return [sentence(where), ...unexplored, ...tokens, ...there, ...doors, ...choicesOf(ids, byPlace).map(doing)].join(" ");
}

export function describeDoor(door: Door, byPlace: ReadonlyMap<string, Choice[]>): string {
  return [sentence(door.about), ...choicesOf([door.id], byPlace).map(doing)].join(" ");
}
