import { describe, expect, it } from "vitest";

import { EFFECT_ART } from "./art";
import { FACTION_TILES, HEXES, HOMELANDS, rowsOf, RUINS, TECHNOLOGIES } from "./catalogue";
import { signs } from "./effects";

describe("the tables in the gallery", () => {
  it("hold everything once", () => {
    expect(TECHNOLOGIES).toHaveLength(64);
    expect(RUINS).toHaveLength(72);
    expect(HEXES).toHaveLength(36);
    expect(HOMELANDS).toHaveLength(21);
    expect(FACTION_TILES).toHaveLength(12);
  });

  it("have only effects that can be drawn", () => {
    const effects = [...TECHNOLOGIES, ...RUINS].map(({ effect }) => effect);
    const cities = [...HEXES, ...HOMELANDS].flatMap(({ sites = [] }) =>
      sites.flatMap(({ effect }) => effect ?? []),
    );
    const art = [...effects, ...cities].flatMap(signs).filter(({ join }) => !join);
    expect(art.filter((sign) => !EFFECT_ART[sign.art])).toEqual([]);
  });

  it("are read by the names of their columns", () => {
    expect(rowsOf("a,b\n1,2\r\n3,4\n")).toEqual([
      { a: "1", b: "2" },
      { a: "3", b: "4" },
    ]);
  });
});
