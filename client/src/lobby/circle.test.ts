import { beforeEach, expect, test, vi } from "vitest";

import type { Friends } from "../protocol";
import { circle } from "./circle.svelte";

const api = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn(), withdraw: vi.fn() }));
const here = vi.hoisted(() => ({ me: { name: "Ada" } as object | null, ask: async () => {} }));
vi.mock("../app/api", () => api);
vi.mock("../account/account.svelte", () => ({ here }));

const FRIENDS: Friends = {
  friends: [
    { name: "Bea", tie: "friend", is_there: true },
    { name: "Cid", tie: "asks" },
    { name: "Dan", tie: "asked" },
  ],
  bidden: [{ table: "one", game: "tempus", by: "Bea", chairs: [], invitation: "word" }],
};

beforeEach(() => {
  here.me = { name: "Ada" };
  api.get.mockResolvedValue(FRIENDS);
});

test("invitations and who would like to be a friend wait for an answer", async () => {
  await circle.refresh();

  expect(circle.awaiting).toBe(2);
  expect(circle.asking.map(({ name }) => name)).toEqual(["Cid"]);
  expect(circle.known.map(({ name }) => name)).toEqual(["Bea", "Dan"]);
});

test("nothing waits for a guest", async () => {
  here.me = null;

  await circle.refresh();

  expect(circle.awaiting).toBe(0);
});

test("somebody is found however the name is written", async () => {
  await circle.refresh();

  expect(circle.tieTo(" dan ")).toBe("asked");
  expect(circle.tieTo("Eve")).toBeUndefined();
});

test("whoever is blocked is known as blocked", async () => {
  api.post.mockResolvedValue({ friends: [{ name: "Bea", tie: "blocked" }], bidden: [] });

  await circle.block("Bea");

  expect(api.post).toHaveBeenCalledWith("/api/friends/block", { name: "Bea" });
  expect(circle.tieTo("Bea")).toBe("blocked");
});
