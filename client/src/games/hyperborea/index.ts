/** Hyperborea at the table in the browser. */
import { words } from "../../i18n/words.svelte";
import type { Figure } from "../module";
import { cubesOf } from "./reading";
import type { HyperboreaView } from "./view";

export { default as Area } from "./Area.svelte";
export { default as Board } from "./Board.svelte";
export { default as ChoicePicture } from "./ChoicePicture.svelte";
export { default as Mine } from "./Mine.svelte";
export { isPlaced, motion, rank, things } from "./things";
export { choiceDetail, headline } from "./words";

/** The numbers that decide the game. */
export function figures(view: HyperboreaView, seat: number): Figure[] {
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
export function numbers(view: HyperboreaView, seat: number): Figure[] {
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
