/** What can be seen of the page beside the guide: on a phone its bar covers the lower part. */
import { settings } from "../app/settings.svelte";

/** The room that is kept free around a place. */
const MARGIN = 20;

/** How far down the window a place can be seen beside the panel of the guide. */
export function floorFor(element: Element, panel: Element | undefined): number {
  const bar = panel?.parentElement;
  const isCovering = bar && !bar.contains(element) && getComputedStyle(bar).position === "sticky";
  return isCovering ? bar.getBoundingClientRect().top : innerHeight;
}

/** Scroll to a place, with some room above it. */
export function bringIntoView(element: Element, panel: Element | undefined, room: number): void {
  const page = document.documentElement;
  const hidden = innerHeight - floorFor(element, panel);
  if (hidden > 0) page.style.scrollPaddingBlock = `${room}px ${hidden + MARGIN}px`;
  element.scrollIntoView({
    block: "nearest",
    behavior: settings.isMoving ? "smooth" : "instant",
  });
  page.style.scrollPaddingBlock = "";
}
