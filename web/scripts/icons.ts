// One sprite with every icon the page and the games name: web/icons.txt, and the values of games/*/icons.toml.
import { readFileSync, readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const GAMES = join(import.meta.dirname, "../../src/tenebra/games");
const OWN = join(import.meta.dirname, "../icons.txt");

function iconNames(): string[] {
  const names = new Set(readFileSync(OWN, "utf8").split("\n").filter(Boolean));
  for (const game of readdirSync(GAMES)) {
    const file = join(GAMES, game, "icons.toml");
    if (!existsSync(file)) continue;
    for (const found of readFileSync(file, "utf8").matchAll(/=\s*"([a-z0-9-]+)"/g)) names.add(found[1]!);
  }
  return [...names].sort();
}

function sprite(): string {
  const path = join(import.meta.dirname, "../node_modules/@iconify-json/game-icons/icons.json");
  const known = JSON.parse(readFileSync(path, "utf8")).icons as Record<string, { body: string }>;
  const symbols = iconNames().map((name) => {
    const icon = known[name];
    if (!icon) throw new Error(`there is no icon ${name} in game-icons`);
    const body = icon.body.replace(/ fill="(currentColor|#fff)"/g, "");
    return `<symbol id="${name}" viewBox="0 0 512 512" fill="currentColor">${body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg"><!-- game-icons.net, CC BY 3.0 -->${symbols.join("\n")}</svg>`;
}

export function icons(): Plugin {
  return {
    name: "tenebra-icons",
    configureServer(server) {
      server.middlewares.use("/icons.svg", (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sprite());
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "icons.svg", source: sprite() });
    },
  };
}
