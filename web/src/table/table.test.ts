import { describe, expect, it, vi } from "vitest";
import type { AnyNews, Chair, Position } from "../wire";
import { Table } from "./table.svelte";

let hear = (_: AnyNews) => {};
const looked: { seat?: string; follow?: Record<string, number> }[] = [];
vi.mock("../shared/settings.svelte", () => ({ settings: { language: "en", speed: "instant" } }));
vi.mock("../shared/words.svelte", () => ({ say: String }));
vi.mock("../shared/connection.svelte", () => ({
  Refused: class extends Error {},
  Connection: class {
    constructor(_: unknown, heard: (news: AnyNews) => void) {
      hear = heard;
    }
    ask = (asking: { type: string; seat?: string; follow?: Record<string, number> }) => {
      if (asking.type === "look") looked.push(asking);
      return Promise.resolve(null);
    };
  },
}));

const chair = (seat: string, who: string) => ({ seat, who, by: "person", is_yours: true }) as Chair;
const position = (choices: number, seat: string, ...asked: string[]) =>
  ({ type: "position", choices, seat, asked, events: choices, scene: {}, told: [] }) as unknown as Position;

/** Ada and Bruno at one device; Ada has answered, Bruno is asked. */
async function passed(): Promise<Table> {
  const table = new Table("t", "key");
  const chairs = [chair("vardak", "Ada"), chair("wick", "Bruno")];
  hear({ type: "welcome", seat: "vardak", seats: ["vardak", "wick"], table: { chairs } } as unknown as AnyNews);
  hear(position(1, "vardak", "vardak"));
  table.turn();
  await table.unveil();
  hear(position(1, "vardak", "vardak"));
  table.turn();
  expect(table.person).toBe("Ada");
  hear(position(2, "vardak", "wick"));
  await vi.waitUntil(() => !table.frames.isPlaying);
  table.turn();
  expect(table.curtain?.person).toBe("Bruno");
  return table;
}

describe("the curtain", () => {
  it("stays down until what lies behind it is the next person's own", async () => {
    const table = await passed();
    table.turn();
    expect(table.curtain).not.toBeNull();
    await table.unveil();
    table.turn();
    expect(table.curtain).not.toBeNull();
    hear(position(2, "wick", "wick"));
    table.turn();
    expect([table.curtain, table.person]).toEqual([null, "Bruno"]);
  });

  it("rises also if somebody else's news comes first", async () => {
    const table = await passed();
    await table.unveil();
    hear(position(3, "vardak", "wick"));
    table.turn();
    expect(table.curtain).not.toBeNull();
    hear(position(3, "wick", "wick"));
    await vi.waitUntil(() => !table.frames.isPlaying);
    table.turn();
    expect([table.curtain, table.person]).toEqual([null, "Bruno"]);
  });
});

describe("a person with several seats", () => {
  const all = ["vardak", "storm", "wick"];
  const seated = (...people: string[]): Table => {
    const table = new Table("t", "key");
    const chairs = all.map((seat, at) => chair(seat, people[at]!));
    hear({ type: "welcome", seat: "vardak", seats: all, table: { chairs } } as unknown as AnyNews);
    looked.length = 0;
    return table;
  };

  it("is turned to the one that need not wait for another, once for each position", async () => {
    const table = seated("Ada", "Ada", "Ada");
    const asks = async (choices: number, ...each: boolean[]) => {
      const seats = [];
      for (const waits of each) {
        looked.length = 0;
        hear({ ...position(choices, table.seat, ...all), scene: { question: { waits } } } as unknown as Position);
        await vi.waitUntil(() => !table.isLooking);
        seats.push(looked.at(-1)?.seat);
      }
      return seats;
    };
    expect(await asks(1, true, true, false)).toEqual(["storm", "wick", undefined]);
    expect(await asks(2, true, true, true, true)).toEqual(["vardak", "storm", undefined, undefined]);
  });

  it("lets the line turn to seats of theirs that have been looked through, and to nobody else's", async () => {
    const table = seated("Ada", "Ada", "Bruno");
    hear(position(1, "vardak", "storm"));
    await vi.waitUntil(() => !table.isLooking);
    hear(position(1, "storm", "storm"));
    hear(position(2, "vardak", "vardak"));
    expect([looked.map((one) => one.seat), table.seat]).toEqual([["storm"], "vardak"]);
    await table.look("vardak");
    expect(Object.keys(looked.at(-1)!.follow!)).toEqual(["storm"]);
  });
});
