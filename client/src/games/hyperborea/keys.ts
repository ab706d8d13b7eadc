/** Going from one thing to the next by the arrow keys. */
import { hints } from "../../table/hints.svelte";

/** Where the middle of an element is on the screen. */
function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Find the next element in the direction of an arrow key. */
function next(all: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const a = middle(from);
  const isSideways = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const element of all) {
    const b = middle(element);
    const ahead = sign * (isSideways ? b.x - a.x : b.y - a.y);
    const aside = Math.abs(isSideways ? b.y - a.y : b.x - a.x);
    if (element === from || ahead < 4) continue;
    const distance = ahead + 3 * aside;
    if (distance < least) [least, best] = [distance, element];
  }
  return best;
}

/** Listen to the arrow keys among the elements that fit a selector; Escape runs an order of its own. */
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
    next([...root.querySelectorAll<HTMLElement>(selector)], focused, event.key)?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
}
