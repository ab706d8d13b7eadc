import { expect, test } from "vitest";

import { ticks } from "./chart";
import { byRound, firstUnfolded, newsSince } from "./news";
import { grouped, litBy } from "./choices";
import { found, plain } from "./search";
import { chairsOf } from "./seatings";
import type { Chair, Chapter, Choice, Entry } from "../protocol";

const choice = (action: number, text: string, hex = ""): Choice => ({
  action,
  text,
  label: { key: "label", args: hex ? { hex } : {} },
});

const entry = (at: number, round: number, seat: number): Entry => ({
  at,
  round,
  seat,
  said: { key: "note" },
});

test("choices of the board, kinds of actions and the end stand apart, the end last", () => {
  const sorted = grouped(
    [
      choice(0, "done"),
      choice(1, "move"),
      choice(2, "fight"),
      choice(3, "from e5"),
      choice(4, "name hills"),
    ],
    (one) => one.text.startsWith("from"),
  );

  expect(sorted.placed.map((one) => one.action)).toEqual([3]);
  expect(sorted.groups.map((group) => group.map((one) => one.action))).toEqual([[1, 2], [4]]);
  expect(sorted.primary.map((one) => one.action)).toEqual([0]);
});

test("a small offer stands beside its no, and what ends a turn stands alone", () => {
  const build = choice(1, "build religion", "religion");
  const ends = { ...choice(0, "done"), label: { key: "label-end-turn" } };
  const onBoard = (one: Choice) => one.text !== "done";

  const offered = grouped([choice(0, "done"), build], onBoard);
  const ending = grouped([ends, build], onBoard);

  expect(offered.offer.map((one) => one.action)).toEqual([1, 0]);
  expect([offered.placed, offered.primary]).toEqual([[], []]);
  expect(ending.offer).toEqual([]);
  expect([ending.placed, ending.primary, ending.isListed]).toEqual([[build], [ends], true]);
});

test("members of a set are no offer: what confirms it stands alone", () => {
  const [done, card] = [choice(0, "done"), choice(1, "play weapons", "weapons")];

  const sorted = grouped([card, done], (one) => one !== done, true);

  expect(sorted.offer).toEqual([]);
  expect([sorted.placed, sorted.primary]).toEqual([[card], [done]]);
});

test("a place with several choices keeps them all", () => {
  const choices = [choice(1, "build 2 e5", "e5"), choice(2, "build 3 e5", "e5"), choice(3, "done")];
  const lit = litBy(
    choices,
    (one) => one.text !== "done",
    (sentence) => [String(sentence.args?.["hex"])],
  );

  expect(lit.get("e5")?.map((one) => one.action)).toEqual([1, 2]);
  expect(lit.size).toBe(1);
});

test("news is what others did after my last decision", () => {
  const log = [entry(1, 1, 0), entry(2, 1, 1), entry(3, 1, 0), entry(4, 1, 2)];

  expect(newsSince(log, 0, 1).map((one) => one.at)).toEqual([2, 4]);
});

test("the log is grouped by rounds in the order of what happened", () => {
  const groups = byRound([entry(1, 0, 0), entry(2, 1, 0), entry(3, 1, 1), entry(4, 2, 0)]);

  expect(groups.map((group) => [group.round, group.entries.length])).toEqual([
    [0, 1],
    [1, 2],
    [2, 1],
  ]);
});

test("the marks of a chart are few, even and cover everything", () => {
  for (const most of [1, 7, 23, 60, 340]) {
    const marks = ticks(0, most);
    expect(marks.length).toBeLessThanOrEqual(7);
    expect(marks[0]).toBe(0);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
  }
});

test("a search of the rules finds clauses that have all the words, or the number", () => {
  const chapters: Chapter[] = [
    {
      id: "R6",
      level: 2,
      title: "Actions",
      intro: "",
      clauses: [
        { id: "R6.1", html: "<p>Move a <em>token</em>.</p>", reconstructed: false },
        { id: "R6.2", html: "<p>Build a city.</p>", reconstructed: true },
      ],
    },
  ];

  expect(found(chapters, "token move")[0]?.clauses.map((one) => one.id)).toEqual(["R6.1"]);
  expect(found(chapters, "r6.2")[0]?.clauses.map((one) => one.id)).toEqual(["R6.2"]);
  expect(found(chapters, "em")).toEqual([]);
  expect(plain("a &lt; b &amp; c")).toBe("a < b & c");
});

test("the last rounds of a long log stand open, and a short log is open as a whole", () => {
  const rounds = (count: number, size: number) =>
    Array.from({ length: count }, (_, round) => ({
      entries: Array.from({ length: size }, () => entry(1, round, 0)),
    }));

  expect(firstUnfolded(rounds(18, 37))).toBe(15);
  expect(firstUnfolded(rounds(5, 300))).toBe(3);
  expect(firstUnfolded(rounds(5, 20))).toBe(0);
  expect(firstUnfolded([])).toBe(0);
});

test("a fork is played by the same, by oneself and bots, or by people only", () => {
  const chairs: Chair[] = [
    { kind: "link", name: "Ada", bot: "" },
    { kind: "here", name: "Ben", bot: "" },
    { kind: "bot", name: "", bot: "random" },
  ];
  const kinds = (seated: Chair[]) => seated.map(({ kind, bot }) => bot || kind);

  expect(kinds(chairsOf(chairs, "same", 1))).toEqual(["here", "here", "random"]);
  expect(kinds(chairsOf(chairs, "alone", 1))).toEqual(["greedy", "here", "random"]);
  expect(kinds(chairsOf(chairs, "alone", -1))).toEqual(["here", "greedy", "random"]);
  expect(kinds(chairsOf(chairs, "people", 1))).toEqual(["here", "here", "here"]);
  expect(chairsOf(chairs, "same", 1)[0]?.name).toBe("Ada");
});
