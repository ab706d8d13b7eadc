/** Round marks for the axis of a chart. */

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const MOST_MARKS = 6;

/** Choose at most six evenly spaced round numbers that cover a range. */
export function ticks(least: number, most: number): number[] {
  const step = STEPS.find((one) => (most - least) / one <= MOST_MARKS - 1) ?? most - least;
  const first = Math.floor(least / step) * step;
  const marks: number[] = [];
  for (let mark = first; mark < most + step; mark += step) marks.push(mark);
  return marks;
}
