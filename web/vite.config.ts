import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./scripts/icons.ts";
import { shell } from "./scripts/shell.ts";
import { alias } from "./scripts/alias.ts";

export default defineConfig({
  plugins: [svelte(), icons(), shell()],
  resolve: { alias },
  build: {
    outDir: "../src/tenebra/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2023",
    rolldownOptions: { checks: { bundlerTimings: false } }, // how long a plugin took is no news to whoever builds to play
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:7331", ws: true } }, fs: { allow: [".."] } },
});
