import { expect, it } from "vitest";
import { fileName, readJournal } from "./journal";

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

it("is called like its table", () => {
  const table = { game: "dungeon-venture", table: "1f0c9a2b7d3e" };
  expect(fileName({ ...table, title: "Venerdì: la città!" })).toBe("venerdi-la-citta-1f0c9a.tenebra.json");
  expect(fileName({ ...table, title: "地下城" })).toBe("dungeon-venture-1f0c9a.tenebra.json");
});
