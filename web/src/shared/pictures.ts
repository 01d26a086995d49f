// Where the picture of an icon lies. Whoever shows one game away from its table sets its own small sheet for all that is in it.
import { addresses, figures } from "virtual:icons";
import { getContext, setContext } from "svelte";

type Picture = (icon: string) => string;
export type Sheet = "icons" | "home-icons" | `figures-${string}`;

const KEY = "pictures";

/** The address of an icon's picture on one sheet. */
export const pictureOn = (sheet: Sheet, icon: string): string => `${addresses[sheet]}#${icon}`;

const whole: Picture = (icon) => pictureOn("icons", icon);

/** From here on, figures and things come from the sheet of this game; what it does not have, from the whole one. */
export function useSheetOf(game: string): void {
  const known = new Set(figures[game]);
  setContext<Picture>(KEY, (icon) => (known.has(icon) ? pictureOn(`figures-${game}`, icon) : whole(icon)));
}

export const pictures = (): Picture => getContext<Picture | undefined>(KEY) ?? whole;
