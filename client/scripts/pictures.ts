/**
 * Turns a list of pictures into their paths while the client is built.
 *
 * `import paths from "./cards.json?drawn"` gives each key of `cards.json` the path of the picture
 * that is named there, `author/name`: a symbol of the package game-icons, or one of our own in
 * `client/pictures/aevum`. So only what is used gets into the pages, each game with its own.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";
import type { Plugin } from "vite";

import { GRID } from "../src/games/common/grid.ts";

const OWN = fileURLToPath(new URL("../pictures/aevum", import.meta.url));
/** The grid on which the package and our own pictures are drawn. */
const DRAWN_ON = 512;
const PATH = /\bd="([^"]+)"/;

interface Icons {
  icons: Record<string, { body: string }>;
}

let icons: Icons["icons"] | undefined;

/** Read what the package draws; it is large and read once. */
function packaged(): Icons["icons"] {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  icons ??= (JSON.parse(readFileSync(file, "utf8")) as Icons).icons;
  return icons;
}

/** The path of a picture as its author drew it. */
function original(picture: string): string {
  const [author, name = ""] = picture.split("/");
  const text =
    author === "aevum" ? readFileSync(join(OWN, `${name}.svg`), "utf8") : packaged()[name]?.body;
  const path = text && PATH.exec(text)?.[1];
  if (!path) throw new Error(`there is no picture ${picture}`);
  return path;
}

/** The path on our coarser grid: a third of the bytes, and nobody sees the difference. */
export function drawn(picture: string): string {
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}">` +
      `<path transform="scale(${GRID / DRAWN_ON})" d="${original(picture)}"/></svg>`,
    { plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }] },
  );
  const path = PATH.exec(data)?.[1];
  if (!path) throw new Error(`nothing is left of the picture ${picture}`);
  return path;
}

/** The plugin that draws every list that is asked for with `?drawn`. */
export function pictures(): Plugin {
  return {
    name: "pictures",
    enforce: "pre",
    load(id) {
      const [file = "", query] = id.split("?");
      if (query !== "drawn") return null;
      this.addWatchFile(file);
      const named = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
      const entries = Object.entries(named).map(([key, picture]) => [key, drawn(picture)]);
      const code = `export default ${JSON.stringify(Object.fromEntries(entries))}`;
      return { code, moduleType: "js" };
    },
  };
}
