/** Lit places out of sight: which edge each lies behind, and what an arrow there leads to. */
import { common, type Box } from "./bubble";
import { edgeOf, INSET, middleOf, sideOf, type Side } from "./edges";
import { floorFor } from "./sight";

/** An arrow at an edge of a part that scrolls, is enlarged, or of the window. */
export interface Arrow {
  side: Side;
  x: number;
  y: number;
  /** How many places lie there, and the nearest of them. */
  count: number;
  goal: Element;
}

/** A part of the page that cuts off what lies outside it, as far as it can be seen itself. */
interface Frame {
  box: Box | null;
  /** The part, and what it lies in; the window has neither. */
  part: Element | null;
  outer: Frame | null;
}

/** Of a place that can be chosen at least this share is in sight. */
const SHARE = 0.3;
const LIT = ":is([data-board], [data-mine]) :is([data-option], [data-options])";

const areaOf = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);

/** One look at the page: each part is measured once. */
class Looking {
  #frames = new Map<Element, Frame>();
  #window: Frame;

  constructor(board: Element) {
    const bottom = floorFor(board, document.querySelector("[data-prompt]"));
    const box = { left: 0, right: innerWidth, top: 0, bottom };
    this.#window = { box, part: null, outer: null };
  }

  /** The part that an element is cut off by. */
  frameOf(element: Element | null): Frame {
    if (!element || element === document.body || element === document.documentElement) {
      return this.#window;
    }
    let frame = this.#frames.get(element);
    if (frame === undefined) {
      const outer = this.frameOf(element.parentElement);
      frame = outer;
      if (getComputedStyle(element).overflow !== "visible") {
        const own = element.getBoundingClientRect();
        frame = { box: outer.box && common(outer.box, own), part: element, outer };
      }
      this.#frames.set(element, frame);
    }
    return frame;
  }

  /** Say whether enough of a thing can be seen. */
  isSeen(thing: Element): boolean {
    const own = thing.getBoundingClientRect();
    const { box } = this.frameOf(thing.parentElement);
    const seen = box && common(box, own);
    return seen !== null && areaOf(seen) >= SHARE * areaOf(own);
  }

  /** Point from the innermost part in sight to a thing; the part itself may be out of sight. */
  arrowTo(goal: Element): Arrow & { frame: Frame } {
    let frame = this.frameOf(goal.parentElement);
    let target = goal;
    while (frame.box === null && frame.part && frame.outer) {
      target = frame.part;
      frame = frame.outer;
    }
    const box = frame.box ?? { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
    const thing = target.getBoundingClientRect();
    const side = sideOf(thing, box);
    return { ...edgeOf(thing, box, side), side, count: 1, goal, frame };
  }
}

/** How far a goal lies from its arrow. */
function wayTo({ x, y, goal }: Arrow): number {
  const middle = middleOf(goal.getBoundingClientRect());
  return Math.hypot(middle.x - x, middle.y - y);
}

/** List the arrows to all lit places of which none of the drawings is in sight. */
export function arrows(): Arrow[] {
  const lit = [...document.querySelectorAll(LIT)].filter((one) => one.getClientRects().length > 0);
  if (!lit[0]) return [];
  const looking = new Looking(lit[0]);
  const named = (one: Element) =>
    one.getAttribute("data-options") ?? one.getAttribute("data-option") ?? "";
  const inSight = new Set(
    lit.filter((one) => looking.isSeen(one)).flatMap((one) => named(one).split(" ")),
  );
  const found = new Map<Frame, Map<Side, Arrow>>();
  for (const goal of lit) {
    if (
      named(goal)
        .split(" ")
        .every((action) => inSight.has(action))
    )
      continue;
    const { frame, ...arrow } = looking.arrowTo(goal);
    const sides = found.get(frame) ?? new Map<Side, Arrow>();
    found.set(frame, sides);
    const known = sides.get(arrow.side);
    const nearer = known && wayTo(known) <= wayTo(arrow) ? known : arrow;
    sides.set(arrow.side, { ...nearer, count: (known?.count ?? 0) + 1 });
  }
  return [...found.values()]
    .flatMap((sides) => [...sides.values()])
    .map(raised)
    .reduce(joined, []);
}

/** Raise an arrow above the buttons that enlarge a board, where it would cover them. */
function raised(arrow: Arrow): Arrow {
  for (const buttons of document.querySelectorAll("[data-zoom]")) {
    const { left, right, top, bottom } = buttons.getBoundingClientRect();
    const isAcross = arrow.x > left - INSET && arrow.x < right + INSET;
    if (isAcross && arrow.y > top - INSET && arrow.y < bottom + INSET) {
      return { ...arrow, y: top - INSET };
    }
  }
  return arrow;
}

/** Join an arrow to one that lies at the same place and points the same way. */
function joined(known: Arrow[], arrow: Arrow): Arrow[] {
  const isSame = ({ side, x, y }: Arrow) =>
    side === arrow.side && Math.hypot(x - arrow.x, y - arrow.y) < 2 * INSET;
  const at = known.findIndex(isSame);
  const same = known[at];
  if (!same) return [...known, arrow];
  return known.with(at, { ...same, count: same.count + arrow.count });
}
