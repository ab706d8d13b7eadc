/** A game without a board of its own yet: played by buttons, told by the numbers of its view. */
import { words } from "../../i18n/words.svelte";
import type { Figure, Motion, Thing, View } from "../module";
import { playersOf } from "./facts";

export { default as Area } from "./Area.svelte";
export { default as Board } from "./Board.svelte";
export { default as Mine } from "./Mine.svelte";

/** The points of a player, if the view tells them. */
export function figures(view: View, seat: number): Figure[] {
  const player = playersOf(view)[seat] ?? {};
  const points = player["points"] ?? player["culture"] ?? player["score"];
  return typeof points === "number"
    ? [{ icon: "star", title: words.say("web-points"), value: points }]
    : [];
}

/** The round, if the view tells it. */
export function headline(view: View): string {
  return words.say("web-round", { n: Number(view["round"] ?? 0) });
}

// Nothing lies on a board: every answer is a button.
export const things = (): Thing[] => [];
export const isPlaced = (): boolean => false;
export const motion = (): Motion | null => null;
