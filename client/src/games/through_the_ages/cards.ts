/** What is printed on the cards, read from the tables that the server has loaded. */
import { rowsOf, type Row } from "../tables.svelte";
import type { Age } from "./reading";

/** The kinds of technologies that carry workers, in the order of the columns of a civilization. */
export const COLUMNS = [
  "farm",
  "mine",
  "lab",
  "temple",
  "library",
  "theater",
  "arena",
  "infantry",
  "cavalry",
  "artillery",
  "air_force",
] as const;
export type Column = (typeof COLUMNS)[number];
export const LEVELS: readonly Age[] = ["A", "I", "II", "III"];

export type Kind =
  | Column
  | "government"
  | "special_law"
  | "special_military"
  | "special_exploration"
  | "special_construction"
  | "leader"
  | "wonder"
  | "action"
  | "event"
  | "territory"
  | "tactic"
  | "bonus"
  | "aggression"
  | "war"
  | "pact";

/** One card as it is printed; what a card does not have is left out. */
export interface Printed {
  id: string;
  age: Age;
  kind: Kind;
  cost?: number;
  revolution?: number;
  build?: number;
  stages?: number[];
  food?: number;
  resource?: number;
  science?: number;
  culture?: number;
  strength?: number;
  face?: number;
  civil?: number;
  military?: number;
  limit?: number;
  ship?: number;
  blue?: number;
  yellow?: number;
  price?: number;
  infantry?: number;
  cavalry?: number;
  artillery?: number;
  army?: number;
  obsolete?: number;
  onceFood?: number;
  onceResource?: number;
  onceScience?: number;
  onceCulture?: number;
  oncePopulation?: number;
  onceCards?: number;
  defense?: number;
  uncertain?: boolean;
  /** The row of the table: its numbers fill the text of the card. */
  row: Row;
}

/** The columns of the tables by the names that the cards have here. */
const CELLS = {
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
} as const;

/** Read one row as a card. */
function printed(row: Row): Printed {
  const kind = (row["category"] ?? row["kind"] ?? "event") as Kind;
  const card: Printed = { id: row["id"] ?? "", age: (row["age"] ?? "A") as Age, kind, row };
  for (const [name, columns] of Object.entries(CELLS)) {
    const cell = columns.map((column) => row[column]).find(Boolean);
    if (Number(cell ?? 0) !== 0) card[name as keyof typeof CELLS] = Number(cell);
  }
  const cost = row["resource_cost"];
  if (cost && kind === "wonder") card.stages = cost.split("-").map(Number);
  else if (cost) card.build = Number(cost);
  if (row["confidence"] !== "high") card.uncertain = true;
  return card;
}

const UNKNOWN: Printed = { id: "", age: "A", kind: "event", row: {} };

/** The cards that were read last, and the rows that they were read from. */
let civil: readonly Row[] | undefined;
let known = new Map<string, Printed>();

function byId(): ReadonlyMap<string, Printed> {
  const rows = rowsOf("civil_cards");
  if (civil !== rows) {
    civil = rows;
    const all = [...rows, ...rowsOf("military_cards")].map(printed);
    known = new Map(all.map((card) => [card.id, card]));
  }
  return known;
}

/** Whether a card comes through the card row. */
export function isCivil(card: Printed): boolean {
  return "category" in card.row;
}

/** Every card there is. */
export function allCards(): Printed[] {
  return [...byId().values()];
}

/** What is printed on a card. */
export function cardOf(id: string): Printed {
  return byId().get(id) ?? UNKNOWN;
}

/** The families of kinds: each has a colour and a pattern of its own. */
const FAMILIES: Partial<Record<Kind, string>> = {
  lab: "urban",
  temple: "urban",
  library: "urban",
  theater: "urban",
  arena: "urban",
  infantry: "unit",
  cavalry: "unit",
  artillery: "unit",
  air_force: "unit",
  special_law: "special",
  special_military: "special",
  special_exploration: "special",
  special_construction: "special",
};

/** The family of a kind. */
export function familyOf(kind: Kind): string {
  return FAMILIES[kind] ?? kind;
}

/** A number beside a small picture. */
export interface Amount {
  mark: string;
  value: string;
}

const GIVES = [
  "food",
  "resource",
  "science",
  "culture",
  "strength",
  "face",
  "civil",
  "military",
  "ship",
  "blue",
  "yellow",
] as const;
const ONCE = [
  ["onceFood", "food"],
  ["onceResource", "resource"],
  ["onceScience", "science"],
  ["onceCulture", "culture"],
  ["oncePopulation", "worker"],
  ["onceCards", "card"],
] as const;
const UNITS = ["infantry", "cavalry", "artillery"] as const;

/** What a card costs, as it is printed. */
export function costs(card: Printed): Amount[] {
  const found: Amount[] = [];
  if (card.cost)
    found.push({
      mark: "science",
      value: `${card.cost}${card.revolution ? `/${card.revolution}` : ""}`,
    });
  if (card.build) found.push({ mark: "resource", value: String(card.build) });
  if (card.stages) found.push({ mark: "resource", value: card.stages.join("·") });
  if (card.price) found.push({ mark: "military", value: String(card.price) });
  return found;
}

/** What a card gives, as it is printed. */
export function gives(card: Printed): Amount[] {
  const found: Amount[] = [];
  for (const unit of UNITS) if (card[unit]) found.push({ mark: unit, value: String(card[unit]) });
  if (card.army)
    found.push({
      mark: "strength",
      value: card.obsolete ? `${card.army}/${card.obsolete}` : String(card.army),
    });
  if (card.defense) found.push({ mark: "defense", value: String(card.defense) });
  for (const name of GIVES) {
    const value = card[name];
    if (value)
      found.push({ mark: name === "face" && value < 0 ? "sad" : name, value: signed(value, name) });
  }
  return found;
}

/** What a territory brings once. */
export function once(card: Printed): Amount[] {
  return ONCE.flatMap(([name, mark]) => (card[name] ? [{ mark, value: String(card[name]) }] : []));
}

function signed(value: number, name: string): string {
  return value < 0 && name !== "face" ? `−${-value}` : String(Math.abs(value));
}
