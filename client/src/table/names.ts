/** What the players are called. */
import { words } from "../i18n/words.svelte";
import type { Chair, Tiding } from "../protocol";

/** Name who sits at a chair; who has no name of their own goes by the seat's number. */
export function nameOf(chair: Chair, seat: number): string {
  if (chair.name) return chair.name;
  return words.say(chair.kind === "bot" ? "web-name-bot" : "web-name-person", { n: seat + 1 });
}

/** Name all who sit at a table; who is called alike bears the number of the seat, too. */
export function namesOf(chairs: readonly Chair[]): string[] {
  const names = chairs.map(nameOf);
  return names.map((name, seat) => {
    const isShared = names.some((other, at) => at !== seat && other === name);
    return isShared ? `${name} (${seat + 1})` : name;
  });
}

const CHANGES = new Set(
  ["left", "removed", "freed", "handed-over"].map((key) => `web-tiding-${key}`),
);

/** Say whether somebody else has come to a seat after a moment. */
export function hasChanged(tidings: readonly Tiding[], seat: number, at: string): boolean {
  return tidings.some(({ when, said }) => {
    const whose = said.args?.["seat"];
    const isHere = typeof whose === "object" && whose.args?.["n"] === seat;
    return isHere && when > at && CHANGES.has(said.key);
  });
}
