import { describe, expect, it } from "vitest";
import type { Beat, Position, Told } from "../wire";
import { Frames } from "./frames.svelte";

const told = (number: number, text = `line ${number}`): Told => ({
  number,
  text,
  rules: [],
  who: "",
  icon: "",
  side: null,
  seat: "",
  is_round: false,
  why: "",
  places: [],
  beats: [{ kind: "walk", who: text, target: "", places: [], dice: [], text: "", amount: 0, card: null }],
});
const position = (choices: number, events: number, lines: Told[], more: Partial<Position> = {}): Position => ({
  type: "position",
  choices,
  seat: "vardak",
  events,
  told: lines,
  ...more,
});

/** A stage that plays each beat when it is told to. */
function stage() {
  const played: string[] = [];
  let go: (() => void)[] = [];
  const frames = new Frames((beats: Beat[]) => {
    played.push(beats[0]!.who);
    return new Promise((done) => go.push(done));
  });
  const settle = () => new Promise((done) => setTimeout(done));
  const step = async () => {
    go.forEach((done) => done());
    go = [];
    await settle();
  };
  return { frames, played, step, settle };
}

const texts = (frames: Frames) => frames.told.map((line) => line.text);

describe("frames", () => {
  it("shows the first position at once, without playing the past", () => {
    const { frames, played } = stage();
    frames.take(position(3, 2, [told(0), told(1)], { is_rewound: true, since: 0 }));
    expect(frames.shown?.choices).toBe(3);
    expect(texts(frames)).toEqual(["line 0", "line 1"]);
    expect(played).toEqual([]);
  });

  it("plays one position after the other, and shows each when its beats have ended", async () => {
    const { frames, played, step, settle } = stage();
    frames.take(position(0, 0, []));
    frames.take(position(1, 1, [told(0)]));
    frames.take(position(2, 2, [told(1)]));
    await settle();
    expect([frames.shown?.choices, frames.latest?.choices, played.length]).toEqual([0, 2, 1]);
    await step();
    expect([frames.shown?.choices, played.length]).toEqual([1, 2]);
    await step();
    expect([frames.shown?.choices, frames.isPlaying]).toEqual([2, false]);
  });

  it("skips to the newest", async () => {
    const { frames, settle } = stage();
    frames.take(position(0, 0, []));
    frames.take(position(1, 1, [told(0)]));
    frames.take(position(2, 2, [told(1)]));
    frames.skip();
    await settle();
    expect([frames.shown?.choices, frames.isPlaying]).toEqual([2, false]);
    expect(texts(frames)).toEqual(["line 0", "line 1"]);
  });

  it("does not play again for another seat what was seen already", async () => {
    const { frames, played, step } = stage();
    frames.take(position(0, 0, []));
    frames.take(position(1, 1, [told(0)]));
    frames.take(position(1, 1, [told(0)], { seat: "storm", is_rewound: true, since: 0 }));
    await step();
    expect(played).toEqual(["line 0"]);
    expect(frames.shown?.seat).toBe("storm");
    expect(texts(frames)).toEqual(["line 0"]);
  });

  it("forgets what was taken back", () => {
    const { frames } = stage();
    frames.take(position(2, 3, [told(0), told(1), told(2)]));
    frames.take(position(1, 1, [], { is_rewound: true, since: 1 }));
    expect(frames.shown?.choices).toBe(1);
    expect(texts(frames)).toEqual(["line 0"]);
  });

  it("notices after a break that the past has changed", () => {
    const { frames } = stage();
    frames.take(position(2, 2, [told(0), told(1)]));
    frames.refresh();
    expect(frames.since("vardak")).toBe(0);
    expect(frames.take(position(3, 3, [told(0, "another past")], { is_rewound: true, since: 0 }))).toBe(false);
    expect(frames.take(position(3, 3, [told(0, "another past")], { is_rewound: true, since: 0 }))).toBe(true);
    expect(texts(frames)).toEqual(["another past"]);
  });
});
