/** A game without a board of its own yet: played by buttons, told by the numbers of its view. */
import { words } from "../../i18n/words.svelte";
import type { Figure, GameModule, View } from "../module";
import type { Position } from "../../protocol";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import { facts, playersOf } from "./facts";

/** The points of a player, if the view tells them. */
function figures(view: View, seat: number): Figure[] {
  const player = playersOf(view)[seat] ?? {};
  const points = player["points"] ?? player["culture"] ?? player["score"];
  return typeof points === "number"
    ? [{ icon: "star", title: words.say("web-points"), value: points }]
    : [];
}

/** Every simple fact of the view, line by line. */
function lines(position: Position, names: readonly string[]): string[] {
  const told = facts(position.view).map(([name, value]) => `${name}: ${value}`);
  const players = playersOf(position.view).map((player, seat) => {
    const own = facts(player).map(([name, value]) => `${name} ${value}`);
    return `${names[seat] ?? ""}: ${own.join(", ")}`;
  });
  return [...told, ...players];
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
  lines,
  categories: () => [],
  headline: (view) => words.say("web-round", { n: Number(view["round"] ?? 0) }),
};
export default game;
