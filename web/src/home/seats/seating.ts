// Who sits where at a new table: the presets, what is missing, and the wishes that the server gets.
import type { ChanceCover, ScenarioCover, SeatCover, SeatWish } from "../../wire";
import { sideOf } from "../sides";

/** Me, another person at this device, a friend by link, a computer, or nobody where all play together. */
export type Sitter = "me" | "here" | "friend" | "greedy" | "random" | "nobody";
const SITTERS: Sitter[] = ["me", "here", "friend", "greedy", "random"];

/** Who may sit on a seat: nobody, where the game can be played without it. */
export const sittersOf = (seat: SeatCover): Sitter[] => (seat.may_stay_home ? [...SITTERS, "nobody"] : SITTERS);

/** How many seats are played. */
export const playing = (seating: Seating[]): number => seating.filter((one) => one.by !== "nobody").length;

/** Of what was measured, that with the number of Heroes nearest to ours. */
export function nearest(chances: ChanceCover[], heroes: number): ChanceCover | undefined {
  const far = (one: ChanceCover): number => Math.abs(one.heroes - heroes);
  return [...chances].sort((a, b) => far(a) - far(b))[0];
}

/** Heroes who come along unless one wishes otherwise, where some may stay at home. */
const USUAL = 4;

export interface Seating {
  seat: string;
  by: Sitter;
  /** The name of the other person; not used for me and computers. */
  name: string;
  /** How the seat is played, by the id of one of its ways; empty where there is only one. */
  way: string;
}

/** The way a seat is played unless one wishes otherwise. */
const usualWay = (seat: SeatCover): string => seat.ways.find((way) => way.is_usual)?.id ?? "";

/** Another seating of the same seats: how each is played stays as it was chosen. */
export const reseated = (seating: Seating[], preset: Seating[]): Seating[] =>
  preset.map((one) => ({ ...one, way: seating.find((was) => was.seat === one.seat)?.way ?? one.way }));

/** The seats of a scenario: the Heroes it offers, as it suggests them, and all others. */
export function seatsIn(seats: SeatCover[], scenario: Pick<ScenarioCover, "heroes">): SeatCover[] {
  const offered = scenario.heroes.map((id) => seats.find((seat) => seat.id === id)).filter((seat) => seat !== undefined);
  return offered.length ? [...offered, ...seats.filter((seat) => !isHero(seat))] : seats;
}

export type Preset = "heroes" | "opponent" | "device" | "friends";
export const PRESETS: Preset[] = ["heroes", "opponent", "device", "friends"];

const isHero = (seat: SeatCover): boolean => sideOf(seat.side) === "hero";
const needsName = (by: Sitter): boolean => by === "here" || by === "friend";

/** The usual seatings. `heroes` is the side of the Heroes; where all play together, `opponent` is not offered. */
export function presets(seats: SeatCover[], others: string[] = []): Record<Preset, Seating[]> {
  const other = others[0] ?? "";
  const isAgainst = hasOpponent(seats);
  const party = Math.min(USUAL, seats.filter(isHero).length);
  const half = Math.ceil(party / 2);
  const place = (choose: (seat: SeatCover, n: number) => Sitter): Seating[] => {
    let heroes = 0;
    return seats.map((seat) => {
      const number = isHero(seat) ? heroes++ : -1;
      const by = number < party || !seat.may_stay_home ? choose(seat, number) : "nobody";
      return { seat: seat.id, by, name: needsName(by) ? other : "", way: usualWay(seat) };
    });
  };
  return {
    heroes: place((seat) => (isHero(seat) ? "me" : "greedy")),
    opponent: place((seat) => (isHero(seat) ? "greedy" : "me")),
    device: place((seat, n) => (isAgainst ? (isHero(seat) ? "me" : "here") : n < half ? "me" : "here")),
    friends: place((seat, n) => (!isHero(seat) ? "greedy" : n < half ? "me" : "friend")),
  };
}

/** One side plays against the Heroes. */
export const hasOpponent = (seats: SeatCover[]): boolean => !seats.every(isHero);

/** The mark of each seat as the table will have it: Heroes who come along, in their order; 0 for everybody else. */
export function marksOf(seats: SeatCover[], seating: Seating[]): number[] {
  let heroes = 0;
  return seats.map((seat, n) => (isHero(seat) && seating[n]?.by !== "nobody" ? ++heroes : 0));
}

/** The seats whose person still needs a name. */
export const nameless = (seating: Seating[]): string[] =>
  seating.filter((one) => needsName(one.by) && !one.name.trim()).map((one) => one.seat);

/** Two people with one name would share one key: the seats where a friend has the name of somebody here. */
export function confused(seating: Seating[], me: string): string[] {
  const here = new Set(
    [me.trim().toLowerCase(), ...seating.filter((one) => one.by === "here").map((one) => one.name.trim().toLowerCase())].filter(
      Boolean,
    ),
  );
  return seating.filter((one) => one.by === "friend" && here.has(one.name.trim().toLowerCase())).map((one) => one.seat);
}

/** What the server is asked for. Another person here plays under my key, with a name of their own. */
export function wishes(seating: Seating[], me: string): SeatWish[] {
  return seating.map(({ seat, by, name, way }) => {
    if (by === "me") return { seat, by, name: me.trim(), way };
    if (by === "here") return { seat, by: "me", name: name.trim(), way };
    return { seat, by, name: by === "friend" ? name.trim() : "", way };
  });
}
