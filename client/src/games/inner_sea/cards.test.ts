/** The Fate cards: what they give, in small pictures, with the numbers of their rows. */
import { beforeEach, describe, expect, it } from "vitest";

import cards from "../../../../src/aevum/games/inner_sea/data/cards.csv?raw";
import { setTables, type Row } from "../tables.svelte";
import { GAIN_ART } from "./art";
import { cardKey, cardOf, fateCards, gainsOf } from "./cards";

/** Read a table as the server hands it out. */
function rows(text: string): Row[] {
  const [head = "", ...lines] = text.trim().split("\n");
  const columns = head.split(",");
  return lines.map((line) =>
    Object.fromEntries(line.split(",").map((cell, i) => [columns[i] ?? "", cell])),
  );
}

beforeEach(() => {
  setTables({ cards: rows(cards) });
});

describe("every card", () => {
  it("has something to give", () => {
    expect(fateCards().length).toBeGreaterThan(100);
    for (const card of fateCards()) {
      const gains = gainsOf(card);
      expect(gains.length, card.slug).toBeGreaterThan(0);
      for (const { gain } of gains) expect(GAIN_ART[gain], card.slug).toBeTruthy();
    }
  });

  it("is found by its name and by its key", () => {
    expect(cardOf("gold_mine")?.number).toBe(20);
    expect(cardOf("card-20")?.slug).toBe("gold_mine");
    expect(cardKey("earthquake")).toBe("card-1");
    expect(cardOf("rome")).toBeUndefined();
  });
});

describe("what a card gives", () => {
  it("has the numbers of its row", () => {
    const [mine] = rows(cards).filter(({ slug }) => slug === "gold_mine");
    setTables({ cards: [{ ...mine, talents: "5" }] });

    expect(gainsOf(fateCards()[0]!)).toEqual([
      { gain: "add", count: "1" },
      { gain: "talent", count: "5" },
    ]);
  });

  it("says the least and the most of a number that depends on the map", () => {
    expect(gainsOf(cardOf("amber_road")!)).toContainEqual({ gain: "talent", count: "1–2" });
    expect(gainsOf(cardOf("strategos")!)).toContainEqual({ gain: "ally", count: "1+" });
  });
});
