// What a choice takes and what it may bring, as people read it.
import { settings } from "../shared/settings.svelte";
import { say } from "../shared/words.svelte";
import type { Choice, Forecast } from "../wire";

/** Of a walk its steps, where they are only counted. */
export function priceOf(choice: Choice): string {
  const isCounted = choice.path.length > 0 && /^\d+$/.test(choice.cost);
  return isCounted ? say("play-steps", { count: Number(choice.cost) }) : choice.cost;
}

/** The damage to be expected of an attack. */
export const expected = (forecast: Forecast): string =>
  say("play-damage", { mean: forecast.mean.toLocaleString(settings.language, { maximumFractionDigits: 1 }) });
