// Where the page and the games lie for each other: a game brings its own drawing for the shelf.
import { join } from "node:path";

export const alias = {
  $page: join(import.meta.dirname, "../src"),
  $games: join(import.meta.dirname, "../../src/tenebra/games"),
};
