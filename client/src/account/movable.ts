/** Which seats could move into an account. */
import type { Kept } from "../app/memory";

/** List the tables whose seats are this browser's own and could move into an account. */
export function movable(kept: readonly Kept[], own: readonly string[]): Kept[] {
  return kept.filter(({ table, key }) => key !== "" && !own.includes(table));
}
