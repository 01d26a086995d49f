// Where things are on which screen, and what of the board stays free.
import type { Spot } from "../board/camera";
import type { Track } from "../wire";
import type { Size } from "./desk.svelte";

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A desk from 1100; a tablet lying down, or anything low; a tablet standing; a phone. */
export function sizeOf(width: number, height: number): Size {
  if (width >= 1100) return "desk";
  if (width >= 900 || (height < 500 && width > height)) return "tablet";
  return width >= 600 ? "tall" : "phone";
}

const INSETS: Record<Size, Insets> = {
  desk: { top: 70, right: 294, bottom: 166, left: 226 },
  tablet: { top: 70, right: 14, bottom: 154, left: 80 },
  tall: { top: 116, right: 10, bottom: 300, left: 10 },
  phone: { top: 116, right: 6, bottom: 276, left: 6 },
};

/** Below this height the dock keeps to one line of controls. */
export const LOW = 560;

/** What a track takes of the board's room at the top; on a narrow screen what it costs stands below it. */
const TRACK: Record<Size, number> = { desk: 34, tablet: 12, tall: 54, phone: 54 };
const COSTS: Record<Size, number> = { desk: 0, tablet: 0, tall: 20, phone: 20 };

export const trackOf = (size: Size, track?: Track): number =>
  track ? TRACK[size] + (track.slots.some(({ cost }) => cost) ? COSTS[size] : 0) : 0;

/** What the objective takes of it. */
const OBJECTIVE = 32;
/** A further row of big buttons on a phone. */
const ROW = 70;
/** What tiles of Skills take of it at the bottom; a phone has a row for them. */
const SKILLS: Record<Size, number> = { desk: 80, tablet: 50, tall: 0, phone: 0 };

/** What stands over the board besides the panels. */
export interface Strips {
  track?: number;
  hasObjective?: boolean;
  /** What rows of it take beyond the first. */
  aims?: number;
  rows?: number;
  hasSkills?: boolean;
}

export function insetsOf(size: Size, isLogOpen: boolean, height: number, strips: Strips = {}): Insets {
  const { track = 0, hasObjective = false, aims = 0, rows = 1, hasSkills = false } = strips;
  const bare = bareInsets(size, isLogOpen, height);
  const top = track + (hasObjective ? OBJECTIVE + aims : 0);
  return { ...bare, top: bare.top + top, bottom: bare.bottom + (rows - 1) * ROW + (hasSkills ? SKILLS[size] : 0) };
}

function bareInsets(size: Size, isLogOpen: boolean, height: number): Insets {
  if (size === "desk" && !isLogOpen) return { ...INSETS.desk, right: 14 };
  return size === "tablet" && height < LOW ? { ...INSETS.tablet, top: 60, bottom: 126 } : INSETS[size];
}

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

/** Where a box opens on a narrow screen: at the upper or the lower end of the board's room. */
export function across(at: Spot, box: Extent, window: Extent, insets: Insets, end: "upper" | "lower"): Spot {
  const y = end === "upper" ? insets.top + EDGE : window.height - insets.bottom - box.height - EDGE;
  return { x: within(at.x - box.width / 2, box.width, window.width), y: Math.max(EDGE, y) };
}

/** How high a box may be at an end of the board's room without hiding a spot. */
export function roomAt(at: Spot, window: Extent, insets: Insets, end: "upper" | "lower"): number {
  const room = end === "upper" ? at.y - insets.top : window.height - insets.bottom - at.y;
  return room - (at.reach ?? 0) - 2 * EDGE;
}

/** The end of the board's room that a spot is not at. */
export function farEnd(at: Spot, window: Extent, insets: Insets): "upper" | "lower" {
  return at.y > (insets.top + window.height - insets.bottom) / 2 ? "upper" : "lower";
}
