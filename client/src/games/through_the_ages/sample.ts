/** A position of which only what matters is told, for tests. */
import type { Choice } from "../../protocol";
import type { AgesPosition } from "./reading";
import type { AgesView, Civilization } from "./view";

const NEXT = { is_uprising: false, culture: 0, science: 0, food: 0, resources: 0 };
const CIVILIZATION: Civilization = {
  seat: 0,
  is_out: false,
  culture: 0,
  science: 0,
  culture_rating: 0,
  science_rating: 0,
  strength: 0,
  happiness: 0,
  faces_required: 0,
  discontent: 0,
  civil: 0,
  civil_total: 0,
  military: 0,
  military_total: 0,
  food: 0,
  resources: 0,
  blue_bank: 0,
  yellow_bank: 0,
  unused_workers: 0,
  increase_cost: 0,
  consumption: 0,
  corruption: 0,
  colonization: 0,
  next: NEXT,
  technologies: [],
  government: "despotism",
  specials: [],
  leader: "",
  wonders: [],
  wonder: "",
  stages: 0,
  stage_costs: [],
  colonies: [],
  tactic: "",
  is_exclusive: false,
  pact: "",
  pact_partner: -1,
  pact_side: 0,
  war: "",
  war_target: -1,
  hand: [],
  hand_limit: 0,
  military_hand_limit: 0,
  military_hand_size: 0,
  military_hand_ages: [],
  temporary: { unit_resource: 0, unit_science: 0, resource: 0, food: 0 },
};

/** The board of a seat. */
export function civilization(seat: number, part: Partial<Civilization> = {}): Civilization {
  return { ...CIVILIZATION, seat, ...part };
}

/** What seat 0 of two sees. */
export function sampleView(part: Partial<AgesView> = {}): AgesView {
  return {
    game: "through_the_ages",
    seat: 0,
    seats: 2,
    asked: 0,
    is_over: false,
    age: "I",
    round: 2,
    last_round: 0,
    start_seat: 0,
    turn: 0,
    row: [],
    civil_deck: 0,
    military_deck: 0,
    discard: [],
    discard_unseen: 0,
    current_events: [],
    future_events: [],
    next_event: "",
    looked_at_next: [],
    past_events: [],
    common_tactics: [],
    players: [civilization(0), civilization(1)],
    doing: [],
    ...part,
  };
}

/** A position in which seat 0 is asked. */
export function sample(part: Partial<AgesView> = {}, choices: Choice[] = []): AgesPosition {
  return {
    at: 0,
    seat: 0,
    asked: 0,
    is_over: false,
    view: sampleView(part),
    scores: [0, 0],
    prompt: null,
    choices,
    ending: null,
  };
}
