// The options of a decision, laid out for people: one brass button, attacks with their odds, tiles by verb, the end last.
import type { Cards, Choice, Question, Scene } from "../wire";

/** One control of the dock: a big button for a single choice, or a tile for all choices of a verb. */
export interface Control {
  id: string;
  kind: "big" | "tile";
  tone: "primary" | "foe" | "other" | "end";
  label: string;
  icon: string;
  /** The letter that does it, if it has one of its own. */
  key: string;
  choices: Choice[];
}

/** Ends or declines, in every game. */
const END = "E";
/** The tile that holds what found no room; its words are the page's own. */
export const MORE = "more";
/** What a big button takes of the room, in tiles. */
const BIG = 2;

export const isLast = (choice: Choice): boolean => choice.is_last;
/** Where one can go or put something: the board shows it better than any list. */
export const isSpace = (choice: Choice): boolean => choice.group === "space";

/** It puts something on the board, where nobody walks to. */
export const isPlacing = (choice: Choice): boolean => isSpace(choice) && choice.at.length > 0 && !choice.path.length;

/** A lesson may want something else first: what it shuts is shown, and not done. */
export const isOpen = (choice: Choice): boolean => !choice.is_shut;

/** What it is done for more or less of; alone where nothing else does the same. */
const seriesOf = (choice: Choice): string => choice.series || choice.key;

/** Choices that differ in nothing but their price, together, in the order in which they are first met. */
export function inSeries(choices: readonly Choice[]): Choice[][] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(seriesOf(choice), [...(found.get(seriesOf(choice)) ?? []), choice]);
  return [...found.values()];
}

/** The controls of a decision in their order, the last ones at the end; groups are gathered until all fit into `room` tiles. */
export function arrange(question: Question, room: number): Control[] {
  const best = question.choices.find((choice) => choice.key === question.best);
  const all = inSeries(question.choices);
  const whole = new Map(all.map((series) => [series[0]!, series]));
  const rest = all.filter((series) => !best || !series.includes(best)).map((series) => series[0]!);
  const groups = new Map<string, Choice[]>();
  for (const choice of rest.filter((other) => !isLast(other))) {
    const name = choice.verb;
    groups.set(name, [...(groups.get(name) ?? []), choice]);
  }
  // Beside the best of its verb the verb alone would not say which: "Kobold 1 acts", "Act".
  const isSpread = (verb: string, choices: Choice[]): boolean =>
    isMany(choices) || (verb === best?.verb && !choices.every(isSpace));
  const gathered = gather(groups, room - (best ? BIG : 0), isSpread);
  // Where others had better act first, nothing is brass.
  const first = best ? [big(best, question.waits ? "other" : "primary")] : [];
  const middle: Control[] = [];
  for (const [verb, choices] of groups) {
    if (gathered.has(verb) || !isSpread(verb, choices)) continue;
    for (const choice of choices) middle.push(big(choice, choice.forecasts.length ? "foe" : "other", whole.get(choice)));
  }
  for (const [verb, choices] of groups) {
    if (gathered.has(verb) || !isSpread(verb, choices))
      middle.push(
        tile(
          verb,
          choices.flatMap((choice) => whole.get(choice)!),
        ),
      );
  }
  fold(middle, room - (best ? BIG : 0));
  const last = rest.filter(isLast).map((choice): Control => ({ ...big(choice, "end"), kind: "tile" }));
  // To let it pass always stands last, even when it is the best there is.
  const isPassing = question.is_reaction && best !== undefined && isLast(best);
  return giveLetters(isPassing ? [...middle, ...last, ...first] : [...first, ...middle, ...last]);
}

/** Skills on which something can be laid: they are shown as tiles, and used there. */
export const isDocked = (pile: Cards): boolean => pile.kind === "skills" && pile.cards.some((card) => card.tokens.length > 0);

/** The question without what is picked from cards that lie there or used on tiles: it is done there, beside the best step. */
export function besideCards(scene: Scene, question: Question): Question {
  const there = scene.cards.filter((pile) => pile.kind === "laid" || isDocked(pile));
  const laid = new Set(there.flatMap((pile) => pile.cards.map((card) => card.id)));
  const isPicked = (choice: Choice) => choice.key !== question.best && choice.at.some((id) => laid.has(id));
  return question.best ? { ...question, choices: question.choices.filter((choice) => !isPicked(choice)) } : question;
}

/** What a narrow screen shows of a decision. */
export interface Narrow {
  big: Control[];
  tiles: Control[];
  /** What ends, or lets it pass. */
  ends: Control[];
  /** Every choice has a button of its own: no list of all is needed. */
  isWhole: boolean;
}

/** More than any screen has room for. */
const PLENTY = 40;

/** A few big buttons, so that three or four equal choices are all there, and one row of tiles; the list has the rest. */
export function arrangeNarrow(question: Question, most: number, row: number): Narrow {
  let all = arrange(question, PLENTY);
  for (let room = PLENTY; !isFew(all.filter(isBig), most) && room > 0; room--) all = arrange(question, room);
  const ends = all.filter((control) => !isBig(control) && control.tone === "end").slice(0, 1);
  const tiles = all.filter((control) => !isBig(control) && control.id !== MORE && !ends.includes(control));
  const isWhole = tiles.length <= row && all.every((control) => control.choices.length === 1);
  return { big: all.filter(isBig), tiles: isWhole ? tiles : tiles.slice(0, row - 1), ends, isWhole };
}

