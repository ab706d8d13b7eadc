/** Where keys go on when what was pressed is gone. */
import { tick } from "svelte";

/** Give the focus to a place, if what had it is no longer there. */
export async function goOnAt(place: HTMLElement | undefined): Promise<void> {
  await tick();
  if (document.activeElement === document.body) place?.focus();
}
