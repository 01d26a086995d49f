// What a step of a lesson points at, as boxes in the window: `piece vardak`, `place C3`, `choice attack *`, `part undo`.
import type { BoardHandle } from "../board/handle";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A pattern with stars, as a lesson writes it. */
export function fits(pattern: string, text: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(text);
}

/** The keys of the choices behind a button. */
export const SEPARATOR = "\n";

/** The first of some elements that can be seen. */
function seen(elements: Iterable<Element>): Box | null {
  for (const element of elements) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width && height && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0)
      return { left, top, width, height };
  }
  return null;
}

const all = (selector: string): Iterable<Element> => document.querySelectorAll(selector);
/** Of several that stand for a part, the one that stands for the fewest. */
const part = (name: string): Box | null =>
  seen([...document.querySelectorAll<HTMLElement>(`[data-part~="${CSS.escape(name)}"]`)].toSorted((a, b) => count(a) - count(b)));
const count = ({ dataset }: HTMLElement): number => dataset.part!.split(" ").length;

function figure(board: BoardHandle | null, id: string): Box | null {
  const at = board?.spotOf(id);
  if (!at) return null;
  const reach = (at.reach ?? 24) + 4;
  return { left: at.x - reach, top: at.y - reach, width: 2 * reach, height: 2 * reach };
}

/** The button of a choice; where it has none of its own, the one that lists them all. */
function choice(pattern: string): Box | null {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-choice]")];
  return (
    seen(buttons.filter((button) => button.dataset.choice!.split(SEPARATOR).some((key) => fits(pattern, key)))) ?? part("choices")
  );
}

/** Where something is; null if it cannot be seen. */
export function boxOf(focus: string, board: BoardHandle | null): Box | null {
  const [kind, ...rest] = focus.split(" ");
  const name = rest.join(" ");
  const id = CSS.escape(name);
  switch (kind) {
    case "piece":
      return figure(board, name);
    case "place":
      return board?.boxAt(name) ?? null;
    case "door":
      return seen(all(`[data-door="${id}"]`));
    case "plate":
      return seen(all(`[data-plate="${id}"]`));
    case "card":
      return seen(all(`[data-card="${id}"], [data-card^="${id}."]`));
    case "choice":
      return choice(name);
    default:
      return part(name);
  }
}

/** What of it the dock of a phone shows. */
export const isInDock = (focus: string): boolean => /^(choice|card) |^part (dock|skills|choices|notnow)$/.test(focus);

/** What of it lies on the board. */
export const onBoard = (focus: readonly string[]): string[] =>
  focus.filter((one) => /^(piece|place|door) /.test(one)).map((one) => one.slice(one.indexOf(" ") + 1));
