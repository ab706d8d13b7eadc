/** The technologies of a civilization as piles, one for each kind that is in play. */
import { cardOf, COLUMNS, type Column } from "./cards";
import type { Technology } from "./view";

/** The technologies of one kind, the newest first, and the workers on all of them. */
export interface TechnologyPile {
  kind: Column;
  cards: Technology[];
  workers: number;
}

/** Lay technologies into piles by kind, in the order in which the kinds lie on the table. */
export function pilesOf(technologies: readonly Technology[]): TechnologyPile[] {
  return COLUMNS.map((kind) => {
    const cards = technologies
      .filter(({ card }) => cardOf(card).kind === kind)
      .toSorted((one, other) => other.level - one.level);
    return { kind, cards, workers: cards.reduce((sum, { workers }) => sum + workers, 0) };
  }).filter(({ cards }) => cards.length > 0);
}

/** The kinds of which nothing is in play yet. */
export function missingIn(piles: readonly TechnologyPile[]): Column[] {
  return COLUMNS.filter((kind) => piles.every((pile) => pile.kind !== kind));
}
