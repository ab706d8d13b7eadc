import { expect, test } from "vitest";

import { courseOf } from "./course";
import { ranked } from "./players";
import { query } from "./query";

test("what does not matter is not asked for", () => {
  expect(query({ game: "", seats: 0, page: 2, player: "Ada & Bob" })).toBe(
    "?page=2&player=Ada+%26+Bob",
  );
  expect(query({ game: "", seats: 0 })).toBe("");
});

test("players stand in the order of their places, then in that of their seats", () => {
  const players = [{ place: 2 }, { place: 1, seat: 1 }, { place: 1, seat: 2 }];

  expect(ranked(players)).toEqual([players[1], players[2], players[0]]);
});

test("the range of a curve holds every rating with all that it may be off", () => {
  const points = [
    { ended: "2026-01-01", points: 1000, deviation: 400 },
    { ended: "2026-01-02", points: 1100, deviation: 300 },
  ];

  const { least, most, first, last } = courseOf(points);

  expect([least, most, first?.points, last?.points]).toEqual([600, 1400, 1000, 1100]);
});
