/** What the view of a position of Through the Ages holds, as the server sends it. */
import type { View } from "../module";

export type Age = "A" | "I" | "II" | "III" | "IV";

/** One place of the card row; the cost is what taking the card costs the seat that looks. */
export interface Place {
  place: number;
  card: string;
  age?: Age;
  cost?: number;
}

/** The back of a card of an event deck; the own ones have their names. */
export interface EventBack {
  age: Age;
  by: number;
  card: string;
}

/** A technology that carries workers, and blue tokens if it stores them. */
export interface Technology {
  card: string;
  level: number;
  workers: number;
  tokens: number;
}

export interface Wonder {
  card: string;
  is_ruined: boolean;
  has_homer: boolean;
}

/** What the next production brings. */
export interface Production {
  is_uprising: boolean;
  culture: number;
  science: number;
  food: number;
  resources: number;
}

export interface Player {
  seat: number;
  is_out: boolean;
  culture: number;
  science: number;
  culture_rating: number;
  science_rating: number;
  strength: number;
  happiness: number;
  faces_required: number;
  discontent: number;
  civil: number;
  civil_total: number;
  military: number;
  military_total: number;
  food: number;
  resources: number;
  blue_bank: number;
  yellow_bank: number;
  unused_workers: number;
  increase_cost: number;
  consumption: number;
  corruption: number;
  colonization: number;
  next: Production;
  technologies: Technology[];
  government: string;
  specials: string[];
  leader: string;
  wonders: Wonder[];
  wonder: string;
  stages: number;
  stage_costs: number[];
  colonies: string[];
  tactic: string;
  is_exclusive: boolean;
  pact: string;
  pact_partner: number;
  pact_side: number;
  war: string;
  war_target: number;
  hand: string[];
  hand_limit: number;
  military_hand_size: number;
  military_hand_limit: number;
  military_hand_ages: Age[];
  temporary: { unit_resource: number; unit_science: number; resource: number; food: number };
  military_hand?: string[];
  colonization_force?: number;
}

/** An unfinished procedure; which fields it has depends on its kind. */
export interface Doing {
  kind: string;
  seat?: number;
  card?: string;
  bid?: number;
  bidder?: number;
  waiting?: number[];
  sent?: string[];
  bonus?: number;
  force?: number;
  other?: number;
  side?: number;
  rival?: number;
  attack?: number;
  defense?: number;
  is_defending?: boolean;
  laid?: number;
  own_laid?: string[];
  laid_strength?: number;
  left?: number;
  active?: number;
}

export interface AgesView {
  seat: number;
  seats: number;
  asked: number;
  is_over: boolean;
  age: Age;
  round: number;
  last_round: number;
  start_seat: number;
  turn: number;
  row: Place[];
  civil_deck: number;
  military_deck: number;
  discard: string[];
  discard_unseen: number;
  current_events: EventBack[];
  future_events: EventBack[];
  next_event: string;
  looked_at_next: number[];
  past_events: string[];
  common_tactics: string[];
  players: Player[];
  doing: Doing[];
}

/** Read a view as one of Through the Ages. */
export function ages(view: View): AgesView {
  return view as unknown as AgesView;
}

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
