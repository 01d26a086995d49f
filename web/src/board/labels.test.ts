import { describe, expect, it } from "vitest";
import { farLabel, freest, isFar, labels } from "./labels";
import type { Cell } from "./places";

const cells = (left: number, right: number, top: number, bottom: number): Cell[] =>
  Array.from({ length: bottom - top + 1 }, (_, y) =>
    Array.from({ length: right - left + 1 }, (__, x) => ({ x: left + x, y: top + y })),
  ).flat();

describe("the name of a room seen from afar", () => {
  const AFAR = 0.32;

  it("is broken into lines that its room can hold", () => {
    expect(isFar(AFAR)).toBe(true);
    const { lines, at } = farLabel("The Hole in the Hill", cells(0, 3, 0, 3), new Set(), AFAR);
    expect(lines).toEqual(["The Hole", "in the", "Hill"]);
    expect(at[0]).toBe(2 * 56);
  });

  it("stands where a crooked room is wide, and where nobody stands", () => {
    const crooked = [...cells(4, 5, 0, 3), ...cells(0, 5, 4, 5)];
    expect(farLabel("Muddy", crooked, new Set(), AFAR).at[0]).toBe(3 * 56);
    const crowded = new Set(["A1", "B1", "C1", "A2", "B2", "C2"]);
    expect(farLabel("Pit", cells(0, 2, 0, 4), crowded, AFAR).spaces.some((space) => crowded.has(space))).toBe(false);
  });
});

describe("the name of a room", () => {
  const places = labels("Larder", cells(0, 3, 0, 2), new Set(), () => 0);

  it("stands at the south rim where nothing is in its way", () => {
    expect(freest(places, new Set())).toBe(places[0]);
    expect(places[0]!.spaces.every((space) => space.endsWith("3"))).toBe(true);
  });

  it("steps aside for whatever stands or lies there", () => {
    const crowd = new Set(places[0]!.spaces);
    expect(freest(places, crowd).spaces.some((space) => crowd.has(space))).toBe(false);
  });

  it("hides as little as it can in a room that is full", () => {
    const all = new Set(cells(0, 3, 0, 2).map(({ x, y }) => `${"ABCD"[x]}${y + 1}`));
    const [first] = places[1]!.spaces;
    all.delete(first!);
    expect(freest(places, all).spaces).toContain(first);
  });
});
