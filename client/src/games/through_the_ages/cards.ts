/** The printed numbers of all cards, made from the tables of the game; a test compares the two. */
import printed from "./cards.json";
import type { Age } from "./view";

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
}

export const CARDS = printed as readonly Printed[];
const BY_ID = new Map(CARDS.map((card) => [card.id, card]));
const UNKNOWN: Printed = { id: "", age: "A", kind: "event" };

/** What is printed on a card. */
export function cardOf(id: string): Printed {
  return BY_ID.get(id) ?? UNKNOWN;
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
