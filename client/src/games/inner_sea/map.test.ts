/**
 * The drawn neighbourhoods are those of the rules; what cannot be drawn side by side is joined by a
 * dashed line.
 */
import { describe, expect, it } from "vitest";

import adjacency from "../../../../src/aevum/games/inner_sea/data/adjacency.csv?raw";
import areas from "../../../../src/aevum/games/inner_sea/data/areas.csv?raw";
import {
  AREA_NAMES,
  boxAround,
  disksAt,
  drawnPairs,
  LINKS,
  REGION_OF,
  stepFrom,
  WIDTH,
} from "./map";

const rows = (text: string) =>
  text
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => row.split(","));

const told = new Map(
  rows(adjacency).map(([a = "", b = "", link = ""]) => [[a, b].sort().join(" "), link]),
);
const joined = new Set(LINKS.map(({ pair }) => pair.toSorted().join(" ")));

describe("the map", () => {
  it("has every area of the table, and no other", () => {
    expect([...AREA_NAMES].sort()).toEqual(
      rows(areas)
        .map(([id]) => id)
        .sort(),
    );
    for (const name of AREA_NAMES) expect(REGION_OF.get(name)?.path).toMatch(/^M.*Z$/);
  });

  it("lets areas touch only if they are neighbours", () => {
    expect([...drawnPairs()].filter((pair) => !told.has(pair))).toEqual([]);
  });

  it("draws every neighbourhood as a border or as a dashed line", () => {
    const drawn = drawnPairs();
    expect([...told.keys()].filter((pair) => !drawn.has(pair) && !joined.has(pair))).toEqual([]);
    expect([...joined].filter((pair) => drawn.has(pair) || !told.has(pair))).toEqual([]);
  });

  it("joins only straits and one pair of seas by dashed lines", () => {
    const links = [...joined].map((pair) => told.get(pair));
    expect(links.filter((link) => link === "strait").length).toBe(
      [...told.values()].filter((link) => link === "strait").length,
    );
    expect(links.filter((link) => link !== "strait")).toEqual(["sea"]);
  });
});

describe("places", () => {
  it("lie west to east and north to south as in the world", () => {
    expect(disksAt("carthage").x).toBeLessThan(disksAt("rome").x);
    expect(disksAt("rome").y).toBeLessThan(disksAt("carthage").y);
    expect(disksAt("troy").x).toBeLessThan(disksAt("phoenicia").x);
    expect(disksAt("kush").y).toBeGreaterThan(disksAt("egypt").y);
  });

  it("are reached by arrow keys", () => {
    expect(stepFrom(AREA_NAMES, "corsica", "ArrowDown")).toBe("sardinia");
    expect(stepFrom(AREA_NAMES, "kush", "ArrowDown")).toBeUndefined();
  });

  it("fill a smaller box when fewer are in play", () => {
    expect(boxAround(AREA_NAMES).width).toBeLessThanOrEqual(WIDTH);
    expect(boxAround(["troy", "ionia"]).width).toBeLessThan(200);
    const wide = boxAround(["troy", "ionia"], 2);
    expect(wide.width / wide.height).toBeCloseTo(2);
  });
});
