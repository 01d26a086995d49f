// Sentences of the chronicle, cut so that names stand out.
import type { Topic } from "../shared/settings.svelte";
import type { Beat, Scene, Told } from "../wire";

export interface Part {
  text: string;
  isBold: boolean;
}

/** The names that stand out in the chronicle of a scene: everybody on the board and at the table. */
export function namesOf(scene: Scene): string[] {
  const names = new Set([...scene.pieces, ...scene.plates].map((one) => one.name).filter((name) => name.length > 2));
  return [...names].sort((a, b) => b.length - a.length);
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A sentence in parts: what people read, and the coordinates of places behind it, "(C7)", to be drawn small. */
export const placed = (text: string): { text: string; isAt: boolean }[] =>
  text
    .split(/( \([A-Z]+\d+(?:-[A-Z]+\d+)?\))/)
    .map((part, index) => ({ text: part, isAt: index % 2 === 1 }))
    .filter((part) => part.text);

/** A reason as people read it, and the rules that it cites in brackets. */
export function reason(why: string): { text: string; rules: string[] } {
  const rules: string[] = [];
  const text = why.replace(/ \(([A-Z]{2}-[A-Z]+-\d+(?:, [A-Z]{2}-[A-Z]+-\d+)*)\)/g, (_, cited: string) => {
    rules.push(...cited.split(", "));
    return "";
  });
  return { text, rules };
}

/** A sentence in parts, the first name of it in bold (the actor). */
export function parts(text: string, names: string[]): Part[] {
  if (!names.length) return [{ text, isBold: false }];
  const found = new RegExp(`(?<![\\p{L}\\d])(?:${names.map(escape).join("|")})(?![\\p{L}\\d])`, "u").exec(text);
  if (!found) return [{ text, isBold: false }];
  const end = found.index + found[0].length;
  return [
    { text: text.slice(0, found.index), isBold: false },
    { text: found[0], isBold: true },
    { text: text.slice(end), isBold: false },
  ].filter((part) => part.text);
}

/** The dice of a line, roll by roll. */
export const rolls = (line: Told): Beat[] => line.beats.filter((beat) => beat.kind === "dice" && beat.dice.length);

/** The lines without a reason that the same figure has given the last time, too. */
export function withoutRepeats(told: Told[]): Told[] {
  const last = new Map<string, string>();
  return told.map((line) => {
    if (!line.why) return line;
    const isSaid = last.get(line.who) === line.why;
    last.set(line.who, line.why);
    return isSaid ? { ...line, why: "" } : line;
  });
}

/** The lines to be read (those without text are only seen happening). */
export const readable = (told: Told[]): Told[] => told.filter((line) => line.text || line.is_round);

/** The lines about a topic; a round is named where it has such a line. */
export function about(told: Told[], topic: Topic): Told[] {
  if (topic === "all") return told;
  const isMeant = (line: Told) =>
    topic === "main" ? !line.is_clerical : topic === "why" ? line.why !== "" : line.topic === topic;
  return told.filter((line, index) => {
    if (!line.is_round) return isMeant(line);
    const next = told.findIndex((other, at) => at > index && (other.is_round || isMeant(other)));
    return next >= 0 && !told[next]!.is_round;
  });
}

/** A fact whose label begins with its value ("5", "5 steps left"): the rest of the label. */
export const labelAfter = (value: string, label: string): string =>
  label.startsWith(`${value} `) ? label.slice(value.length + 1) : label;

/** The places a line is about; where it names none, those of the figures seen in it. */
export function spotsOf(line: Told, scene: Scene): string[] {
  if (line.places.length) return line.places;
  const ids = line.beats.flatMap((beat) => [beat.who, beat.target]);
  return [...new Set(scene.pieces.filter((piece) => ids.includes(piece.id)).map((piece) => piece.place))];
}

/** Words between *stars* are set in italics, as the ledgers write them. */
export const emphasis = (text: string): { text: string; isItalic: boolean }[] =>
  text
    .split(/\*([^*]+)\*/)
    .map((part, index) => ({ text: part, isItalic: index % 2 === 1 }))
    .filter((part) => part.text);
