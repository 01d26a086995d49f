// Time that passes on the page: a clock that ticks while somebody looks, and spans of time in a few characters.
/** Must be made while a component is made; it stops with it. */
export class Ticking {
  now = $state(performance.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.now = performance.now()), 1000);
      return () => clearInterval(timer);
    });
  }

  /** What is left of so many seconds that were told at a moment. */
  left(seconds: number, since: number): number {
    return Math.max(0, Math.ceil(seconds - (this.now - since) / 1000));
  }
}

/** 1:05 below an hour, else whole hours. */
export function span(seconds: number): string {
  if (seconds >= 3600) return `${Math.ceil(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
