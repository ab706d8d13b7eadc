import { expect, test } from "vitest";

import type { Chair, Summary } from "../protocol";
import { inOrder, isAwaited, isMyTurn } from "./waiting";

const HERE: Chair = { kind: "here" };
const LINK: Chair = { kind: "link" };
const BOT: Chair = { kind: "bot", bot: "greedy" };

function table(name: string, changed: string, chairs: Chair[], more: Partial<Summary>): Summary {
  return {
    table: name,
    game: "tempus",
    chairs,
    round: 1,
    asked: 0,
    is_over: false,
    winners: [],
    is_host: true,
    mine: [0],
    may_export: true,
    changed,
    ...more,
  };
}

test("people elsewhere wait where it is the turn of an own seat; bots do not", () => {
  expect(isAwaited(table("a", "", [HERE, LINK, BOT], {}))).toBe(true);
  expect(isAwaited(table("b", "", [HERE, LINK, BOT], { mine: [1], asked: 1 }))).toBe(true);
  expect(isAwaited(table("c", "", [HERE, BOT, BOT], {}))).toBe(false);
  expect(isAwaited(table("d", "", [HERE, HERE, BOT], { mine: [0, 1] }))).toBe(false);
  expect(isAwaited(table("e", "", [HERE, LINK, BOT], { asked: 1 }))).toBe(false);
  expect(isAwaited(table("f", "", [HERE, LINK, BOT], { is_over: true }))).toBe(false);
});

test("whoever only watches is never asked", () => {
  expect(isMyTurn(table("a", "", [HERE, LINK], { mine: [], asked: -1 }))).toBe(false);
});

test("tables at which people wait come first, then those that changed last", () => {
  const tables = [
    table("alone", "2026-03-03", [HERE, BOT], {}),
    table("old", "2026-01-01", [HERE, LINK], {}),
    table("others", "2026-04-04", [HERE, LINK], { asked: 1 }),
    table("new", "2026-02-02", [HERE, LINK], {}),
  ];

  expect(inOrder(tables).map((one) => one.table)).toEqual(["new", "old", "others", "alone"]);
});
