/**
 * Everything the tables of the game hold, for the gallery: read from the same files as the rules.
 */
import factions from "../../../../src/aevum/games/hyperborea/data/factions.csv?raw";
import hexes from "../../../../src/aevum/games/hyperborea/data/hexes.csv?raw";
import homelands from "../../../../src/aevum/games/hyperborea/data/homelands.csv?raw";
import ruins from "../../../../src/aevum/games/hyperborea/data/ruins.csv?raw";
import technologies from "../../../../src/aevum/games/hyperborea/data/technologies.csv?raw";
import type { Back, FactionTile, Offer, Place, RuinTile, Site, Terrain } from "./view";

type Row = Record<string, string>;

/** Read a table without quoted cells: its rows by the names of the columns. */
export function rowsOf(table: string): Row[] {
  const [head = "", ...rest] = table.trim().split(/\r?\n/);
  const columns = head.split(",");
  return rest.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ""]));
  });
}

const get = (row: Row, column: string) => row[column] ?? "";

/** All technologies as they lie on offer. */
export const TECHNOLOGIES: Offer[] = rowsOf(technologies).map((row) => ({
  technology: get(row, "id"),
  grey: 1,
  spaces: get(row, "slots").replace(/[ *]/g, ""),
  permanent: get(row, "permanent") === "1",
  effect: get(row, "effect"),
  points: Number(get(row, "vp")),
  provenance: get(row, "data_provenance"),
  name_provenance: get(row, "name_provenance"),
}));

/** All ruin tiles with their backs. */
export const RUINS: (RuinTile & { back: Back })[] = rowsOf(ruins).map((row) => ({
  name: get(row, "id"),
  back: get(row, "back") as Back,
  effect: get(row, "effect"),
  is_known: true,
  provenance: get(row, "effect_provenance"),
}));

/** All faction tiles with their factions. */
export const FACTION_TILES: (FactionTile & { faction: string })[] = rowsOf(factions).map((row) => ({
  name: get(row, "id"),
  faction: get(row, "faction"),
  ability: get(row, "ability"),
  is_known: true,
  provenance: get(row, "ability_provenance"),
}));

function site(
  number: number,
  kind: string,
  city: string,
  effect: string,
  back: string,
  tiles: string,
): Site[] {
  if (kind === "city") return [{ number, kind, occupant: -1, city, effect }];
  return kind === "ruin"
    ? [{ number, kind, occupant: -1, back: back as Back, tiles: Number(tiles) }]
    : [];
}

function place(name: string, role: Place["role"], row: Row, sites: Site[]): Place {
  return {
    name,
    q: 0,
    r: 0,
    role,
    home_of: -1,
    face_up: true,
    hex: name,
    terrain: get(row, "terrain") as Terrain,
    provenance: get(row, "provenance"),
    points: Number(get(row, "control_vp")),
    sites,
  };
}

/** The central hexes and the borderlands. */
export const HEXES: Place[] = rowsOf(hexes).map((row) =>
  place(
    get(row, "id"),
    get(row, "kind") as Place["role"],
    row,
    [1, 2].flatMap((n) =>
      site(
        n,
        get(row, `site${n}_kind`),
        `${get(row, "id")}-${n}`,
        get(row, `site${n}_city_effect`),
        get(row, `site${n}_ruin_back`),
        get(row, `site${n}_ruin_tiles`),
      ),
    ),
  ),
);

/** The hexes of the homelands. */
export const HOMELANDS: Place[] = rowsOf(homelands).map((row) => {
  const name = `${get(row, "side")}-${get(row, "part")}`;
  const city = get(row, "city") ? site(1, "city", name, get(row, "city_effect"), "", "") : [];
  const ruin = get(row, "ruin_back")
    ? site(2, "ruin", "", "", get(row, "ruin_back"), get(row, "ruin_tiles"))
    : [];
  return place(name, "homeland", row, [...city, ...ruin]);
});
