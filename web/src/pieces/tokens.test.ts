import { expect, it } from "vitest";
import type { Token } from "../wire";
import { outlineOf, pieceOf, sockets, stride } from "./tokens";

const token = (more: Partial<Token> = {}): Token => ({
  shape: "gem",
  colour: "blue",
  label: "gem",
  count: 1,
  look: "ready",
  ...more,
});

it("lays out piece by piece, and empty sockets up to the most", () => {
  const [ready, spent] = [token({ count: 2 }), token({ count: 1, look: "spent" })];
  expect(sockets([ready, spent], 5)).toEqual([ready, ready, spent, null, null]);
  expect(sockets([ready, spent], 0)).toHaveLength(3);
});

it("draws every shape in its own outline, a lost one broken", () => {
  const shapes: Token["shape"][] = ["gem", "cube", "drop", "rune", "coin"];
  const drawn = shapes.map((shape) => pieceOf(token({ shape })));
  expect(new Set(drawn).size).toBe(shapes.length);
  shapes.forEach((shape, n) => expect(drawn[n]).toContain(outlineOf({ shape, colour: "blue" })));
  expect(pieceOf(token({ look: "lost" }))).toContain("crack");
});

it("keeps any number of pieces within its row", () => {
  expect(stride(4, true)).toBe(20);
  expect(stride(21, true)).toBe(9);
  expect(39 * stride(40, true)).toBeCloseTo(200);
  expect(39 * stride(40, false)).toBeCloseTo(500);
});

it("tells runes apart by their shape, not by their colour alone", () => {
  const colours: Token["colour"][] = ["grey", "red", "green", "orange", "blue"];
  expect(new Set(colours.map((colour) => outlineOf({ shape: "rune", colour }))).size).toBe(colours.length);
});
