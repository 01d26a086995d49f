import { describe, expect, it } from "vitest";
import { TOLD } from "../shared/blank.fixture";
import type { Beat, Position, Told } from "../wire";
import { Frames } from "./frames.svelte";

const told = (number: number, text = `line ${number}`): Told => ({
  ...TOLD,
  number,
  text,
  beats: [{ kind: "walk", who: text, target: "", places: [], dice: [], text: "", total: null, chance: 0, amount: 0, card: null }],
});
const tale = (number: number): Told => ({ ...told(number), tale: { title: `tale ${number}`, text: "" } });
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
  const wait = (what: string) => {
    played.push(what);
    return new Promise<void>((done) => go.push(done));
  };
  const frames = new Frames({
    play: (beats: Beat[]) => wait(beats[0]!.who),
    read: (read) => wait(read.title),
    announce: (text) => played.push(text),
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

  it("reads a tale after what led to it, and goes on when it was put away", async () => {
    const { frames, played, step, settle } = stage();
    frames.take(position(0, 0, []));
    frames.take(position(1, 2, [tale(0), told(1)]));
    await settle();
    expect(played).toEqual(["line 0"]);
    await step();
    expect(played).toEqual(["line 0", "tale 0"]);
    await step();
    expect(played).toEqual(["line 0", "tale 0", "line 1"]);
  });

  it("reads only the last tale of what was skipped, and none that was read already", async () => {
    const { frames, played, step, settle } = stage();
    frames.take(position(0, 0, []));
    frames.take(position(1, 1, [tale(0)]));
    frames.take(position(2, 3, [tale(1), tale(2)]));
    await settle();
    frames.skip();
    expect(played).toEqual(["line 0", "tale 2"]);
    await step();
    frames.take(position(3, 4, [tale(3)]));
    await settle();
    await step();
    expect(played.slice(2)).toEqual(["line 3", "tale 3"]);
    frames.skip();
    await settle();
    expect(played.slice(4)).toEqual([]);
  });

  it("shows again what happened since the last choice of one's own, without its tales", async () => {
    const { frames, played, step, settle } = stage();
    frames.take(position(0, 0, []));
    expect(frames.canShowAgain).toBe(false);
    frames.take(position(1, 1, [tale(0)]));
    frames.take(position(2, 2, [told(1)]));
    for (let n = 0; n < 4; n++) {
      await settle();
      await step();
    }
    expect(frames.canShowAgain).toBe(true);
    frames.showAgain();
    expect(texts(frames)).toEqual(["line 0"]);
    for (let n = 0; n < 3; n++) {
      await settle();
      await step();
    }
    expect(played).toEqual(["line 0", "tale 0", "line 1", "line 0", "line 1"]);
    expect(frames.shown?.choices).toBe(2);
    expect(texts(frames)).toEqual(["line 0", "line 1"]);
    frames.beginAnew();
    expect(frames.canShowAgain).toBe(false);
  });

  it("knows what was chosen here from what others do", async () => {
    const { frames, step } = stage();
    frames.take(position(1, 0, []));
    frames.beginAnew();
    frames.take(position(2, 1, [told(0)]));
    frames.take(position(3, 2, [told(1)]));
    expect(frames.isOwn).toBe(true);
    await step();
    expect(frames.isOwn).toBe(false);
    await step();
  });
});
