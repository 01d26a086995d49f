// Where the board lies in its window: a point of the drawing is shown at its place times the scale, plus the offset.
import type { Box } from "./polygons";
import { SPACE } from "./places";

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** Pixels of the window covered by panels: outside the safe area. */
export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Window {
  width: number;
  height: number;
  insets: Insets;
}

/** A point of the window, and how far what is meant there reaches to its sides. */
export interface Spot {
  x: number;
  y: number;
  reach?: number;
}

const LEAST_SCALE = 0.3;
export const MOST_SCALE = 3;
/** A space on a phone is at least so large when it can be chosen. */
export const TOUCH = 44;
const MARGIN = SPACE * 0.3;

export function safeArea({ width, height, insets }: Window): Box {
  return {
    left: insets.left,
    top: insets.top,
    right: Math.max(insets.left + 1, width - insets.right),
    bottom: Math.max(insets.top + 1, height - insets.bottom),
  };
}

function clampNumber(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** The whole of the bounds in the safe area. */
export function fitted(bounds: Box, window: Window, most = 1.3): Camera {
  const safe = safeArea(window);
  const wide = bounds.right - bounds.left + 2 * MARGIN;
  const high = bounds.bottom - bounds.top + 2 * MARGIN;
  const scale = clampNumber(Math.min((safe.right - safe.left) / wide, (safe.bottom - safe.top) / high), LEAST_SCALE, most);
  return centred(bounds, window, scale);
}

/** The bounds with what is left free around them where the whole is shown. */
export function withMargin({ left, top, right, bottom }: Box): Box {
  return { left: left - MARGIN, top: top - MARGIN, right: right + MARGIN, bottom: bottom + MARGIN };
}

/** The middle of the bounds in the middle of the safe area. */
export function centred(bounds: Box, window: Window, scale: number): Camera {
  const safe = safeArea(window);
  return {
    scale,
    x: (safe.left + safe.right) / 2 - ((bounds.left + bounds.right) / 2) * scale,
    y: (safe.top + safe.bottom) / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
  };
}

/** Larger or smaller, while the point under the finger stays there. */
export function zoomed(camera: Camera, factor: number, x: number, y: number): Camera {
  const scale = clampNumber(camera.scale * factor, LEAST_SCALE, MOST_SCALE);
  const by = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * by, y: y - (y - camera.y) * by };
}

/** Shifted so that no more rock than needed is seen beside a board larger than the safe area. */
export function snug(camera: Camera, bounds: Box, window: Window): Camera {
  const safe = safeArea(window);
  const slide = (now: number, low: number, high: number, from: number, to: number): number => {
    const [first, last] = [from - (low - MARGIN) * camera.scale, to - (high + MARGIN) * camera.scale];
    return last > first ? (first + last) / 2 : clampNumber(now, last, first);
  };
  return {
    scale: camera.scale,
    x: slide(camera.x, bounds.left, bounds.right, safe.left, safe.right),
    y: slide(camera.y, bounds.top, bounds.bottom, safe.top, safe.bottom),
  };
}

/** The board cannot be lost: the middle of the safe area always shows some of it. */
export function kept(camera: Camera, bounds: Box, window: Window): Camera {
  const safe = safeArea(window);
  const [midX, midY] = [(safe.left + safe.right) / 2, (safe.top + safe.bottom) / 2];
  return {
    scale: camera.scale,
    x: clampNumber(camera.x, midX - bounds.right * camera.scale, midX - bounds.left * camera.scale),
    y: clampNumber(camera.y, midY - bounds.bottom * camera.scale, midY - bounds.top * camera.scale),
  };
}

export function isInside(box: Box, camera: Camera, safe: Box): boolean {
  return (
    box.left * camera.scale + camera.x >= safe.left - 0.5 &&
    box.right * camera.scale + camera.x <= safe.right + 0.5 &&
    box.top * camera.scale + camera.y >= safe.top - 0.5 &&
    box.bottom * camera.scale + camera.y <= safe.bottom + 0.5
  );
}

/** Moves as little as needed to show the box in the safe area, and zooms out only when it does not fit; `least` is the smallest scale for that. */
export function showing(box: Box, camera: Camera, window: Window, least: number): Camera {
  const safe = safeArea(window);
  if (isInside(box, camera, safe) && camera.scale >= least) return camera;
  const room = Math.min((safe.right - safe.left) / (box.right - box.left), (safe.bottom - safe.top) / (box.bottom - box.top));
  const scale = Math.max(Math.min(camera.scale, room), least);
  const shift = (low: number, high: number, from: number, to: number, now: number): number => {
    const [a, b] = [low * scale, high * scale];
    if (b - a > to - from) return (from + to) / 2 - (a + b) / 2;
    return clampNumber(now, from - a, to - b);
  };
  const about = zoomed(camera, scale / camera.scale, (safe.left + safe.right) / 2, (safe.top + safe.bottom) / 2);
  return {
    scale,
    x: shift(box.left, box.right, safe.left, safe.right, about.x),
    y: shift(box.top, box.bottom, safe.top, safe.bottom, about.y),
  };
}

/** The box as large as it fits into the safe area between two scales, with no more rock beside the board than needed. */
export function framed(box: Box, bounds: Box, window: Window, least: number, most: number): Camera {
  const safe = safeArea(window);
  const room = Math.min((safe.right - safe.left) / (box.right - box.left), (safe.bottom - safe.top) / (box.bottom - box.top));
  return snug(centred(box, window, clampNumber(room, least, most)), bounds, window);
}

/** Between two cameras, for a glide; `t` from 0 to 1. */
export function between(from: Camera, to: Camera, t: number): Camera {
  const eased = 1 - (1 - t) ** 3;
  const mix = (a: number, b: number) => a + (b - a) * eased;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}
