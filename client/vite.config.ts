/**
 * How the client is built: into the Python package, and beside a running server while developing;
 * with `--mode site` for a folder of files without a server.
 */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

import { alone, inBrowser } from "./scripts/alone.ts";
import { pictures } from "./scripts/pictures.ts";
import { protocolMark } from "./scripts/protocol.ts";

const server = process.env["AEVUM_SERVER"] ?? "http://127.0.0.1:8000";
const place = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig(({ mode }) => {
  const isAlone = mode === "site";
  return {
    base: isAlone ? "./" : "/",
    plugins: [svelte(), pictures(), ...(isAlone ? [alone(), inBrowser()] : [])],
    define: { __PROTOCOL__: JSON.stringify(protocolMark()) },
    worker: { format: "es" as const },
    build: {
      outDir: place(isAlone ? "../src/aevum/server/site/parts/client" : "../src/aevum/static"),
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
  };
});
