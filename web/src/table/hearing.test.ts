import { describe, expect, it } from "vitest";
import type { Beat } from "../wire";
import { soundOf } from "./hearing";

const beat = (kind: Beat["kind"], more: Partial<Beat> = {}): Beat => ({
  kind,
  who: "",
  target: "",
  places: [],
  dice: [],
  text: "",
  total: null,
  chance: 0,
  amount: 0,
  card: null,
  ...more,
});

describe("what is heard", () => {
  it("is what is seen", () => {
    expect(soundOf(beat("walk"), [])).toBe("step");
    expect(soundOf(beat("fall"), [])).toBe("death");
    expect(soundOf(beat("dice"), [])).toBeNull();
  });

  it("tells a blow that hurts from one that misses", () => {
    expect(soundOf(beat("attack"), [beat("dice"), beat("hurt", { amount: 2 })])).toBeNull();
    expect(soundOf(beat("attack"), [beat("dice")])).toBe("miss");
    expect(soundOf(beat("hurt", { amount: 2 }), [])).toBe("hit");
  });
});
