// What a person sets for this browser: language, theme, motion, speed.
export type Theme = "dark" | "light" | "contrast";
export type Language = "en" | "it";
export type Speed = "calm" | "quick" | "instant";

interface Settings {
  language: Language;
  theme: Theme;
  motion: boolean;
  speed: Speed;
  calmGraphics: boolean;
  /** Letters and numbers along the edges of the board. */
  coordinates: boolean;
  name: string;
  /** The lessons that were learnt to their end: `<game>/<lesson>`. */
  learnt: string[];
  /** The words of games that were explained. */
  explained: string[];
}

const PLACE = "tenebra.settings";

function initial(): Settings {
  const usual: Settings = {
    language: navigator.language.startsWith("it") ? "it" : "en",
    theme: matchMedia("(prefers-contrast: more)").matches ? "contrast" : "dark",
    motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
    speed: "calm",
    calmGraphics: false,
    coordinates: false,
    name: "",
    learnt: [],
    explained: [],
  };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch {
    return usual;
  }
}

export const settings = $state(initial());

/** Keeps the settings and puts them on the page; called once. */
export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(PLACE, JSON.stringify(settings));
      const root = document.documentElement;
      root.lang = settings.language;
      root.dataset.theme = settings.theme;
      root.dataset.motion = settings.motion ? "full" : "reduced";
      root.dataset.graphics = settings.calmGraphics ? "calm" : "full";
    });
  });
}
