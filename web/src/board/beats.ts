// Shows what happens: figures walk, lean, shake and fall, numbers rise. Works on the drawing alone; the next scene puts everything right.
import { short } from "../pieces/shapes";
import type { Beat } from "../wire";
import type { Point } from "./polygons";

/** What the player of beats needs of the board. */
export interface Stage {
  svg: SVGSVGElement;
  doors: SVGSVGElement;
  /** Where a figure stands in the drawing now. */
  whereIs(piece: string): { at: Point; place: string; scale: number } | null;
  /** The middle of a figure, or of nobody, that has come to a place; null if this names none. */
  middle(place: string, piece?: string): Point | null;
  /** Brings places into the safe area. */
  show(ids: string[]): void;
}

const STEP = { most: 220, whole: 900 };
const STRIKE = 420;
const FLOAT = 900;
const EASE = "cubic-bezier(.2, .8, .2, 1)";

/** Steps of the same figure that follow each other are one walk. */
export function joined(beats: readonly Beat[]): Beat[] {
  const out: Beat[] = [];
  for (const beat of beats) {
    const last = out.at(-1);
    if (last && last.kind === "walk" && beat.kind === "walk" && last.who === beat.who)
      out[out.length - 1] = { ...last, places: [...last.places, ...beat.places] };
    else out.push(beat);
  }
  return out;
}

export class Player {
  private running = new Set<Animation>();
  /** Where figures have walked while the scene still shows them at their start. */
  private walked = new Map<string, string>();
  private turn = 0;

  constructor(private readonly stage: Stage) {}

  /** Plays the beats one after the other, so many times as fast. False: stopped before the end. */
  async play(beats: readonly Beat[], speed: number): Promise<boolean> {
    const turn = ++this.turn;
    for (const beat of joined(beats)) {
      if (turn !== this.turn) return false;
      this.follow(beat);
      await this.one(beat, speed);
    }
    return turn === this.turn;
  }

  /** Ends everything at once: the new scene is there, or somebody does not want to wait. */
  stop(): void {
    this.turn++;
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    this.walked.clear();
    this.stage.svg.querySelector(".floats")?.replaceChildren();
  }

  private follow(beat: Beat): void {
    const ids = [beat.who, beat.target, ...beat.places].filter(Boolean);
    if (ids.length && beat.kind !== "dice" && beat.kind !== "card") this.stage.show(ids);
  }

  private one(beat: Beat, speed: number): Promise<void> {
    switch (beat.kind) {
      case "walk":
        return this.walk(beat, speed);
      case "attack":
        return this.attack(beat, speed);
      case "hurt":
      case "heal":
        return this.float(beat, speed);
      case "fall":
        return this.fall(beat.target || beat.who, speed);
      case "door":
        return this.swing(beat, speed);
      default:
        return Promise.resolve();
    }
  }

  /** Where a figure is seen now. */
  private spot(piece: string): Point | null {
    const walked = this.walked.get(piece);
    return (walked && this.stage.middle(walked, piece)) || (this.stage.whereIs(piece)?.at ?? null);
  }

  private actor(piece: string): SVGGElement | null {
    return this.stage.svg.querySelector(`[data-piece="${CSS.escape(piece)}"] > .act`);
  }

  private async run(element: Element | null, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
    if (!element) return;
    const animation = element.animate(frames, options);
    this.running.add(animation);
    try {
      await animation.finished;
    } catch {
      // cancelled by stop()
    }
    if (options.fill !== "forwards") this.running.delete(animation);
  }

