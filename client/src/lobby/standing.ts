/** How a tournament stands, in a line of its own. */
import type { Announced } from "../protocol";

/** So many take part where nobody has said how many may. */
const MOST = 16;

/** Name the sentence that says how a tournament stands, and what fills its gaps. */
export function standingOf({ plan, state, entrants, round }: Announced) {
  const most = plan.most ?? MOST;
  const isFull = state === "open" && entrants >= most;
  return {
    key: `web-tournament-is-${isFull ? "full" : state}`,
    args: { n: entrants, most, round },
    isFull,
  };
}
