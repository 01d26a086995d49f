// What of an attack's chances is shown first, and what that number is.
import type { Forecast } from "../wire";

export interface Decisive {
  kind: "kill" | "wound";
  percent: number;
}

/** The one number that decides: the chance to kill if it can die, else to wound. */
export function decisive({ kill, hit }: Forecast): Decisive {
  return kill > 0 ? { kind: "kill", percent: kill } : { kind: "wound", percent: hit };
}
