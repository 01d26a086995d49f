// Something asked of the server: on its way, here, or refused with a sentence.
import { Refused } from "../shared/api";
import { reach } from "../shared/reach.svelte";
import { say } from "../shared/words.svelte";

/** A sentence for people about something that went wrong. */
export function sentence(error: unknown): string {
  if (error instanceof Refused) {
    if (error.error === "offline") return say("failed-offline");
    if (error.message) return error.message;
  }
  return say("failed-server");
}

export class Load<T> {
  value = $state.raw<T>();
  trouble = $state("");
  isBusy = $state(false);
  #latest = 0;

  constructor(private readonly fetch: () => Promise<T>) {}

  /** Asks (again); of several answers only the one asked for last counts. */
  async ask(): Promise<void> {
    const mine = ++this.#latest;
    this.isBusy = true;
    try {
      const value = await this.fetch();
      if (mine !== this.#latest) return;
      this.value = value;
      this.trouble = "";
    } catch (error) {
      if (mine !== this.#latest) return;
      this.trouble = sentence(error);
      if (error instanceof Refused && error.error === "offline") reach.lose(() => mine === this.#latest && void this.ask());
    } finally {
      if (mine === this.#latest) this.isBusy = false;
    }
  }
}
