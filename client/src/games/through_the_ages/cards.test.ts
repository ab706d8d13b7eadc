import { describe, expect, it } from "vitest";

import bankTable from "../../../../src/aevum/games/through_the_ages/data/banks.csv?raw";
import civilTable from "../../../../src/aevum/games/through_the_ages/data/civil_cards.csv?raw";
// eslint-disable-next-line max-len -- an address
import militaryTable from "../../../../src/aevum/games/through_the_ages/data/military_cards.csv?raw";
import { ART } from "./art";
import { BLUE, comb, YELLOW, type Section } from "./banks";
import { cardOf, CARDS, costs, gives, once, type Printed } from "./cards";

type Row = Record<string, string>;

function rows(table: string): Row[] {
  const [head = "", ...lines] = table.trim().split(/\r?\n/);
  const names = head.split(",");
  return lines.map((line) =>
    Object.fromEntries(line.split(",").map((cell, i) => [names[i] ?? "", cell])),
  );
}

/** The columns of the tables by the names that the cards have here. */
const COLUMNS: Partial<Record<keyof Printed, string[]>> = {
  cost: ["science_cost"],
  revolution: ["revolution_cost"],
  food: ["food"],
  resource: ["resource"],
  science: ["science"],
  culture: ["culture"],
  strength: ["strength", "permanent_strength"],
  face: ["happiness", "permanent_happiness"],
  civil: ["civil_actions"],
  military: ["military_actions"],
  limit: ["building_limit"],
  ship: ["colonization", "colonization_bonus"],
  blue: ["blue_tokens", "permanent_blue_tokens"],
  yellow: ["yellow_tokens", "permanent_yellow_tokens"],
  price: ["military_action_cost"],
  infantry: ["infantry"],
  cavalry: ["cavalry"],
  artillery: ["artillery"],
  army: ["tactic_strength"],
  obsolete: ["tactic_strength_obsolete"],
  onceFood: ["immediate_food"],
  onceResource: ["immediate_resource"],
  onceScience: ["immediate_science"],
  onceCulture: ["immediate_culture"],
  oncePopulation: ["immediate_population"],
  onceCards: ["immediate_military_cards"],
  defense: ["defense_bonus"],
};

function printed(row: Row): Partial<Printed> {
  const card: Record<string, unknown> = {
    id: row["id"],
    age: row["age"],
    kind: row["category"] ?? row["kind"],
  };
  for (const [name, columns] of Object.entries(COLUMNS)) {
    const value = Number(
      columns.map((column) => row[column] ?? "").find((cell) => cell !== "") ?? 0,
    );
    if (value !== 0) card[name] = value;
  }
  const cost = row["resource_cost"] ?? "";
  if (cost && row["category"] === "wonder") card["stages"] = cost.split("-").map(Number);
  else if (cost) card["build"] = Number(cost);
  if (row["confidence"] !== "high") card["uncertain"] = true;
  return card as Partial<Printed>;
}

describe("the printed cards", () => {
  it("are those of the tables of the game", () => {
    expect(CARDS).toEqual([...rows(civilTable), ...rows(militaryTable)].map(printed));
    expect(CARDS).toHaveLength(236);
  });

  it("have a picture for every kind and every symbol", () => {
    const marks = CARDS.flatMap((card) => [
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
    expect(gives(cardOf("kremlin")).map(({ mark }) => mark)).toEqual([
      "culture",
      "sad",
      "civil",
      "military",
    ]);
    expect(gives(cardOf("vast_territory_i"))).toContainEqual({ mark: "blue", value: "−1" });
    expect(once(cardOf("vast_territory_i"))).toEqual([{ mark: "food", value: "3" }]);
  });
});

describe("the banks", () => {
  it("are those of the table of the game", () => {
    const section = (row: Row): Partial<Section> => ({
      from: Number(row["tokens"]),
      cost: Number(row["increase_cost"]),
      loss: Number(row["lost_per_turn"]),
      faces: Number(row["faces_required"]),
    });
    const table = (bank: string) =>
      rows(bankTable)
        .filter((row) => row["bank"] === bank)
        .map(section)
        .reverse();
    const plain = (sections: readonly Section[]) =>
      sections.map(({ from, cost, loss, faces }) => ({ from, cost, loss, faces }));
    expect(plain(YELLOW)).toEqual(table("yellow"));
    expect(plain(BLUE)).toEqual(table("blue"));
  });

  it("show every token once and one section as the present one", () => {
    for (const sections of [YELLOW, BLUE]) {
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
