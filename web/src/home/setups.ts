// How a game was last set up in this browser, offered for the next table.
import type { Cover } from "../wire";
import { seatsIn, type Seating } from "./seats/seating";

export interface Setup {
  scenario: string;
  seating: Seating[];
  switches: string[];
  difficulty: string;
}

const PLACE = "tenebra.setups";

function kept(): Record<string, Setup> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Setup>;
  } catch {
    return {};
  }
}

export function rememberSetup(game: string, setup: Setup): void {
  localStorage.setItem(PLACE, JSON.stringify({ ...kept(), [game]: setup }));
}

/** The last set-up of a game, if the game still offers all of it. */
export function lastSetup(cover: Cover): Setup | undefined {
  const last = kept()[cover.id];
  const scenario = cover.scenarios.find((one) => one.id === last?.scenario);
  const seats = scenario ? seatsIn(cover.seats, scenario) : [];
  if (!last || !scenario || last.seating?.length !== seats.length) return undefined;
  const fits = seats.every((seat, n) => {
    const one = last.seating[n]!;
    const isWay = seat.ways.length ? seat.ways.some((way) => way.id === one.way) : !one.way;
    return one.seat === seat.id && isWay && (one.by !== "nobody" || seat.may_stay_home);
  });
  const known = (last.switches ?? []).every((id) => cover.switches.some((one) => one.id === id));
  return fits && known && scenario.grades.some((one) => one.id === last.difficulty) ? last : undefined;
}
