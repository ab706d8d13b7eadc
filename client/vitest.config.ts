/** The tests of pure functions: no browser, no server. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { pictures } from "./scripts/pictures.ts";

export default defineConfig({
  plugins: [svelte(), pictures()],
  test: { include: ["src/**/*.test.ts"] },
});
