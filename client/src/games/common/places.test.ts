import { expect, test } from "vitest";

import { following } from "./places";

test("whoever walks through the places that can be chosen comes back to the first", () => {
  const names = ["a1", "b2", "c3"];

  expect(following(names, "a1", 1)).toBe("b2");
  expect(following(names, "c3", 1)).toBe("a1");
  expect(following(names, "a1", -1)).toBe("c3");
  expect(following(names, "elsewhere", -1)).toBe("a1");
  expect(following([], "a1", 1)).toBeUndefined();
});
