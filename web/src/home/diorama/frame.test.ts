import { expect, it } from "vitest";
import type { Piece } from "../../wire";
import { boxOfFigures, frameAround } from "./frame";

const stand = (x: number, y: number, side: Piece["side"], status: Piece["status"] = []) => ({
  x,
  y,
  piece: { side, status } as Piece,
});

it("looks at whoever acts and at who is near", () => {
  expect(frameAround([stand(0, 0, "hero"), stand(500, 300, "hero", ["acting"])])).toBe("347 181 340 238");
  expect(frameAround([stand(600, 300, "foe"), stand(500, 300, "hero", ["acting"]), stand(500, 900, "foe")])).toBe(
    "397 181 340 238",
  );
});

it("looks at the Heroes when nobody acts, and at nothing while nobody is there", () => {
  expect(frameAround([stand(100, 100, "hero"), stand(300, 200, "hero"), stand(900, 900, "foe")])).toBe("47 31 340 238");
  expect(frameAround([])).toBe("");
});

it("shows all of a small board, and of a large one what the figures take", () => {
  const small = { left: 0, top: 0, right: 400, bottom: 300 };
  const large = { left: 0, top: 0, right: 1400, bottom: 900 };
  expect(boxOfFigures([{ x: 50, y: 50 }], small)).toEqual(small);
  expect(boxOfFigures([], large)).toEqual(large);
  const { left, right, top, bottom } = boxOfFigures(
    [
      { x: 400, y: 60 },
      { x: 600, y: 300 },
    ],
    large,
  );
  expect([left > 200, right < 800, top, bottom < 500]).toEqual([true, true, 0, true]);
});
