import { expect, test, vi } from "vitest";

import { hasChanged, namesOf } from "./names";
import type { Chair, Tiding } from "../protocol";

vi.mock("../i18n/words.svelte", () => ({
  words: { say: (key: string, { n }: { n: number }) => `${key} ${n}` },
}));

const person = (name: string): Chair => ({ kind: "here", name, bot: "" });

test("who has no name goes by the seat, who is called alike bears its number, too", () => {
  expect(namesOf(["Ada", "", "Ben", "Ada"].map(person))).toEqual([
    "Ada (1)",
    "web-name-person 2",
    "Ben",
    "Ada (4)",
  ]);
});

test("what was said before somebody else came to a seat was said by who sat there before", () => {
  const tiding = (key: string, n: number): Tiding => ({
    at: 0,
    when: "2026-03-02T20:00:00Z",
    said: { key: `web-tiding-${key}`, args: { seat: { key: "seat", args: { n } } } },
  });
  const before = "2026-03-02T19:00:00Z";

  expect(hasChanged([tiding("left", 1)], 1, before)).toBe(true);
  expect(hasChanged([tiding("left", 1)], 1, "2026-03-02T21:00:00Z")).toBe(false);
  expect(hasChanged([tiding("left", 2)], 1, before)).toBe(false);
  expect(hasChanged([tiding("back", 1)], 1, before)).toBe(false);
});
