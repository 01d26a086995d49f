// What stands on the shelf: the games that the server offers, then those still in the workshop; and the filters.
import type { Cover } from "../wire";

export type Filter = "all" | "alone" | "together" | "against" | "short";
export const FILTERS: Filter[] = ["all", "alone", "together", "against", "short"];

/** What a poster needs to know of a game. */
export interface Shelved {
  id: string;
  /** Offered by the server; otherwise still in the workshop. */
  cover: Cover | null;
  mode: "against" | "together";
  players: [number, number];
  minutes: [number, number];
}

/** The five titles in their order, as they will be; the server's word replaces it. */
const TITLES: Shelved[] = [
  { id: "dungeon-venture", cover: null, mode: "against", players: [2, 5], minutes: [60, 120] },
  { id: "massive-darkness", cover: null, mode: "together", players: [1, 6], minutes: [90, 180] },
  { id: "descent", cover: null, mode: "against", players: [2, 5], minutes: [120, 240] },
  { id: "conan", cover: null, mode: "against", players: [2, 5], minutes: [60, 90] },
  { id: "drunagor", cover: null, mode: "together", players: [1, 5], minutes: [90, 150] },
];

/** Playable games first, in the order of the server; then the titles still to come. */
export function shelf(covers: Cover[]): Shelved[] {
  const offered = covers.map(({ id, mode, players, minutes }, n): Shelved => ({ id, cover: covers[n]!, mode, players, minutes }));
  return [...offered, ...TITLES.filter((title) => !covers.some((cover) => cover.id === title.id))];
}

/** Alone means one person is enough: by the rules, or because the computer takes the other seats. */
export function passes(game: Shelved, filter: Filter): boolean {
  if (filter === "alone") return game.cover !== null || game.players[0] === 1;
  if (filter === "together" || filter === "against") return game.mode === filter;
  if (filter === "short")
    return game.cover ? game.cover.scenarios.some((scenario) => scenario.minutes < 90) : game.minutes[0] < 90;
  return true;
}
