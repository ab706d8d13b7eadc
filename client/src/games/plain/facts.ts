/** Reading a view that nobody has drawn yet: its plain values, by the names they have. */
import { words } from "../../i18n/words.svelte";
import type { View } from "../module";

/** Write a value in short; what is too deep to be read is left out. */
function short(value: unknown): string | null {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return spaced(value) || null;
  if (typeof value === "boolean") return words.say(value ? "web-choice-yes" : "web-choice-no");
  if (Array.isArray(value)) {
    const parts = value.map(short).filter((part) => part !== null);
    return parts.length > 0 ? parts.join(", ") : null;
  }
  if (typeof value === "object" && value !== null) {
    const parts = Object.entries(value).flatMap(([name, inner]) => {
      const text = short(inner);
      return text === null ? [] : [`${named(name)} ${text}`];
    });
    return parts.length > 0 ? `(${parts.join(", ")})` : null;
  }
  return null;
}

/** Say the name of a field: in the words of the table if it has some, else as it is spelled. */
function named(name: string): string {
  const key = `web-fact-${name.replaceAll("_", "-")}`;
  return words.knows(key) ? words.say(key) : spaced(name);
}

/** Write a name of the tables without its marks. */
function spaced(name: string): string {
  return name.replaceAll("_", " ");
}

const SKIPPED = new Set(["game", "seat", "seats", "asked", "is_over", "players", "reconstructed"]);

/** The values of a view by their names. */
export function facts(view: View): [string, string][] {
  return Object.entries(view).flatMap(([name, value]) => {
    const text = SKIPPED.has(name) ? null : short(value);
    return text === null ? [] : [[named(name), text] as [string, string]];
  });
}

/** The players of a view. */
export function playersOf(view: View): View[] {
  const players = view["players"];
  return Array.isArray(players) ? (players as View[]) : [];
}
