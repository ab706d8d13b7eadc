/**
 * Hyperborea in sentences that can be read aloud: the realm, the players, the own board, the
 * technologies on offer.
 */
import { words, type Argument } from "../../i18n/words.svelte";
import type { Position } from "../../protocol";
import { programSentence } from "./effects";
import {
  COLOURS,
  hyperborea,
  ROWS,
  spacesOf,
  tileOf,
  type Counts,
  type HyperboreaView,
  type Place,
  type Player,
} from "./view";
import {
  abilityText,
  colourName,
  effectShort,
  effectText,
  headline,
  letterOf,
  placeParts,
  ruinName,
  setWord,
  technologyName,
} from "./words";

const seatName = (n: number) => ({ key: "seat", args: { n } });
type Say = (key: string, args?: Record<string, Argument>) => string;

/** Tell the whole position. */
export function lines(position: Position, names: readonly string[]): string[] {
  const view = hyperborea(position.view);
  const say: Say = (key, args = {}) => words.say(key, args, names);
  const told = [headline(position.view), ...goals(view, say)];
  if (view.pool.length > 0)
    told.push(say("web-hyperborea-waiting", { effects: view.pool.map(poolText).join("; ") }));
  told.push(...realm(view, say, names));
  const me = view.players[view.seat];
  if (me) told.push(...own(me, say), ...me.sets.map((shown) => setLine(shown, say)));
  for (const player of view.players) {
    told.push(standing(player, say));
    if (player.seat !== view.seat) {
      const technologies = player.sets.filter(
        ({ set }) => /^T\d/.test(set) || set === "throne" || isBegun(set, player),
      );
      told.push(...own(player, say), ...technologies.map((shown) => setLine(shown, say)));
    }
  }
  told.push(...view.decks.flatMap((deck) => deck.cards.map((card) => offer(card, say))));
  return told.filter(Boolean);
}

const isBegun = (name: string, player: Player) =>
  player.sets.some(({ set, cubes }) => set === name && cubes.some(Boolean));

/** Tell an effect of the pool. */
function poolText(chip: string): string {
  if (chip.includes(":")) return words.tell(programSentence(chip));
  return words.say(
    chip.startsWith("PAY") ? "web-hyperborea-exchange" : "web-hyperborea-neighbours",
  );
}

/** Tell which conditions of the end are met. */
function goals(view: HyperboreaView, say: Say): string[] {
  if (view.objectives.length === 0) return [];
  return [
    say("hyperborea-objectives", {
      objectives: view.objectives.map((goal) => say(`objective-${goal}`)).join(", "),
    }),
  ];
}

/** Whether a seat has anything on a place. */
function stands(seat: number, place: Place): boolean {
  const inside = place.sites?.some(({ occupant }) => occupant === seat) ?? false;
  return inside || (place.figures?.[seat] ?? 0) > 0 || (place.fortresses?.[seat] ?? 0) > 0;
}

/** Tell the hexes by who stands on them, the own ones first, and what lies face down. */
function realm(view: HyperboreaView, say: Say, names: readonly string[]): string[] {
  const listed = (places: readonly Place[]) =>
    places.map((place) => placeParts(place, names).join(", ")).join("; ");
  const seats = view.players
    .map(({ seat }) => seat)
    .toSorted((one, other) => Number(other === view.seat) - Number(one === view.seat));
  const told: string[] = [];
  for (const seat of seats) {
    const held = view.hexes.filter((place) => stands(seat, place));
    if (held.length > 0)
      told.push(say("hyperborea-held", { seat: seatName(seat), hexes: listed(held) }));
  }
  const free = view.hexes.filter(
    (place) => place.face_up && !seats.some((seat) => stands(seat, place)),
  );
  if (free.length > 0) told.push(say("hyperborea-free", { hexes: listed(free) }));
  const hidden = view.hexes.filter(({ face_up: isUp }) => !isUp);
  if (hidden.length > 0)
    told.push(say("hyperborea-fog", { hexes: hidden.map(({ name }) => name).join(" ") }));
  return told;
}

/** Tell the cubes of an area. */
function cubesTold(counts: Counts): string {
  const told = COLOURS.filter((colour) => counts[colour] > 0).map(
    (colour) => `${counts[colour]} ${colourName(colour)}`,
  );
  return told.join(", ") || words.say("hyperborea-none");
}

/** Tell the cubes, levels, conditions and tiles of a player. */
function own(player: Player, say: Say): string[] {
  const { available, unused, bag } = player;
  const told = [
    say("hyperborea-cubes", {
      available: cubesTold(available),
      unused: cubesTold(unused),
      bag: cubesTold(bag),
    }),
    say("hyperborea-levels", {
      levels: ROWS.map((colour) => `${colourName(colour)} ${player.levels[colour] ?? 0}`).join(
        ", ",
      ),
    }),
  ];
  if (player.objectives.length > 0) {
    told.push(
      say("hyperborea-objectives", {
        objectives: player.objectives.map((goal) => say(`objective-${goal}`)).join(", "),
      }),
    );
  }
  const tile = tileOf(player);
  if (tile) told.push(`${say(`faction-${tile.name}`)}: ${abilityText(tile)}`);
  if (player.kept_tile) {
    told.push(
      say("hyperborea-kept", {
        tile: ruinName(player.kept_tile),
        effect: effectShort(player.kept_tile.effect),
      }),
    );
  } else if (player.kept)
    told.push(say("web-hyperborea-kept-back", { back: { key: `back-${player.kept}` } }));
  return told;
}

/** Tell a set: its spaces, the cubes on it, and what it does. */
function setLine(shown: Player["sets"][number], say: Say): string {
  const cubes = shown.cubes.filter((cube) => cube !== "").map(colourName);
  return say("hyperborea-set", {
    set: setWord(shown.set, shown),
    spaces: spacesOf(shown.spaces).map(letterOf).join(" "),
    cubes: cubes.join(", ") || say("hyperborea-none"),
    effect: effectText(shown.set, shown).replace(/\.$/, ""),
  });
}

/** Tell how a player stands. */
function standing(player: Player, say: Say): string {
  return say("hyperborea-player", {
    seat: seatName(player.seat),
    points: player.points,
    gems: player.gems,
    technologies: player.technologies,
    figures: player.supply,
    ghosts: player.ghosts,
    graves: player.graves.reduce((sum, n) => sum + n, 0),
    controlled: player.controlled,
    cubes: cubesTold(player.available),
  });
}

/** Tell a technology on offer. */
function offer(card: HyperboreaView["decks"][number]["cards"][number], say: Say): string {
  return say("hyperborea-offer", {
    technology: technologyName(card.technology, card),
    points: card.points ?? 0,
    effect: effectText(card.technology, card).replace(/\.$/, ""),
  });
}
