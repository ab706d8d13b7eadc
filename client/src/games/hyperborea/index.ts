/** Hyperborea at the table in the browser. */
import { words } from "../../i18n/words.svelte";
import type { Figure, GameModule } from "../module";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import ChoicePicture from "./ChoicePicture.svelte";
import { isPlaced, motion, rank, things } from "./things";
import { cubesOf } from "./reading";
import type { HyperboreaView } from "./view";
import { headline } from "./words";

/** The numbers that decide the game. */
function figures(view: HyperboreaView, seat: number): Figure[] {
  const player = view.players[seat];
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
function numbers(view: HyperboreaView, seat: number): Figure[] {
  const { players, pool, active } = view;
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

const game: GameModule<HyperboreaView> = {
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
  headline,
};
export default game;
