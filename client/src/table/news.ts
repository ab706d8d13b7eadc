/** What happened since my last turn: which entries of the log a seat has not seen yet. */
import { keep, recall } from "../app/memory";
import type { Entry } from "../protocol";

const NAME = "seen";
const MOST = 300;

type Seen = Record<string, number>;

/** Recall after how many actions a seat at this browser last decided; null if never. */
export function lastSeen(table: string, seat: number): number | null {
  return recall<Seen>(NAME, {})[`${table}:${seat}`] ?? null;
}

/** Remember that a seat at this browser has seen the table up to here. */
export function rememberSeen(table: string, seat: number, at: number): void {
  const seen = recall<Seen>(NAME, {});
  delete seen[`${table}:${seat}`];
  const kept = Object.entries(seen).slice(-MOST);
  keep(NAME, { ...Object.fromEntries(kept), [`${table}:${seat}`]: at });
}

/** List what others did after a seat last decided. */
export function newsSince(log: readonly Entry[], seat: number, at: number): Entry[] {
  return log.filter((entry) => entry.at > at && entry.seat !== seat);
}

/** So many entries at least stand open at the end of the log. */
const OPEN_ENTRIES = 100;

/** Find the first of the last rounds that stand open: at least two, and enough to read back. */
export function firstUnfolded(groups: readonly { entries: readonly Entry[] }[]): number {
  let open = 0;
  for (let at = groups.length - 1; at > 0; at -= 1) {
    open += groups[at]?.entries.length ?? 0;
    if (open > OPEN_ENTRIES && at <= groups.length - 2) return at;
  }
  return 0;
}

/** Group the log by rounds, in the order it happened. */
export function byRound(log: readonly Entry[]): { round: number; entries: Entry[] }[] {
  const groups: { round: number; entries: Entry[] }[] = [];
  for (const entry of log) {
    const last = groups.at(-1);
    if (last?.round === entry.round) last.entries.push(entry);
    else groups.push({ round: entry.round, entries: [entry] });
  }
  return groups;
}
