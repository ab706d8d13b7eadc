/** What can be seen of the page: parts scroll, and on a phone a bar covers the lower one. */
import { settings } from "../app/settings.svelte";
import { common, type Box } from "./bubble";

/** The room that is kept free around a place. */
const MARGIN = 20;

/**
 * How far down the window a place can be seen beside a panel; on a phone it is part of a bar, and
 * only an open list lies above that.
 */
export function floorFor(element: Element, panel: Element | null | undefined): number {
  const bar = panel?.parentElement;
  if (!bar || bar.contains(element) || element.closest("[role=menu]")) return innerHeight;
  const isCovering = getComputedStyle(bar).position === "sticky";
  return isCovering ? bar.getBoundingClientRect().top : innerHeight;
}

/** What can be seen of a thing: neither window nor bar nor a part that scrolls cuts it off. */
export function seenOf(thing: Element): Box | null {
  const bottom = floorFor(thing, document.querySelector("[data-prompt]"));
  let seen = common(thing.getBoundingClientRect(), { left: 0, right: innerWidth, top: 0, bottom });
  for (let around = thing.parentElement; around && seen; around = around.parentElement) {
    const isRoot = around === document.body || around === document.documentElement;
    if (isRoot || getComputedStyle(around).overflow === "visible") continue;
    seen = common(seen, around.getBoundingClientRect());
  }
  return seen;
}

/** The event by which a drawing that can be enlarged hears that a place in it is looked for. */
export const REVEAL = "reveal";
/** The event by which it tells that it has been moved or enlarged. */
export const MOVED = "moved";

/** Bring a place into sight: all that scrolls is scrolled, what is enlarged is moved. */
export function reveal(place: Element): void {
  place.scrollIntoView({
    block: "center",
    inline: "center",
    behavior: settings.isMoving ? "smooth" : "instant",
  });
  tellWanted(place);
}

/** Tell the drawing around a place that it is looked for. */
function tellWanted(place: Element): void {
  place.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }));
}

/** Say whether the middle of a box lies within another. */
function isWithin(box: Box, around: Box): boolean {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return around.left <= x && x <= around.right && around.top <= y && y <= around.bottom;
}

/** Scroll to a place, with some room above it. */
export function bringIntoView(
  element: Element,
  panel: Element | null | undefined,
  room: number,
): void {
  const page = document.documentElement;
  const hidden = innerHeight - floorFor(element, panel);
  if (hidden > 0) page.style.scrollPaddingBlock = `${room}px ${hidden + MARGIN}px`;
  element.scrollIntoView({
    block: "nearest",
    behavior: settings.isMoving ? "smooth" : "instant",
  });
  page.style.scrollPaddingBlock = "";
  const drawing = element.closest("svg")?.getBoundingClientRect();
  if (drawing && !isWithin(element.getBoundingClientRect(), drawing)) tellWanted(element);
}
