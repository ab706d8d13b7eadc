/** Where the guide points: a part of the page by its name, or the place that a choice lights. */
import { tick } from "svelte";

import type { Thing } from "../games/module";
import { bringIntoView } from "../table/sight";

/** The parts that every table has; where one is hidden, as on a phone, the next stands in. */
const PARTS: Record<string, readonly string[]> = {
  board: ["[data-board]"],
  mine: ["[data-mine]"],
  prompt: ["[data-prompt]"],
  players: [".players"],
  log: [".story [data-log]", "header [data-panel=menu]"],
  undo: ["[data-prompt] [data-undo=step]"],
  rules: ["header [data-panel=rules]", "header [data-panel=menu]"],
  text: ["header [data-panel=text]", "header [data-panel=menu]"],
  replay: ["header [data-panel=replay]", "header [data-panel=menu]"],
  closed: ["[data-prompt] [data-closed]"],
  headline: ["header .headline"],
};

/** The parts of the question. */
export const ASKING: ReadonlySet<string> = new Set(["prompt", "undo", "closed"]);

/** Find the first element that can be seen. */
function seen(selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      if (element.checkVisibility({ visibilityProperty: true })) return element;
    }
  }
  return null;
}

/** Find a part of the page: one that every table has, one that a game names, or a thing. */
export function findPart(part: string): Element | null {
  const name = CSS.escape(part);
  const own = [`[data-part="${name}"]`, `[data-place="${name}"]`, `[data-card="${name}"]`];
  return seen(PARTS[part] ?? [...own, `:is([data-board], [data-mine]) [data-hint="${name}"]`]);
}

/** Find where a choice is chosen: in an open list, on the board, in the hand, or as a button. */
export function findOption(action: number, things: readonly Thing[]): Element | null {
  const drawn = ":is([data-board], [data-mine])";
  const names = things.map((thing) => CSS.escape(thing));
  return seen([
    `[role=menu] [data-option="${action}"]`,
    ...names.map((name) => `[data-site]:is([data-thing="${name}"], [data-hint="${name}"])`),
    `${drawn} [data-option="${action}"]`,
    `${drawn} [data-options~="${action}"]`,
    ...names.map((name) => `${drawn} :is([data-place="${name}"], [data-card="${name}"]).lit`),
    `[data-prompt] [data-option="${action}"]`,
    "[data-prompt] summary",
  ]);
}

/** Show a place: what is folded is opened, what scrolls is scrolled, what is enlarged is moved. */
export async function showPlace(
  find: () => Element | null,
  panel: Element | undefined,
  isFocused: boolean,
): Promise<void> {
  const fold = find()?.closest("summary")?.closest("details");
  if (fold && !fold.open) {
    fold.open = true;
    await tick();
  }
  const place = find();
  if (!place) return;
  bringIntoView(place, panel, 0);
  if (!isFocused) return;
  place.closest<HTMLElement>("button, summary, [tabindex]")?.focus({ preventScroll: true });
}
