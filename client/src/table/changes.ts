/** Parts that become others, and the whole they lead to: the rest of it stays the same thing. */
import type { Changed, Difference, Now } from "../protocol";

type Step = Difference["path"][number];

/** Copy a part; on the way to what differs everything is new, the rest is shared. */
function replaced(part: unknown, path: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(part)) {
    const copy: unknown[] = [...(part as unknown[])];
    copy[Number(step)] = replaced(copy[Number(step)], rest, value);
    return copy;
  }
  const inside = (part ?? {}) as Record<string, unknown>;
  return { ...inside, [step]: replaced(inside[step], rest, value) };
}

/** Carry differences out on a copy. */
export function changed<T>(whole: T, differences: readonly Difference[]): T {
  return differences.reduce((now, { path, value }) => replaced(now, path, value) as T, whole);
}

/** Lay a change on the position that it is of; null if that is not the one that is here. */
export function laidOn(known: Now | null, news: Changed): Now | null {
  if (known === null || known.rev !== news.since) return null;
  const { rev, log_from, reread, log } = news;
  return { ...changed(known, news.differences), rev, log_from, reread, log };
}
