/**
 * How the client is built: into the Python package, and beside a running server while developing.
 */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { pictures } from "./scripts/pictures.ts";
import { protocolMark } from "./scripts/protocol.ts";

const server = process.env["AEVUM_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), pictures()],
  define: { __PROTOCOL__: JSON.stringify(protocolMark()) },
  build: {
    outDir: "../src/aevum/static",
    emptyOutDir: true,
    target: "es2022",
    // Nothing is put into the page itself: the content security policy allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      // A plain address would put its own name in the place of the one the browser came by.
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
});
