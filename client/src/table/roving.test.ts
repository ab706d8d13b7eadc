import { expect, test } from "vitest";
import { placeAfter } from "./roving";

test("arrows go on and back through a list, and round its ends", () => {
  expect(placeAfter("ArrowDown", 1, 3)).toBe(2);
  expect(placeAfter("ArrowRight", 2, 3)).toBe(0);
  expect(placeAfter("ArrowUp", 0, 3)).toBe(2);
  expect(placeAfter("ArrowLeft", 2, 3)).toBe(1);
});

test("Home and End go to the ends, and other keys nowhere", () => {
  expect(placeAfter("Home", 2, 3)).toBe(0);
  expect(placeAfter("End", 0, 3)).toBe(2);
  expect(placeAfter("u", 1, 3)).toBeUndefined();
});
