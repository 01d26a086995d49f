// What comes before the page's code: `index.html` and `manifest.webmanifest`, in another language `index.it.html` and
// `manifest.it.webmanifest`, with their words put in for ⟨ids⟩; and `worker.js`, which is told every file of the page.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const WEB = join(import.meta.dirname, "..");
const LOCALE = join(WEB, "../src/tenebra/locale");
const FIRST = "en";
const LANGUAGES = readdirSync(LOCALE).filter((name) => /^[a-z]{2}$/.test(name));

const ending = (language: string): string => (language === FIRST ? "" : `.${language}`);

function spoken(text: string, language: string): string {
  const words = new FluentBundle(language, { useIsolating: false });
  words.addResource(new FluentResource(readFileSync(join(LOCALE, language, "page.ftl"), "utf8")));
  const about: Record<string, string> = { language, ending: ending(language) };
  return text.replace(/⟨([\w-]+)⟩/g, (_, id: string) => about[id] ?? words.formatPattern(words.getMessage(id)!.value!));
}

export function shell(): Plugin {
  return {
    name: "tenebra-shell",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler: (html, { server }) => (server ? spoken(html, FIRST) : html),
    },
    generateBundle(_options, bundle) {
      const page = bundle["index.html"];
      if (page?.type !== "asset") throw new Error("the page has no index.html");
      const manifest = readFileSync(join(WEB, "manifest.json"), "utf8");
      const html = String(page.source);
      page.source = spoken(html, FIRST);
      for (const language of LANGUAGES) {
        this.emitFile({ type: "asset", fileName: `manifest${ending(language)}.webmanifest`, source: spoken(manifest, language) });
        if (language !== FIRST)
          this.emitFile({ type: "asset", fileName: `index.${language}.html`, source: spoken(html, language) });
      }
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const worker = readFileSync(join(WEB, "worker.js"), "utf8");
      const source = `const FILES = ${JSON.stringify(files.map((name) => `/${name}`))};\n${worker}`;
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}
