/** Tempus in sentences that can be read aloud: the own pieces first, then what is near them. */
import { words, type Argument } from "../../i18n/words.svelte";
import { rowArgs } from "../tables.svelte";
import { around, nameAt, spotOf } from "./hexes";
import { cardTitle, headline, hexText } from "./things";
import {
  cardParts,
  cardRow,
  doing,
  eraKey,
  TERRAINS,
  type Hex,
  type Player,
  type TempusPosition,
  type TempusView,
} from "./reading";

const seatName = (n: number) => ({ key: "seat", args: { n } });

/** Tell the whole position. */
export function lines(position: TempusPosition, names: readonly string[]): string[] {
  const view = position.view;
  const say = (key: string, args: Record<string, Argument> = {}) => words.say(key, args, names);
  const listed = (hexes: readonly Hex[]) => hexes.map(hexText).join(", ");
  const own = view.hexes.filter((hex) => view.seat >= 0 && hex.owner === view.seat);
  const near = nextTo(view.hexes, own);
  const told = [headline(view), ...tiles(view, say)];
  if (own.length > 0) {
    told.push(say("tempus-yours", { hexes: listed(own) }), ...hand(view, say));
    const held = near.filter((hex) => hex.owner >= 0);
    told.push(...neighbours(view, held, say, listed), freeLand(near, "near", say));
  } else {
    told.push(freeLand(view.hexes, "all", say));
  }
  for (const player of view.players) {
    const theirs = view.hexes.filter((hex) => hex.owner === player.seat);
    if (player.seat === view.seat || theirs.length === 0) continue;
    told.push(say("tempus-theirs", { seat: seatName(player.seat), hexes: listed(theirs) }));
  }
  told.push(...view.lakes.map((shore) => say("tempus-lake", { hexes: shore.join(" ") })));
  told.push(...view.players.map((player) => standing(player, say)));
  told.push(say("tempus-start-player", { seat: seatName(view.start_seat) }));
  const me = view.players[view.seat];
  if (me) told.push(...ownNumbers(me));
  return told.filter(Boolean);
}

type Say = (key: string, args?: Record<string, Argument>) => string;

/** List the land hexes that touch others, without those others. */
function nextTo(hexes: readonly Hex[], own: readonly Hex[]): Hex[] {
  const ownNames = new Set(own.map(({ name }) => name));
  const near = new Set(
    own.flatMap(({ name }) => {
      const spot = spotOf(name);
      return spot ? around(spot).map(nameAt) : [];
    }),
  );
  return hexes.filter(({ name }) => near.has(name) && !ownNames.has(name));
}

/** Tell where the last tile lies, and which one is to be laid. */
function tiles(view: TempusView, say: Say): string[] {
  const told: string[] = [];
  const last = view.tiles.at(-1);
  if (view.round === 0 && last)
    told.push(say("tempus-tiles", { n: view.tiles.length, hex: last.centre }));
  const laying = doing(view, "lay-tile");
  const [middle, ...rim] = laying?.terrains ?? [];
  if (!middle) return told;
  const around = rim.map((terrain) => say(`terrain-${terrain}`)).join(", ");
  told.push(say("tempus-tile-told", { terrain: { key: `terrain-${middle}` }, rim: around }));
  if (laying?.centre) told.push(say("tempus-tile-place", { hex: laying.centre }));
  return told;
}

/** Tell the cards of the own hand and what each is good for. */
function hand(view: TempusView, say: Say): string[] {
  const held = view.players[view.seat]?.hand ?? [];
  const uses = held.map((card) => {
    const use = { key: `effect-${cardParts(card).effect}-text`, args: rowArgs(cardRow(card)) };
    return say("tempus-card", { card: cardTitle(card), use });
  });
  return [say("tempus-hand", { n: held.length }), ...uses];
}

/** Tell what others have next to the own hexes, player by player. */
function neighbours(
  view: TempusView,
  held: readonly Hex[],
  say: Say,
  listed: (hexes: Hex[]) => string,
): string[] {
  const told = view.players
    .map(({ seat }) => ({ seat, theirs: held.filter((hex) => hex.owner === seat) }))
    .filter(({ theirs }) => theirs.length > 0)
    .map(({ seat, theirs }) => say("tempus-near", { seat: seatName(seat), hexes: listed(theirs) }));
  return told.length > 0 ? told : [say("tempus-no-neighbours")];
}

/** Tell the free hexes, terrain by terrain. */
function freeLand(hexes: readonly Hex[], where: string, say: Say): string {
  const free = hexes.filter((hex) => hex.owner < 0);
  const parts = TERRAINS.map((terrain) => ({
    terrain,
    names: free.filter((hex) => hex.terrain === terrain).map(({ name }) => name),
  }))
    .filter(({ names }) => names.length > 0)
    .map(({ terrain, names }) =>
      say("tempus-free-part", { terrain: { key: `terrain-${terrain}` }, hexes: names.join(" ") }),
    );
  return parts.length > 0 ? say("tempus-free", { where, parts: parts.join(", ") }) : "";
}

/** Tell how a player stands. */
function standing(player: Player, say: Say): string {
  return say("tempus-player", {
    seat: seatName(player.seat),
    era: { key: eraKey(player.era) },
    points: player.points,
    actions: player.action_tokens,
    cards: player.hand_size,
    hexes: player.controlled,
    cities: player.cities,
    supply: player.supply,
  });
}

/** Tell what a player's era allows and what is in the supply. */
export function ownNumbers(player: Player): string[] {
  const told: string[] = [];
  if (player.row) {
    const { sea, next_terrain: _, ...numbers } = player.row;
    const era = { key: eraKey(player.era) };
    told.push(words.say("tempus-row", { era, sea: sea ? "yes" : "no", ...numbers }));
  }
  const [two = 0, three = 0, four = 0] = player.city_supply;
  told.push(words.say("tempus-supply", { n: player.supply, two, three, four }));
  return told;
}
