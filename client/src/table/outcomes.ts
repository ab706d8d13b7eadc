/** Outcomes: facts of the log that belong together, from the one that opens them on. */
import type { Entry, Sentence } from "../protocol";

export interface Outcome {
  /** Where in the log it was opened. */
  scene: number;
  opening: Entry;
  following: Entry[];
}

/** Gather what a log tells of the outcomes that fresh entries belong to, in their order. */
export function outcomesIn(log: readonly Entry[], fresh: readonly Entry[]): Outcome[] {
  const scenes = new Set(fresh.map((entry) => entry.scene ?? -1).filter((scene) => scene >= 0));
  return [...scenes].flatMap((scene) => {
    const opening = log[scene];
    const following = log.slice(scene + 1).filter((entry) => entry.scene === scene);
    return opening ? [{ scene, opening, following }] : [];
  });
}

/** Add outcomes to those that are shown: one that goes on takes its own place. */
export function withLater(shown: readonly Outcome[], later: readonly Outcome[]): Outcome[] {
  const scenes = new Set(later.map((outcome) => outcome.scene));
  return [...shown.filter((outcome) => !scenes.has(outcome.scene)), ...later];
}

/** Say whether an outcome touches a seat: it did something, something befell it, or it is named. */
export function concerns({ opening, following }: Outcome, seat: number): boolean {
  return [opening, ...following].some((entry) => entry.seat === seat || names(entry.said, seat));
}

/** Say whether a sentence names who sits at a seat. */
function names({ key, args = {} }: Sentence, seat: number): boolean {
  if (key === "seat" && args["n"] === seat) return true;
  return Object.values(args).some((part) => isSentence(part) && names(part, seat));
}

function isSentence(part: unknown): part is Sentence {
  return typeof part === "object" && part !== null && "key" in part;
}

/** Keep the last outcomes, and all that touch a seat, however many others follow. */
export function latest(outcomes: readonly Outcome[], seat: number, most: number): Outcome[] {
  const first = outcomes.length - most;
  return outcomes.filter((outcome, at) => at >= first || concerns(outcome, seat));
}

/** Say whether an outcome tells only what came in. */
export function isIncome({ opening, following }: Outcome, income: readonly string[] = []): boolean {
  return [opening, ...following].every(({ said }) => income.includes(said.key));
}

/** Put what is told of an outcome in order: what befell somebody comes before what came in. */
export function newsFirst(
  { opening, following }: Outcome,
  income: readonly string[] = [],
): [Entry, ...Entry[]] {
  const news = following.find(({ said }) => !income.includes(said.key));
  if (!news || !income.includes(opening.said.key)) return [opening, ...following];
  return [news, opening, ...following.filter((entry) => entry !== news)];
}

/** Say whether an outcome is worth a panel: something followed, or somebody else did it. */
export function isTold(outcome: Outcome, seat: number): boolean {
  return outcome.following.length > 0 || outcome.opening.seat !== seat;
}

/** The cards of an outcome, each once for whoever laid or revealed it. */
export function cardsIn(
  { opening, following }: Outcome,
  cards: (said: Sentence) => string[],
): { seat: number; card: string }[] {
  const found = new Map<string, { seat: number; card: string }>();
  for (const { seat, said } of [opening, ...following]) {
    for (const card of cards(said)) {
      if (!found.has(card)) found.set(card, { seat, card });
    }
  }
  return [...found.values()];
}
