/** How the stacks of one area are set out, so that none hides another. */
import { factionsIn } from "./reading";
import type { Area } from "./view";

export interface Place {
  faction: number;
  own: number;
  white: number;
  x: number;
  y: number;
  scale: number;
}

const WIDE = 23;
const HIGH = 21;

/** The stacks of an area around its middle: one row up to three, two rows beyond. */
export function placesIn(area: Area): Place[] {
  const there = factionsIn(area);
  const rows = there.length > 3 ? 2 : 1;
  const perRow = Math.ceil(there.length / rows);
  const scale = [1, 1, 0.92, 0.82, 0.8, 0.72, 0.72, 0.66][there.length] ?? 0.66;
  return there.map((stack, i) => {
    const row = Math.floor(i / perRow);
    const inRow = row === rows - 1 ? there.length - perRow * row : perRow;
    const column = i - row * perRow;
    return {
      ...stack,
      x: (column - (inRow - 1) / 2) * WIDE * scale,
      y: (row - (rows - 1) / 2) * HIGH * scale,
      scale,
    };
  });
}

/** Part a name into lines that fit under a stack. */
export function nameLines(name: string): string[] {
  if (name.length <= 11) return [name];
  const parts = name.split(/(?<=[-_])|\s+/);
  if (parts.length < 2) return [name];
  let cut = 1;
  let least = Infinity;
  for (let i = 1; i < parts.length; i++) {
    const longest = Math.max(joined(parts.slice(0, i)).length, joined(parts.slice(i)).length);
    if (longest < least) [least, cut] = [longest, i];
  }
  return [joined(parts.slice(0, cut)), joined(parts.slice(cut))];
}

const joined = (parts: readonly string[]) => parts.join(" ").replaceAll(/(?<=[-_]) /g, "");
