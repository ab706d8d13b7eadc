import { beforeAll, describe, expect, it } from "vitest";

import bankTable from "../../../../src/aevum/games/through_the_ages/data/banks.csv?raw";
import civilTable from "../../../../src/aevum/games/through_the_ages/data/civil_cards.csv?raw";
// eslint-disable-next-line max-len -- an address
import militaryTable from "../../../../src/aevum/games/through_the_ages/data/military_cards.csv?raw";
import { setTables, type Row } from "../tables.svelte";
import { ART } from "./art";
import { comb, sectionsOf } from "./banks";
import { allCards, cardOf, costs, gives, once } from "./cards";

function rows(table: string): Row[] {
  const [head = "", ...lines] = table.trim().split(/\r?\n/);
  const names = head.split(",");
  return lines.map((line) =>
    Object.fromEntries(line.split(",").map((cell, i) => [names[i] ?? "", cell])),
  );
}

/** Let these be the tables that the server has loaded, with these civil cards. */
function load(civil: Row[]): void {
  setTables({ banks: rows(bankTable), civil_cards: civil, military_cards: rows(militaryTable) });
}

beforeAll(() => load(rows(civilTable)));

describe("the printed cards", () => {
  it("are all the rows of both tables", () => {
    const names = [...rows(civilTable), ...rows(militaryTable)].map((row) => row["id"]);
    expect(allCards().map(({ id }) => id)).toEqual(names);
  });

  it("have a picture for every kind and every symbol", () => {
    const marks = allCards().flatMap((card) => [
      card.kind,
      ...[...costs(card), ...gives(card), ...once(card)].map(({ mark }) => mark),
    ]);
    expect([...new Set(marks)].filter((mark) => !(mark in ART))).toEqual([]);
  });

  it("tell what they cost and give", () => {
    expect(costs(cardOf("iron"))).toEqual([
      { mark: "science", value: "5" },
      { mark: "resource", value: "5" },
    ]);
    expect(costs(cardOf("monarchy"))).toEqual([{ mark: "science", value: "8/2" }]);
    expect(costs(cardOf("pyramids"))).toEqual([{ mark: "resource", value: "3·2·1" }]);
    expect(gives(cardOf("kremlin")).map(({ mark }) => mark)).toEqual([
      "culture",
      "sad",
      "civil",
      "military",
    ]);
    expect(gives(cardOf("vast_territory_i"))).toContainEqual({ mark: "blue", value: "−1" });
    expect(once(cardOf("vast_territory_i"))).toEqual([{ mark: "food", value: "3" }]);
  });

  it("follow the tables when other ones are loaded", () => {
    const [first = {}, ...others] = rows(civilTable);
    load([{ ...first, food: "7" }, ...others]);
    expect(gives(cardOf("agriculture"))).toEqual([{ mark: "food", value: "7" }]);
    load(rows(civilTable));
    expect(gives(cardOf("agriculture"))).toEqual([{ mark: "food", value: "1" }]);
  });
});

describe("the banks", () => {
  it("have the sections of the table, the fullest first", () => {
    expect(sectionsOf("yellow").map(({ from, faces }) => [from, faces])).toEqual([
      [17, 0],
      [13, 1],
      [11, 2],
      [9, 3],
      [7, 4],
      [5, 5],
      [3, 6],
      [1, 7],
      [0, 8],
    ]);
    expect(sectionsOf("blue").map(({ squares, loss }) => [squares, loss])).toEqual([
      [6, 0],
      [5, 2],
      [5, 4],
      [0, 6],
    ]);
  });

  it("show every token once and one section as the present one", () => {
    for (const sections of [sectionsOf("yellow"), sectionsOf("blue")]) {
      for (let tokens = 0; tokens <= 24; tokens++) {
        const drawn = comb(sections, tokens);
        expect(drawn.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
        const start = drawn.findIndex(({ isCurrent }) => isCurrent);
        expect(drawn.slice(0, start).every(({ filled }) => filled === 0)).toBe(true);
        expect(drawn.reduce((sum, { filled }) => sum + filled, 0)).toBe(tokens);
      }
    }
  });
});
