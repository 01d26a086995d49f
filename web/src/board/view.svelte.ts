// The camera of a board in motion: it is set by hand, glides by itself, and lets the layers be drawn anew when it rests.
import { between, isInside, kept, safeArea, showing, zoomed, type Camera, type Window } from "./camera";
import type { Box } from "./polygons";

/** What the view depends on, asked anew each time. */
export interface Surroundings {
  bounds: Box;
  window: Window;
  /** Glide, or be there at once. */
  isMoving: boolean;
  /** So many times as fast as usual. */
  pace: number;
  /** The smallest scale the camera takes by itself. */
  least: number;
}

const GLIDE = 220;
const REST = 260;
/** The part of the wanted scale at which a box is seen well enough. */
const ENOUGH = 0.85;

export class View {
  camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  /** The scale the layers are drawn at; while the camera moves they are only stretched. */
  drawnAt = $state(1);
  /** The first view is there. */
  isPlaced = $state(false);
  /** A person has moved the board: it is left where they put it, until the next turn. */
  isOwn = false;
  /** Where a glide goes; null when the camera rests. */
  private heading: Camera | null = null;
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly around: () => Surroundings) {}

  private keep(camera: Camera): Camera {
    const { bounds, window } = this.around();
    return kept(camera, bounds, window);
  }

  private set(camera: Camera): void {
    this.camera = this.keep(camera);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.drawnAt = this.camera.scale), REST);
  }

  /** The first time at once, later in a glide. */
  begin(camera: Camera): void {
    if (this.isPlaced) return this.glide(camera);
    this.camera = this.keep(camera);
    this.drawnAt = this.camera.scale;
    this.isPlaced = true;
  }

  /** The window has changed: stays, but not outside the board. */
  settle(): void {
    this.set(this.camera);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.heading = null;
  }

  glide(to: Camera): void {
    this.stop();
    const [from, goal] = [this.camera, this.keep(to)];
    if (!this.around().isMoving) return this.set(goal);
    if (Math.abs(from.x - goal.x) + Math.abs(from.y - goal.y) < 1 && Math.abs(from.scale - goal.scale) < 0.005) return;
    this.heading = goal;
    const begun = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, ((now - begun) * this.around().pace) / GLIDE));
      this.set(between(from, goal, t));
      if (t < 1) this.frame = requestAnimationFrame(step);
      else this.heading = null;
    };
    this.frame = requestAnimationFrame(step);
  }

  pan(dx: number, dy: number): void {
    this.isOwn = true;
    this.set({ ...this.camera, x: this.camera.x + dx, y: this.camera.y + dy });
  }

  /** Zooms under the finger. */
  pinch(factor: number, x: number, y: number): void {
    this.isOwn = true;
    this.set(zoomed(this.camera, factor, x, y));
  }

  /** Zooms in a glide, around a point or the middle of the safe area. */
  zoom(factor: number, x?: number, y?: number): void {
    this.isOwn = true;
    const safe = safeArea(this.around().window);
    this.glide(zoomed(this.camera, factor, x ?? (safe.left + safe.right) / 2, y ?? (safe.top + safe.bottom) / 2));
  }

  /** The box can be seen whole at the smallest scale that the camera takes by itself. */
  fits(box: Box): boolean {
    const { window, least } = this.around();
    const safe = safeArea(window);
    const wide = (box.right - box.left) / (safe.right - safe.left);
    const high = (box.bottom - box.top) / (safe.bottom - safe.top);
    return Math.max(wide, high) * least <= 1;
  }

  /** A box is seen whole, and nearly as large as wanted. */
  sees(box: Box, wanted: number): boolean {
    const now = this.heading ?? this.camera;
    return isInside(box, now, safeArea(this.around().window)) && now.scale >= wanted * ENOUGH;
  }

  /** Brings a box into the safe area, if it is not there already. False: it is too large for that. */
  show(box: Box): boolean {
    const { window, least } = this.around();
    if (!this.fits(box)) return false;
    this.glide(showing(box, this.heading ?? this.camera, window, least));
    return true;
  }

  /** The point of the drawing under a point of the window. */
  at(x: number, y: number): [number, number] {
    return [(x - this.camera.x) / this.camera.scale, (y - this.camera.y) / this.camera.scale];
  }
}
