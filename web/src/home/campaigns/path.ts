// The path of a campaign: what was played, what is under way, what can come next, then what is still ahead.
import type { CampaignCard, Cover, TableCard } from "../../wire";

type Fate = "won" | "lost" | "again" | "played" | "now" | "next" | "ahead";
export interface Step {
  id: string;
  name: string;
  icon: string;
  fate: Fate;
}

/** Every scenario once, with the last that became of it. Nothing is assumed about the order: the game tells what is next. */
export function path(card: CampaignCard, cover: Cover, tables: TableCard[]): Step[] {
  const fates = past(card, tables);
  const now = tables.find((table) => card.table && table.table === card.table)?.scenario;
  if (now) fates.set(now, "now");
  for (const id of card.next) fates.set(id, fates.get(id) === "lost" ? "again" : "next");
  if (!card.is_over) for (const id of cover.campaign?.path ?? []) if (!fates.has(id)) fates.set(id, "ahead");
  return [...fates].map(([id, fate]) => {
    const scenario = cover.scenarios.find((one) => one.id === id);
    return { id, name: scenario?.name ?? id, icon: scenario?.icon ?? "", fate };
  });
}

/** What was played, in order. A record may name only what was won: the tables of this browser know the names of the rest. */
function past(card: CampaignCard, tables: TableCard[]): Map<string, Fate> {
  const fates = new Map<string, Fate>();
  for (const { scenario, is_won } of card.past) {
    fates.delete(scenario);
    fates.set(scenario, is_won ? "won" : "lost");
  }
  const namesAllWon = card.past.filter((one) => one.is_won).length === card.won;
  for (const { scenario } of tables.filter((table) => table.status === "over").sort((a, b) => a.changed - b.changed)) {
    if (!fates.has(scenario)) fates.set(scenario, namesAllWon ? "lost" : "played");
  }
  return fates;
}
