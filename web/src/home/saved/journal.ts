// A journal file as it comes from somebody's disk: JSON, or the line where it stops being JSON.
import type { TableCard } from "../../wire";

export type Read = { journal: Record<string, unknown> } | { line: number; what: string };

const TOKEN = /\s*(?:[{}[\],:]|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/** Browsers tell the place in different words or not at all; then it is where the text stops being made of JSON's pieces. */
function place(text: string, what: string): number {
  const told = /position (\d+)/.exec(what);
  if (told) return Number(told[1]);
  let at = 0;
  for (TOKEN.lastIndex = 0; TOKEN.test(text); at = TOKEN.lastIndex);
  return at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
}

export function readJournal(text: string): Read {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    const what = error instanceof Error ? error.message : "";
    const line = /line (\d+)/.exec(what);
    return { line: line ? Number(line[1]) : text.slice(0, place(text, what)).split("\n").length, what };
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) return { line: 1, what: text.trim().slice(0, 40) };
  return { journal: found as Record<string, unknown> };
}

/** What a saved game is called on a disk: like the table, in letters that every disk takes. */
export function fileName({ title, game, table }: Pick<TableCard, "title" | "game" | "table">): string {
  const plain = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const name = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return `${name || game}-${table.slice(0, 6)}.tenebra.json`;
}
