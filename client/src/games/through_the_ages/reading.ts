/** How the view of a position of Through the Ages is read. */
import type { PositionOf, Stage } from "../module";
import type { AgesView, Doing } from "./view";

export type Age = AgesView["age"];
export type AgesPosition = PositionOf<AgesView>;
export type AgesStage = Stage<AgesView>;

/** Find the innermost unfinished procedure of a kind. */
export function doing(view: AgesView, kind: string): Doing | undefined {
  return view.doing.findLast((one) => one.kind === kind);
}

/** A pact in which a seat is a partner: whose card it is, with whom, and the own side. */
export interface Bond {
  card: string;
  owner: number;
  other: number;
  side: number;
}

/** The pacts of a seat, whoever has laid the card out. */
export function pactsOf(view: AgesView, seat: number): Bond[] {
  return view.players.flatMap((player) => {
    if (!player.pact) return [];
    const { pact: card, seat: owner, pact_partner: partner, pact_side: side } = player;
    if (owner === seat) return [{ card, owner, other: partner, side }];
    return partner === seat ? [{ card, owner, other: owner, side: 1 - side }] : [];
  });
}

/** A war that is declared: by whom and on whom. */
export interface DeclaredWar {
  card: string;
  attacker: number;
  rival: number;
}

/** The wars in which a seat is involved. */
export function warsOf(view: AgesView, seat: number): DeclaredWar[] {
  return view.players
    .filter((player) => player.war && (player.seat === seat || player.war_target === seat))
    .map((player) => ({ card: player.war, attacker: player.seat, rival: player.war_target }));
}

/** Equal cards as one, with how often they are held, in the order in which they come. */
export function counted(cards: readonly string[]): { card: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** Equal cards told apart, so that each keeps its place when others move. */
export function numbered<T extends { card: string }>(places: readonly T[]): (T & { id: string })[] {
  const counts = new Map<string, number>();
  return places.map((place) => {
    const n = counts.get(place.card) ?? 0;
    counts.set(place.card, n + 1);
    return { ...place, id: `${place.card} ${n}` };
  });
}
