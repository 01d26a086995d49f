// A new table from a moment of this one: what would have happened if.
import { keepTable } from "../shared/keys";
import { go } from "../shared/router.svelte";
import { say } from "../shared/words.svelte";
import type { Branch, Chair, Opened, SeatWish } from "../wire";
import type { Table } from "./table.svelte";

/** Everybody sits where they sit; what friends played becomes mine, for it is my what-if. */
const wish = (chair: Chair, name: string): SeatWish => ({
  seat: chair.seat,
  by: chair.by === "person" ? "me" : chair.who === "random" ? "random" : "greedy",
  name: chair.by === "person" ? name : "",
});

/** Opens a table on which so many choices were made, and goes there. */
export async function branch(table: Table, choices: number): Promise<void> {
  const seats = table.chairs.map((chair) => wish(chair, table.people[0] ?? ""));
  const answer = await fetch(`/api/tables/${table.id}/branch`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${table.key}` },
    body: JSON.stringify({ choices, seats } satisfies Branch),
  });
  if (!answer.ok) {
    table.toast(((await answer.json().catch(() => ({}))) as { detail?: string }).detail ?? say("play-trouble"), "", true);
    return;
  }
  const opened = (await answer.json()) as Opened;
  keepTable(opened.table, opened.key, { invitations: opened.invitations, watch: opened.watch, isIntroduced: true });
  go(`/table/${opened.table}`);
}
