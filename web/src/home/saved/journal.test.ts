import { expect, it } from "vitest";
import { readJournal } from "./journal";

it("reads a journal", () => {
  expect(readJournal('{"game": "dungeon-venture"}')).toEqual({ journal: { game: "dungeon-venture" } });
});

it("says on which line a file stops being JSON", () => {
  const read = readJournal('{\n  "game": "x",\n  "seed": oops\n}');
  expect(read).toMatchObject({ line: 3 });
});

it("does not take a list or a number for a journal", () => {
  expect(readJournal("[1]")).toMatchObject({ line: 1 });
  expect(readJournal("7")).toMatchObject({ line: 1 });
});
