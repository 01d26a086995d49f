import { expect, it } from "vitest";
import { bits, unmarked } from "./ledger";

it("tells marks and other rules apart", () => {
  expect(bits("The Mage (*Maga*) chooses **3 Spells** (DV-RUL-04).")).toEqual([
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
