/** What those are called who sat at a game that is over. */
import { words } from "../i18n/words.svelte";
import type { Player, Rival } from "../protocol";

/** Name a bot by its level: that is what its sentence on the start page begins with. */
export function botName(bot: string): string {
  const key = `web-bot-${bot}`;
  return words.knows(key) ? (words.say(key).split(",", 1)[0] ?? bot) : bot;
}

/** Name somebody, as far as the reader may know who it is. */
export function nameOf(one: Pick<Player | Rival, "kind" | "name" | "bot">): string {
  if (one.name) return one.name;
  if (one.kind === "bot") return botName(one.bot);
  if (one.kind === "former") return words.say("web-past-former");
  return words.say(one.kind === "guest" ? "web-past-guest" : "web-past-somebody");
}

/** Order those who sat at a game by their places. */
export function ranked<One extends Pick<Player, "place">>(players: readonly One[]): One[] {
  return players.toSorted((one, other) => one.place - other.place);
}

/** The address of a player. */
export function pathOf(name: string): string {
  return `/player/${encodeURIComponent(name)}`;
}
