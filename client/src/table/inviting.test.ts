import { beforeEach, expect, test } from "vitest";

import { exchangeKey, keepTable, keyFor, keyOf } from "../app/memory";
import { beginnings, isNear } from "./inviting";

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  Object.assign(globalThis, { localStorage: storage, sessionStorage: storage });
});

test("a link begins where others reach the table", () => {
  const here = new URL("http://localhost:8765/table/x");
  const others = { addresses: ["http://192.168.1.5:8765"], is_near: false };

  expect(beginnings(others, here)).toEqual(["http://192.168.1.5:8765"]);
  expect(beginnings(others, new URL("https://aevum.example/"))).toEqual([
    "https://aevum.example",
    "http://192.168.1.5:8765",
  ]);
  expect(beginnings({ addresses: [], is_near: true }, here)).toEqual(["http://localhost:8765"]);
});

test("this machine is near, others are not", () => {
  expect(["http://localhost:1", "http://127.0.0.1:1", "http://[::1]:1"].every(isNear)).toBe(true);
  expect(isNear("http://192.168.1.5:1")).toBe(false);
});

test("a browser makes one key for an invitation, however often it comes with it", () => {
  const key = keyFor("invitation");

  expect(key.length).toBeGreaterThanOrEqual(36);
  expect(keyFor("another")).not.toBe(key);
  expect(keyFor("invitation")).toBe(key);
});

test("a key takes the place of its invitation, and no other's", () => {
  keepTable("one", "invitation");
  keepTable("two", "host");

  exchangeKey("one", "invitation", "key");
  exchangeKey("two", "invitation", "key");

  expect([keyOf("one"), keyOf("two")]).toEqual(["key", "host"]);
});
