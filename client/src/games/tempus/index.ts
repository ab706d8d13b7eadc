/** Tempus at the table in the browser. */
import { words } from "../../i18n/words.svelte";
import type { Figure } from "../module";
import { eraIndex, type TempusView } from "./reading";

export { default as Area } from "./Area.svelte";
export { default as Board } from "./Board.svelte";
export { default as CardFace } from "./Card.svelte";
export { default as ChoicePicture } from "./ChoicePicture.svelte";
export { default as Mine } from "./Mine.svelte";
export { cards, closed, headline, isPlaced, motion, rank, things } from "./things";

/** The numbers that decide the game. */
export function figures(view: TempusView, seat: number): Figure[] {
  const player = view.players[seat];
  if (!player) return [];
  const era = words.say("web-tempus-era", { era: { key: `era-${player.era.replace("_", "-")}` } });
  return [
    { icon: "star", title: words.say("web-tempus-points"), value: player.points },
    { icon: "flag", title: era, value: eraIndex(player.era) },
    { icon: "bolt", title: words.say("web-tempus-actions"), value: player.action_tokens },
    { icon: "cards", title: words.say("web-tempus-cards"), value: player.hand_size },
    { icon: "hex", title: words.say("web-tempus-hexes"), value: player.controlled },
  ];
}

/** All numbers of a player that an option may change. */
export function numbers(view: TempusView, seat: number): Figure[] {
  const player = view.players[seat];
  if (!player) return [];
  const cities = player.city_supply.reduce((sum, n) => sum + n, 0);
  return [
    ...figures(view, seat),
    { icon: "token", title: words.say("web-tempus-supply"), value: player.supply },
    { icon: "city", title: words.say("web-tempus-cities-left"), value: cities },
  ];
}
