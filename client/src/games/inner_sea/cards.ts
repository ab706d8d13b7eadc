/** The Fate cards: their numbers, classes and kinds, and what they give in small pictures. */
import tables from "./tables.json";

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
}

type Row = [number, string, CardClass, string[], boolean];

/** All cards by number. */
export const CARDS: readonly FateCard[] = (tables.cards as unknown as Row[]).map(
  ([number, slug, type, categories, isReconstructed]) => ({
    number,
    slug,
    type,
    categories,
    isReconstructed,
  }),
);

const BY_SLUG = new Map(CARDS.map((card) => [card.slug, card]));
const BY_KEY = new Map(CARDS.map((card) => [`card-${card.number}`, card]));

/** Find a card by its name in the notation or by its key in the catalogues. */
export function cardOf(name: string): FateCard | undefined {
  return BY_SLUG.get(name) ?? BY_KEY.get(name);
}

/** The key under which the catalogues name a card. */
export function cardKey(name: string): string {
  const card = cardOf(name);
  return card ? `card-${card.number}` : name;
}

/**
 * The digits of a card's number that end an epoch early in a turn: 2 in the second, 2 and 3 in the
 * third (R8.18).
 */
export function deadlyDigits(turn: number): string[] {
  if (turn === 2) return ["2"];
  return turn === 3 ? ["2", "3"] : [];
}

/**
 * What each card gives, as small pictures with a number; the sentence of the card says it in full.
 */
const GAINS: Record<number, string> = {
  1: "harm 2",
  2: "harm 3",
  3: "harm 3",
  4: "harm 3",
  5: "harm 2",
  6: "ally 1+",
  7: "add 2",
  8: "stay,add −2",
  9: "harm 3",
  10: "harm 3",
  11: "harm 2",
  12: "sea,harm 2",
  13: "harm 1+",
  14: "add 1+",
  15: "harm 1,talent 1",
  16: "add 2,talent 1",
  17: "add 2,talent 1",
  18: "add 2,talent 1",
  19: "cancel,wonder",
  20: "add 1,talent 2",
  21: "stay,talent 1",
  22: "stay,draw 1",
  23: "sea,add 2",
  24: "harm 5",
  25: "point −",
  26: "stay,add 2",
  27: "add 3,talent 1",
  28: "harm 3,add 3",
  29: "add 2",
  30: "stay,shield",
  31: "talent 1–2,add 1",
  32: "sea,add 2",
  33: "talent 1–2,add 1",
  34: "talent 1–2,add 1",
  35: "sea,add 3",
  36: "add 2",
  37: "move 4",
  38: "cancel",
  39: "harm 2,barbarian 1",
  40: "barbarian 2",
  41: "draw −2",
  42: "harm 1,add 1",
  43: "draw 1",
  44: "cancel",
  45: "harm ∞",
  46: "draw 2",
  47: "draw 1",
  48: "wonder 4",
  49: "harm 2,add 2",
  50: "talent 1–3",
  51: "point −1,add 3",
  52: "sea,ally 2",
  53: "land,ally 2",
  54: "land,harm 1",
  55: "land,ally 1+",
  56: "harm 1",
  57: "land,ally 1–2",
  58: "land,ally 1,shield",
  59: "land,ally 3",
  60: "land,ally 1,move 2",
  61: "ally 1+",
  62: "land,ally 1–2",
  63: "sea,harm 1",
  64: "ally 2–4,talent −",
  65: "land,harm 2",
  66: "cancel",
  67: "cancel",
  68: "cancel",
  69: "cancel",
  70: "cancel",
  71: "cancel",
  72: "shield",
  73: "cancel",
  74: "sea,ally 1–2",
  75: "sea,ally 1+",
  76: "sea,add 2",
  77: "sea,add 2,talent 1",
  78: "stay,add 1",
  79: "talent 1–3",
  80: "add 1,talent 1",
  81: "stay,shield",
  82: "stay,move 2",
  83: "talent 2–3",
  84: "talent 1",
  85: "talent −½",
  86: "harm 2",
  87: "barbarian 2",
  88: "barbarian 3",
  89: "cancel,wonder",
  90: "wonder,point 1",
  91: "add 2,point 1",
  92: "move 3",
  93: "point −1,harm 1",
  94: "add 1,ally 1",
  95: "draw 2,talent 2",
  96: "draw +1",
  97: "barbarian 4",
  98: "barbarian 4",
  99: "barbarian 4",
  100: "sea,barbarian 2",
  101: "draw 4",
  102: "barbarian 1,talent 2",
  103: "time 2",
};

/** What a card gives. */
export function gainsOf(card: FateCard): { gain: Gain; count: string }[] {
  return (GAINS[card.number] ?? "")
    .split(",")
    .filter(Boolean)
    .map((part) => {
      const [gain = "", count = ""] = part.split(" ");
      return { gain: gain as Gain, count };
    });
}
