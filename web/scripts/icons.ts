// Sprites: "icons" with every icon the page and the games name (web/icons.txt, the values of games/*/icons.toml, and the
// pictures of options in games/*/options.py), "home-icons" with the few that the first view needs (web/icons-home.txt, and
// who stands in games/*/diorama.ts), and "figures-<game>" with the figures and things of each game, so that a first view
// with a table in it comes quickly, too. The page gets their addresses from `virtual:icons`.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, existsSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";
import type { Plugin } from "vite";

const GAMES = join(import.meta.dirname, "../../src/tenebra/games");
const OWN = join(import.meta.dirname, "../icons.txt");
const HOME = join(import.meta.dirname, "../icons-home.txt");

const listed = (file: string): string[] => readFileSync(file, "utf8").split("\n").filter(Boolean);

const inGame = (game: string): string => join(GAMES, game, "icons.toml");
const games = (): string[] => readdirSync(GAMES).filter((game) => existsSync(inGame(game)));
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1]!);
const namedIn = (text: string): string[] => found(text, /=\s*"([a-z0-9-]+)"/g);

/** Who stands in the drawing that a game brings for the shelf. */
function drawnNames(game: string): string[] {
  const drawing = join(GAMES, game, "diorama.ts");
  return existsSync(drawing) ? found(readFileSync(drawing, "utf8"), /\bstand\(\s*"([a-z0-9-]+)"/g) : [];
}

const homeNames = (): string[] => [...new Set([...listed(HOME), ...games().flatMap(drawnNames)])].sort();

/** The second thing a kind of option says of how it is shown is its picture: `Shown("attack", "crossed-swords", …)`. */
const inOptions = (text: string): string[] => found(text, /\bShown\(\s*"[a-z-]+",\s*"([a-z0-9-]+)"/g);

function iconNames(): string[] {
  const names = new Set([...listed(OWN), ...homeNames()]);
  for (const game of games()) {
    for (const name of namedIn(readFileSync(inGame(game), "utf8"))) names.add(name);
    for (const name of inOptions(readFileSync(join(GAMES, game, "options.py"), "utf8"))) names.add(name);
  }
  return [...names].sort();
}

/** What stands on the board of a game: its groups [figure] and [thing]. */
function figureNames(game: string): string[] {
  const groups = readFileSync(inGame(game), "utf8").split(/^(?=\[)/m);
  return [...new Set(groups.filter((group) => /^\[(figure|thing)\]/.test(group)).flatMap(namedIn))].sort();
}

/** The id of a game by the name of its package. */
const idOf = (game: string): string => game.replaceAll("_", "-");

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

const MODULE = "virtual:icons";
const SHEETS: Record<string, () => string[]> = {
  icons: iconNames,
  "home-icons": homeNames,
  ...Object.fromEntries(games().map((game) => [`figures-${idOf(game)}`, () => figureNames(game)])),
};

interface Sheet {
  /** Its content's hash is in its name, so that a browser may keep it and need not ask again while the line is lost. */
  fileName: string;
  source: string;
}

function draw(more: string[]): Map<string, Sheet> {
  const sheets = Object.entries(SHEETS).map(([sheet, names]): [string, Sheet] => {
    const source = sprite(sheet === "icons" ? [...new Set([...names(), ...more])].sort() : names());
    const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
    return [sheet, { fileName: `assets/${sheet}-${hash}.svg`, source }];
  });
  return new Map(sheets);
}

/** `more`: icons that neither the page nor a game names. */
export function icons(more: string[] = []): Plugin {
  let drawn: Map<string, Sheet> | undefined;
  const sheets = (): Map<string, Sheet> => (drawn ??= draw(more));
  return {
    name: "tenebra-icons",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const addresses = Object.fromEntries([...sheets()].map(([sheet, { fileName }]) => [sheet, `/${fileName}`]));
      const figures = Object.fromEntries(games().map((game) => [idOf(game), figureNames(game)]));
      return `export const addresses = ${JSON.stringify(addresses)};\nexport const figures = ${JSON.stringify(figures)};`;
    },
    configureServer(server) {
      for (const { fileName, source } of sheets().values()) {
        server.middlewares.use(`/${fileName}`, (_request, response) => {
          response.setHeader("Content-Type", "image/svg+xml");
          response.end(source);
        });
      }
    },
    generateBundle() {
      for (const { fileName, source } of sheets().values()) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
