import { expect, test } from "vitest";

import type { PublicTable } from "../protocol";
import { ANY, fits } from "./filters";

const TABLE: PublicTable = {
  table: "t",
  game: "tempus",
  chairs: [],
  free: [1, 2],
  round: 0,
  changed: "",
  pace: { period: 86_400 },
  lang: "de",
  is_locked: false,
  least: 0,
};

test("every table fits to who wishes for nothing", () => {
  expect(fits(TABLE, ANY)).toBe(true);
});

test("each wish alone leaves out what is otherwise", () => {
  const fitting = [{ game: "tempus" }, { free: 2 }, { pace: "days" }, { lang: "de" }] as const;
  const others = [{ game: "inner_sea" }, { free: 3 }, { pace: "live" }, { lang: "en" }] as const;

  expect(fitting.map((wish) => fits(TABLE, { ...ANY, ...wish }))).not.toContain(false);
  expect(others.map((wish) => fits(TABLE, { ...ANY, ...wish }))).not.toContain(true);
});

test("a table without a language fits to every one", () => {
  expect(fits({ ...TABLE, lang: "" }, { ...ANY, lang: "en" })).toBe(true);
});
