import { expect, it } from "vitest";
import { bits, search, unmarked } from "./ledger";

const book = {
  chapters: [
    {
      title: "2. Setup",
      rules: [{ id: "DV-SET-07", chapter: "2. Setup", text: "The Mage (*Maga*) chooses **3 Spells** (DV-RUL-04)." }],
    },
    {
      title: "8. Movement",
      rules: [
        { id: "DV-MOV-01", chapter: "8. Movement", text: "No diagonal steps, però." },
        { id: "DV-MOV-02", chapter: "8. Movement", text: "Doors stop a step." },
      ],
    },
  ],
};
const ids = (wanted: string): string[] => search(book, wanted).flatMap((chapter) => chapter.rules.map((rule) => rule.id));

it("finds by id, by words in any order, by chapter, without accents", () => {
  expect(ids("")).toHaveLength(3);
  expect(ids("dv-mov")).toEqual(["DV-MOV-01", "DV-MOV-02"]);
  expect(ids("spells mage")).toEqual(["DV-SET-07"]);
  expect(ids("movement doors")).toEqual(["DV-MOV-02"]);
  expect(ids("PERO")).toEqual(["DV-MOV-01"]);
  expect(ids("dragon")).toEqual([]);
});

it("leaves out chapters without a hit", () => {
  expect(search(book, "mage").map((chapter) => chapter.title)).toEqual(["2. Setup"]);
});

it("tells marks and other rules apart", () => {
  expect(bits(book.chapters[0]!.rules[0]!.text)).toEqual([
    { kind: "text", text: "The Mage (" },
    { kind: "italic", text: "Maga" },
    { kind: "text", text: ") chooses " },
    { kind: "bold", text: "3 Spells" },
    { kind: "text", text: " (" },
    { kind: "rule", text: "DV-RUL-04" },
    { kind: "text", text: ")." },
  ]);
  expect(unmarked("12.1 Attack (*Attaccare*)")).toBe("12.1 Attack (Attaccare)");
});
