import { expect, test } from "vitest";

import { sharing } from "./sharing";

const before = () => ({
  at: 7,
  players: [
    { food: 1, cards: ["a", "b"] },
    { food: 2, cards: [] },
  ],
  doing: null as null | { bid: number },
});

test("a part that has not changed stays the same thing, and what holds a change does not", () => {
  const old = before();
  const heard = before();
  heard.players[0]!.food = 4;

  const now = sharing(old, heard);

  expect(now).toEqual({
    ...before(),
    players: [
      { food: 4, cards: ["a", "b"] },
      { food: 2, cards: [] },
    ],
  });
  expect(now.players).not.toBe(old.players);
  expect(now.players[0]).not.toBe(old.players[0]);
  expect(now.players[0]!.cards).toBe(old.players[0]!.cards);
  expect(now.players[1]).toBe(old.players[1]);
  expect(old).toEqual(before());
});

test("what is wholly equal is the same thing", () => {
  const old = before();

  expect(sharing(old, before())).toBe(old);
});

test.each([
  ["nothing before", null, { a: 1 }],
  ["a list that was no list", { 0: 1 }, [1]],
  ["a shorter list", [1, 2], [1]],
  ["a longer list", [1], [1, 2]],
  ["another name for nothing", { a: null }, { b: null }],
  ["one name less", { a: 1, b: 2 }, { a: 1 }],
  ["nothing in place of something", { a: { b: 1 } }, { a: null }],
])("%s is taken as it came", (_, old, heard) => {
  const wanted = structuredClone(heard);

  const now = sharing<unknown>(old, heard);

  expect(now).toEqual(wanted);
  expect(now).not.toBe(old);
});
