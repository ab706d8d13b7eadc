/** Going from one thing to the next by the arrow keys. */
import { hints } from "../../table/hints.svelte";
import { elementAhead } from "../common/arrows";

/**
 * Listen to the arrow keys among the elements that fit a selector; Escape runs an order of its own.
 */
export function arrows(selector: string, escape?: () => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    const root = event.currentTarget as HTMLElement;
    const focused = (event.target as Element).closest<HTMLElement>(selector);
    if (event.key === "Escape" && escape?.()) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (!focused || !event.key.startsWith("Arrow")) return;
    hints.close();
    elementAhead([...root.querySelectorAll<HTMLElement>(selector)], focused, event.key)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
}
