/** The course of a rating: what it takes to draw it and to tell it. */
import type { CurvePoint } from "../protocol";

export interface Course {
  first: CurvePoint | undefined;
  last: CurvePoint | undefined;
  /** The bounds of all that the ratings may have been. */
  least: number;
  most: number;
  /** The bounds of the ratings themselves. */
  lowest: number;
  highest: number;
}

/** Sum up a rating, game by game. */
export function courseOf(points: readonly CurvePoint[]): Course {
  const means = points.map((one) => one.points);
  return {
    first: points[0],
    last: points.at(-1),
    least: Math.min(...points.map((one) => one.points - one.deviation)),
    most: Math.max(...points.map((one) => one.points + one.deviation)),
    lowest: Math.min(...means),
    highest: Math.max(...means),
  };
}
