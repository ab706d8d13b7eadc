import { beforeEach, expect, test, vi } from "vitest";

import { Conversation } from "./talk.svelte";

const remark = (number: number, seat: number) => ({ number, seat, at: "", text: `no. ${number}` });

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  });
});

test("what others said is unread until it was shown, here and after a reload", () => {
  const talk = new Conversation("one");

  talk.hear([remark(0, 1), remark(1, 0)]);
  expect(talk.unread(0)).toBe(1);
  talk.read();
  talk.hear([remark(2, 1)]);

  expect(talk.unread(0)).toBe(1);
  const again = new Conversation("one");
  again.hear([remark(0, 1), remark(1, 0), remark(2, 1)]);
  expect(again.unread(0)).toBe(1);
});

test("what comes once more after the line was lost is not doubled", () => {
  const talk = new Conversation("two");

  talk.hear([remark(0, 1), remark(1, 0)]);
  talk.hear([remark(0, 1), remark(1, 0), remark(2, 1)]);

  expect(talk.said.map(({ number }) => number)).toEqual([0, 1, 2]);
});

test("whoever is muted is not heard, and heard again when that is wished", () => {
  const talk = new Conversation("three");
  talk.hear([remark(0, 1), remark(1, 2)]);

  talk.toggle(1);

  expect(talk.heard.map(({ seat }) => seat)).toEqual([2]);
  expect(talk.unread(0)).toBe(1);
  expect(new Conversation("three").muted).toEqual([1]);
  talk.toggle(1);
  expect(talk.heard).toHaveLength(2);
});
