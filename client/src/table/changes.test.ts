import { expect, test } from "vitest";

import type { Changed, Now } from "../protocol";
import { changed, laidOn } from "./changes";

const now = {
  type: "now",
  rev: 7,
  position: { seat: 1, asked: 0, view: { players: [{ hand: ["law"] }, { hand: [] }], pile: 3 } },
  log: [],
  undo_steps: 0,
} as unknown as Now;

const news: Changed = {
  type: "changed",
  rev: 9,
  since: 7,
  differences: [
    { path: ["undo_steps"], value: 2 },
    { path: ["position", "view", "players", 1, "hand"], value: ["war"] },
    { path: ["position", "view", "fight"], value: { at: "e5" } },
  ],
  log_from: 4,
  reread: [],
  log: [{ at: 1, round: 1, seat: 0, said: { key: "note" } }],
};

test("what differs is laid on the position that it is of, and the rest stays the same thing", () => {
  const laid = laidOn(now, news);

  expect(laid).toMatchObject({ type: "now", rev: 9, undo_steps: 2, log_from: 4, log: news.log });
  expect(laid?.position.view).toEqual({
    players: [{ hand: ["law"] }, { hand: ["war"] }],
    pile: 3,
    fight: { at: "e5" },
  });
  const players = (one: Now | null) => Object.values(one?.position.view ?? {})[0] as unknown[];
  expect(players(laid)[0]).toBe(players(now)[0]);
  expect(players(now)[1]).toEqual({ hand: [] });
});

test("what is of another position is laid on nothing", () => {
  expect(laidOn(null, news)).toBeNull();
  expect(laidOn({ ...now, rev: 6 }, news)).toBeNull();
});

test("a part as a whole may become another", () => {
  expect(changed({ a: 1 }, [{ path: [], value: { b: 2 } }])).toEqual({ b: 2 });
});
