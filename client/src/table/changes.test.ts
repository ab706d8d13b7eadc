import { expect, test } from "vitest";

import type { Changed, Now } from "../protocol";
import { changed, laidOn } from "./changes";

const VIEW = '{"players":[{"hand":["law"]},{"hand":[]}],"pile":3}';

const now: Now = {
  type: "now",
  rev: 7,
  position: {
    at: 3,
    seat: 1,
    asked: 0,
    is_over: false,
    view: JSON.parse(VIEW) as Now["position"]["view"],
    scores: [0, 0],
    prompt: null,
    choices: [],
    ending: null,
  },
  log_from: 0,
  reread: [],
  log: [],
  score_rounds: [],
  undo_steps: 0,
  undo_at: -1,
  redo_steps: 0,
  is_thinking: false,
  lesson: -1,
};

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

test("what differs is laid on the position it is of, and the rest stays the same thing", () => {
  const laid = laidOn(now, news);

  expect(laid).toMatchObject({ type: "now", rev: 9, undo_steps: 2, log_from: 4, log: news.log });
  expect(laid?.position.view).toEqual({
    players: [{ hand: ["law"] }, { hand: ["war"] }],
    pile: 3,
    fight: { at: "e5" },
  });
  expect(laid?.position.scores).toBe(now.position.scores);
  expect(JSON.stringify(now.position.view)).toBe(VIEW);
});

test("what is of another position is laid on nothing", () => {
  expect(laidOn(null, news)).toBeNull();
  expect(laidOn({ ...now, rev: 6 }, news)).toBeNull();
});

test("beside what becomes another everything is the same thing as before", () => {
  const whole = { players: [{ hand: ["law"] }, { hand: ["war"] }] };

  const after = changed(whole, [{ path: ["players", 1, "hand"], value: [] }]);

  expect(after).toEqual({ players: [{ hand: ["law"] }, { hand: [] }] });
  expect(after.players[0]).toBe(whole.players[0]);
});

test("a part as a whole may become another", () => {
  expect(changed({ a: 1 }, [{ path: [], value: { b: 2 } }])).toEqual({ b: 2 });
});
