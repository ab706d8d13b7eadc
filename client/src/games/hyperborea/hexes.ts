/** Where the places of the board are drawn: axial coordinates, a corner at the top. */
import { boxOf, HALF, SIZE, type Point } from "../common/hexes";
import type { Place } from "./view";

/** Where the middle of a place is drawn. */
export function middleOf({ q, r }: { q: number; r: number }): Point {
  return { x: HALF * (2 * q + r), y: SIZE * 1.5 * r };
}

/** The middles of all places by their names. */
export function middles(places: readonly Place[]): Map<string, Point> {
  return new Map(places.map((place) => [place.name, middleOf(place)]));
}

/**
 * The least height of the rectangle, as a part of its width: a low board lies above the buttons.
 */
const LEAST_HEIGHT = 0.74;
/** The corner at the lower right that the buttons of the drawing cover. */
const BUTTONS = { width: 44, height: 125 };

/**
 * The rectangle around the board; where a hex would lie under the buttons, there is room beside it.
 */
export function boardBox(places: readonly Place[], margin: number) {
  const points = places.map(middleOf);
  const box = boxOf(points, margin);
  const height = Math.max(box.height, box.width * LEAST_HEIGHT);
  const [right, bottom] = [box.x + box.width, box.y + height];
  const isCovered = points.some(
    ({ x, y }) => x + HALF > right - BUTTONS.width && y + SIZE > bottom - BUTTONS.height,
  );
  return { ...box, width: isCovered ? box.width + BUTTONS.width : box.width, height };
}

/**
 * Where the figures of so many players stand in the lower half of a hex, and how large they are.
 */
export function standsFor(count: number): { at: Point[]; scale: number } {
  const row = (xs: number[], y: number): Point[] => xs.map((x) => ({ x, y }));
  if (count <= 1) return { at: row([0], 12), scale: 1 };
  if (count === 2) return { at: row([-16, 16], 12), scale: 1 };
  if (count === 3) return { at: [...row([-23, 23], 10), ...row([0], 15)], scale: 0.8 };
  return { at: [...row([-24, 0, 24], 8), ...row([-19, 19, 0], 21)], scale: 0.66 };
}

/** Where the sites of a hex stand, in its upper half. */
export function sitesAt(count: number): Point[] {
  return count === 1
    ? [{ x: 0, y: -18 }]
    : [
        { x: -16, y: -14 },
        { x: 16, y: -14 },
      ];
}
