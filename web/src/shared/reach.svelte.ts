// Whether the server answers. While it does not, it is asked again by itself, and whatever waits for it is told when it does.
/** The waits before each new try, in milliseconds; the last one is repeated. */
const PAUSES = [1000, 2000, 4000, 8000];

class Reach {
  isLost = $state(false);
  private waiting = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;

  /** It did not answer; `again` is called when it does. */
  lose(again?: () => void): void {
    if (again) this.waiting.add(again);
    if (this.isLost) return;
    this.isLost = true;
    this.tries = 0;
    this.wait();
    addEventListener("online", this.hurry);
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)]);
  }

  private hurry = (): void => void this.look();

  private async look(): Promise<void> {
    try {
      await fetch("/api/health", { cache: "no-store" });
    } catch {
      return this.wait();
    }
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    this.isLost = false;
    const told = [...this.waiting];
    this.waiting.clear();
    for (const again of told) again();
  }
}

export const reach = new Reach();
