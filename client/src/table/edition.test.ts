import { expect, test } from "vitest";

import { isForeign, mayLoadAnew } from "./edition";

const welcome = (protocol: string) => ({ type: "welcome", protocol });

test("a server that speaks of something else, or otherwise, is of another edition", () => {
  expect(isForeign({ type: "novelty" }, "one")).toBe(true);
  expect(isForeign(welcome("two"), "one")).toBe(true);
  expect(isForeign(welcome("one"), "one")).toBe(false);
  expect(isForeign({ type: "gone" }, "one")).toBe(false);
});

test("a server that names no edition is older than the page", () => {
  expect(isForeign({ type: "welcome" })).toBe(true);
  expect(__PROTOCOL__).toMatch(/^[0-9a-f]{12}$/);
});

test("a page loads itself anew once for an edition", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  } as Storage;

  expect(["two", "two", "three"].map((one) => mayLoadAnew(one, storage))).toEqual([
    true,
    false,
    true,
  ]);
});
