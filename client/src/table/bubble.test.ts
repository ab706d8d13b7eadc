import { expect, test } from "vitest";

import { common, placed, type Box } from "./bubble";

const SCREEN = { width: 1000, height: 600 };
const BUBBLE = { width: 200, height: 100 };
const at = (left: number, top: number, width = 40, height = 40): Box => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});

test("the bubble stands above a thing, and below it where there is no room", () => {
  expect(placed(BUBBLE, SCREEN, at(480, 300))).toEqual({ left: 400, top: 192 });
  expect(placed(BUBBLE, SCREEN, at(480, 20))).toEqual({ left: 400, top: 68 });
});

test("the bubble is never out of sight", () => {
  expect(placed(BUBBLE, SCREEN, at(0, 300)).left).toBe(8);
  expect(placed(BUBBLE, SCREEN, at(990, 300)).left).toBe(792);
  expect(placed(BUBBLE, SCREEN, at(480, 20, 40, 580))).toEqual({ left: 400, top: 492 });
});

test("the bubble stands beside a list, on the side that has room", () => {
  expect(placed(BUBBLE, SCREEN, at(710, 300), at(700, 100, 300))).toEqual({ left: 492, top: 300 });
  expect(placed(BUBBLE, SCREEN, at(110, 300), at(100, 100, 300))).toEqual({ left: 408, top: 300 });
  expect(placed(BUBBLE, SCREEN, at(10, 300), at(0, 100, 1000))).toEqual({ left: 8, top: 192 });
});

test("of a thing that is cut off only the rest is seen, and nothing of one beyond the edge", () => {
  expect(common(at(980, 300), at(0, 0, 1000, 600))).toEqual(at(980, 300, 20, 40));
  expect(common(at(1000, 300), at(0, 0, 1000, 600))).toBeNull();
});
