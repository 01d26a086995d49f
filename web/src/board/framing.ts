// What the camera goes to see: the first view, what a question is about, where something happens.
import type { Scene } from "../wire";
import { centred, fitted, framed, safeArea, snug, type Camera, type Window } from "./camera";
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

  /** The whole board, where everything can be seen well enough then. */
  get whole(): Camera | null {
    const { drawn, lens, window, isPhone } = this.looking();
    const whole = fitted(drawn.bounds, window, lens.most);
    return whole.scale * SPACE >= (isPhone ? lens.least * SPACE : lens.space) ? whole : null;
  }

  get first(): Camera {
    const { scene, drawn, lens, window, isPhone } = this.looking();
    const whole = this.whole;
    if (whole) return whole;
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

  /** What a phone shows of a question: everybody, or as much of what it is about as fits and can still be read. */
  private concern(): Box | null {
    const { scene, geometry } = this.looking();
    const ids = concerned(scene, geometry);
    const all = this.boxOf([...ids, ...scene.pieces.map(({ id }) => id)]);
    if (all && this.view.fits(all)) return all;
    return ids.reduce<Box | null>((shown, id) => {
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
