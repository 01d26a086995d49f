// Plates: canvases on which a picture is drawn bit by bit, all of it coarsely, and as sharp as the screen what is seen.
import { grown, shared, sizeOf, type Box } from "./polygons";

/** What a plate shows, in the drawing's units, and how many of its pixels a unit has. */
export interface Plate {
  region: Box;
  scale: number;
}

/** A part of a plate that is drawn at once, in its pixels. */
export interface Tile {
  x: number;
  y: number;
  size: number;
}

/** Pixels of the coarse plate, and of a sharp one that shows all there is. */
const COARSE = 200_000;
const WHOLE = 2_000_000;
const TILE = 320;
/** Around what is seen so much of it is drawn, too: a board that is moved a little need not be drawn anew. */
const AROUND = 0.25;
/** A plate is sharp enough at so much of the wanted scale, and not wasteful up to so much. */
const ENOUGH = 0.97;
const TOO_MUCH = 1.6;

const areaOf = (box: Box): number => sizeOf(box).width * sizeOf(box).height;

export function coarse(extent: Box, wanted: number): Plate {
  return { region: extent, scale: Math.min(wanted, Math.sqrt(COARSE / areaOf(extent))) };
}

/** The plate for what is seen: of everything, where that is not too large. */
export function sharp(extent: Box, seen: Box, wanted: number): Plate {
  if (areaOf(extent) * wanted * wanted <= WHOLE) return { region: extent, scale: wanted };
  const { width, height } = sizeOf(seen);
  return { region: shared(grown(seen, width * AROUND, height * AROUND), extent), scale: wanted };
}

/** The plate shows all that is seen of the extent, as sharp as wanted. */
export function suffices({ region, scale }: Plate, extent: Box, seen: Box, wanted: number): boolean {
  const there = shared(seen, extent);
  const isThere =
    areaOf(there) === 0 ||
    (there.left >= region.left - 1 &&
      there.top >= region.top - 1 &&
      there.right <= region.right + 1 &&
      there.bottom <= region.bottom + 1);
  return isThere && scale >= wanted * ENOUGH && scale <= wanted * TOO_MUCH;
}

/** The size of a plate in its pixels. */
export function pixels({ region, scale }: Plate): { width: number; height: number } {
  const { width, height } = sizeOf(region);
  return { width: Math.max(1, Math.ceil(width * scale)), height: Math.max(1, Math.ceil(height * scale)) };
}

/** The tiles of a plate: of what is seen first, from its middle outwards, then the others. */
export function tiles(plate: Plate, seen: Box): { seen: Tile[]; others: Tile[] } {
  const { width, height } = pixels(plate);
  const at = (x: number, y: number) => [(x - plate.region.left) * plate.scale, (y - plate.region.top) * plate.scale] as const;
  const [[left, top], [right, bottom]] = [at(seen.left, seen.top), at(seen.right, seen.bottom)];
  const found: Tile[] = [];
  for (let y = 0; y < height; y += TILE) for (let x = 0; x < width; x += TILE) found.push({ x, y, size: TILE });
  const far = ({ x, y, size }: Tile) => Math.hypot(x + (size - left - right) / 2, y + (size - top - bottom) / 2);
  const isSeen = ({ x, y, size }: Tile) => x < right && y < bottom && x + size > left && y + size > top;
  found.sort((a, b) => far(a) - far(b));
  return { seen: found.filter(isSeen), others: found.filter((tile) => !isSeen(tile)) };
}
