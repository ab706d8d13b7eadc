/** The position in sentences, as the text view and the terminal tell it. */
import type { Argument } from "../../i18n/words.svelte";
import { words } from "../../i18n/words.svelte";
import { eventText } from "./details";
import { cardName, cardText } from "./names";
import { pactsOf, warsOf, type AgesPosition } from "./reading";
import type { AgesView, Civilization, Technology } from "./view";

type Say = (key: string, args?: Record<string, Argument>) => string;

const seatName = (n: number) => ({ key: "seat", args: { n } });

/** Tell the whole position. */
export function lines(position: AgesPosition, names: readonly string[]): string[] {
  const view = position.view;
  const say: Say = (key, args = {}) => words.say(key, args, names);
  const me = view.players[view.seat];
  return [
    say("ages-age", {
      age: view.age,
      round: view.round,
      civil: view.civil_deck,
      military: view.military_deck,
    }),
    ...(position.prompt ? [words.tell(position.prompt, names)] : []),
    ...row(view, say),
    ...(me ? [...civilization(view, me, say), ...hands(me, say)] : []),
    ...events(view, names, say),
    ...view.players.flatMap((player) => [
      standing(player, say),
      ...(player.seat === view.seat
        ? []
        : [
            ...civilization(view, player, say),
            say("ages-hand", { cards: listed(player.hand, say) }),
          ]),
    ]),
    ...(me ? texts(view, me, say) : []),
  ].filter(Boolean);
}

/** Name cards side by side. */
function listed(cards: readonly string[], say: Say): string {
  return cards.map(cardName).join(", ") || say("ages-none");
}

function row(view: AgesView, say: Say): string[] {
  return view.row
    .filter(({ card }) => card)
    .map(({ place, card, cost }) =>
      say("ages-place", { n: place, card: cardName(card), cost: cost ?? 0 }),
    );
}

/** Tell how many events wait, who prepared them, what has been, and the tactics to copy. */
function events(view: AgesView, names: readonly string[], say: Say): string[] {
  const told = [
    say("ages-events", {
      current: view.current_events.length,
      future: view.future_events.length,
      tactics: listed(view.common_tactics, say),
    }),
  ];
  const decks = { current: view.current_events, future: view.future_events };
  for (const [which, backs] of Object.entries(decks)) {
    if (backs.length === 0) continue;
    const cards = backs.map((back) => eventText(back, names)).join("; ");
    told.push(
      say("web-ages-deck-told", {
        deck: { key: `web-ages-${which}`, args: { n: backs.length } },
        cards,
      }),
    );
  }
  if (view.next_event) told.push(say("web-ages-next-event", { card: cardName(view.next_event) }));
  if (view.past_events.length > 0) {
    const deck = { key: "web-ages-past", args: { n: view.past_events.length } };
    told.push(say("web-ages-deck-told", { deck, cards: listed(view.past_events, say) }));
  }
  return told;
}

/** Tell the numbers that decide the game, and what the next production brings. */
function standing(player: Civilization, say: Say): string {
  const numbers = say("ages-player", {
    seat: seatName(player.seat),
    culture: player.culture,
    "culture-rating": player.culture_rating,
    science: player.science,
    "science-rating": player.science_rating,
    strength: player.strength,
    food: player.food,
    resources: player.resources,
    happiness: player.happiness,
    discontent: player.discontent,
    "military-hand-size": player.military_hand_size,
  });
  const next = player.next.is_uprising
    ? say("web-ages-uprising", { name: say("seat", { n: player.seat }) })
    : say("web-ages-next-production", { food: player.next.food, resources: player.next.resources });
  const actions = say("web-ages-actions-told", {
    civil: player.civil,
    civils: player.civil_total,
    military: player.military,
    militaries: player.military_total,
  });
  return `${numbers} ${next} ${actions}`;
}

/** Tell what a civilization is made of. */
function civilization(view: AgesView, player: Civilization, say: Say): string[] {
  const technology = ({ card, workers, tokens }: Technology) =>
    say(tokens ? "ages-store" : "ages-workers", { card: cardName(card), n: workers, tokens });
  return [
    say("ages-technologies", {
      cards: player.technologies.map(technology).join(", "),
      unused: player.unused_workers,
    }),
    say("ages-rule", {
      government: cardName(player.government),
      leader: listed(player.leader ? [player.leader] : [], say),
      specials: listed(player.specials, say),
    }),
    say("ages-banks", {
      blue: player.blue_bank,
      yellow: player.yellow_bank,
      consumption: player.consumption,
      corruption: player.corruption,
    }),
    player.increase_cost >= 0 ? say("web-ages-next-worker", { n: player.increase_cost }) : "",
    ...glory(player, say),
    ...diplomacy(view, player, say),
  ];
}

/** Tell the wonders, finished and not, and the colonies. */
function glory(player: Civilization, say: Say): string[] {
  const whole = player.wonders.filter(({ is_ruined }) => !is_ruined).map(({ card }) => card);
  const ruins = player.wonders.filter(({ is_ruined }) => is_ruined).map(({ card }) => card);
  return [
    whole.length > 0 ? say("ages-wonders", { cards: listed(whole, say) }) : "",
    ...ruins.map((card) => say("web-ages-ruined", { card: cardName(card) })),
    player.wonder
      ? say("ages-building", {
          card: cardName(player.wonder),
          n: player.stages,
          costs: player.stage_costs.join(" "),
        })
      : "",
    player.colonies.length > 0 ? say("ages-colonies", { cards: listed(player.colonies, say) }) : "",
  ];
}

/** Tell the tactic, the pacts and the wars of a player. */
function diplomacy(view: AgesView, player: Civilization, say: Say): string[] {
  return [
    player.tactic ? say("ages-tactic", { card: cardName(player.tactic) }) : "",
    ...pactsOf(view, player.seat).map(({ card, other }) =>
      say("ages-pact", { card: cardName(card), other: seatName(other) }),
    ),
    ...warsOf(view, player.seat).map(({ card, attacker, rival }) =>
      say("web-ages-at-war", {
        card: cardName(card),
        attacker: seatName(attacker),
        rival: seatName(rival),
      }),
    ),
  ];
}

function hands(me: Civilization, say: Say): string[] {
  return [
    say("ages-hand", { cards: listed(me.hand, say) }),
    say("ages-military", { cards: listed(me.military_hand ?? [], say) }),
  ];
}

/** Tell what the cards do that are in the own hands or can be taken. */
function texts(view: AgesView, me: Civilization, say: Say): string[] {
  const row = view.row.map(({ card }) => card).filter(Boolean);
  const known = new Set([...me.hand, ...(me.military_hand ?? []), ...row]);
  return [...known].map((card) => say("ages-card", { card: cardName(card), text: cardText(card) }));
}
