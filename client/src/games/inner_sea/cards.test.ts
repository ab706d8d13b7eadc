/** Everything in the tables has a picture, with the numbers of its row. */
import { beforeEach, describe, expect, it } from "vitest";

import cards from "../../../../src/aevum/games/inner_sea/data/cards.csv?raw";
import civilizations from "../../../../src/aevum/games/inner_sea/data/civilizations.csv?raw";
import wonders from "../../../../src/aevum/games/inner_sea/data/wonders.csv?raw";
import { rowsOf, setTables, type Row } from "../tables.svelte";
import { CARD_ART, EMBLEMS, GAIN_ART, WONDER_ART } from "./art";
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
  setTables({ cards: rows(cards), wonders: rows(wonders), civilizations: rows(civilizations) });
});

describe("every card", () => {
  it("has a picture and something to give", () => {
    expect(fateCards().length).toBeGreaterThan(100);
    for (const card of fateCards()) {
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

describe("what a card gives", () => {
  it("has the numbers of its row", () => {
    const [mine] = rows(cards).filter(({ slug }) => slug === "gold_mine");
    setTables({ cards: [{ ...mine, talents: "5" }] });

    expect(gainsOf(fateCards()[0]!)).toEqual([
      { gain: "add", count: "1" },
      { gain: "talent", count: "5" },
    ]);
  });
});

describe("Wonders and civilizations", () => {
  it("have pictures", () => {
    for (const { slug = "" } of rowsOf("wonders")) expect(WONDER_ART[slug], slug).toBeTruthy();
    for (const { id = "" } of rowsOf("civilizations")) expect(EMBLEMS[id], id).toBeTruthy();
  });
});
