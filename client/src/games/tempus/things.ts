/** What the sentences of Tempus point at: hexes and cards by their names in the notation. */
import type { Closed, Detail, Motion, Thing } from "../module";
import type { Choice, Entry, Sentence } from "../../protocol";
import { words } from "../../i18n/words.svelte";
import { rowArgs, rowsOf } from "../tables.svelte";
import { verbOf } from "../../table/choices";
import { around, nameAt, spotOf } from "./hexes";
import PICTURES from "./pictures/effects.json?drawn";
import {
  ACTIONS,
  cardParts,
  cardRow,
  eraIndex,
  eraKey,
  eras,
  type Hex,
  type Player,
  type TempusPosition,
  type TempusView,
} from "./reading";

const PLACED = new Set([
  "settle",
  "from",
  "to",
  "grow",
  "place",
  "attack",
  "convert",
  "build",
  "play",
  "defer",
  "discard",
]);
const HEX_VERBS = ["settle", "from", "to", "grow", "place"];
const CARD_VERBS = ["discard", "play", "defer"];

/** Read the name of a card out of its sentence. */
function cardIn(sentence: Sentence): string | null {
  const { effect, terrain } = sentence.args ?? {};
  if (typeof effect !== "object" || typeof terrain !== "object") return null;
  return `${effect.key.replace("effect-", "")} ${terrain.key.replace("terrain-", "")}`;
}

/** The hexes and cards that a sentence names. */
export function things(sentence: Sentence): Thing[] {
  const found: Thing[] = [];
  for (const [name, value] of Object.entries(sentence.args ?? {})) {
    if ((name === "hex" || name === "own") && typeof value === "string") found.push(value);
    if (name === "card" && typeof value === "object") {
      const card = cardIn(value);
      if (card) found.push(card);
    }
  }
  return found;
}

/** The cards that a fact names. */
export function cards({ args = {} }: Sentence): string[] {
  const card = typeof args["card"] === "object" ? cardIn(args["card"]) : null;
  return card ? [card] : [];
}

/** Whether an option is chosen on the island or in the hand. */
export function isPlaced(choice: Choice): boolean {
  return PLACED.has(verbOf(choice));
}

/** A token that goes its way, or a hex where something happened. */
export function motion(entry: Entry): Motion | null {
  const { hex, own } = entry.said.args ?? {};
  if (typeof hex !== "string") return null;
  const goes = entry.said.key === "note-moved" || entry.said.key === "note-attacked";
  return { seat: entry.seat, from: goes && typeof own === "string" ? own : null, to: hex };
}

/** The actions that are not offered when one is to be chosen. */
export function closed(position: TempusPosition): Closed[] {
  const offered = new Set(position.choices.map((choice) => choice.text));
  if (!ACTIONS.some((action) => offered.has(action))) return [];
  return ACTIONS.filter((action) => !offered.has(action)).map((action) => ({
    text: action,
    label: { key: `label-${action}`, args: {} },
  }));
}

/** The place of a button among the others: the actions stand as the rules list them. */
export function rank(text: string): number {
  return ACTIONS.findIndex((action) => action === text);
}

/** A hex next to another on which a seat has tokens, or any of that seat. */
function neighbourOf(hexes: readonly Hex[], name: string, isFit: (hex: Hex) => boolean): string {
  const spot = spotOf(name);
  const near = new Set(spot ? around(spot).map(nameAt) : []);
  const fit = hexes.filter(isFit);
  return (fit.find((hex) => near.has(hex.name)) ?? fit[0])?.name ?? name;
}

