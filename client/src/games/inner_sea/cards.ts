/** The Fate cards: their numbers, classes and kinds, and what they give in small pictures. */
import { words } from "../../i18n/words.svelte";
import { rowArgs, rowsOf, type Row } from "../tables.svelte";

export type CardClass = "action" | "competition" | "negation" | "investment" | "event";
export type Gain =
  | "add"
  | "harm"
  | "ally"
  | "talent"
  | "draw"
  | "point"
  | "barbarian"
  | "cancel"
  | "wonder"
  | "move"
  | "stay"
  | "shield"
  | "land"
  | "sea"
  | "time";

export interface FateCard {
  number: number;
  slug: string;
  type: CardClass;
  categories: string[];
  isReconstructed: boolean;
  /** What it gives, in small pictures: `add 2;talent $talents–$talents+1`. */
  signs: string;
  /** The numbers of its row, for its sentence and its pictures. */
  numbers: Record<string, number>;
}

/** What is read of the table of cards, as long as it is the same. */
interface Deck {
  rows: readonly Row[];
  cards: readonly FateCard[];
  byName: ReadonlyMap<string, FateCard>;
}

let deck: Deck = { rows: [], cards: [], byName: new Map() };

function read(row: Row): FateCard {
  return {
    number: Number(row["id"]),
    slug: row["slug"] ?? "",
    type: (row["type"] ?? "action") as CardClass,
    categories: (row["category"] ?? "").split("|"),
    isReconstructed: row["provenance"] === "reconstructed",
    signs: row["signs"] ?? "",
    numbers: rowArgs(row),
  };
}

function deckOf(rows: readonly Row[]): Deck {
  if (rows === deck.rows) return deck;
  const cards = rows.map(read);
  const named = cards.flatMap((card): [string, FateCard][] => [
    [card.slug, card],
    [`card-${card.number}`, card],
  ]);
  deck = { rows, cards, byName: new Map(named) };
  return deck;
}

/** All cards by number. */
export function fateCards(): readonly FateCard[] {
  return deckOf(rowsOf("cards")).cards;
}

/** Find a card by its name in the notation or by its key in the catalogues. */
export function cardOf(name: string): FateCard | undefined {
  return deckOf(rowsOf("cards")).byName.get(name);
}

/** The key under which the catalogues name a card. */
export function cardKey(name: string): string {
  const card = cardOf(name);
  return card ? `card-${card.number}` : name;
}

/** Tell what a card does, with the numbers of its row. */
export function cardText(name: string): string {
  const card = cardOf(name);
  return card ? words.say(`card-${card.number}-text`, card.numbers) : "";
}

/** What a card gives, as small pictures with a number; its sentence says it in full. */
export function gainsOf(card: FateCard): { gain: Gain; count: string }[] {
  return card.signs
    .split(";")
    .filter(Boolean)
    .map((part) => {
      const [gain = "", count = ""] = part.split(" ");
      const filled = count.replace(
        /\$([a-z_]+)(?:\+(\d+))?/g,
        (_, column: string, more: string | undefined) =>
          String((card.numbers[column] ?? 0) + Number(more ?? 0)),
      );
      return { gain: gain as Gain, count: filled };
    });
}
