// The path of a campaign: every adventure with what became of it.
import type { CampaignCard, Cover, TableCard } from "../../wire";

export type Fate = "won" | "lost" | "played" | "now" | "next" | "ahead";
export interface Step {
  id: string;
  name: string;
  icon: string;
  fate: Fate;
  table: string;
}

/** The tables of this browser know how their adventures ended; of the others only the number is known. */
export function path(card: CampaignCard, cover: Cover, tables: TableCard[]): Step[] {
  return (cover.campaign?.path ?? []).map((id, n) => {
    const scenario = cover.scenarios.find((one) => one.id === id);
    const mine = tables.filter((table) => table.scenario === id).sort((a, b) => b.changed - a.changed)[0];
    let fate: Fate = n < card.played ? "played" : "ahead";
    if (card.next.includes(id)) fate = "next";
    else if (mine?.status === "over") fate = mine.outcome === "heroes" ? "won" : "lost";
    if (mine?.status === "playing" || (card.table && mine?.table === card.table)) fate = "now";
    return { id, name: scenario?.name ?? id, icon: scenario?.icon ?? "", fate, table: mine?.table ?? "" };
  });
}
