/** Going from one thing to the next by the arrow keys. */
import type { Point } from "./hexes";

/** What lies less far ahead than this counts as beside. */
const LEAST = 4;
/** What lies aside is further away than what lies straight ahead. */
const ASIDE = 2.5;

/** Find what lies nearest to a point in the direction of an arrow key. */
export function ahead<T>(
  things: Iterable<readonly [T, Point]>,
  from: Point,
  arrow: string,
): T | undefined {
  const isFlat = arrow === "ArrowLeft" || arrow === "ArrowRight";
  const sign = arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1;
  let best: T | undefined;
  let least = Infinity;
  for (const [thing, { x, y }] of things) {
    const along = sign * (isFlat ? x - from.x : y - from.y);
    const distance = along + ASIDE * Math.abs(isFlat ? y - from.y : x - from.x);
    if (along >= LEAST && distance < least) [least, best] = [distance, thing];
  }
  return best;
}

/** Find the element that lies next to another on the screen in the direction of an arrow key. */
export function elementAhead<E extends Element>(
  all: readonly E[],
  from: E,
  arrow: string,
): E | undefined {
  return ahead(
    all.map((element) => [element, middleOf(element)] as const),
    middleOf(from),
    arrow,
  );
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
