// Names in a row ("Giulia and Tomas"), and the names of people that were typed here before.
const PLACE = "tenebra.names";
const MOST = 12;

export const inARow = (names: string[], language: string): string => new Intl.ListFormat(language).format(names);

export function knownNames(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/** Remembers names, the latest first. */
export function rememberNames(names: string[]): void {
  const fresh = names.map((name) => name.trim()).filter(Boolean);
  localStorage.setItem(PLACE, JSON.stringify([...new Set([...fresh, ...knownNames()])].slice(0, MOST)));
}
