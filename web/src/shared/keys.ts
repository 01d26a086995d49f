// The keys this browser holds: one for each table and campaign. A key is all that says who somebody is.
import type { Invitation } from "../wire";
import { house } from "./house.svelte";

export interface TableKey {
  key: string;
  /** When it came here, in milliseconds. */
  since: number;
  /** Keys for others, as they were given when the table was opened here. */
  invitations?: Invitation[];
  watch?: string;
  /** The introduction to its scenario was read here. */
  isIntroduced?: boolean;
  /** How many steps of its lesson were read here. */
  read?: number;
  /** The hash of the seed as it was first told here: what the dice are verified against. */
  commitment?: string;
}

export interface CampaignKey {
  key: string;
  since: number;
}

interface Ring {
  tables: Record<string, TableKey>;
  campaigns: Record<string, CampaignKey>;
}

const PLACE = "tenebra.keys";

function read(): Ring {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Ring>;
    return { tables: { ...kept.tables }, campaigns: { ...kept.campaigns } };
  } catch {
    return { tables: {}, campaigns: {} };
  }
}

function change(edit: (ring: Ring) => void): void {
  const ring = read();
  edit(ring);
  localStorage.setItem(PLACE, JSON.stringify(ring));
}

export const tableKeys = (): Record<string, TableKey> => read().tables;
export const campaignKeys = (): Record<string, CampaignKey> => read().campaigns;

/** The key for a table, or "" when this browser has none. */
export const keyOf = (table: string): string => read().tables[table]?.key ?? "";

export const isIntroduced = (table: string): boolean => read().tables[table]?.isIntroduced ?? false;

export function keepTable(table: string, key: string, more: Omit<TableKey, "key" | "since"> = {}): void {
  change((ring) => {
    const { isIntroduced, commitment } = ring.tables[table] ?? {};
    ring.tables[table] = { key, since: Date.now(), isIntroduced, commitment, ...more };
  });
}

export function keepIntroduced(table: string): void {
  change((ring) => ring.tables[table] && (ring.tables[table].isIntroduced = true));
}

/** How many steps of a table's lesson were read. */
export const readOf = (table: string): number => read().tables[table]?.read ?? 0;

export function keepRead(table: string, steps: number): void {
  change((ring) => ring.tables[table] && (ring.tables[table].read = steps));
}

/** The commitment that was told first; a later one takes no place of it. */
export function keepCommitment(table: string, commitment: string): string {
  const known = read().tables[table];
  if (known && !known.commitment) change((ring) => (ring.tables[table]!.commitment = commitment));
  return known?.commitment || commitment;
}

export function keepCampaign(campaign: string, key: string): void {
  change((ring) => (ring.campaigns[campaign] = { key, since: Date.now() }));
}

export function forgetTable(table: string): void {
  change((ring) => delete ring.tables[table]);
}

export function forgetCampaign(campaign: string): void {
  change((ring) => delete ring.campaigns[campaign]);
}

/** The key inside what somebody pasted: a whole invitation link, or the key itself. */
export function keyIn(pasted: string): string {
  const text = pasted.trim();
  const link = /\/join[/#]([\w.~-]+)/.exec(text);
  if (link) return link[1]!;
  return /^[\w.~-]{6,}$/.test(text) ? text : "";
}

/** The address that gives a key to somebody else. What follows `#` never leaves the browser, so no log has it. */
export const invitationLink = (key: string): string => `${house.origin}/join#${key}`;

/** Keys on their way to another device. */
export interface Load {
  tables: [string, string][];
  campaigns: [string, string][];
}

/** All that this browser holds, the newest first. */
export function allKeys(): Load {
  const { tables, campaigns } = read();
  const listed = (kept: Record<string, { key: string; since: number }>): [string, string][] =>
    Object.entries(kept)
      .sort(([, a], [, b]) => b.since - a.since)
      .map(([id, { key }]) => [id, key]);
  return { tables: listed(tables), campaigns: listed(campaigns) };
}

/** The address that puts keys into another browser. */
export function carryLink({ tables, campaigns }: Load): string {
  const packed = [...tables.map((one) => `t.${one.join(".")}`), ...campaigns.map((one) => `c.${one.join(".")}`)];
  return `${house.origin}/carry#${packed.join("~")}`;
}

/** The keys in such an address; what is none of them is left out. */
export function carried(fragment: string): Load {
  const found = fragment.split("~").flatMap((part) => [/^([tc])\.([\w-]+)\.([\w-]+)$/.exec(part) ?? []]);
  const of = (kind: string): [string, string][] => found.flatMap(([, which, id, key]) => (which === kind ? [[id!, key!]] : []));
  return { tables: of("t"), campaigns: of("c") };
}

/** Holds what was carried here; a key that was here for the same table gives way. */
export function keepAll({ tables, campaigns }: Load): void {
  for (const [table, key] of tables) if (keyOf(table) !== key) keepTable(table, key);
  for (const [campaign, key] of campaigns) keepCampaign(campaign, key);
}

/** The invitations of a table of one's own are others now. */
export function keepInvitations(table: string, keys: Invitation[]): void {
  change((ring) => {
    const kept = ring.tables[table];
    if (!kept) return;
    kept.invitations = keys.filter((one) => one.seats.length);
    kept.watch = keys.find((one) => !one.seats.length)?.key ?? "";
  });
}
