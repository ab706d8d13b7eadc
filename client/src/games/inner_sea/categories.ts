/** In which epoch the victory points were gained, as the log tells it. */
import { words } from "../../i18n/words.svelte";
import type { Entry } from "../../protocol";
import type { Category, PositionOf } from "../module";
import type { SeaView } from "./view";

const SIGNS: Record<string, number> = { "note-points": 1, "note-lost-points": -1 };

/** The final points by epoch, and what extra civilizations of a seat cost at the end. */
export function categories(position: PositionOf<SeaView>, log: readonly Entry[]): Category[] {
  const scores = position.ending?.scores ?? [];
  const epochs = new Map<string, number[]>();
  let points: number[] = [];
  for (const { seat, said } of log) {
    const epoch = said.args?.["epoch"];
    if (said.key === "note-turn-began" && typeof epoch === "object") {
      points = epochs.get(epoch.key) ?? scores.map(() => 0);
      epochs.set(epoch.key, points);
    }
    const count = said.args?.["n"];
    if (seat < 0 || typeof count !== "number") continue;
    points[seat] = (points[seat] ?? 0) + (SIGNS[said.key] ?? 0) * count;
  }
  const known = [...epochs].map(([key, gained]) => ({ title: words.say(key), points: gained }));
  const cost = scores.map((score, seat) =>
    known.reduce((left, { points: gained }) => left - (gained[seat] ?? 0), score),
  );
  const extra = { title: words.say("inner-sea-points-extra"), points: cost };
  return cost.some((left) => left !== 0) ? [...known, extra] : known;
}
