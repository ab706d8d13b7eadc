/** The table of cards is the one of the rules, and everything in it has a picture. */
import { describe, expect, it } from "vitest";

import cards from "../../../../src/aevum/games/inner_sea/data/cards.csv?raw";
import civilizations from "../../../../src/aevum/games/inner_sea/data/civilizations.csv?raw";
import wonders from "../../../../src/aevum/games/inner_sea/data/wonders.csv?raw";
import { CARD_ART, EMBLEMS, GAIN_ART, WONDER_ART } from "./art";
import { cardKey, cardOf, CARDS, deadlyDigits, gainsOf } from "./cards";
import tables from "./tables.json";

const rows = (text: string) =>
  text
    .trim()
    .split("\n")
    .slice(1)
    .map((row) => row.split(","));

describe("the tables", () => {
  it("name the cards as the rules do", () => {
    const told = rows(cards).map(([id, slug, type, kinds, provenance]) => [
      Number(id),
      slug,
      type,
      kinds?.split("|"),
      provenance === "reconstructed",
    ]);
    expect(tables.cards).toEqual(told);
    expect(CARDS).toHaveLength(103);
  });

  it("name the Wonders and the civilizations as the rules do", () => {
    expect(tables.wonders.map(([id, slug]) => [id, slug])).toEqual(
      rows(wonders).map(([id, slug]) => [id, slug]),
    );
    expect(tables.civilizations.map(([id]) => id)).toEqual(rows(civilizations).map(([id]) => id));
  });
});

describe("every card", () => {
  it("has a picture and something to give", () => {
    for (const card of CARDS) {
      expect(CARD_ART[card.slug], card.slug).toBeTruthy();
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

describe("Wonders and civilizations", () => {
  it("have pictures", () => {
    for (const [, slug] of tables.wonders)
      expect(WONDER_ART[String(slug)], String(slug)).toBeTruthy();
    for (const [id] of tables.civilizations) expect(EMBLEMS[String(id)], String(id)).toBeTruthy();
  });
});

describe("Sudden Death", () => {
  it("looks for a 2 in the second turn, for a 2 or a 3 in the third", () => {
    expect([1, 2, 3, 4].map(deadlyDigits)).toEqual([[], ["2"], ["2", "3"], []]);
  });
});
