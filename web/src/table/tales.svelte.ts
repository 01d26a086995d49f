// Texts that are read aloud, one card after the other.
import type { Tale } from "../wire";

export class Tales {
  /** The card that lies open. */
  open = $state.raw<Tale | null>(null);
  private waiting: { tale: Tale; done: () => void }[] = [];
  private done: (() => void) | null = null;
  private heard = new Set<string>();

  /** Reads a text; the promise is kept when it was put away. */
  read(tale: Tale): Promise<void> {
    this.heard.add(tale.text);
    return new Promise((done) => {
      this.waiting.push({ tale, done });
      if (!this.open) this.next();
    });
  }

  /** A text was read here already. */
  hasRead(text: string): boolean {
    return this.heard.has(text);
  }

  /** The card is put away. */
  close(): void {
    this.done?.();
    this.next();
  }

  /** Nobody wants to hear the rest. */
  clear(): void {
    const rest = [this.done, ...this.waiting.map(({ done }) => done)];
    this.waiting = [];
    this.done = this.open = null;
    rest.forEach((done) => done?.());
  }

  private next(): void {
    const first = this.waiting.shift();
    this.open = first?.tale ?? null;
    this.done = first?.done ?? null;
  }
}
