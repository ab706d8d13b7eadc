import { expect, test } from "vitest";

import { around, lakesIn, middle, nameAt, spotOf, stepFrom, turned } from "./hexes";

test("a name and its place belong together, also beyond the grid", () => {
  for (const name of ["a1", "e5", "m12", "-a3", "-b-1", "n0"]) {
    const spot = spotOf(name);
    expect(spot && nameAt(spot)).toBe(name);
  }
  expect(spotOf("education forest")).toBeNull();
});

test("every hex has six neighbours at the same distance", () => {
  for (const name of ["e5", "e6"]) {
    const spot = spotOf(name)!;
    const here = middle(spot);
    const distances = around(spot).map((near) => {
      const { x, y } = middle(near);
      return Math.round(Math.hypot(x - here.x, y - here.y));
    });
    expect(new Set(distances).size).toBe(1);
    expect(distances).toHaveLength(6);
  }
});

test("the neighbour of a neighbour is the hex itself", () => {
  const spot = spotOf("f7")!;
  for (const near of around(spot)) expect(around(near).map(nameAt)).toContain("f7");
});

test("water inside a ring of land is a lake, water outside is not", () => {
  const spot = spotOf("e5")!;
  const ring = new Set(around(spot).map(nameAt));

  expect(lakesIn(ring)).toEqual(["e5"]);
  ring.delete("f5");
  expect(lakesIn(ring)).toEqual([]);
});

test("an arrow leads to the nearest hex in its direction", () => {
  const names = ["d5", "e5", "f5", "e4", "e6"];

  expect(stepFrom(names, "e5", "ArrowRight")).toBe("f5");
  expect(stepFrom(names, "e5", "ArrowLeft")).toBe("d5");
  expect(stepFrom(names, "e5", "ArrowUp")).toBe("e4");
  expect(stepFrom(names, "e5", "ArrowDown")).toBe("e6");
  expect(stepFrom(names, "f5", "ArrowRight")).toBeUndefined();
});

test("a tile turned once to the left shows at the north-east what was printed in the east", () => {
  const printed = [
    "middle",
    "east",
    "north-east",
    "north-west",
    "west",
    "south-west",
    "south-east",
  ];

  expect(turned(printed, 0)).toEqual(printed);
  expect(turned(printed, 1)[2]).toBe("east");
  expect(turned(printed, 1)[1]).toBe("south-east");
});
