import { describe, expect, it, vi } from "vitest";
import type { Choice, Hinted, Position } from "../wire";
import { Desk } from "./desk.svelte";
import type { Table } from "./table.svelte";

vi.mock("../shared/words.svelte", () => ({ say: String }));

const choice = (key: string): Choice => ({ key, label: key, at: [], forecasts: [] }) as unknown as Choice;
const position = (choices: number, ...keys: string[]): Position =>
  ({
    type: "position",
    choices,
    seat: "vardak",
    events: 0,
    scene: { question: { choices: keys.map(choice) } },
  }) as unknown as Position;

/** A table whose hint comes when it is told to. */
function tableAt(first: Position) {
  let answer = (_: Hinted) => {};
  const frames = { latest: first };
  const table = { frames, isPassing: false, hint: () => new Promise<Hinted>((done) => (answer = done)) };
  Object.defineProperty(table, "now", { get: () => frames.latest.scene });
  return { table: table as unknown as Table, frames, answer: (option: string) => answer({ option, why: "because" } as Hinted) };
}

describe("a hint", () => {
  it("takes the place of whatever else was open", async () => {
    const { table, answer } = tableAt(position(1, "end"));
    const desk = new Desk(table);
    desk.odds = { at: { x: 0, y: 0 }, choice: choice("end") };
    const asked = desk.askHint();
    answer("end");
    await asked;
    expect(desk.odds).toBeNull();
    expect(desk.hint).toEqual({ option: "end", why: "because" });
  });

  it("is not given for a question that was answered meanwhile", async () => {
    const { table, frames, answer } = tableAt(position(1, "end"));
    const desk = new Desk(table);
    const asked = desk.askHint();
    frames.latest = position(2, "move", "end");
    answer("end");
    await asked;
    expect(desk.hint).toBeNull();
    expect(desk.isThinking).toBe(false);
  });
});
