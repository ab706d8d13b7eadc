import { expect, test } from "vitest";

import { movable } from "./movable";

test("only seats that this browser has the key of move into an account", () => {
  const kept = [
    { table: "watched", key: "" },
    { table: "played", key: "key" },
    { table: "moved", key: "old" },
  ];

  expect(movable(kept, ["moved"])).toEqual([{ table: "played", key: "key" }]);
});
