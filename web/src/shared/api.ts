// The server's requests, typed. A refusal of any kind is thrown as Refused, with a sentence for people.
import type {
  About,
  CampaignCard,
  CampaignOpened,
  Cover,
  Drawn,
  FoundRules,
  HowTo,
  ImportedTable,
  LessonBook,
  NewCampaign,
  NewTable,
  Opened,
  Rulebook,
  TableCard,
  Trouble,
} from "../wire";
import { reach } from "./reach.svelte";
import { settings } from "./settings.svelte";

/** The server did not carry it out, or could not be reached (`error` is then "offline"). */
export class Refused extends Error {
  constructor(
    readonly error: string,
    detail: string,
    readonly status = 0,
  ) {
    super(detail);
  }
}

interface Request {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: unknown;
  key?: string;
}

async function answer(path: string, { method = "GET", body, key }: Request = {}): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": settings.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (key) headers["Authorization"] = `Bearer ${key}`;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    reach.lose();
    throw new Refused("offline", "");
  }
  if (response.headers.has("x-from-before")) reach.lose();
  if (!response.ok) {
    const trouble = (await response.json().catch(() => ({}))) as Partial<Trouble>;
    throw new Refused(trouble.error ?? "server", trouble.detail ?? "", response.status);
  }
  return response;
}

async function ask<T>(path: string, request?: Request): Promise<T> {
  return (await (await answer(path, request)).json()) as T;
}

const inLanguage = (): string => `language=${settings.language}`;
const byKeys = (keys: string[]): Request => ({ method: "POST", body: { keys, language: settings.language } });

export const about = (): Promise<About> => ask("/about");
export const games = (): Promise<Cover[]> => ask(`/games?${inLanguage()}`);
export const rules = (game: string): Promise<Rulebook> => ask(`/games/${encodeURIComponent(game)}/rules?${inLanguage()}`);
export const howTo = (game: string): Promise<HowTo> => ask(`/games/${encodeURIComponent(game)}/howto?${inLanguage()}`);
/** The rules that answer a plain question, best first. */
export const findRules = (game: string, question: string): Promise<FoundRules> =>
  ask(`/games/${encodeURIComponent(game)}/rules/found?${inLanguage()}&ask=${encodeURIComponent(question)}`);

const lessonPath = (game: string, lesson: string): string =>
  `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`;
export const lesson = (game: string, id: string): Promise<LessonBook> => ask(`${lessonPath(game, id)}?${inLanguage()}`);
export const openLesson = (game: string, id: string, name: string): Promise<Opened> =>
  ask(lessonPath(game, id), { method: "POST", body: { name } });

/** The tables that these keys open; keys that open none are left out. */
export const desk = (keys: string[]): Promise<TableCard[]> => ask("/desk", byKeys(keys));
export const openTable = (wanted: NewTable): Promise<Opened> => ask("/tables", { method: "POST", body: wanted });
export const importTable = (saved: ImportedTable): Promise<Opened> => ask("/tables/import", { method: "POST", body: saved });
export const removeTable = (table: string, key: string): Promise<unknown> =>
  answer(`/tables/${table}`, { method: "DELETE", key });
/** Gives a table a name; an empty one takes it back. */
export const nameTable = (table: string, key: string, title: string): Promise<TableCard> =>
  ask(`/tables/${table}?${inLanguage()}`, { method: "PATCH", body: { title }, key });
export const journal = async (table: string, key: string): Promise<Blob> =>
  (await answer(`/tables/${table}/journal`, { key })).blob();

export const draws = (table: string, key: string): Promise<Drawn> => ask(`/tables/${table}/draws`, { key });

export const campaigns = (keys: string[]): Promise<CampaignCard[]> => ask("/campaigns/desk", byKeys(keys));
export const beginCampaign = (wanted: NewCampaign): Promise<CampaignOpened> =>
  ask("/campaigns", { method: "POST", body: wanted });
export const nextAdventure = (campaign: string, key: string, scenario: string): Promise<Opened> =>
  ask(`/campaigns/${campaign}/tables`, { method: "POST", body: { scenario }, key });
