/** How late who only watches sees what happens, as it is chosen and told. */
import type { Delay } from "../protocol";

export const NO_DELAY: Delay = { kind: "none", n: 0 };

/** What can be chosen. */
export const DELAYS: readonly Delay[] = [
  NO_DELAY,
  ...[5, 15, 60].map((n): Delay => ({ kind: "minutes", n })),
  ...[1, 2].map((n): Delay => ({ kind: "rounds", n })),
  { kind: "end", n: 0 },
];

/** Put it into words. */
export function nameOfDelay({ kind, n }: Delay): { key: string; args: { n: number } } {
  return { key: `web-delay-${kind ?? "none"}`, args: { n: n ?? 0 } };
}

/** Take what is remembered if it can be chosen. */
export function mendedDelay(kept: Delay | undefined): Delay {
  return DELAYS.find(({ kind, n }) => kind === kept?.kind && n === kept?.n) ?? NO_DELAY;
}
