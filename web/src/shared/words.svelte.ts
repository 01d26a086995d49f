// The page's words: the Fluent files that the Python side checks for completeness.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

import en from "../../../src/tenebra/locale/en/page.ftl?raw";
import it from "../../../src/tenebra/locale/it/page.ftl?raw";

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const BUNDLES: Record<Language, FluentBundle> = { en: bundle("en", en), it: bundle("it", it) };

/** The words for an id, in the language that is set; reading it inside a component follows the setting. */
export function say(id: string, about: Record<string, FluentVariable> = {}): string {
  const words = BUNDLES[settings.language];
  const pattern = words.getMessage(id)?.value;
  return pattern ? words.formatPattern(pattern, about) : `⟨${id}⟩`;
}
