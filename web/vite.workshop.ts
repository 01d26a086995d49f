// Builds the workshop, a board without a table for tests and pictures; nothing of it is shipped.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./scripts/icons.ts";
import { alias } from "./scripts/alias.ts";

/** Who stands on the made-up boards and in no game yet. */
const FIGURES = ["dragon-head", "fire", "horned-helm", "snake", "spider-web", "wolf-head"];

export default defineConfig({
  root: "workshop",
  base: "./",
  plugins: [svelte(), icons(FIGURES)],
  resolve: { alias },
  build: {
    outDir: "../../build/workshop",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2023",
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
