/**
 * What the sentences of the Inner Sea point at: areas by name; cards, Wonders and civilizations by
 * their keys.
 */
import { words } from "../../i18n/words.svelte";
import type { Choice, Entry, Sentence } from "../../protocol";
import { verbOf } from "../../table/choices";
import type { Detail, Motion, PositionOf, Thing } from "../module";
import { rowArgs, rowsOf } from "../tables.svelte";
import { cardKey, cardOf, cardText } from "./cards";
import { CARD_PICTURES, CIVILIZATION_PICTURES, WONDER_PICTURES } from "./pictures";
import { factionKey, factionsIn, ownOf, wonderKey } from "./reading";
import type { Area, Display, SeaView } from "./view";

/** So many turns an epoch has, unless Sudden Death ends it. */
const TURNS = 4;

const AREA_VERBS = ["deploy", "at", "retire", "resettle", "sacrifice"];
const HAND_VERBS = ["play", "commit", "discard", "spend", "give", "exchange"];
const LOOK_VERBS = ["keep", "take", "next"];
const WONDER_VERBS = ["build", "wonder", "silence"];
const PLACED = new Set([
  ...AREA_VERBS,
  ...HAND_VERBS,
  ...LOOK_VERBS,
  ...WONDER_VERBS,
  "strike",
  "move",
  "negate",
  "against",
]);

/** The areas, cards, Wonders and civilizations that a sentence names. */
export function things(sentence: Sentence): Thing[] {
  const found: Thing[] = [];
  for (const [name, value] of Object.entries(sentence.args ?? {})) {
    if (typeof value !== "object") continue;
    const { key } = value;
    if (key.startsWith("area-")) found.push(key.slice("area-".length));
    else if (/^(card-\d+|wonder-W\d+)$/.test(key)) found.push(key);
    // Where a place is named too, the place is what is pointed at.
    else if (
      name === "other" &&
      key.startsWith("civilization-") &&
      sentence.key === "label-against"
    )
      found.push(key);
  }
  return found;
}

/** Whether an option is chosen on the map, in the hand or among the Wonders. */
export function isPlaced(choice: Choice): boolean {
  return PLACED.has(verbOf(choice));
}

/** A disk that goes its way, or an area where something happened. */
export function motion(entry: Entry): Motion | null {
  const { area, goal } = entry.said.args ?? {};
  const nameOf = (value: unknown) => {
    const key = (value as Sentence | undefined)?.key;
    return key?.startsWith("area-") ? key.slice("area-".length) : null;
  };
  const [from, to] = [nameOf(area), nameOf(goal)];
  if (!from) return null;
  return to ? { seat: entry.seat, from, to } : { seat: entry.seat, from: null, to: from };
}

/** The notation that choosing a thing would have now, if things of its kind can be chosen. */
export function wouldBe(position: PositionOf<SeaView>, thing: Thing): string | undefined {
  if (position.asked !== position.seat || position.seat < 0) return undefined;
  const verbs = new Set(position.choices.map(verbOf));
  const card = cardOf(thing);
  if (card) {
    const isOwn = ownOf(position.view, position.seat).some(({ hand }) => hand?.includes(card.slug));
    const verb = isOwn
      ? (HAND_VERBS.find((one) => verbs.has(one)) ?? "play")
      : LOOK_VERBS.find((one) => verbs.has(one));
    return verb && `${verb} ${card.slug}`;
  }
  if (thing.startsWith("wonder-")) {
    const wonder = position.view.wonders.find(({ name }) => wonderKey(name) === thing);
    const verb = WONDER_VERBS.find((one) => verbs.has(one)) ?? "build";
    return wonder && `${verb} ${wonder.name}`;
  }
  if (thing.startsWith("civilization-")) return undefined;
  const verb = AREA_VERBS.find((one) => verbs.has(one));
  if (verb) return `${verb} ${thing}`;
  if (!verbs.has("strike")) return undefined;
  const view = position.view;
  const area = view.areas.find(({ name }) => name === thing);
  const there = area && factionsIn(area)[0];
  const faction = factionKey(view, there?.faction ?? 6).replace("civilization-", "");
  return `strike ${thing} ${faction}`;
}

