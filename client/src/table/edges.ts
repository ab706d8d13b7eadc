/** The edges of a box, and where on them an arrow to a thing outside it lies. */
import type { Box } from "./bubble";

export type Side = "up" | "down" | "left" | "right";

/** So far from an edge the middle of an arrow lies. */
export const INSET = 22;

/** The middle of a box. */
export const middleOf = ({ left, right, top, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});
const within = (wish: number, least: number, most: number) =>
  Math.max(least, Math.min(wish, Math.max(least, most)));

/** Find on which side of a box a thing lies. */
export function sideOf(thing: Box, box: Box): Side {
  const { x, y } = middleOf(thing);
  const beyond = {
    left: box.left - x,
    right: x - box.right,
    up: box.top - y,
    down: y - box.bottom,
  };
  const sides = Object.entries(beyond) as [Side, number][];
  return sides.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** Find where on the edge of a box an arrow towards a thing lies. */
export function edgeOf(thing: Box, box: Box, side: Side): { x: number; y: number } {
  const { x, y } = middleOf(thing);
  if (side === "left" || side === "right") {
    const across = side === "left" ? box.left + INSET : box.right - INSET;
    return { x: across, y: within(y, box.top + INSET, box.bottom - INSET) };
  }
  const down = side === "up" ? box.top + INSET : box.bottom - INSET;
  return { x: within(x, box.left + INSET, box.right - INSET), y: down };
}
