import { describe, expect, it } from "vitest";
import { MOST_SCALE, centred, fitted, framed, isInside, kept, safeArea, showing, snug, zoomed, type Window } from "./camera";

const window: Window = { width: 1440, height: 900, insets: { left: 226, top: 70, right: 294, bottom: 174 } };
const bounds = { left: 56, top: 56, right: 952, bottom: 616 };

describe("camera", () => {
  it("fits the board into the safe area", () => {
    const { x, y, scale } = fitted(bounds, window);
    const safe = safeArea(window);
    expect(bounds.left * scale + x).toBeGreaterThanOrEqual(safe.left);
    expect(bounds.right * scale + x).toBeLessThanOrEqual(safe.right);
    expect(bounds.top * scale + y).toBeGreaterThanOrEqual(safe.top);
    expect(bounds.bottom * scale + y).toBeLessThanOrEqual(safe.bottom);
  });

  it("zooms around the pointer and not beyond the limit", () => {
    const before = { x: 10, y: 20, scale: 1 };
    const after = zoomed(before, 2, 300, 200);
    expect((300 - after.x) / after.scale).toBeCloseTo((300 - before.x) / before.scale);
    expect((200 - after.y) / after.scale).toBeCloseTo((200 - before.y) / before.scale);
    expect(zoomed(before, 100, 0, 0).scale).toBe(MOST_SCALE);
  });

  it("frames a box as large as it may be, and shows no needless rock beside it", () => {
    const phone: Window = { width: 390, height: 844, insets: { left: 6, top: 116, right: 6, bottom: 276 } };
    const pair = { left: 60, top: 60, right: 200, bottom: 120 };
    const near = framed(pair, bounds, phone, 1.2, 1.9);
    expect(near.scale).toBe(1.9);
    expect(isInside(pair, near, safeArea(phone))).toBe(true);
    expect(bounds.left * near.scale + near.x).toBeLessThan(safeArea(phone).left + 56);
    const wide = framed({ ...pair, right: 320 }, bounds, phone, 1.2, 1.9);
    expect(wide.scale).toBeCloseTo(378 / 260);
    expect(framed(bounds, bounds, phone, 1.2, 1.9).scale).toBe(1.2);
  });

  it("never loses the board", () => {
    const lost = kept({ x: 99999, y: -99999, scale: 1 }, bounds, window);
    const safe = safeArea(window);
    const middle = [(safe.left + safe.right) / 2, (safe.top + safe.bottom) / 2] as const;
    expect(bounds.left + lost.x).toBeCloseTo(middle[0]);
    expect(bounds.bottom + lost.y).toBeCloseTo(middle[1]);
  });

  it("shows no needless rock beside a board larger than the safe area, and centres a smaller one", () => {
    const corner = centred({ left: 56, top: 56, right: 112, bottom: 112 }, window, 2);
    const safe = safeArea(window);
    const { x, y } = snug(corner, bounds, window);
    expect(bounds.left * 2 + x).toBeGreaterThan(safe.left);
    expect(bounds.left * 2 + x).toBeLessThan(safe.left + 56);
    expect(bounds.top * 2 + y).toBeLessThan(safe.top + 56);
    const small = snug({ x: 0, y: 0, scale: 0.5 }, bounds, window);
    expect((bounds.left + bounds.right) * 0.25 + small.x).toBeCloseTo((safe.left + safe.right) / 2);
  });

  it("stays where it is when everything is in view already", () => {
    const camera = fitted(bounds, window);
    expect(showing({ left: 300, top: 200, right: 400, bottom: 300 }, camera, window, 0.6)).toBe(camera);
  });

  it("moves just enough to show what is outside, and keeps its scale", () => {
    const camera = { x: -600, y: 0, scale: 1 };
    const box = { left: 300, top: 200, right: 400, bottom: 300 };
    const moved = showing(box, camera, window, 0.6);
    expect(moved.scale).toBe(1);
    expect(box.left + moved.x).toBeCloseTo(safeArea(window).left);
    expect(moved.y).toBe(0);
  });

  it("zooms out for what does not fit, but not under the least scale", () => {
    const camera = { x: 0, y: 0, scale: 2 };
    expect(showing(bounds, camera, window, 0.6).scale).toBeLessThan(1.1);
    expect(showing(bounds, camera, window, 1.5).scale).toBe(1.5);
  });
});
