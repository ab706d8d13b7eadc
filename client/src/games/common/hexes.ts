/**
 * Hexes with a corner at the top: their outline, the box around them, and the way from one to the
 * next by keys.
 */
import { ahead } from "./arrows";

/** The distance from the middle of a hex to its corners. */
export const SIZE = 40;
/** The distance from the middle of a hex to its upright sides. */
export const HALF = (SIZE * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The outline of a hex around the origin, smaller or larger by a factor. */
export function outline(factor = 1): string {
  const r = SIZE * factor;
  const h = HALF * factor;
  const round = (value: number) => Math.round(value * 100) / 100;
  const corners = [
    [0, -r],
    [h, -r / 2],
    [h, r / 2],
    [0, r],
    [-h, r / 2],
    [-h, -r / 2],
  ];
  return `M${corners.map(([x = 0, y = 0]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** The rectangle around hexes, given their middles, with a margin. */
export function boxOf(middles: readonly Point[], margin: number) {
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  const x = Math.min(...xs) - HALF - margin;
  const y = Math.min(...ys) - SIZE - margin;
  return {
    x,
    y,
    width: Math.max(...xs) + HALF + margin - x,
    height: Math.max(...ys) + SIZE + margin - y,
  };
}

/** Go one step from a place by an arrow key: to the nearest other place in that direction. */
export function nearest(
  places: ReadonlyMap<string, Point>,
  from: string,
  arrow: string,
): string | undefined {
  const start = places.get(from);
  return start && ahead(places, start, arrow);
}
