/** A game without a board of its own yet: played by buttons, told by the numbers of its view. */
import { words } from "../../i18n/words.svelte";
import type { Figure, GameModule, View } from "../module";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import { playersOf } from "./facts";

/** The points of a player, if the view tells them. */
function figures(view: View, seat: number): Figure[] {
  const player = playersOf(view)[seat] ?? {};
  const points = player["points"] ?? player["culture"] ?? player["score"];
  return typeof points === "number"
    ? [{ icon: "star", title: words.say("web-points"), value: points }]
    : [];
}

const game: GameModule = {
  Board,
  Mine,
  Area,
  things: () => [],
  isPlaced: () => false,
  figures,
  closed: () => [],
  motion: () => null,
  headline: (view) => words.say("web-round", { n: Number(view["round"] ?? 0) }),
};
export default game;
