/** Hyperborea at the table in the browser. */
import { words } from "../../i18n/words.svelte";
import type { Position } from "../../protocol";
import type { Category, Figure, GameModule, View } from "../module";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import { lines } from "./lines";
import Mine from "./Mine.svelte";
import ChoicePicture from "./ChoicePicture.svelte";
import { isPlaced, motion, rank, things } from "./things";
import { cubesOf, hyperborea } from "./view";
import { headline } from "./words";

/** The numbers that decide the game. */
function figures(view: View, seat: number): Figure[] {
  const player = hyperborea(view).players[seat];
  if (!player) return [];
  return [
    { icon: "star", title: words.say("web-points"), value: player.points },
    { icon: "gem", title: words.say("web-hyperborea-gems"), value: player.gems },
    { icon: "scroll", title: words.say("web-hyperborea-technologies"), value: player.technologies },
    { icon: "token", title: words.say("web-hyperborea-figures"), value: player.supply },
    { icon: "hex", title: words.say("web-hyperborea-hexes"), value: player.controlled },
  ];
}

/** All numbers of a player that an option may change. */
function numbers(view: View, seat: number): Figure[] {
  const { players, pool, active } = hyperborea(view);
  const player = players[seat];
  if (!player) return [];
  const number = (name: string, value: number) => ({
    icon: "",
    title: words.say(`web-hyperborea-${name}`),
    value,
  });
  const waiting = seat === active ? [number("pool", pool.length)] : [];
  return [
    ...figures(view, seat),
    number("forts", player.fortresses),
    number("ghosts", player.ghosts),
    number("available", cubesOf(player.available).length),
    number("unused", cubesOf(player.unused).length),
    ...waiting,
  ];
}

/** The final points by category (R13.7). */
function categories(position: Position): Category[] {
  const { players } = hyperborea(position.view);
  return Object.keys(players[0]?.points_by_kind ?? {}).map((kind) => ({
    title: words.say(`web-hyperborea-points-${kind}`),
    points: players.map((player) => player.points_by_kind[kind] ?? 0),
  }));
}

const game: GameModule = {
  Board,
  Mine,
  Area,
  ChoicePicture,
  things,
  isPlaced,
  figures,
  numbers,
  closed: () => [],
  rank,
  motion,
  lines,
  categories,
  headline,
};
export default game;
