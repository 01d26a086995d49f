// What of the window no panel covers. Each panel says at which edge it stands, and is measured wherever it is laid.
import type { Insets } from "../board/camera";

type Edge = keyof Insets;

const NOTHING: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Where something is laid in the window; where it is drawn while it slides in does not count. */
function laid(panel: HTMLElement): { left: number; top: number; right: number; bottom: number } {
  let [left, top] = [0, 0];
  for (let one: Element | null = panel; one instanceof HTMLElement; one = one.offsetParent) {
    left += one.offsetLeft;
    top += one.offsetTop;
  }
  return { left, top, right: left + panel.offsetWidth, bottom: top + panel.offsetHeight };
}

export class SafeArea {
  /** Pixels that panels take at each edge. */
  insets = $state.raw<Insets>(NOTHING);
  private panels = new Map<HTMLElement, Edge>();
  private observer: ResizeObserver | undefined;

  /** Attached to a panel: it covers all between itself and an edge. */
  at =
    (edge: Edge) =>
    (panel: HTMLElement): (() => void) => {
      this.observer ??= new ResizeObserver(() => this.measure());
      this.panels.set(panel, edge);
      this.observer.observe(panel);
      return () => {
        this.panels.delete(panel);
        this.observer?.unobserve(panel);
        this.measure();
      };
    };

  /** Looks where every panel is now. */
  measure(): void {
    const found = { ...NOTHING };
    for (const [panel, edge] of this.panels) {
      const { left, top, right, bottom } = laid(panel);
      const taken = { top: bottom, left: right, right: innerWidth - left, bottom: innerHeight - top }[edge];
      if (panel.offsetWidth && panel.offsetHeight) found[edge] = Math.max(found[edge], Math.round(taken));
    }
    const { insets } = this;
    if ((Object.keys(found) as Edge[]).some((edge) => found[edge] !== insets[edge])) this.insets = found;
  }
}
