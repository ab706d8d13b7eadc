/** Where the culture points of a game came from, as the log tells it. */
import { words } from "../../i18n/words.svelte";
import type { Entry } from "../../protocol";
import type { Category } from "../module";
import type { AgesPosition } from "./reading";

/** The notes that say how many points were scored, and which of their gaps holds the number. */
const SOURCES = [
  { name: "production", key: "note-produced", gap: "culture" },
  { name: "prepared", key: "note-prepared", gap: "n" },
  { name: "impacts", key: "note-event-scored", gap: "n" },
];

/** The final points by category; what no note of its own tells is the last one. */
export function categories(
  position: Pick<AgesPosition, "ending">,
  log: readonly Entry[],
): Category[] {
  const left = [...(position.ending?.scores ?? [])];
  const known = SOURCES.map(({ name, key, gap }) => {
    const points = left.map(() => 0);
    for (const { seat, said } of log) {
      const scored = said.args?.[gap];
      if (said.key === key && typeof scored === "number")
        points[seat] = (points[seat] ?? 0) + scored;
    }
    points.forEach((sum, seat) => (left[seat] = (left[seat] ?? 0) - sum));
    return { title: words.say(`web-ages-points-${name}`), points };
  });
  return [...known, { title: words.say("web-ages-points-other"), points: left }];
}
