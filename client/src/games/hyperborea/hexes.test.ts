import { describe, expect, it } from "vitest";

import { nearest } from "../common/hexes";
import { boardBox, middleOf, middles, sitesAt, standsFor } from "./hexes";
import type { Place } from "./view";

const place = (name: string, q: number, r: number): Place => ({
  name,
  q,
  r,
  role: "borderland",
  home_of: -1,
  place_provenance: "",
  face_up: false,
});

describe("hexes", () => {
  it("lays neighbours side by side", () => {
    const east = middleOf({ q: 1, r: 0 });
    const south = middleOf({ q: 0, r: 1 });
    expect(east.y).toBe(0);
    expect(south.x).toBeCloseTo(east.x / 2);
  });

  it("goes by arrow keys to the next place", () => {
    const spots = middles([
      place("d4", 0, 0),
      place("e4", 1, 0),
      place("d5", 0, 1),
      place("c5", -1, 1),
    ]);
    expect(nearest(spots, "d4", "ArrowRight")).toBe("e4");
    expect(nearest(spots, "e4", "ArrowLeft")).toBe("d4");
    expect(nearest(spots, "d5", "ArrowLeft")).toBe("c5");
    expect(nearest(spots, "d4", "ArrowUp")).toBeUndefined();
  });

  it("keeps room for the buttons where a hex would lie under them", () => {
    const square = [
      place("d4", 0, 0),
      place("d7", -1, 3),
      place("d1", 1, -3),
      place("a4", -3, 0),
      place("g4", 3, 0),
    ];
    const covered = [...square, place("g6", 1, 3)];
    const [free, wider] = [boardBox(square, 0), boardBox(covered, 0)];
    expect(wider.width).toBeGreaterThan(free.width);
    expect(boardBox([place("a4", -3, 0), place("g4", 3, 0)], 0).height).toBeGreaterThan(300);
  });

  it("has a place for every player and every site", () => {
    for (let count = 1; count <= 6; count++)
      expect(standsFor(count).at.length).toBeGreaterThanOrEqual(count);
    expect(sitesAt(1)).toHaveLength(1);
    expect(sitesAt(2)).toHaveLength(2);
  });
});
