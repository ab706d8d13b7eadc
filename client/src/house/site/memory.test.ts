import { expect, test } from "vitest";

import { addressOf } from "./memory";

const parts = { pyodide: "pyodide-1", engine: "engine-a.zip" } as Parameters<typeof addressOf>[1];
const name = (changed: Partial<typeof parts> = {}, browser = "Browser/1 (any)") =>
  addressOf("https://host/place/", { ...parts, ...changed }, browser).href;

test("a memory belongs to one interpreter, one engine, and one browser", () => {
  const other = [
    name({ pyodide: "pyodide-2" }),
    name({ engine: "engine-b.zip" }),
    name({}, "Browser/2 (any)"),
  ];

  expect(new Set([name(), ...other]).size).toBe(4);
  expect(name()).toMatch(/^https:\/\/host\/place\/memory\//);
});
