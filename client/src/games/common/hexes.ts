/** Hexes with a corner at the top: their outline, the box around them, and the way from one to the next by keys. */

/** The distance from the middle of a hex to its corners. */
export const SIZE = 40;
/** The distance from the middle of a hex to its upright sides. */
export const HALF = (SIZE * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
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
export function nearest(places: ReadonlyMap<string, Point>, from: string, key: string): string | null {
  const a = places.get(from);
  if (!a) return null;
  const isSideways = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  let best: string | null = null;
  let least = Infinity;
  for (const [name, b] of places) {
    if (name === from) continue;
    const ahead = sign * (isSideways ? b.x - a.x : b.y - a.y);
    const aside = Math.abs(isSideways ? b.y - a.y : b.x - a.x);
    if (ahead < SIZE / 2) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [least, best] = [distance, name];
  }
  return best;
}
