/** An arrow lies at the edge behind which a place is, as near to it as the edge goes. */
import { expect, test } from "vitest";

import { edgeOf, sideOf } from "./edges";

const board = { left: 100, right: 500, top: 50, bottom: 350 };
const place = (x: number, y: number) => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });

test.each([
  ["left", place(20, 200)],
  ["right", place(600, 200)],
  ["up", place(300, 10)],
  ["down", place(300, 700)],
  ["down", place(520, 700)],
] as const)("a place lies on the side where it is furthest out: %s", (side, thing) => {
  expect(sideOf(thing, board)).toBe(side);
});

test("an arrow stands where the place would be, and stays inside the board", () => {
  expect(edgeOf(place(300, 700), board, "down")).toEqual({ x: 300, y: 328 });
  expect(edgeOf(place(900, 700), board, "down")).toEqual({ x: 478, y: 328 });
  expect(edgeOf(place(20, 10), board, "left")).toEqual({ x: 122, y: 72 });
});
