/** The tests of pure functions: no browser, no server. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { pictures } from "./scripts/pictures.ts";
import { protocolMark } from "./scripts/protocol.ts";

export default defineConfig({
  plugins: [svelte(), pictures()],
  define: { __PROTOCOL__: JSON.stringify(protocolMark()) },
  test: { include: ["src/**/*.test.ts"] },
});
