// Where the picture of an icon lies. Whoever shows one game away from its table sets its own small sheet for all that is in it.
import figures from "virtual:figures";
import { getContext, setContext } from "svelte";

type Picture = (icon: string) => string;

const KEY = "pictures";
const whole: Picture = (icon) => `/icons.svg#${icon}`;

/** From here on, figures and things come from the sheet of this game; what it does not have, from the whole one. */
export function useSheetOf(game: string): void {
  const known = new Set(figures[game]);
  setContext<Picture>(KEY, (icon) => (known.has(icon) ? `/figures-${game}.svg#${icon}` : whole(icon)));
}

export const pictures = (): Picture => getContext<Picture | undefined>(KEY) ?? whole;
