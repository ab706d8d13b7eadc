/** Where a mark lies on a thing: at its rim, where it hides least of names and pictures. */
import { common, type Box } from "./bubble";

export interface Spot {
  x: number;
  y: number;
}

/** What a mark is to leave free, and how much that matters. */
export interface Kept {
  box: Box;
  weight: number;
}

/** The corners and sides of a thing as shares of its width and height; the first is liked best. */
const RIM: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 0],
  [1, 1],
  [0, 1],
  [1, 0.5],
  [0, 0.5],
  [0.5, 0],
  [0.5, 1],
];
/** How far out of the thing a mark lies, as a share of its size: on the rim, within, beside. */
const OUT = [0, -0.45, 0.45];
/** What is read matters more than what is looked at. */
const READ = 3;
const SEEN = 1;
/** A spot off the rim is taken only if that much of the mark's room is won by it. */
const STRAY = 0.12;
const LEAST = 15;
const MOST = 26;

const areaOf = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);

/** How large a mark on a thing is: it never hides most of a small one. */
export function sizeOn({ left, right, top, bottom }: Box): number {
  const share = 0.42 * Math.min(right - left, bottom - top);
  return Math.round(Math.max(LEAST, Math.min(MOST, share)));
}

/** Find the spot for the middle of a mark that hides least; it lies within the room. */
export function clearest(thing: Box, size: number, kept: readonly Kept[], room: Box): Spot {
  const half = size / 2;
  let best = { x: thing.right, y: thing.top };
  let least = Infinity;
  for (const out of OUT) {
    for (const [across, down] of RIM) {
      const x = thing.left + across * (thing.right - thing.left) + (2 * across - 1) * out * size;
      const y = thing.top + down * (thing.bottom - thing.top) + (2 * down - 1) * out * size;
      const mark = { left: x - half, right: x + half, top: y - half, bottom: y + half };
      const seen = common(mark, room);
      const lost = areaOf(mark) - (seen ? areaOf(seen) : 0);
      const stray = out === 0 ? 0 : STRAY * areaOf(mark);
      const cost = kept.reduce((sum, one) => sum + hidden(mark, one), READ * lost + stray);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** How much of something a mark hides. */
function hidden(mark: Box, { box, weight }: Kept): number {
  const both = common(mark, box);
  return both ? weight * areaOf(both) : 0;
}

const PICTURES = ":is(svg[focusable=false], [data-drawn], [data-piece], [data-site])";

/** List what is read and looked at around a thing. */
export function keptAround(thing: Element, reach: Box): Kept[] {
  const root = thing.closest("[data-board], [data-mine]") ?? thing;
  const isNear = ({ box }: Kept) => common(box, reach) !== null;
  const isDrawn = (one: Element) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const pictures = [...root.querySelectorAll(PICTURES)]
    .map((one) => ({ one, box: one.getBoundingClientRect(), weight: SEEN }))
    .filter(isNear)
    .filter(({ one }) => isDrawn(one));
  const words = textsIn(root)
    .flatMap((one) => one.boxes.map((box) => ({ one: one.around, box, weight: READ })))
    .filter(isNear)
    .filter(({ one }) => isDrawn(one));
  return [...pictures, ...words];
}

/** Measure all texts within an element. */
function textsIn(root: Element): { around: Element; boxes: Box[] }[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: { around: Element; boxes: Box[] }[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement || !node.textContent?.trim()) continue;
    range.selectNodeContents(node);
    found.push({ around: node.parentElement, boxes: [...range.getClientRects()] });
  }
  return found;
}
