// What a person sets for this browser: language, theme, motion, pace, sounds, what is told how.
export type Theme = "dark" | "light" | "contrast";
export type Language = "en" | "it";
export type Speed = "slow" | "calm" | "quick" | "instant";
/** How the camera goes to where something happens; `still` stays where it is. */
export type Following = "slow" | "calm" | "quick" | "still";
export type Topic = "main" | "all" | "fight" | "find" | "story" | "why";

interface Settings {
  language: Language;
  theme: Theme;
  motion: boolean;
  speed: Speed;
  following: Following;
  /** Texts that are read aloud open as cards. */
  tales: boolean;
  /** Rounds and turns are announced. */
  banners: boolean;
  /** From 0, silent, to 1. */
  volume: number;
  /** What the chronicle shows. */
  topic: Topic;
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
    following: "calm",
    tales: true,
    banners: true,
    volume: matchMedia("(pointer: coarse)").matches ? 0 : 0.4,
    topic: "main",
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
      const ending = settings.language === "en" ? "" : `.${settings.language}`;
      document.querySelector<HTMLLinkElement>("link[rel=manifest]")?.setAttribute("href", `/manifest${ending}.webmanifest`);
      root.dataset.theme = settings.theme;
      root.dataset.motion = settings.motion ? "full" : "reduced";
      root.dataset.graphics = settings.calmGraphics ? "calm" : "full";
    });
  });
}
