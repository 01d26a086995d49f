import { expect, it } from "vitest";
import { blockSides } from "./blocks";
import { SPACE } from "./places";

it("outlines an area along the outer sides of its spaces alone", () => {
  const all = [0, 1].flatMap((y) => [0, 1].map((x) => blockSides({ x, y }, 2, 0)));
  expect(all.map((path) => path.match(/M/g)?.length)).toEqual([2, 2, 2, 2]);
  expect(blockSides({ x: 1, y: 1 }, 3, 0)).toBe("");
});

it("lies as high as its space", () => {
  expect(blockSides({ x: 0, y: 1 }, 2, 13)).toContain(`V${2 * SPACE - 13 - 1.5}`);
});
