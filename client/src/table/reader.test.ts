import { expect, test } from "vitest";
import type { Outcome } from "./outcomes";
import { Reader } from "./reader.svelte";

const MINE = 7;
const outcome = (scene: number, seat = 0): Outcome => ({
  scene,
  opening: { at: scene, round: 1, seat, said: { key: "k", args: {} }, scene },
  following: [],
});

/** A reader at a table where outcomes come in one after the other. */
function readerOf(...first: Outcome[]) {
  let all: Outcome[] = [];
  const reader = new Reader(
    () => all,
    ({ opening }) => opening.seat === MINE,
  );
  const come = (...later: Outcome[]) => {
    all = [...all.filter(({ scene }) => later.every((one) => one.scene !== scene)), ...later];
    reader.follow();
  };
  const drop = (scene: number) => {
    all = all.filter((one) => one.scene !== scene);
    reader.follow();
  };
  for (const one of first) come(one);
  return { reader, come, drop };
}

test("who reads nothing is shown what came about last", () => {
  const { reader, come } = readerOf(outcome(1), outcome(4));

  come(outcome(9));

  expect(reader.shown?.scene).toBe(9);
  expect(reader.unseen).toBe(0);
});

test("who has turned back stays there, and what comes in is counted as new", () => {
  const { reader, come } = readerOf(outcome(1), outcome(4));

  reader.turn(-1);
  come(outcome(9));
  come(outcome(12));

  expect(reader.shown?.scene).toBe(1);
  expect(reader.unseen).toBe(2);
});

test.each(["isPointed", "isFocused"] as const)("who rests on it stays: %s", (rests) => {
  const { reader, come } = readerOf(outcome(1));

  reader[rests] = true;
  come(outcome(4));
  expect(reader.shown?.scene).toBe(1);
  reader[rests] = false;
  come(outcome(9));

  expect(reader.shown?.scene).toBe(9);
  expect(reader.unseen).toBe(1);
});

test("who has clicked stays, and goes on to the first that is new", () => {
  const { reader, come } = readerOf(outcome(1));

  reader.hold();
  come(outcome(4), outcome(9));
  expect(reader.shown?.scene).toBe(1);
  reader.catchUp();

  expect(reader.shown?.scene).toBe(4);
  expect(reader.unseen).toBe(1);
});

test("whoever turns to the last one follows again what comes in", () => {
  const { reader, come } = readerOf(outcome(1), outcome(4));

  reader.turn(-1);
  reader.turn(1);
  come(outcome(9));

  expect(reader.shown?.scene).toBe(9);
});

test("what touches the own seat stays until it is left, whoever fights afterwards", () => {
  const { reader, come } = readerOf(outcome(1), outcome(4, MINE));

  come(outcome(9));
  come(outcome(12));
  expect(reader.shown?.scene).toBe(4);
  reader.turn(1);

  expect(reader.shown?.scene).toBe(9);
  expect(reader.unseen).toBe(1);
});

test("of several that come in at once the own one is shown first", () => {
  const { reader, come } = readerOf();

  come(outcome(1), outcome(4, MINE), outcome(9));

  expect(reader.shown?.scene).toBe(4);
  expect(reader.at).toBe(1);
});

test("what is read is known by itself, not by its place", () => {
  const { reader, come, drop } = readerOf(outcome(1), outcome(4), outcome(9));

  reader.turn(-1);
  drop(1);
  expect([reader.shown?.scene, reader.at]).toEqual([4, 0]);
  come({ ...outcome(4), following: [outcome(5).opening] });

  expect(reader.shown?.following).toHaveLength(1);
});

test("when what is read is put away the next one is shown", () => {
  const { reader, drop } = readerOf(outcome(1), outcome(4), outcome(9));

  reader.turn(-2);
  drop(1);

  expect(reader.shown?.scene).toBe(4);
});
