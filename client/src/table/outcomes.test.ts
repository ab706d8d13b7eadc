import { expect, test } from "vitest";
import type { Entry } from "../protocol";
import {
  cardsIn,
  concerns,
  isIncome,
  isTold,
  latest,
  newsFirst,
  outcomesIn,
  withLater,
} from "./outcomes";

const entry = (at: number, scene: number, seat = 1): Entry => ({
  at,
  round: 1,
  seat,
  said: { key: `k${at}`, args: {} },
  scene,
});
const log = [entry(1, -1), entry(2, 1), entry(2, 1), entry(3, -1), entry(4, 1), entry(4, 5)];

test("an outcome is gathered with all that belongs to it, though only its end is fresh", () => {
  const [raid, event] = outcomesIn(log, log.slice(4));

  expect(raid?.opening).toBe(log[1]);
  expect(raid?.following).toEqual([log[2], log[4]]);
  expect(event?.following).toEqual([]);
});

test("an outcome that goes on takes the place of what was known of it", () => {
  const before = outcomesIn(log.slice(0, 3), log.slice(1, 3));
  const after = withLater(before, outcomesIn(log, log.slice(4)));

  expect(after.map((outcome) => [outcome.scene, outcome.following.length])).toEqual([
    [1, 2],
    [5, 0],
  ]);
});

test("what befell somebody is told before what came in", () => {
  const [outcome] = outcomesIn(log, log.slice(4, 5));
  const keys = (income: string[]) =>
    outcome && newsFirst(outcome, income).map(({ said }) => said.key);

  expect(keys([])).toEqual(["k2", "k2", "k4"]);
  expect(keys(["k2"])).toEqual(["k4", "k2", "k2"]);
  expect(keys(["k2", "k4"])).toEqual(["k2", "k2", "k4"]);
});

test("what one does oneself and nothing follows needs no panel", () => {
  const [outcome] = outcomesIn([entry(1, 0, 2)], [entry(1, 0, 2)]);

  expect(outcome && isTold(outcome, 2)).toBe(false);
  expect(outcome && isTold(outcome, 0)).toBe(true);
});

test("an outcome shows each of its cards once, for whoever laid it first", () => {
  const [raid] = outcomesIn(log, log.slice(4));
  const cards = ({ key }: { key: string }) => [key, "shared"];

  const shown = raid ? cardsIn(raid, cards) : [];

  expect(shown.map(({ card }) => card)).toEqual([...new Set(shown.map(({ card }) => card))]);
  expect(shown[1]).toEqual({ seat: raid?.opening.seat, card: "shared" });
});

test("what only came in is income; what was lost with it makes it an outcome", () => {
  const [raid] = outcomesIn(log, log.slice(4));
  const keys = raid ? [raid.opening, ...raid.following].map(({ said }) => said.key) : [];

  expect(raid && isIncome(raid, keys)).toBe(true);
  expect(raid && isIncome(raid, [])).toBe(false);
});

test("an outcome touches whoever does something in it, and whoever it names", () => {
  const said = { key: "note-fought", args: { other: { key: "seat", args: { n: 3 } } } };
  const opening = { ...entry(2, 1, 0), said };

  const touched = [0, 1, 2, 3].filter((seat) =>
    concerns({ scene: 1, opening, following: [entry(2, 1, 1)] }, seat),
  );

  expect(touched).toEqual([0, 1, 3]);
});

test("what touches the reader is kept, however many other outcomes follow", () => {
  const all = Array.from({ length: 9 }, (_, scene) => ({
    scene,
    opening: entry(scene, scene, scene === 2 ? 1 : 0),
    following: [],
  }));

  expect(latest(all, 1, 3).map(({ scene }) => scene)).toEqual([2, 6, 7, 8]);
  expect(latest(all, -1, 3).map(({ scene }) => scene)).toEqual([6, 7, 8]);
});
