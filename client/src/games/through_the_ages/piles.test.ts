/** Technologies in piles: what is in play, what is in front, what is missing. */
import { beforeAll, describe, expect, it } from "vitest";

import { setTables } from "../tables.svelte";
import { COLUMNS } from "./cards";
import { missingIn, pilesOf } from "./piles";

const technology = (card: string, level: number, workers: number) => ({
  card,
  level,
  workers,
  tokens: 0,
});

beforeAll(() =>
  setTables({
    civil_cards: [
      { id: "agriculture", category: "farm" },
      { id: "iron", category: "mine" },
      { id: "bronze", category: "mine" },
      { id: "coal", category: "mine" },
    ],
    military_cards: [],
  }),
);

describe("the piles of a civilization", () => {
  const piles = () =>
    pilesOf([
      technology("bronze", 0, 3),
      technology("coal", 2, 0),
      technology("agriculture", 0, 2),
      technology("iron", 1, 1),
    ]);

  it("are those of the kinds in play, in the order of the table", () => {
    expect(piles().map(({ kind }) => kind)).toEqual(["farm", "mine"]);
  });

  it("have the newest card in front, whether it has workers or not", () => {
    expect(piles()[1]?.cards.map(({ card }) => card)).toEqual(["coal", "iron", "bronze"]);
  });

  it("count the workers of all their cards", () => {
    expect(piles().map(({ workers }) => workers)).toEqual([2, 4]);
  });

  it("leave out every other kind, which is missing", () => {
    expect(missingIn(piles())).toEqual(COLUMNS.slice(2));
  });
});
