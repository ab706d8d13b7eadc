import { expect, test } from "vitest";

import { isAsExpected } from "./shelf";

test("a new table is written only where there is none", () => {
  expect(isAsExpected(undefined, null)).toBe(true);
  expect(isAsExpected({ rev: 0 }, null)).toBe(false);
});

test("what happened is written only at the revision it happened at", () => {
  expect(isAsExpected({ rev: 4, id: "a" }, { rev: 4 })).toBe(true);
  expect(isAsExpected({ rev: 5, id: "a" }, { rev: 4 })).toBe(false);
});

test("nothing is written at a table that was deleted meanwhile", () => {
  expect(isAsExpected(undefined, { rev: 4 })).toBe(false);
  expect(isAsExpected(undefined, {})).toBe(false);
});
