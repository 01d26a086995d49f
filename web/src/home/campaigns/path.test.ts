import { expect, it } from "vitest";
import type { CampaignCard, Cover, TableCard } from "../../wire";
import { path } from "./path";

const ids = ["gronks-lair", "ravens-watch", "iron-cells", "black-moon"];
const cover = { campaign: { name: "", blurb: "", path: ids }, scenarios: ids.map((id) => ({ id, name: id.toUpperCase(), icon: "troll" })) } as unknown as Cover;
const card = { campaign: "c", played: 2, won: 1, next: ["iron-cells"], table: "" } as unknown as CampaignCard;
const table = (scenario: string, more: Partial<TableCard>): TableCard => ({ table: `t-${scenario}`, scenario, status: "over", outcome: "heroes", changed: 1, ...more }) as unknown as TableCard;
const fates = (given: CampaignCard, tables: TableCard[]): string[] => path(given, cover, tables).map((step) => step.fate);

it("knows what was won and lost from the tables, and only the number without them", () => {
  expect(fates(card, [table("gronks-lair", {}), table("ravens-watch", { outcome: "keeper" })])).toEqual(["won", "lost", "next", "ahead"]);
  expect(fates(card, [])).toEqual(["played", "played", "next", "ahead"]);
});

it("shows the adventure under way", () => {
  const under = { ...card, next: [], table: "t-iron-cells" };
  expect(fates(under, [table("iron-cells", { status: "playing", outcome: "" })])).toEqual(["played", "played", "now", "ahead"]);
});
