import { expect, it } from "vitest";
import { coarse, pixels, sharp, suffices, tiles } from "./plates";

const SMALL = { left: -100, top: -100, right: 900, bottom: 700 };
const LARGE = { left: -700, top: -700, right: 2300, bottom: 1300 };
const SEEN = { left: 200, top: 100, right: 1000, bottom: 600 };

it("shows all of a small board, of a large one what is seen and something around it", () => {
  expect(sharp(SMALL, SEEN, 1)).toEqual({ region: SMALL, scale: 1 });
  expect(sharp(LARGE, SEEN, 1.5)).toEqual({ region: { left: 0, top: -25, right: 1200, bottom: 725 }, scale: 1.5 });
  expect(pixels(sharp(LARGE, SEEN, 1.5))).toEqual({ width: 1800, height: 1125 });
});

it("shows nothing beyond what there is", () => {
  const beside = { left: 2200, top: 1200, right: 3000, bottom: 1700 };
  expect(sharp(LARGE, beside, 2).region).toEqual({ left: 2000, top: 1075, right: 2300, bottom: 1300 });
});

it("has a coarse plate that costs little, but is no sharper than wanted", () => {
  const { width, height } = pixels(coarse(LARGE, 3));
  expect(width * height).toBeLessThan(210_000);
  expect(coarse({ left: 0, top: 0, right: 100, bottom: 100 }, 2).scale).toBe(2);
});

it("is drawn anew where it is not sharp enough, where it is far too large, and where something is missing", () => {
  const plate = sharp(LARGE, SEEN, 1.5);
  const moved = (by: number) => ({ ...SEEN, left: SEEN.left + by, right: SEEN.right + by });
  expect([moved(0), moved(190), moved(210)].map((seen) => suffices(plate, LARGE, seen, 1.5))).toEqual([true, true, false]);
  expect([0.9, 1, 1.5, 1.54, 1.6].map((wanted) => suffices(plate, LARGE, SEEN, wanted))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(suffices(sharp(SMALL, SEEN, 1), SMALL, moved(5000), 1)).toBe(true);
});

it("begins with the middle of what is seen, and leaves nothing out", () => {
  const plate = sharp(LARGE, SEEN, 1.5);
  const { width, height } = pixels(plate);
  const { seen, others } = tiles(plate, SEEN);
  const all = [...seen, ...others];
  expect(all).toHaveLength(Math.ceil(width / 320) * Math.ceil(height / 320));
  expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(all.length);
  expect(seen[0]).toEqual({ x: 640, y: 320, size: 320 });
  expect(others.length).toBeGreaterThan(0);
});
