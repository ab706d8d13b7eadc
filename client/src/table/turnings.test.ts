import { expect, test } from "vitest";

import { progressOf } from "./turnings";

test("a review says how far it has come only when it knows how far it goes", () => {
  expect(progressOf({ done: 0, of: 0 })).toEqual({ key: "coach-starting", args: {} });
  expect(progressOf({ done: 0, of: 7 })).toEqual({
    key: "coach-progress",
    args: { n: 0, of: 7 },
  });
});
