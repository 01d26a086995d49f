// Where things are on which screen, and what of the board stays free.
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

/** What a track takes of the board's room at the top. */
const TRACK: Record<Size, number> = { desk: 34, tablet: 12, tall: 74, phone: 74 };

export function insetsOf(size: Size, isLogOpen: boolean, height: number, hasTrack = false): Insets {
  if (hasTrack) {
    const without = insetsOf(size, isLogOpen, height);
    return { ...without, top: without.top + TRACK[size] };
  }
  if (size === "desk" && !isLogOpen) return { ...INSETS.desk, right: 14 };
  return size === "tablet" && height < LOW ? { ...INSETS.tablet, top: 60, bottom: 126 } : INSETS[size];
}