/** The notation that choosing a thing would have now, if things of its kind can be chosen. */
export function wouldBe(position: TempusPosition, thing: Thing): string | undefined {
  if (position.asked !== position.seat || position.seat < 0) return undefined;
  const verbs = new Set(position.choices.map(verbOf));
  if (thing.includes(" ")) {
    const verb = CARD_VERBS.find((one) => verbs.has(one)) ?? "play";
    return `${verb} ${thing}`;
  }
  const verb = HEX_VERBS.find((one) => verbs.has(one));
  if (verb) return `${verb} ${thing}`;
  if (verbs.has("build")) return `build 2 ${thing}`;
  const view = position.view;
  const isOwn = view.hexes.some((hex) => hex.name === thing && hex.owner === position.seat);
  for (const fight of ["attack", "convert"]) {
    if (!verbs.has(fight)) continue;
    const other = neighbourOf(view.hexes, thing, (hex) =>
      isOwn
        ? hex.owner >= 0 && hex.owner !== position.seat
        : hex.owner === position.seat && hex.tokens > 0,
    );
    return isOwn ? `${fight} ${thing} ${other}` : `${fight} ${other} ${thing}`;
  }
  return undefined;
}

/** Tell one hex as the text view does. */
export function hexText(hex: Hex): string {
  const terrain = { key: `terrain-${hex.terrain}` };
  if (hex.city) return words.say("tempus-hex-city", { hex: hex.name, terrain, n: hex.city });
  if (hex.tokens) return words.say("tempus-hex-tokens", { hex: hex.name, terrain, n: hex.tokens });
  return words.say("tempus-hex", { hex: hex.name, terrain });
}

/** What the bubble says of a hex or a card. */
export function detail(
  position: TempusPosition,
  names: readonly string[],
  thing: Thing,
  isLit: boolean,
): Detail | null {
  const why = isLit ? undefined : wouldBe(position, thing);
  if (thing.includes(" ")) {
    const card = cardDetail(thing);
    if (position.view.reconstructed["cards"]) card.lines.push(words.say("web-tempus-card-source"));
    return { ...card, ...(why ? { why } : {}) };
  }
  const hex = position.view.hexes.find((one) => one.name === thing);
  const title = hex ? hexText(hex) : words.say("web-tempus-water", { hex: thing });
  const lines: string[] = [];
  if (hex && hex.owner >= 0) lines.push(names[hex.owner] ?? "");
  if (hex?.coastal) lines.push(words.say("web-tempus-coast"));
  const shores = position.view.lakes.filter((shore) => shore.includes(thing)).length;
  if (shores > 0) lines.push(words.say("web-tempus-shore"));
  return { title, lines, ...(why ? { why } : {}) };
}

/** What the bubble says of a card. */
export function cardDetail(card: string): Detail {
  const { effect, terrain } = cardParts(card);
  return {
    title: cardTitle(card),
    picture: PICTURES[effect],
    lines: [
      words.say(`effect-${effect}-text`, rowArgs(cardRow(card))),
      words.say("web-tempus-card-terrain", { terrain: { key: `terrain-${terrain}` } }),
    ],
  };
}

/** Name a card. */
export function cardTitle(card: string): string {
  const { effect, terrain } = cardParts(card);
  return words.say("card", {
    effect: { key: `effect-${effect}` },
    terrain: { key: `terrain-${terrain}` },
  });
}

/** The round and what it is about. */
export function headline(view: TempusView): string {
  if (view.round === 0) {
    return words.say(
      view.doing.some(({ kind }) => kind === "lay-tile") ? "tempus-laying" : "tempus-settling",
    );
  }
  const rows = view.players.map((player) => player.row);
  if (rows.includes(undefined)) return words.say("tempus-over");
  const foremost = view.players.toSorted(
    (one, other) => eraIndex(other.era) - eraIndex(one.era),
  )[0];
  const terrain = { key: `terrain-${foremost?.row?.next_terrain ?? "unnamed"}` };
  return words.say("tempus-round", { n: view.round, rounds: eras().length - 1, terrain });
}

/** What a player's era allows and what is in the supply. */
export function allowance(player: Player): string[] {
  const row = rowsOf("eras")[eraIndex(player.era)] ?? {};
  const era = { key: eraKey(player.era) };
  const [two = 0, three = 0, four = 0] = player.city_supply;
  const supply = words.say("tempus-supply", { n: player.supply, two, three, four });
  if (!player.row) return [supply];
  const sea = row["sea_movement"] ?? "no";
  return [words.say("tempus-row", { era, sea, ...rowArgs(row) }), supply];
}
