import { expect, it } from "vitest";
import type { CampaignCard, Cover, TableCard } from "../../wire";
import { path } from "./path";

const ids = ["gronks-lair", "ravens-watch", "iron-cells", "black-moon"];
const cover = {
  campaign: { name: "", blurb: "", path: ids },
  scenarios: ids.map((id) => ({ id, name: id.toUpperCase(), icon: "troll" })),
} as unknown as Cover;
const campaign = (more: Partial<CampaignCard>): CampaignCard =>
  ({ campaign: "c", played: 0, won: 0, past: [], next: [], table: "", is_over: false, ...more }) as unknown as CampaignCard;
const table = (scenario: string, more: Partial<TableCard> = {}): TableCard =>
  ({ table: `t-${scenario}`, scenario, status: "over", outcome: "anything", changed: 1, ...more }) as unknown as TableCard;
const steps = (card: CampaignCard, tables: TableCard[] = []): string[] =>
  path(card, cover, tables).map((step) => `${step.id} ${step.fate}`);
const won = (scenario: string) => ({ scenario, is_won: true });
const lost = (scenario: string) => ({ scenario, is_won: false });

it("goes the way that was gone, not the way that is printed", () => {
  const card = campaign({
    played: 2,
    won: 1,
    past: [won("black-moon"), lost("ravens-watch")],
    next: ["ravens-watch", "gronks-lair"],
  });
  expect(steps(card)).toEqual(["black-moon won", "ravens-watch again", "gronks-lair next", "iron-cells ahead"]);
});

it("tells of a scenario that was tried again what came of it last", () => {
  const card = campaign({
    played: 3,
    won: 2,
    past: [lost("iron-cells"), won("gronks-lair"), won("iron-cells")],
    next: ["black-moon"],
  });
  expect(steps(card)).toEqual(["gronks-lair won", "iron-cells won", "black-moon next", "ravens-watch ahead"]);
});

it("knows from the tables of this browser what the record does not name, whatever the game calls their outcome", () => {
  const card = campaign({ played: 2, won: 1, past: [won("gronks-lair")], next: ["iron-cells"] });
  expect(steps(card, [table("ravens-watch"), table("gronks-lair")])).toEqual([
    "gronks-lair won",
    "ravens-watch lost",
    "iron-cells next",
    "black-moon ahead",
  ]);
  expect(steps({ ...card, won: 2 }, [table("ravens-watch")])[1]).toBe("ravens-watch played");
  expect(steps(card)).toEqual(["gronks-lair won", "iron-cells next", "ravens-watch ahead", "black-moon ahead"]);
});

it("shows the scenario under way, also one that was lost before", () => {
  const card = campaign({ played: 1, past: [lost("iron-cells")], table: "t-again" });
  const tables = [table("iron-cells"), table("iron-cells", { table: "t-again", status: "playing", outcome: "" })];
  expect(steps(card, tables)).toEqual(["iron-cells now", "gronks-lair ahead", "ravens-watch ahead", "black-moon ahead"]);
});

it("has nothing ahead when it is over, and everything to choose from when the game says so", () => {
  expect(steps(campaign({ played: 1, past: [lost("gronks-lair")], is_over: true }))).toEqual(["gronks-lair lost"]);
  expect(steps(campaign({ next: ids }))).toEqual(ids.map((id) => `${id} next`));
});
