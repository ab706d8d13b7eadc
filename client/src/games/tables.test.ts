import { afterEach, expect, test, vi } from "vitest";

import { loadTables, rowArgs, rowsOf, setTables } from "./tables.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  setTables({});
});

test("the rows are those that the server has loaded", async () => {
  const told = { hash: "5f2c91aa", tables: { cards: [{ name: "growth", copies: "3" }] } };
  const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(told))));
  vi.stubGlobal("fetch", fetched);

  await loadTables("tempus");

  expect(fetched).toHaveBeenCalledWith("/api/games/tempus/tables", expect.anything());
  expect(rowsOf("cards")).toEqual([{ name: "growth", copies: "3" }]);
  expect(rowsOf("wonders")).toEqual([]);
});

test("a sentence is given every column that is a whole number", () => {
  const row = { name: "iron", cost: "5", minus: "-1", age: "I", empty: "", map: "3x4" };

  expect(rowArgs(row)).toEqual({ cost: 5, minus: -1 });
});
