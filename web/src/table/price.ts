// What a choice takes, as people read it.
import { say } from "../shared/words.svelte";
import type { Choice } from "../wire";

/** Of a walk its steps, where they are only counted. */
export function priceOf(choice: Choice): string {
  const isCounted = choice.path.length > 0 && /^\d+$/.test(choice.cost);
  return isCounted ? say("play-steps", { count: Number(choice.cost) }) : choice.cost;
}
