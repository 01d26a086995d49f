// Who sits where: which person holds which seats of this key, and whose turn it is at one device.
import type { Chair, Piece, Scene } from "../wire";

type Side = Piece["side"];
const SIDES: Side[] = ["ally", "boss", "foe", "hero", "spirit"];

/** The person who plays a seat: a name, or the seat itself where people gave no names. */
export const personOf = (chairs: Chair[], seat: string): string => chairs.find((chair) => chair.seat === seat)?.who ?? "";

/** The shape of a seat's medallion; a seat that is of no side of figures belongs to whoever plays against the Heroes. */
export function sideOf(chair: Chair): Side {
  const side = chair.side === "heroes" ? "hero" : chair.side;
  return SIDES.find((one) => one === side) ?? "boss";
}

/** The people who share this key, in the order of their seats. */
export function peopleHere(chairs: Chair[], seats: string[]): string[] {
  return [...new Set(seats.map((seat) => personOf(chairs, seat)))];
}

/** Where to look next: nothing, another seat of the same person, or another person who must take the device. */
export type Turn = { to: "stay" } | { to: "seat"; seat: string } | { to: "person"; person: string; seat: string };

/** `waiting`: seats that had better let others act first; their turn comes when these have acted. */
export function turnTo(chairs: Chair[], seats: string[], seat: string, asked: string[], waiting: string[] = []): Turn {
  const mine = asked.filter((one) => seats.includes(one) && !waiting.includes(one));
  if (!mine.length || mine.includes(seat)) return { to: "stay" };
  const person = personOf(chairs, seat);
  const same = mine.find((one) => personOf(chairs, one) === person);
  if (same) return { to: "seat", seat: same };
  return { to: "person", person: personOf(chairs, mine[0]!), seat: mine[0]! };
}

/** The mark of each seat, 1 to 6, in the order of the Heroes on the plates. */
export function seatMarks(scene: Scene): Record<string, number> {
  const seats = [
    ...new Set(scene.plates.filter((plate) => plate.side === "hero" || plate.side === "spirit").map((plate) => plate.seat)),
  ];
  return Object.fromEntries(seats.map((seat, index) => [seat, (index % 6) + 1]));
}
