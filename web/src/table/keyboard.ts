// The keys of the table, and what they do. Arrows lead to the board from anywhere; there it has its own: arrows and Enter.
import { settings } from "../shared/settings.svelte";
import type { Control } from "./choices";
import type { Desk } from "./desk.svelte";

/** For the list of keys: the keys, and the id of the words that say what they do. The letters of a game come from its scenes. */
export const KEYS: [string, string][] = [
  ["Arrows", "play-key-cursor"],
  ["Enter", "play-key-choose"],
  ["Esc", "play-key-back"],
  ["1 … 9", "play-key-nth"],
  ["E", "play-key-end"],
  ["U", "play-key-undo"],
  ["Y", "play-key-redo"],
  ["H", "play-key-hero"],
  ["V", "play-key-sight"],
  ["I", "play-key-intentions"],
  ["X", "play-key-look"],
  ["A", "play-key-coordinates"],
  ["L", "play-key-log"],
  ["K", "play-key-decks"],
  ["O", "play-key-overview"],
  ["B", "play-key-story"],
  ["Z", "play-key-again"],
  ["N", "play-key-list"],
  ["T", "play-key-hint"],
  ["W", "play-key-orders"],
  ["F", "play-key-fit"],
  ["+ −", "play-key-zoom"],
  ["Space", "play-key-skip"],
  ["?", "play-key-help"],
];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);

/** What moves by arrow keys itself. */
const OWN_ARROWS = "[role=slider], [role=tab], [role=radio], .scroll";

/** Back from the board to the question; true if the cursor was there. */
function leaveBoard(): boolean {
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !here.closest("[role=grid]")) return false;
  here.blur();
  document.querySelector<HTMLElement>(".decide")?.focus({ preventScroll: true });
  return true;
}

/** Does what the key says; true if it did something. */
export function pressed(event: KeyboardEvent, desk: Desk, controls: Control[]): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || desk.table.curtain) return false;
  if (event.key === "Escape") return !document.querySelector("dialog[open]") && (desk.back() || leaveBoard());
  if (document.querySelector("dialog[open]")) return false;
  if (desk.replay && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
    void desk.replay.go(desk.replay.at + (event.key === "ArrowLeft" ? -1 : 1));
    return true;
  }
  if (event.key.startsWith("Arrow")) {
    if (desk.menu || (event.target instanceof HTMLElement && event.target.matches(OWN_ARROWS))) return false;
    return desk.board?.walk(event.key) ?? false;
  }
  if (event.key === " ") {
    if (event.target instanceof HTMLElement && event.target.matches("button, a, summary")) return false;
    if (desk.replay) desk.replay.toggle();
    else desk.table.frames.skip();
    return true;
  }
  const letter = event.key.toUpperCase();
  const nth = /^[1-9]$/.test(letter) ? controls[Number(letter) - 1] : undefined;
  const control = nth ?? controls.find((one) => one.key === letter);
  if (control) {
    press(desk, control);
    return true;
  }
  return command(desk, letter);
}

function press(desk: Desk, control: Control): void {
  desk.pointer = { x: innerWidth / 2, y: innerHeight / 2 };
  if (control.choices.length === 1) desk.act(control.choices[0]!);
  else desk.offer(control.choices, control.label || desk.question?.prompt || "", desk.pointer);
}

function command(desk: Desk, letter: string): boolean {
  const does: Record<string, () => void> = {
    U: () => {
      const step = desk.table.frames.latest?.undo?.find((one) => one.by === "choice");
      if (step && !desk.replay) void desk.table.undo(step.to);
    },
    Y: () => {
      if (desk.table.frames.latest?.can_redo && !desk.replay) void desk.table.redo();
    },
    A: () => (settings.coordinates = !settings.coordinates),
    H: () => desk.nextHero(),
    V: () => void desk.toggleSight(),
    L: () => (desk.isLogOpen = !desk.isLogOpen),
    K: () => desk.scene?.piles.length && (desk.dialog = "decks"),
    O: () => (desk.dialog = "overview"),
    B: () => (desk.dialog = "story"),
    Z: () => desk.table.frames.showAgain(),
    N: () => (desk.dialog = "choices"),
    T: () => void desk.askHint(),
    I: () => (desk.isIntending = !desk.isIntending),
    X: () => desk.lookAround(),
    W: () => desk.table.now?.windows.length && (desk.dialog = "orders"),
    F: () => desk.board?.fit(),
    "+": () => desk.board?.zoomBy(1.25),
    "=": () => desk.board?.zoomBy(1.25),
    "-": () => desk.board?.zoomBy(0.8),
    "?": () => (desk.dialog = "keys"),
  };
  does[letter]?.();
  return letter in does;
}

/** Gives the focus back to whoever had it before a dialog; who had none finds the decision. */
export function giveBack(before: Element | null): void {
  const hadIt = before instanceof HTMLElement && before !== document.body && before.isConnected;
  const to = hadIt ? before : document.querySelector<HTMLElement>("[data-part='dock']");
  to?.focus({ preventScroll: true });
}
