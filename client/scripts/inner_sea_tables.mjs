/**
 * Makes src/games/inner_sea/tables.json from the tables of the game, for what is drawn
 * without a table: the gallery.
 *
 * Run it when data/*.csv change: node scripts/inner_sea_tables.mjs. A test says if the
 * result is stale.
 */
import { readFileSync, writeFileSync } from "node:fs";

/** Read a table as rows of named cells. */
function rows(name) {
  const text = readFileSync(
    new URL(`../../src/aevum/games/inner_sea/data/${name}.csv`, import.meta.url),
    "utf8",
  );
  const [head, ...lines] = text
    .trim()
    .split("\n")
    .map((line) => line.split(","));
  return lines.map((cells) => Object.fromEntries(cells.map((cell, i) => [head[i], cell])));
}

const tables = {
  cards: rows("cards").map((row) => [
    Number(row.id),
    row.slug,
    row.type,
    row.category.split("|"),
    row.provenance === "reconstructed",
  ]),
  wonders: rows("wonders").map((row) => [row.id, row.slug, row.set]),
  civilizations: rows("civilizations").map((row) => [row.id, row.home_area, row.deep_sea === "1"]),
  areas: rows("areas").map((row) => [row.id, row.region, row.is_home_of]),
};
const lines = Object.entries(tables).map(
  ([name, list]) =>
    `  "${name}": [\n${list.map((row) => `    ${JSON.stringify(row)}`).join(",\n")}\n  ]`,
);
writeFileSync(
  new URL("../src/games/inner_sea/tables.json", import.meta.url),
  `{\n${lines.join(",\n")}\n}\n`,
);
