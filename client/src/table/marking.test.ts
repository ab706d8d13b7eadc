import { expect, test } from "vitest";

import { clearest, sizeOn } from "./marking";

const CARD = { left: 100, right: 200, top: 100, bottom: 240 };
const WINDOW = { left: 0, right: 1000, top: 0, bottom: 800 };
const SIZE = 26;

/** A text in a corner of the card. */
const text = (left: number, top: number) => ({
  box: { left, right: left + 30, top, bottom: top + 16 },
  weight: 3,
});

test("a mark lies on the upper right corner of a thing, if nothing is written there", () => {
  expect(clearest(CARD, SIZE, [text(100, 230)], WINDOW)).toEqual({ x: 200, y: 100 });
});

test("a mark goes where no name and no number is", () => {
  const kept = [text(175, 95), text(95, 95), text(175, 230)];

  expect(clearest(CARD, SIZE, kept, WINDOW)).toEqual({ x: 100, y: 240 });
});

test("a name weighs more than a picture", () => {
  const picture = { box: { left: 190, right: 220, top: 90, bottom: 120 }, weight: 1 };
  const names = [text(90, 90), text(90, 230), text(185, 230), text(185, 165), text(90, 165)];
  const sides = [text(135, 90), text(135, 230)];

  expect(clearest(CARD, SIZE, [picture, ...names, ...sides], WINDOW).y).toBeLessThan(130);
});

test("a mark stays within the window, and is small on small things", () => {
  const { x, y } = clearest({ ...CARD, right: 1000, top: 0 }, SIZE, [], WINDOW);

  expect(x + SIZE / 2 <= 1000 && y >= SIZE / 2).toBe(true);
  expect(sizeOn(CARD)).toBe(26);
  expect(sizeOn({ left: 0, right: 24, top: 0, bottom: 24 })).toBe(15);
});
