import { expect, test, vi } from "vitest";

import { boxOf } from "./box";
import { routeOf } from "./route";
import { botChair, firstWish, keepWish, mended, newTable, wishFor } from "./wish";
import type { GameCard } from "../protocol";

const CARD: GameCard = {
  name: "tempus",
  min_seats: 3,
  max_seats: 5,
  options: [{ name: "map", default: "players", values: ["players", "random"], help: "option-map" }],
  bots: ["easy", "medium", "greedy", "random"],
  reconstructed: [],
  box: { least_minutes: 60, most_minutes: 120, weight: 2 },
  no_lesson: null,
  chapters: ["web-guide"],
};

test("a game says for how many it is, how long it takes and how demanding it is", () => {
  const keys = (card: GameCard) => boxOf(card).map(({ key }) => key);

  expect(boxOf(CARD).map(({ args }) => args)).toEqual([
    { least: 3, most: 5 },
    { least: 60, most: 120 },
    {},
  ]);
  expect(keys(CARD)).toEqual(["web-box-seats-range", "web-box-minutes", "web-box-weight-2"]);
  const open = { least_minutes: 120, most_minutes: 0, weight: 4 };
  expect(keys({ ...CARD, box: open })[1]).toBe("web-box-minutes-from");
  expect(keys({ ...CARD, min_seats: 5, box: null })).toEqual(["web-box-seats"]);
});

test("the first wish is one person against medium bots, and needs no further click", () => {
  const wish = firstWish(CARD);

  expect(wish.chairs.map((chair) => chair.kind)).toEqual(["here", "bot", "bot", "bot"]);
  expect(wish.chairs[1]?.bot).toBe("medium");
  expect(newTable(wish).options).toEqual({ map: "random", settling: "automatic" });
  expect(newTable(wish).seed).toBeNull();
});

test("a remembered wish keeps only what the game still knows", () => {
  const kept = { ...firstWish(CARD), options: { map: "round", colour: true } };
  const bot = { kind: "bot" as const, bot: "clever" };
  kept.chairs = [{ kind: "link" }, bot, bot];

  const wish = mended(CARD, kept);

  expect(wish.options).toEqual({});
  expect(wish.chairs.map((chair) => chair.bot)).toEqual([undefined, "medium", "medium"]);
  expect(mended(CARD, { ...kept, chairs: [bot] }).chairs).toHaveLength(4);
});

test("bots alone are watched once, and not what the form shows the next time", () => {
  const bots = Array.from({ length: 3 }, () => botChair(CARD));
  const alone = { ...firstWish(CARD), chairs: bots, options: { map: "random" } };
  const storage = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
  });

  keepWish(alone);
  expect(wishFor(CARD).chairs.map(({ kind }) => kind)).toEqual(["here", "bot", "bot", "bot"]);
  expect(wishFor(CARD).options).toEqual({ map: "random" });

  keepWish({ ...alone, chairs: [{ kind: "here", name: "Ada" }, { kind: "link" }, botChair(CARD)] });
  keepWish(alone);
  expect(wishFor(CARD).chairs.map(({ kind }) => kind)).toEqual(["here", "link", "bot"]);
  expect(wishFor(CARD).chairs[0]?.name).toBe("Ada");
  expect(mended(CARD, alone).chairs).toEqual(firstWish(CARD).chairs);
  vi.unstubAllGlobals();
});

test("an address names a page, and what stands after # stays in the browser", () => {
  expect(routeOf("/", "")).toEqual({ page: "start" });
  expect(routeOf("/table/abc", "#key")).toEqual({ page: "table", table: "abc", key: "key" });
  expect(routeOf("/rules/tempus", "#R6.1")).toEqual({
    page: "rules",
    game: "tempus",
    clause: "R6.1",
  });
  expect(routeOf("/credits", "")).toEqual({ page: "credits" });
  expect(routeOf("/elsewhere/1/2", "")).toEqual({ page: "lost" });
});
