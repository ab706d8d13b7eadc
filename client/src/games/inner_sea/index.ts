/** The Inner Sea at the table in the browser. */
import { words } from "../../i18n/words.svelte";
import type { Figure } from "../module";
import { ownOf } from "./reading";
import type { SeaView } from "./view";

export { default as Area } from "./Area.svelte";
export { default as Board } from "./Board.svelte";
export { default as CardFace } from "./Card.svelte";
export { default as ChoicePicture } from "./ChoicePicture.svelte";
export { default as Mine } from "./Mine.svelte";
export { cards, headline, isPlaced, motion, roundName, things } from "./things";

/** What tells only what came in. */
export const income = ["note-acquired"];

/** The civilizations of a seat: the log knows no other names. */
export function byname(view: SeaView, seat: number): string {
  const names = ownOf(view, seat).map(({ civilization }) =>
    words.say(`civilization-${civilization}`),
  );
  return names.join(", ");
}

/** The numbers that decide the game; of several civilizations of one seat side by side. */
export function figures(view: SeaView, seat: number): Figure[] {
  const own = ownOf(view, seat);
  if (own.length === 0) return [];
  const all = (number: (player: (typeof own)[number]) => number) => own.map(number).join("|");
  return [
    { icon: "star", title: words.say("inner-sea-points"), value: all(({ vp }) => vp) },
    { icon: "city", title: words.say("web-inner-sea-cities"), value: all(({ cities }) => cities) },
    {
      icon: "coins",
      title: words.say("web-inner-sea-talents"),
      value: all(({ talents }) => talents),
    },
    {
      icon: "plus",
      title: words.say("web-inner-sea-ready"),
      value: all(({ ready }) => ready),
    },
    {
      icon: "cards",
      title: words.say("web-inner-sea-cards"),
      value: all(({ hand_size }) => hand_size),
    },
  ];
}

/** All numbers of a seat's civilizations that an option may change. */
export function numbers(view: SeaView, seat: number): Figure[] {
  const own = ownOf(view, seat);
  const number = (name: string, count: (player: (typeof own)[number]) => number) => ({
    icon: "",
    title: words.say(name),
    value: own.map(count).join("|"),
  });
  return [
    number("inner-sea-points", ({ vp }) => vp),
    number("web-inner-sea-cities", ({ cities }) => cities),
    number("web-inner-sea-talents", ({ talents }) => talents),
    number("web-inner-sea-loot", ({ loot }) => loot),
    number("web-inner-sea-ready", ({ ready }) => ready),
    number("web-inner-sea-stock", ({ stock }) => stock),
    number("web-inner-sea-cards", ({ hand_size }) => hand_size),
  ];
}
