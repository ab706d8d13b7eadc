/** Turning points of a game in sentences. */
import { words } from "../i18n/words.svelte";
import type { Reviewing, Sentence, TurningPoint } from "../protocol";
import { percent } from "./counsels";

/** What happened at a turning point, in one sentence. */
export function headOf(turning: TurningPoint, names: readonly string[]): string {
  const { played, change, round } = turning;
  const kind = played ? "slip" : change > 0 ? "rise" : "fall";
  const seat = names[turning.seat] ?? "";
  return words.say(`coach-turn-${kind}`, { round, seat, n: percent(Math.abs(change)) });
}

/** What was played, what would have been better, and why. */
export function linesOf(turning: TurningPoint, names: readonly string[]): string[] {
  const { played, better, reasons } = turning;
  if (!played) return reasons.map((fact) => words.tell(fact, names));
  const steps = better.map((step) => words.tell(step, names)).join(" → ");
  return [
    words.say("coach-played", { what: words.tell(played, names) }),
    words.say("coach-better", { what: steps }),
    ...reasons.map((reason) => words.tell(reason, names)),
  ];
}

/** Say how far a review has come; how far it goes is known when the decisions are picked out. */
export function progressOf({ done, of }: Pick<Reviewing, "done" | "of">): Sentence {
  if (of === 0) return { key: "coach-starting", args: {} };
  return { key: "coach-progress", args: { n: done, of } };
}
