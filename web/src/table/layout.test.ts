import { describe, expect, it } from "vitest";
import { beside } from "./layout";

const window = { width: 1000, height: 800 };
const box = { width: 200, height: 100 };

describe("what opens beside a spot", () => {
  it("leaves what reaches to its sides free", () => {
    expect(beside({ x: 500, y: 400 }, box, window)).toEqual({ x: 518, y: 350 });
    expect(beside({ x: 500, y: 400, reach: 60 }, box, window)).toEqual({ x: 578, y: 350 });
  });

  it("turns to the other side at the edge, and never leaves the window", () => {
    expect(beside({ x: 900, y: 400 }, box, window).x).toBe(682);
    expect(beside({ x: 500, y: 5 }, box, window).y).toBe(8);
    expect(beside({ x: 500, y: 795 }, box, window).y).toBe(692);
  });

  it("turns away from whoever acts, where there is room", () => {
    expect(beside({ x: 500, y: 400 }, box, window, { x: 560, y: 400 }).x).toBe(282);
    expect(beside({ x: 500, y: 400 }, box, window, { x: 440, y: 400 }).x).toBe(518);
    expect(beside({ x: 100, y: 400 }, box, window, { x: 160, y: 400 }).x).toBe(118);
  });
});
