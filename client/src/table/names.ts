/** What the players are called. */
import { words } from "../i18n/words.svelte";
import type { Chair } from "../protocol";

/**
 * Name who sits at a chair; without a name of their own people and bots go by the seat's number.
 */
export function nameOf(chair: Chair, seat: number): string {
  if (chair.name) return chair.name;
  return words.say(chair.kind === "bot" ? "web-name-bot" : "web-name-person", { n: seat + 1 });
}
