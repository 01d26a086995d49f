import { describe, expect, it } from "vitest";
import type { Scene } from "../wire";
import { orderFor, whensIn, whileOf } from "./orders";

const scene = (status: string) => ({ order: { slots: [{ id: "vardak", status }] } }) as unknown as Scene;

describe("standing orders", () => {
  it("are those of the kind of window, else those for all, else to be asked", () => {
    const orders = { "": "if_useful", attack: "ask" } as const;
    expect(["attack", "movement"].map((kind) => orderFor(orders, kind))).toEqual(["ask", "if_useful"]);
    expect(orderFor({}, "attack")).toBe("ask");
  });

  it("can be for a turn only while somebody has one", () => {
    expect(whensIn(scene("now"))).toContain("not_this_turn");
    expect(whensIn(scene("past"))).toEqual(["ask", "if_useful", "as_before", "not_this_round"]);
  });

  it("say for how long, the longest first", () => {
    expect(whileOf({ attack: "not_this_turn", movement: "not_this_round" })).toBe("not_this_round");
    expect(whileOf({ attack: "not_this_turn" })).toBe("not_this_turn");
    expect(whileOf({ "": "if_useful" })).toBeUndefined();
  });
});
