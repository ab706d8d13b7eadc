import { expect, test, vi } from "vitest";

import type { Choice, Gathering as Seen, Position } from "../protocol";
import { DONE, Gathering } from "./gathering.svelte";

const MEMBERS = [1, 2, 3].map((action): Choice => ({
  action,
  text: `discard ${action}`,
  label: { key: "card", args: {} },
}));

/** What a table says that wants two cards of three, the first of which is there twice. */
function said(chosen: readonly number[]): Seen {
  const isFull = chosen.length === 2;
  return {
    chosen: [...chosen],
    members: MEMBERS,
    fitting: isFull ? [] : [1, 2, 3].filter((one) => one === 1 || !chosen.includes(one)),
    may_confirm: isFull,
    confirm: { key: "confirm-discard", args: { n: chosen.length } },
    others: [],
    prompt: { key: "prompt-discard", args: { n: 2 - chosen.length } },
    doing: null,
  };
}

function positionAt(at: number, isSet = true, least = 2): Position {
  return {
    at,
    seat: 0,
    asked: 0,
    is_over: false,
    view: {},
    scores: [],
    prompt: { key: "prompt-discard", args: { n: 2 } },
    choices: MEMBERS,
    ending: null,
    asked_set: isSet ? { least, most: 2, start: said([]) } : null,
  };
}

/** Put a set together at a table that answers at once. */
function begun(least = 2): Gathering {
  const gathering = new Gathering((chosen) => Promise.resolve(said(chosen)));
  gathering.begin(positionAt(0, true, least));
  return gathering;
}

const heard = () => vi.waitFor(() => Promise.resolve());

test("members are chosen in any order and freed again", async () => {
  const gathering = begun();

  gathering.toggle(3);
  await heard();
  gathering.toggle(2);
  await heard();
  expect(gathering.chosen).toEqual([3, 2]);
  expect(gathering.isFull).toBe(true);
  gathering.toggle(3);
  await heard();

  expect(gathering.chosen).toEqual([2]);
});

test("what fits twice is chosen twice, and then freed as a whole", async () => {
  const gathering = begun();

  for (const count of [1, 2, 0]) {
    gathering.toggle(1);
    await heard();
    expect(gathering.count(1)).toBe(count);
  }
});

test("one of several is taken back at a time, the last one if none is named", async () => {
  const gathering = begun();
  gathering.toggle(1);
  await heard();
  gathering.toggle(1);
  await heard();

  gathering.takeBack();
  await heard();

  expect(gathering.chosen).toEqual([1]);
});

test("what does not fit is not chosen, and it is said which", async () => {
  const gathering = begun();
  gathering.toggle(3);
  await heard();
  gathering.toggle(2);
  await heard();

  gathering.toggle(1);

  expect(gathering.chosen).toEqual([3, 2]);
  expect(gathering.unfit).toBe(1);
  expect(gathering.shut.map(({ action }) => action)).toEqual([1]);
});

test("a position offers what fits, what is chosen, and to confirm a whole set", async () => {
  const gathering = begun();
  const position = positionAt(0);
  const actions = () => gathering.shown(position).choices.map(({ action }) => action);
  expect(actions()).toEqual([1, 2, 3]);

  gathering.toggle(3);
  await heard();
  gathering.toggle(2);
  await heard();

  expect(actions()).toEqual([2, 3, DONE]);
});

test("what the table refuses is not chosen", async () => {
  const gathering = new Gathering(() => Promise.resolve(null));
  gathering.begin(positionAt(0));

  gathering.toggle(2);
  await heard();

  expect(gathering.chosen).toEqual([]);
});

test("an answer that comes late does not undo a newer choice", async () => {
  const waiting: ((seen: Seen) => void)[] = [];
  const gathering = new Gathering(() => new Promise((resolve) => waiting.push(resolve)));
  gathering.begin(positionAt(0));

  gathering.toggle(1);
  gathering.toggle(2);
  waiting[1]?.(said([1, 2]));
  await heard();
  waiting[0]?.(said([1]));
  await heard();

  expect(gathering.chosen).toEqual([1, 2]);
  expect(gathering.isAsking).toBe(false);
});

test("the same question again keeps what is chosen, another one forgets it", async () => {
  const gathering = begun();
  gathering.toggle(2);
  await heard();

  gathering.begin(positionAt(0));
  expect(gathering.chosen).toEqual([2]);
  gathering.begin(positionAt(4));

  expect(gathering.chosen).toEqual([]);
  expect(gathering.shown(positionAt(5, false)).choices).toBe(MEMBERS);
});

test("members that were taken back one by one are chosen again in their order", async () => {
  const gathering = begun();
  for (const action of [3, 2]) {
    gathering.toggle(action);
    await heard();
  }
  gathering.takeBack(3);
  await heard();
  gathering.takeBack();
  await heard();
  expect([gathering.chosen, gathering.redoSteps]).toEqual([[], 2]);

  gathering.redo();
  await heard();
  expect(gathering.chosen).toEqual([2]);
  gathering.redo();
  await heard();

  expect([gathering.chosen, gathering.redoSteps]).toEqual([[3, 2], 0]);
  expect(gathering.seen?.may_confirm).toBe(true);
});

test("all members that were taken back at once are chosen again at once", async () => {
  const gathering = begun();
  for (const action of [3, 2]) {
    gathering.toggle(action);
    await heard();
  }

  gathering.clear();
  gathering.redo();
  await heard();

  expect(gathering.chosen).toEqual([3, 2]);
});

test("whoever chooses another member does not choose again what was taken back", async () => {
  const gathering = begun();
  gathering.toggle(3);
  await heard();
  gathering.takeBack();
  await heard();

  gathering.toggle(2);
  await heard();
  expect(gathering.redoSteps).toBe(0);
  gathering.takeBack();
  await heard();
  gathering.begin(positionAt(1));

  expect(gathering.redoSteps).toBe(0);
});

test("a question for so many and no others stays as it was asked, any other goes on", async () => {
  const asked = (least: number) => ({ gathering: begun(least), at: positionAt(0, true, least) });
  const both = [asked(2), asked(1)];

  for (const { gathering } of both) gathering.toggle(3);
  await heard();

  const prompts = both.map(({ gathering, at }) => gathering.shown(at).prompt?.args);
  expect(prompts).toEqual([{ n: 2 }, { n: 1 }]);
});
