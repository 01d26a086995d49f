// What a board that is drawn offers to the page around it.
import type { Beat } from "../wire";
import type { Spot } from "./camera";

export interface BoardHandle {
  fit(): void;
  zoomBy(factor: number): void;
  focusOn(ids: readonly string[]): void;
  /** Moves the keyboard to the board, and there by an arrow key; false if no board can be walked on. */
  walk(key?: string): boolean;
  /** The figures at the cursor and its place, else what is under the pointer. */
  toldHere(): string[];
  /** The middle of a figure or of a place in the window, and how far it reaches. */
  spotOf(id: string): Spot | null;
  /** What a place is called; nothing where this names none. */
  placeName(id: string): string;
  /** A place in the window. */
  boxAt(place: string): DOMRect | null;
  /** Shows what happens, so many times as fast as a calm table. */
  play(beats: Beat[], speed: number): Promise<void>;
  /** All was seen, and something is asked here: back to where one was looking, and to what is asked. */
  comeBack(): void;
}
