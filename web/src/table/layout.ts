// Which screen it is, and where a box opens on it.
import type { Spot } from "../board/camera";
import type { Size } from "./desk.svelte";

/** A desk from 1100; a tablet lying down, or anything low; a tablet standing; a phone. */
export function sizeOf(width: number, height: number): Size {
  if (width >= 1100) return "desk";
  if (width >= 900 || (height < 500 && width > height)) return "tablet";
  return width >= 600 ? "tall" : "phone";
}

/** Below this height the dock keeps to one line of controls. */
export const LOW = 560;

/** How wide and high something is. */
export interface Extent {
  width: number;
  height: number;
}

const GAP = 18;
/** What stays free at the edge of the window. */
export const EDGE = 8;

const within = (at: number, length: number, room: number): number => Math.max(EDGE, Math.min(at, room - length - EDGE));

/** Where a box opens beside a spot: never over it, never out of the window, and away from another spot if there is room. */
export function beside(at: Spot, box: Extent, window: Extent, other?: Spot | null): Spot {
  const gap = GAP + (at.reach ?? 0);
  const [left, right] = [at.x - gap - box.width, at.x + gap];
  const [fitsLeft, fitsRight] = [left >= EDGE, right + box.width <= window.width - EDGE];
  const isLeft = !fitsRight || (fitsLeft && other != null && other.x > at.x);
  return {
    x: within(isLeft ? left : right, box.width, window.width),
    y: within(at.y - box.height / 2, box.height, window.height),
  };
}
