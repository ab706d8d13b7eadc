/**
 * Places of the grid: names such as e5, rows and columns, neighbours, lakes, and where to draw
 * them.
 */

import { boxOf, HALF, nearest, SIZE, type Point } from "../common/hexes";

export { outline } from "../common/hexes";
export const COLUMNS = 13;
export const ROWS = 12;

/** A row and a column, both counted from zero; odd rows lie half a hex further right. */
export interface Spot {
  row: number;
  column: number;
}

const NAME = /^(-?)([a-z])(-?\d{1,2})$/;

/** Find the place that a name means; null if it names none. */
export function spotOf(name: string): Spot | null {
  const found = NAME.exec(name);
  if (!found) return null;
  const [, west, letter = "", number] = found;
  const column = letter.charCodeAt(0) - 97;
  return { row: Number(number) - 1, column: west ? -column - 1 : column };
}

/** Name a place; west of the grid the letters count away with a minus. */
export function nameAt({ row, column }: Spot): string {
  const letter =
    column >= 0 ? String.fromCharCode(97 + column) : `-${String.fromCharCode(96 - column)}`;
  return `${letter}${row + 1}`;
}

/** The neighbours of a place, from the east counter-clockwise. */
export function around({ row, column }: Spot): Spot[] {
  const odd = ((row % 2) + 2) % 2;
  return [
    { row, column: column + 1 },
    { row: row - 1, column: column + odd },
    { row: row - 1, column: column + odd - 1 },
    { row, column: column - 1 },
    { row: row + 1, column: column + odd - 1 },
    { row: row + 1, column: column + odd },
  ];
}

/** Where the middle of a place is drawn. */
export function middle({ row, column }: Spot): Point {
  const odd = ((row % 2) + 2) % 2;
  return { x: HALF * (2 * column + odd), y: SIZE * 1.5 * row };
}

/** The rectangle around places, with a margin. */
export function boxAround(spots: readonly Spot[], margin: number) {
  return boxOf(spots.map(middle), margin);
}

/** Find the water that land closes in (R2.2): what the open sea does not reach. */
export function lakesIn(land: ReadonlySet<string>): string[] {
  const spots = [...land].map(spotOf).filter((spot) => spot !== null);
  if (spots.length === 0) return [];
  const rows = spots.map(({ row }) => row);
  const columns = spots.map(({ column }) => column);
  const [top, bottom] = [Math.min(...rows) - 1, Math.max(...rows) + 1];
  const [left, right] = [Math.min(...columns) - 1, Math.max(...columns) + 1];
  const water = new Set<string>();
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const name = nameAt({ row, column });
      if (!land.has(name)) water.add(name);
    }
  }
  const waiting: Spot[] = [{ row: top, column: left }];
  water.delete(nameAt({ row: top, column: left }));
  for (let spot = waiting.pop(); spot; spot = waiting.pop()) {
    for (const near of around(spot)) if (water.delete(nameAt(near))) waiting.push(near);
  }
  return [...water];
}

/** Go one step from a place by an arrow key: to the nearest known place in that direction. */
export function stepFrom(
  names: readonly string[],
  from: string,
  arrow: string,
): string | undefined {
  const places = new Map<string, Point>();
  for (const name of names) {
    const spot = spotOf(name);
    if (spot) places.set(name, middle(spot));
  }
  return nearest(places, from, arrow);
}

/** The terrains of a turned tile: the middle, then from the east counter-clockwise. */
export function turned<T>(terrains: readonly T[], rotation: number): T[] {
  const [centre, ...rim] = terrains;
  const shown = rim.map((_, i) => rim[(i - rotation + 6) % 6] as T);
  return centre === undefined ? [] : [centre, ...shown];
}
