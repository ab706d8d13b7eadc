import { beforeEach, describe, expect, it } from "vitest";

import { setTables } from "../tables.svelte";
import { EFFECT_ART } from "./art";
import { allHexes, factionTiles, ruins, technologies } from "./catalogue";
import { signs } from "./effects";
import { deckOf, namesIn } from "./reading";

beforeEach(() => {
  setTables({
    technologies: [
      {
        id: "T3-03",
        deck: "III",
        name: "Sundials",
        slots: "B* A*",
        permanent: "1",
        effect: "SOT(DRAW:1)",
        vp: "4",
        data_provenance: "published",
        name_provenance: "published",
        known_name: "0",
        known_effect: "1",
      },
    ],
    ruins: [{ id: "RB-01", back: "bronze", effect: "MOVE:3", known: "0" }],
    hexes: [
      {
        id: "B08",
        kind: "borderland",
        terrain: "mountain",
        control_vp: "5",
        site1_kind: "city",
        site1_city_effect: "GEM:2",
        site2_kind: "ruin",
        site2_ruin_back: "silver",
        site2_ruin_tiles: "2",
        known_site1: "0",
      },
    ],
    homelands: [
      {
        side: "neutral",
        part: "left",
        terrain: "desert",
        city: "",
        ruin_back: "bronze",
        ruin_tiles: "2",
        control_vp: "1",
      },
    ],
    factions: [{ id: "red_duchy_a", faction: "red_duchy", ability: "START_GEM:3", known: "1" }],
  });
});

describe("the gallery", () => {
  it("shows technologies with the numbers of the tables that were loaded", () => {
    const [card] = technologies();
    expect(card).toMatchObject({ technology: "T3-03", points: 4, spaces: "BA", permanent: true });
    expect(card).toMatchObject({ own_name: "Sundials", is_known: true });
  });

  it("shows tiles as they were loaded, and whether the catalogues know them", () => {
    expect(ruins()).toMatchObject([{ name: "RB-01", effect: "MOVE:3", is_known: false }]);
    expect(factionTiles()).toMatchObject([{ ability: "START_GEM:3", is_known: true }]);
  });

  it("shows hexes with their sites, those of homelands last", () => {
    const [hex, home] = allHexes();
    expect(hex).toMatchObject({ name: "B08", role: "borderland", points: 5 });
    expect(hex?.sites).toMatchObject([
      { kind: "city", city: "B08-1", effect: "GEM:2", is_known: false },
      { kind: "ruin", back: "silver", tiles: 2 },
    ]);
    expect(home).toMatchObject({ name: "neutral-left", role: "homeland" });
    expect(home?.sites).toMatchObject([{ number: 2, kind: "ruin", back: "bronze" }]);
  });

  it("finds the deck of a technology and the names of a column", () => {
    expect(deckOf("T3-03")).toBe("III");
    expect(namesIn("technologies", "deck")).toEqual(["III"]);
  });
});

describe("the pictures", () => {
  const effects =
    "MOVE FLY ATTACK RANGED FORT FIGURE CLONE DRAW RETRIEVE SPY TECH REMOVE_GREY PROG PROGDIFF GEM";
  const losses = ["REGRESS", "REMOVE_CUBE", "REMOVE_FIGURE", "REMOVE_GEM"];

  it("show every effect of the closed vocabulary", () => {
    const written = [
      ...effects.split(" ").map((name) => `${name}:1`),
      "CREATE(any):1",
      ...losses.map((loss) => `PAY(${loss}:1 => GEM:1) + NEIGHBOURS(${loss}:1)`),
      "SOT(MOVE:1)",
      "BONUS(GEM => GEM:1)",
      "INSTEAD(MOVE => FLY)",
    ];
    const art = written.flatMap(signs).filter(({ join }) => !join);
    expect(art.filter((sign) => !EFFECT_ART[sign.art])).toEqual([]);
  });
});
