/** What the table is asked about the position on the screen, for as long as somebody looks. */
import type { Position } from "../protocol";
import type { Table } from "./table.svelte";

/** Ask of each position that is shown; the last answer stands until the next one is here. */
export function asked<T>(
  table: Table,
  ask: (position: Position) => Promise<T | null>,
): { readonly now: T | null } {
  let now = $state.raw<T | null>(null);
  $effect(() => {
    const position = table.position;
    if (!position) return;
    let isLeft = false;
    void ask(position).then((answer) => {
      if (answer !== null && !isLeft) now = answer;
    });
    return () => (isLeft = true);
  });
  return {
    get now() {
      return now;
    },
  };
}
