/** Tables that stand in this browser; everything comes from a folder of files. */
import type { House } from "../house";
import { hall } from "./hall.svelte";
import { fileOf, hrefOf, pathOf } from "./addresses";
import { parts, root } from "./parts";

export const house: House = {
  isAlone: true,
  memory: `aevum${root.pathname}.`,
  openWire: (table, hearer) => hall.openWire(table, hearer),

  async reach(path, how) {
    const file = fileOf(how.method ?? "GET", path);
    if (file !== null) return fetch(new URL(`${parts.api}/${file}`, root));
    const key = new Headers(how.headers).get("Authorization")?.replace("Bearer ", "") ?? "";
    return hall.ask(how.method ?? "GET", path, key, typeof how.body === "string" ? how.body : "");
  },

  pathOf,
  hrefOf,
};
