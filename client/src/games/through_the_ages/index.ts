/** Through the Ages at the table in the browser. */
import { words } from "../../i18n/words.svelte";
import type { Figure } from "../module";
import type { AgesView } from "./view";

export { default as Area } from "./Area.svelte";
export { default as Board } from "./Board.svelte";
export { isShowingOpened } from "./beside";
export { default as CardFace } from "./Card.svelte";
export { default as ChoicePicture } from "./ChoicePicture.svelte";
export { default as Mine } from "./Mine.svelte";
export { cards, headline, isPlaced, motion, things } from "./things";

/** What tells only what came in. */
export const income = ["note-produced", "note-stored"];

/** What ends a game before its time. */
export const causes = ["note-resigned"];

/** The two numbers that decide the game; the board has them all side by side. */
export function figures(view: AgesView, seat: number): Figure[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    { icon: "star", title: words.say("web-ages-head-culture"), value: player.culture },
    { icon: "swords", title: words.say("web-ages-head-strength"), value: player.strength },
  ];
}

/** All numbers of a civilization that an option may change. */
export function numbers(view: AgesView, seat: number): Figure[] {
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