/** Name an area. */
export function areaName(name: string): string {
  return words.say(`area-${name}`);
}

/** Tell who stands in an area. */
export function disksText(view: SeaView, area: Area): string[] {
  return factionsIn(area).flatMap(({ faction, own, white }) => {
    const who = { key: factionKey(view, faction) };
    const told = own > 0 ? [words.say("inner-sea-disks", { who, n: own })] : [];
    if (white > 0) told.push(words.say("inner-sea-white", { who, n: white }));
    return told;
  });
}

/** Say which civilization has its home in an area, if one in play has. */
function homeText(view: SeaView, area: string): string[] {
  const home = view.players.find((player) => player.home === area);
  return home
    ? [words.say("web-inner-sea-home", { civ: { key: `civilization-${home.civilization}` } })]
    : [];
}

/** What the bubble says of an area. */
function areaDetail(view: SeaView, name: string): Detail {
  const area = view.areas.find((one) => one.name === name);
  if (!area) return { title: areaName(name), lines: [words.say("web-inner-sea-not-in-play")] };
  const lines = [
    words.say(`web-inner-sea-${area.kind.replace("_", "-")}`),
    ...homeText(view, name),
  ];
  const there = disksText(view, area);
  if (there.length > 0) lines.push(there.join(", "));
  if (area.contested) lines.push(words.say("web-inner-sea-contested"));
  for (const wonder of view.wonders.filter((one) => one.area === name))
    lines.push(wonderText(view, wonder.name));
  if (area.edges.length > 0) {
    lines.push(
      words.say("web-inner-sea-edges", {
        edges: area.edges.map((edge) => words.say(`web-inner-sea-edge-${edge}`)).join(", "),
      }),
    );
  }
  lines.push(words.say("web-inner-sea-near", { areas: area.near.map(areaName).join(", ") }));
  return { title: areaName(name), lines };
}

/** Name a Wonder with its state and its owner. */
export function wonderText(view: SeaView, name: string): string {
  const wonder = view.wonders.find((one) => one.name === name);
  const title = words.say(wonderKey(name));
  if (!wonder || wonder.state === "available") return title;
  const who = { key: wonder.owner >= 0 ? factionKey(view, wonder.owner) : "inner-sea-none" };
  const state = wonder.is_silenced ? "silenced" : wonder.state;
  return words.say("inner-sea-wonder-state", { wonder: title, who, state });
}

/** What a Wonder does, with the numbers of its row. */
export function wonderUse(key: string): string {
  const row = rowsOf("wonders").find(({ id }) => `wonder-${id}` === key);
  return words.say(`${key}-text`, row ? rowArgs(row) : {});
}

/** What the bubble says of a Wonder. */
function wonderDetail(view: SeaView, thing: Thing): Detail {
  const wonder = view.wonders.find(({ name }) => wonderKey(name) === thing);
  const lines = [wonderUse(thing)];
  if (wonder) {
    lines.push(
      wonder.state === "available"
        ? words.say("web-inner-sea-wonder-cost")
        : wonderText(view, wonder.name),
    );
    if (wonder.area) lines.push(areaName(wonder.area));
  }
  lines.push(words.say("web-inner-sea-reconstructed"));
  return { title: words.say(thing), lines, picture: WONDER_PICTURES[wonder?.name ?? ""] };
}

/** The cards that a fact names. */
export function cards(said: Sentence): string[] {
  return things(said).filter((thing) => cardOf(thing) !== undefined);
}

/** What the bubble says of a card. */
export function cardDetail(thing: Thing): Detail | null {
  const card = cardOf(thing);
  if (!card) return null;
  const key = `card-${card.number}`;
  const kinds = card.categories
    .map((one) => words.say(`web-inner-sea-${one.replace("_", "-")}`))
    .join(", ");
  const type = { key: `web-inner-sea-class-${card.type}` };
  const lines = [
    cardText(thing),
    words.say("web-inner-sea-card-line", { number: card.number, type, kinds }),
  ];
  if (card.isReconstructed) lines.push(words.say("web-inner-sea-reconstructed"));
  return { title: words.say(key), lines, picture: CARD_PICTURES[card.slug] };
}

