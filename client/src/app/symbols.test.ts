import { describe, expect, it } from "vitest";

import * as hyperborea from "../games/hyperborea/art";
import * as innerSea from "../games/inner_sea/art";
import * as ages from "../games/through_the_ages/art";
import { isSymbol, SYMBOLS, type Picture, type SymbolSet } from "./symbols";

const path = (picture: Picture): string => (typeof picture === "string" ? picture : picture.d);
const paths = (set: SymbolSet): string[] => Object.values(set).map(path);

describe("the shared symbols", () => {
  it("are drawn once each", () => {
    expect(new Set(paths(SYMBOLS)).size).toBe(paths(SYMBOLS).length);
  });

  it("are known by their names", () => {
    expect(isSymbol("star")).toBe(true);
    expect(isSymbol("sun and moon")).toBe(false);
  });
});

describe("the symbols of the games", () => {
  const SETS: Record<string, SymbolSet> = {
    ages: ages.ART,
    hyperborea: hyperborea.EFFECT_ART,
    gains: innerSea.GAIN_ART,
  };

  it.each(Object.entries(SETS))("are whole paths: %s", (_, set) => {
    expect(paths(set).filter((d) => !/^M[-.\w\s]+$/.test(d))).toEqual([]);
  });
});
