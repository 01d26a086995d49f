// What the camera goes to see: the first view, what a question is about, where something happens.
import type { Scene } from "../wire";
import { centred, fitted, framed, safeArea, snug, type Camera, type Window } from "./camera";
import { concerned } from "./concern";
import type { Drawn, Geometry, Lens } from "./kind";
import { boxAround } from "./marks";
import { SPACE } from "./places";
import type { Box } from "./polygons";
import type { View } from "./view.svelte";

/** What is on the board, and how it is looked at: asked anew each time. */
export interface Looking {
  scene: Scene;
  geometry: Geometry;
  drawn: Drawn;
  lens: Lens;
  window: Window;
  isPhone: boolean;
}

/** What is shown around a box that is brought into view. */
const AROUND = SPACE * 0.35;

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

  get first(): Camera {
    const { scene, drawn, lens, window, isPhone } = this.looking();
    const whole = fitted(drawn.bounds, window, lens.most);
    if (whole.scale * SPACE >= (isPhone ? lens.least * SPACE : lens.space)) return whole;
    const box = isPhone ? this.concern() : null;
    if (box) return framed(box, drawn.bounds, window, lens.least, lens.phone);
    const about = scene.question?.about || scene.pieces.find(({ side }) => side === "hero")?.id;
    const near = centred(this.boxOf(about ? [about] : []) ?? drawn.bounds, window, isPhone ? lens.phone : lens.desk);
    return snug(near, drawn.bounds, window);
  }

  /** The acting figure with all it can reach, or at least with its targets, or at least itself. */
  showQuestion(): void {
    const { scene, lens, isPhone } = this.looking();
    const question = scene.question;
    if (isPhone) {
      const box = this.concern();
      if (box) this.view.fill(box, lens.phone);
      return;
    }
    if (!question?.about) return;
    const aims = question.choices.flatMap((one) => one.forecasts.map(({ target }) => target));
    const all = question.choices.flatMap(({ at }) => at);
    if (this.show([question.about, ...aims, ...all])) return;
    if (!this.show([question.about, ...aims])) this.show([question.about]);
  }

  /** What a phone shows of a question: as much as fits and can still be read. */
  private concern(): Box | null {
    const { scene, geometry } = this.looking();
    for (const ids of concerned(scene, geometry)) {
      const box = this.boxOf(ids);
      if (box && this.view.fits(box)) return box;
    }
    return null;
  }

  private boxOf(ids: readonly string[]): Box | null {
    const { scene, geometry } = this.looking();
    const box = boxAround(scene, geometry, ids);
    return box && { left: box.left - AROUND, top: box.top - AROUND, right: box.right + AROUND, bottom: box.bottom + AROUND };
  }
}
