// What the cursor says of a place: where, what is there, what can be done there with its number.
import { say } from "../shared/words.svelte";
import type { Choice, Scene } from "../wire";
import type { DoorSpot, Geometry } from "./kind";
import { lyingAt } from "./marks";
import { decisive } from "./odds";

function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

function doing(choice: Choice): string {
  const forecast = choice.forecasts[0];
  const words = forecast ? say("board-can-odds", { choice: choice.label, ...decisive(forecast) }) : choice.label;
  return sentence(choice.warn ? `${words}: ${choice.warn}` : words);
}

/** The choices at any of these ids, each once. */
function choicesOf(ids: readonly string[], byPlace: ReadonlyMap<string, Choice[]>): Choice[] {
  return [...new Set(ids.flatMap((id) => byPlace.get(id) ?? []))];
}

/** All ids of a place: its figures, its things, itself, what covers it. */
export function idsAt(scene: Scene, geometry: Geometry, place: string): string[] {
  const here = scene.pieces.filter((piece) => geometry.covered(piece).includes(place));
  return [...here.map(({ id }) => id), ...lyingAt(scene, geometry, place)];
}

export function describe(scene: Scene, geometry: Geometry, place: string, byPlace: ReadonlyMap<string, Choice[]>): string {
  const ids = idsAt(scene, geometry, place);
  const there = [...scene.patches, ...scene.pieces, ...scene.things].filter(({ id }) => ids.includes(id));
  const doors = geometry.doors.filter(({ places }) => places.includes(place));
  const known = [...geometry.about(place), ...[...there, ...doors].map(({ about }) => about)];
  return [...known.map(sentence), ...choicesOf(ids, byPlace).map(doing)].join(" ");
}

export function describeDoor(door: DoorSpot, byPlace: ReadonlyMap<string, Choice[]>): string {
  return [sentence(door.about), ...choicesOf([door.id], byPlace).map(doing)].join(" ");
}