/** Two of any kind, or a few that do the same to different things. */
const isFew = (big: Control[], most: number): boolean =>
  big.length <= 2 || (big.length <= most && new Set(big.map(({ choices }) => choices[0]!.verb)).size === 1);

const isBig = (control: Control): boolean => control.kind === "big";

/** A group shown choice by choice: attacks always have their own button, one lone choice of a verb is a tile. */
const isMany = (choices: Choice[]): boolean => choices.length > 1 || choices[0]!.forecasts.length > 0;

/** The verbs that share one tile: spaces, which the board shows better, and then the largest groups until all fit. */
function gather(
  groups: Map<string, Choice[]>,
  room: number,
  isSpread: (verb: string, choices: Choice[]) => boolean,
): Set<string> {
  const gathered = new Set(
    [...groups].filter(([, choices]) => choices.length > 1 && choices.every(isSpace)).map(([verb]) => verb),
  );
  const size = (verb: string, choices: Choice[]) => (gathered.has(verb) || !isSpread(verb, choices) ? 1 : choices.length * BIG);
  const count = () => [...groups].reduce((sum, [verb, choices]) => sum + size(verb, choices), 0);
  while (count() > room) {
    const open = [...groups].filter(([verb, choices]) => choices.length > 1 && !gathered.has(verb));
    if (!open.length) break;
    gathered.add(open.reduce((most, group) => (group[1].length >= most[1].length ? group : most))[0]);
  }
  return gathered;
}

/** What still does not fit goes into one last tile. */
function fold(controls: Control[], room: number): void {
  const size = () => controls.reduce((sum, control) => sum + (control.kind === "big" ? BIG : 1), 0);
  if (size() <= room) return;
  const folded: Choice[] = [];
  while (size() > room - 1 && controls.length) folded.unshift(...controls.pop()!.choices);
  controls.push({ id: MORE, kind: "tile", tone: "other", label: "", icon: "stack", key: "", choices: folded });
}

function big(choice: Choice, tone: Control["tone"], choices = [choice]): Control {
  const label = choices.length > 1 ? choice.series : choice.label;
  return { id: choice.key, kind: "big", tone, label, icon: choice.icon, key: "", choices };
}

function tile(verb: string, choices: Choice[]): Control {
  const icons = new Set(choices.map((choice) => choice.icon));
  const icon = icons.size === 1 ? choices[0]!.icon : "card-play";
  const tone = choices.every((choice) => choice.forecasts.length) ? "foe" : "other";
  return { id: `verb:${verb}`, kind: "tile", tone, label: verb, icon, key: "", choices };
}

/** A letter belongs to the tile that gathers its choices; to a single button only if there is no other of that letter. */
function giveLetters(controls: Control[]): Control[] {
  const letterOf = ({ choices }: Control) => (isLast(choices[0]!) ? END : choices[0]!.letter);
  const owner = (letter: string): Control | undefined => {
    const of = controls.filter((control) => letterOf(control) === letter);
    return of.find((control) => control.kind === "tile") ?? (of.length === 1 || letter === END ? of[0] : undefined);
  };
  return controls.map((control) => (owner(letterOf(control)) === control ? { ...control, key: letterOf(control) } : control));
}

/** Everything that lies where somebody points: the thing itself, then what shares its space. */
export function thingsAt(scene: Scene, at: string): string[] {
  const piece = scene.pieces.find((one) => one.id === at);
  const place = piece?.place ?? scene.things.find((one) => one.id === at)?.place ?? at;
  const here = [...scene.pieces, ...scene.things].filter((one) => one.place === place).map((one) => one.id);
  return [...new Set([at, place, ...here])];
}

/** The choices that can be clicked there: those of the thing itself first, else those of its space. */
export function choicesAt(scene: Scene, at: string): Choice[] {
  const choices = scene.question?.choices ?? [];
  for (const id of thingsAt(scene, at)) {
    const found = choices.filter((choice) => choice.at.includes(id));
    if (found.length) return found;
  }
  return [];
}

/** What the best of the ways to a place costs besides its steps; nothing where one of them is free. */
export function warnAt(choices: readonly Choice[], place: string): string {
  const ways = choices.filter((choice) => choice.at.includes(place) && (choice.path.length || isSpace(choice)));
  return ways.every((choice) => choice.warn) ? (ways[0]?.warn ?? "") : "";
}

/** What somebody who clicks there probably wants, as the game would write it: to ask why it is not allowed. */
export function natural(scene: Scene, at: string): string {
  const piece = scene.pieces.find((one) => one.id === at);
  const wish = (words: string, what = at) => (words ? `${words} ${what}` : "");
  const { foe, friend, door, card, space } = scene.natural;
  if (piece) return wish(piece.side === "foe" || piece.side === "boss" ? foe : friend);
  if (scene.board.doors.some((one) => one.id === at)) return wish(door);
  if (scene.cards.some((pile) => pile.cards.some((one) => one.id === at))) return wish(card);
  return wish(space, scene.things.find((one) => one.id === at)?.place);
}

/** The bars of a distribution, the tail gathered so that at most `most` stand. */
export function bars(chances: number[], most = 4): { label: string; chance: number }[] {
  const shown = chances.map((chance, damage) => ({ label: `${damage}`, chance }));
  if (shown.length <= most) return shown;
  const tail = shown.slice(most - 1).reduce((sum, bar) => sum + bar.chance, 0);
  return [...shown.slice(0, most - 1), { label: `${most - 1}+`, chance: tail }];
}
