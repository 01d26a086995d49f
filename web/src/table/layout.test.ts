import { describe, expect, it } from "vitest";
import type { Track, TrackSlot } from "../wire";
import { across, beside, farEnd, roomAt, trackOf } from "./layout";

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

describe("what opens on a narrow screen", () => {
  const insets = { top: 100, right: 0, bottom: 300, left: 0 };

  it("keeps to the end of the board that the spot is not at", () => {
    expect(farEnd({ x: 500, y: 150 }, window, insets)).toBe("lower");
    expect(farEnd({ x: 500, y: 450 }, window, insets)).toBe("upper");
    expect(across({ x: 500, y: 150 }, box, window, insets, "lower")).toEqual({ x: 400, y: 392 });
    expect(across({ x: 10, y: 450 }, box, window, insets, "upper")).toEqual({ x: 8, y: 108 });
  });

  it("is no higher than the room beside the spot", () => {
    const at = { x: 500, y: 250, reach: 20 };
    for (const end of ["upper", "lower"] as const) {
      const high = roomAt(at, window, insets, end);
      const { y } = across(at, { width: 200, height: high }, window, insets, end);
      expect(end === "upper" ? y + high <= 230 : y >= 270).toBe(true);
    }
  });
});

describe("a track", () => {
  const slot = (cost: string): TrackSlot => ({
    id: cost,
    name: "",
    about: "",
    icon: "",
    side: null,
    seat: "",
    line: "",
    cost,
    status: "next",
    row: 0,
    tokens: [],
  });
  const track = (...slots: TrackSlot[]): Track => ({ id: "", name: "", slots });

  it("takes more of a phone's board where costs stand below it", () => {
    expect(trackOf("phone")).toBe(0);
    expect(trackOf("phone", track(slot("1"))) - trackOf("phone", track(slot("")))).toBe(20);
    expect(trackOf("desk", track(slot("1")))).toBe(trackOf("desk", track(slot(""))));
  });
});
