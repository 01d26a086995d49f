// What the camera goes to see: what a question is about, the whole board, where something happens.
import type { Scene } from "../wire";
import { fitted, framed, safeArea, type Camera, type Window } from "./camera";
import { concerned } from "./concern";
import type { Drawn, Geometry, Lens } from "./kind";
import { boxAround } from "./marks";
import { SPACE } from "./places";
import { bounding, type Box } from "./polygons";
import type { Stand } from "./standing";
import type { View } from "./view.svelte";

/** What is on the board, and how it is looked at: asked anew each time. */
export interface Looking {
  scene: Scene;
  geometry: Geometry;
  drawn: Drawn;
  stands: readonly Stand[];
  lens: Lens;
  window: Window;
  isPhone: boolean;
  /** What is spoken of beside the board. */
  spoken: readonly string[];
}

/** What is shown around a box that is brought into view. */
const AROUND = SPACE * 0.35;

/** The window for which the scales were chosen: in a larger one the board grows, too. */
const DESK = { width: 1440, height: 900 };
/** How much larger a part of the board may be shown at a desk than the whole where that is large enough. */
const NEARER = 1.2;
const grown = (scale: number, { width, height }: Window): number =>
  scale * Math.max(1, Math.min(width / DESK.width, height / DESK.height));

export class Framing {
  constructor(
    private readonly view: View,
    private readonly looking: () => Looking,
  ) {}

  /** Brings figures and places into view. False: that would be too much at once. */
  show(ids: readonly string[]): boolean {
    const box = this.boxOf(ids);
    return !box || this.view.show(box);
  }

  /** The part of the drawing in the safe area. */
  get seen(): Box {
    const safe = safeArea(this.looking().window);
    const [left, top] = this.view.at(safe.left, safe.top);
    const [right, bottom] = this.view.at(safe.right, safe.bottom);
    return { left, top, right, bottom };
  }

  /** The whole board. */
  get whole(): Camera {
    const { drawn, lens, window } = this.looking();
    return fitted(drawn.bounds, window, grown(lens.most, window));
  }

  /** The whole board where that is large enough; else what the question is about, as large as it fits into the safe area. */
  get wanted(): Camera {
    const { drawn, lens, window, isPhone } = this.looking();
    const { whole } = this;
    const box = this.concern();
    const enough = isPhone ? lens.phone : grown(lens.desk, window);
    if (!box || whole.scale >= enough) return whole;
    return framed(box, drawn.bounds, window, this.least, isPhone ? enough : enough * NEARER);
  }

  /** Frames what the question is about, if it is not seen well enough already; where somebody has put the board by hand, it stays. */
  follow(): void {
    const box = this.concern();
    if (this.view.isOwn || !box) return;
    if (!this.view.sees(box, this.wanted.scale)) this.view.glide(this.wanted);
  }

  /** From a board that was put by hand back to the question; from there to the whole board, and back. */
  toggle(): void {
    this.view.isOwn = !this.view.isOwn;
    this.view.glide(this.view.isOwn ? this.whole : this.wanted);
  }

  /** The smallest scale at which what is asked about can still be read. */
  private get least(): number {
    const { lens, isPhone } = this.looking();
    return isPhone ? lens.least : lens.space / SPACE;
  }

  /** As much of what the question is about as fits and can still be read. */
  private concern(): Box | null {
    const { scene, geometry, spoken } = this.looking();
    return concerned(scene, geometry, spoken).reduce<Box | null>((shown, id) => {
      const one = this.boxOf([id]);
      if (!shown || !one) return shown ?? one;
      const both = bounding([shown, one]);
      return this.view.fits(both) ? both : shown;
    }, null);
  }

  private boxOf(ids: readonly string[]): Box | null {
    const { scene, geometry, stands } = this.looking();
    const box = boxAround(scene, geometry, stands, ids);
    return box && { left: box.left - AROUND, top: box.top - AROUND, right: box.right + AROUND, bottom: box.bottom + AROUND };
  }
}
