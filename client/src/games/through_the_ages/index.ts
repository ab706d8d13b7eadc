/** Through the Ages at the table in the browser. */
import { words } from "../../i18n/words.svelte";
import type { Figure, GameModule } from "../module";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Mine from "./Mine.svelte";
import ChoicePicture from "./ChoicePicture.svelte";
import { headline, isPlaced, motion, things } from "./things";
import type { AgesView } from "./view";

/** The two numbers that decide the game; the board has them all side by side. */
function figures(view: AgesView, seat: number): Figure[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    { icon: "star", title: words.say("web-ages-head-culture"), value: player.culture },
    { icon: "swords", title: words.say("web-ages-head-strength"), value: player.strength },
  ];
}

/** All numbers of a civilization that an option may change. */
function numbers(view: AgesView, seat: number): Figure[] {
  const player = view.players[seat];
  if (!player) return [];
  const values = {
    culture: player.culture,
    "culture-rating": player.culture_rating,
    science: player.science,
    "science-rating": player.science_rating,
    strength: player.strength,
    faces: player.happiness,
    discontent: player.discontent,
    food: player.food,
    resources: player.resources,
    civil: player.civil,
    military: player.military,
    workers: player.unused_workers,
    yellow: player.yellow_bank,
    blue: player.blue_bank,
    "civil-cards": player.hand.length,
    "military-cards": player.military_hand_size,
  };
  return Object.entries(values).map(([name, value]) => ({
    icon: "",
    title: words.say(`web-ages-number-${name}`),
    value,
  }));
}

const game: GameModule<AgesView> = {
  Board,
  Mine,
  Area,
  ChoicePicture,
  things,
  isPlaced,
  figures,
  numbers,
  // Everything that could be expected is on the board, and tells there why it cannot be chosen.
  closed: () => [],
  motion,
  headline,
};
export default game;
