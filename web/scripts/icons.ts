// Sprites: icons.svg with every icon the page and the games name (web/icons.txt, and the values of games/*/icons.toml),
// home-icons.svg with the few that the first view needs (web/icons-home.txt), so that it comes quickly.
import { readFileSync, readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";
import type { Plugin } from "vite";

const GAMES = join(import.meta.dirname, "../../src/tenebra/games");
const OWN = join(import.meta.dirname, "../icons.txt");
const HOME = join(import.meta.dirname, "../icons-home.txt");

const listed = (file: string): string[] => readFileSync(file, "utf8").split("\n").filter(Boolean);

function iconNames(): string[] {
  const names = new Set([...listed(OWN), ...listed(HOME)]);
  for (const game of readdirSync(GAMES)) {
    const file = join(GAMES, game, "icons.toml");
    if (!existsSync(file)) continue;
    for (const found of readFileSync(file, "utf8").matchAll(/=\s*"([a-z0-9-]+)"/g)) names.add(found[1]!);
  }
  return [...names].sort();
}

/** Whole units on a grid of 512 are finer than any screen shows an icon, and half the size. */
function rounded(body: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`, {
    plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

function sprite(names: string[]): string {
  const path = join(import.meta.dirname, "../node_modules/@iconify-json/game-icons/icons.json");
  const known = JSON.parse(readFileSync(path, "utf8")).icons as Record<string, { body: string }>;
  const symbols = names.map((name) => {
    const icon = known[name];
    if (!icon) throw new Error(`there is no icon ${name} in game-icons`);
    const body = icon.body.replace(/ fill="(currentColor|#fff)"/g, "");
    return `<symbol id="${name}" viewBox="0 0 512 512" fill="currentColor">${rounded(body)}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- game-icons.net, CC BY 3.0 -->${symbols.join("\n")}</svg>`;
}

const SHEETS: Record<string, () => string[]> = { "icons.svg": iconNames, "home-icons.svg": () => listed(HOME).sort() };

export function icons(): Plugin {
  return {
    name: "tenebra-icons",
    configureServer(server) {
      for (const [sheet, names] of Object.entries(SHEETS)) {
        server.middlewares.use(`/${sheet}`, (_request, response) => {
          response.setHeader("Content-Type", "image/svg+xml");
          response.end(sprite(names()));
        });
      }
    },
    generateBundle() {
      for (const [fileName, names] of Object.entries(SHEETS)) this.emitFile({ type: "asset", fileName, source: sprite(names()) });
    },
  };
}
