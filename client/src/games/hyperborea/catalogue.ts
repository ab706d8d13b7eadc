/** Everything the tables of the game hold, for the gallery: as the server has loaded them. */
import { rowsOf, type Row } from "../tables.svelte";
import type { Back, Terrain } from "./reading";
import type { FactionTile, Offer, Place, RuinTile, Site } from "./view";

const get = (row: Row, column: string) => row[column] ?? "";
const isKnown = (row: Row, column = "known") => get(row, column) === "1";

/** All technologies as they lie on offer. */
export function technologies(): Offer[] {
  return rowsOf("technologies").map((row) => ({
    technology: get(row, "id"),
    grey: 1,
    spaces: get(row, "slots").replace(/[ *]/g, ""),
    permanent: get(row, "permanent") === "1",
    effect: get(row, "effect"),
    points: Number(get(row, "vp")),
    own_name: isKnown(row, "known_name") ? "" : get(row, "name"),
    is_known: isKnown(row, "known_effect"),
    provenance: get(row, "data_provenance"),
    name_provenance: get(row, "name_provenance"),
  }));
}

/** All ruin tiles with their backs. */
export function ruins(): (RuinTile & { back: Back })[] {
  return rowsOf("ruins").map((row) => ({
    name: get(row, "id"),
    back: get(row, "back") as Back,
    effect: get(row, "effect"),
    is_known: isKnown(row),
    provenance: get(row, "effect_provenance"),
    count_provenance: get(row, "back_count_provenance"),
  }));
}

/** All faction tiles with their factions. */
export function factionTiles(): (FactionTile & { faction: string })[] {
  return rowsOf("factions").map((row) => ({
    name: get(row, "id"),
    faction: get(row, "faction"),
    ability: get(row, "ability"),
    is_known: isKnown(row),
    provenance: get(row, "ability_provenance"),
    colour_provenance: get(row, "colour_provenance"),
  }));
}

const city = (number: number, name: string, effect: string, is_known: boolean): Site => ({
  number,
  kind: "city",
  occupant: -1,
  city: name,
  effect,
  is_known,
});

const ruin = (number: number, back: string, tiles: string): Site => ({
  number,
  kind: "ruin",
  occupant: -1,
  back: back as Back,
  tiles: Number(tiles),
});

function place(name: string, role: Place["role"], row: Row, sites: Site[]): Place {
  return {
    name,
    q: 0,
    r: 0,
    role,
    home_of: -1,
    place_provenance: "",
    face_up: true,
    hex: name,
    terrain: get(row, "terrain") as Terrain,
    provenance: get(row, "provenance"),
    points: Number(get(row, "control_vp")),
    sites,
  };
}

/** A site of a central hex or a borderland; nothing where there is none. */
function siteOf(row: Row, n: number): Site[] {
  const cell = (column: string) => get(row, `site${n}_${column}`);
  if (cell("kind") === "ruin") return [ruin(n, cell("ruin_back"), cell("ruin_tiles"))];
  if (cell("kind") !== "city") return [];
  const name = `${get(row, "id")}-${n}`;
  return [city(n, name, cell("city_effect"), isKnown(row, `known_site${n}`))];
}

/** The central hexes and the borderlands. */
function hexes(): Place[] {
  return rowsOf("hexes").map((row) =>
    place(
      get(row, "id"),
      get(row, "kind") as Place["role"],
      row,
      [1, 2].flatMap((n) => siteOf(row, n)),
    ),
  );
}

/** The hexes of the homelands. */
function homelands(): Place[] {
  return rowsOf("homelands").map((row) => {
    const name = `${get(row, "side")}-${get(row, "part")}`;
    const cities = get(row, "city") ? [city(1, name, get(row, "city_effect"), isKnown(row))] : [];
    const ruined = get(row, "ruin_back")
      ? [ruin(2, get(row, "ruin_back"), get(row, "ruin_tiles"))]
      : [];
    return place(name, "homeland", row, [...cities, ...ruined]);
  });
}

/** All hexes of the game. */
export function allHexes(): Place[] {
  return [...hexes(), ...homelands()];
}