  private async walk({ who, places }: Beat, speed: number): Promise<void> {
    const here = this.stage.whereIs(who);
    if (!here) return;
    const from = this.walked.get(who) ?? here.place;
    const route = [from, ...(places[0] === from ? places.slice(1) : places)]
      .map((place) => this.stage.middle(place, who))
      .filter((point) => point !== null);
    if (route.length < 2) return;
    this.walked.set(who, places.at(-1)!);
    const offsets = route.map(([x, y]) => [(x - here.at[0]) / here.scale, (y - here.at[1]) / here.scale] as const);
    const frames: Keyframe[] = [];
    offsets.forEach(([x, y], i) => {
      if (i) {
        const [bx, by] = offsets[i - 1]!;
        frames.push({ transform: `translate(${short((x + bx) / 2)}px, ${short((y + by) / 2 - 3)}px)` });
      }
      frames.push({ transform: `translate(${short(x)}px, ${short(y)}px)` });
    });
    const steps = route.length - 1;
    const step = Math.min(STEP.most, STEP.whole / steps);
    await this.run(this.actor(who), frames, { duration: (step * steps) / speed, easing: "linear", fill: "forwards" });
  }

  private async attack({ who, target }: Beat, speed: number): Promise<void> {
    const [from, to] = [this.spot(who), this.spot(target)];
    if (!from || !to) return;
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const lean = [((to[0] - from[0]) / far) * 10, ((to[1] - from[1]) / far) * 10] as const;
    const shake = [0, -4, 4, -3, 2, 0].map((x) => ({ transform: `translate(${x}px, 0)` }));
    const frames = [
      { transform: "none" },
      { transform: `translate(${short(lean[0])}px, ${short(lean[1])}px)`, offset: 0.35 },
      { transform: "none" },
    ];
    const composite = "add"; // a figure that has just walked keeps its place
    await Promise.all([
      this.run(this.actor(who), frames, { duration: STRIKE / speed, easing: EASE, composite }),
      this.run(this.actor(target), shake, { duration: (STRIKE * 0.6) / speed, delay: (STRIKE * 0.3) / speed, composite }),
    ]);
  }

  private async float(beat: Beat, speed: number): Promise<void> {
    const at = this.spot(beat.target || beat.who) ?? this.stage.middle(beat.places[0] ?? "");
    const floats = this.stage.svg.querySelector(".floats");
    if (!at || !floats) return;
    const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
    text.setAttribute("class", `floating ${beat.kind}`);
    text.setAttribute("x", short(at[0]));
    text.setAttribute("y", short(at[1] - 8));
    // healed without a number: there was nothing to heal
    const sign = beat.kind === "heal" ? "+" : "−";
    text.textContent = beat.amount ? `${sign}${beat.amount}` : beat.kind === "heal" ? "♥" : "0";
    floats.append(text);
    const frames = [
      { transform: "translate(0, 0)", opacity: 0 },
      { transform: "translate(0, -10px)", opacity: 1, offset: 0.2 },
      { transform: "translate(0, -34px)", opacity: 0 },
    ];
    const rising = this.run(text, frames, { duration: FLOAT / speed, easing: EASE }).then(() => text.remove());
    // the next beat need not wait for the number to be gone
    await Promise.race([rising, new Promise((go) => setTimeout(go, (FLOAT * 0.45) / speed))]);
  }

  private async fall(piece: string, speed: number): Promise<void> {
    const frames = [
      { opacity: 1, transform: "none" },
      { opacity: 0.9, transform: "rotate(-40deg)", offset: 0.5 },
      { opacity: 0, transform: "rotate(-78deg) scale(.8)" },
    ];
    await this.run(this.actor(piece), frames, { duration: STRIKE / speed, easing: EASE, fill: "forwards", composite: "add" });
  }

  private async swing({ places, target, who }: Beat, speed: number): Promise<void> {
    const id = [target, who, ...places].find(
      (name) => name && this.stage.doors.querySelector(`[data-door="${CSS.escape(name)}"]`),
    );
    const door = id && this.stage.doors.querySelector(`[data-door="${CSS.escape(id)}"]`);
    if (door) await this.run(door, [{ opacity: 1 }, { opacity: 0.25 }], { duration: 280 / speed, easing: EASE });
  }
}
