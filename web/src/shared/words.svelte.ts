// The page's words: the Fluent files that the Python side checks for completeness.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

const FILES = import.meta.glob<string>("../../../src/tenebra/locale/*/page*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(FILES))
    if (path.includes(`/${language}/`)) made.addResource(new FluentResource(text));
  return made;
}

const BUNDLES: Record<Language, FluentBundle> = { en: bundle("en"), it: bundle("it") };

/** The words for an id, in the language that is set; reading it inside a component follows the setting. */
export function say(id: string, about: Record<string, FluentVariable> = {}): string {
  const words = BUNDLES[settings.language];
  const pattern = words.getMessage(id)?.value;
  return pattern ? words.formatPattern(pattern, about) : `⟨${id}⟩`;
}