/** What the bubble says of a civilization. */
export function civilizationDetail(
  view: SeaView,
  civ: number,
  names: readonly string[],
): Detail | null {
  const player = view.players[civ];
  if (!player) return null;
  const key = `civilization-${player.civilization}`;
  const lines = words.knows(`${key}-text`) ? [words.say(`${key}-text`)] : [];
  if (player.home)
    lines.push(words.say("web-inner-sea-home-area", { area: { key: `area-${player.home}` } }));
  const title =
    player.seat >= 0 ? `${words.say(key)} (${names[player.seat] ?? ""})` : words.say(key);
  return { title, lines, picture: CIVILIZATION_PICTURES[player.civilization] };
}

/** What the bubble says of anything that can be pointed at. */
export function detail(
  position: PositionOf<SeaView>,
  names: readonly string[],
  thing: Thing,
  isLit: boolean,
): Detail | null {
  const view = position.view;
  const why = isLit ? undefined : wouldBe(position, thing);
  const told = thing.startsWith("civ ")
    ? civilizationDetail(view, Number(thing.slice(4)), names)
    : thing.startsWith("wonder-")
      ? wonderDetail(view, thing)
      : cardOf(thing)
        ? cardDetail(thing)
        : areaDetail(view, thing);
  return told && { ...told, ...(why ? { why } : {}) };
}

/** Tell an area in one breath, for those who hear it. */
export function spokenArea(view: SeaView, area: Area): string {
  const there = disksText(view, area).join(", ") || words.say("web-inner-sea-empty");
  const key = area.contested ? "inner-sea-contested" : "inner-sea-area";
  return words.say(key, { area: { key: `area-${area.name}` }, disks: there });
}

/** The epoch, the turn and the phase. */
export function headline(view: SeaView): string {
  const phase = { key: `phase-${view.phase}` };
  return words.say("web-inner-sea-headline", {
    epoch: { key: `epoch-${view.epoch}` },
    turn: view.turn,
    phase,
  });
}

/** The epoch and the turn of a round: rounds are counted through, four to an epoch. */
export function roundName(view: SeaView, round: number): string {
  const first = view.epoch - (view.round - view.turn) / TURNS;
  return words.say("web-inner-sea-round", {
    epoch: { key: `epoch-${first + Math.floor((round - 1) / TURNS)}` },
    turn: ((round - 1) % TURNS) + 1,
  });
}

/** What the Sudden Death Step of this turn looks for (R8.17, R8.18). */
export function deathText(view: SeaView): string {
  if (!view.has_sudden_death) return words.say("inner-sea-no-sudden-death");
  if (view.turn >= TURNS) return words.say("inner-sea-last-turn");
  const digits = view.deadly_digits;
  if (digits.length === 0) return words.say("inner-sea-safe-turn");
  return words.say("inner-sea-sudden-death", {
    n: digits.length,
    cards: view.is_omen_out ? 2 : 1,
  });
}

/** Tell the numbers of one civilization. */
export function standing(view: SeaView, player: Display, names: readonly string[]): string {
  const civ = { key: `civilization-${player.civilization}` };
  const seat = { key: "seat", args: { n: player.seat } };
  const key = player.seat === view.seat ? "inner-sea-you" : "inner-sea-name";
  const investments = player.investments.map((card) => words.say(cardKey(card))).join(", ");
  return words.say(
    "inner-sea-player",
    {
      who: player.seat < 0 ? civ : { key, args: { civ, seat } },
      vp: player.vp,
      cities: player.cities,
      talents: player.talents,
      loot: player.loot,
      ready: player.ready,
      stock: player.stock,
      cards: player.hand_size,
      investments: investments || words.say("inner-sea-none"),
    },
    names,
  );
}
