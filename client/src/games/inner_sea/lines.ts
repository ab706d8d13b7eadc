/**
 * The Inner Sea in sentences that can be read aloud: the map by regions, what goes on, the players,
 * the own hand.
 */
import { words, type Argument } from "../../i18n/words.svelte";
import type { PositionOf } from "../module";
import { cardKey, cardText } from "./cards";
import { rowsOf } from "../tables.svelte";
import { areaName, deathText, spokenArea, standing, wonderText } from "./things";
import { factionKey, factionsIn, ownOf, wonderKey } from "./reading";
import type { Doing, SeaView } from "./view";

type Say = (key: string, args?: Record<string, Argument>) => string;

/** Tell the whole position. */
export function lines(position: PositionOf<SeaView>, names: readonly string[]): string[] {
  const view = position.view;
  const say: Say = (key, args = {}) => words.say(key, args, names);
  return [
    say("inner-sea-turn", {
      epoch: view.epoch,
      last: view.last_epoch,
      turn: view.turn,
      phase: { key: `phase-${view.phase}` },
      deck: view.deck,
    }),
    deathText(view),
    ...map(view, say),
    ...wonders(view, say),
    ...view.doing.flatMap((one) => procedure(view, one, say)),
    ...view.order.flatMap((civ) => {
      const player = view.players[civ];
      return player ? [standing(view, player, names)] : [];
    }),
    ...own(view, say),
  ].filter(Boolean);
}

/** Tell the areas with disks, region by region. */
function map(view: SeaView, say: Say): string[] {
  const regions = new Map<string, string[]>();
  for (const area of view.areas) {
    if (factionsIn(area).length === 0) continue;
    const region = rowsOf("areas").find(({ id }) => id === area.name)?.["region"] ?? "";
    regions.set(region, [...(regions.get(region) ?? []), spokenArea(view, area)]);
  }
  return [...regions].map(([region, areas]) =>
    say("inner-sea-region", { region: { key: `region-${region}` }, areas: areas.join(", ") }),
  );
}

/** Tell the Wonders that can be built and those that stand. */
function wonders(view: SeaView, say: Say): string[] {
  const free = view.wonders.filter(({ area }) => !area).map(({ name }) => say(wonderKey(name)));
  const told = free.length > 0 ? [say("inner-sea-wonders", { wonders: free.join(", ") })] : [];
  for (const { name, area } of view.wonders)
    if (area) told.push(`${areaName(area)}: ${wonderText(view, name)}`);
  return told;
}

/** Name cards side by side. */
function cards(list: readonly string[], say: Say): string {
  return list.map((card) => say(cardKey(card))).join(", ") || say("inner-sea-none");
}

/** Tell an unfinished procedure. */
function procedure(view: SeaView, one: Doing, say: Say): string[] {
  const who = { key: factionKey(view, one.civ ?? -1) };
  if (one.kind === "competition") {
    const laid = (one.laid ?? []).map(({ civ, card }) =>
      say("inner-sea-laid", {
        who: { key: factionKey(view, civ) },
        card: { key: card ? cardKey(card) : "inner-sea-face-down" },
      }),
    );
    const told = laid.join(", ") || say("inner-sea-none");
    const part = say(`inner-sea-part-${(one.part ?? "").replace("_", "-")}`);
    return [
      say("inner-sea-competition", { area: { key: `area-${one.area ?? ""}` }, cards: told }),
      part,
    ];
  }
  if (one.kind === "play")
    return [say("inner-sea-plays", { who, card: { key: cardKey(one.card ?? "") } })];
  if (one.kind === "removal") {
    return [
      say("inner-sea-removes", {
        who,
        area: { key: `area-${one.area ?? ""}` },
        n: one.left ?? 0,
      }),
    ];
  }
  if (one.kind === "build")
    return [
      say("inner-sea-builds", {
        who,
        wonder: { key: wonderKey(one.wonder ?? "") },
        n: one.owed ?? 0,
      }),
    ];
  return [];
}

/** Tell the own powers, and the cards of every hand that may be seen. */
function own(view: SeaView, say: Say): string[] {
  const told: string[] = [];
  for (const player of ownOf(view, view.seat)) {
    const key = `civilization-${player.civilization}-text`;
    if (words.knows(key)) told.push(say(key));
  }
  for (const player of view.players) {
    if (!player.hand) continue;
    told.push(
      say("inner-sea-hand", {
        who: { key: `civilization-${player.civilization}` },
        cards: cards(player.hand, say),
      }),
    );
    for (const card of player.hand) {
      told.push(
        say("inner-sea-card", {
          card: { key: cardKey(card) },
          text: cardText(card),
        }),
      );
    }
  }
  return told;
}
