/**
 * Where the bubble goes: above a thing or below it, beside a list, and never out of sight; what it
 * tells of must be in sight too.
 */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

const MARGIN = 8;

/** Find a place for a bubble; beside a list it covers none of the other things in it. */
export function placed(
  size: Size,
  screen: Size,
  thing: Box,
  list?: Box,
): { left: number; top: number } {
  const rightmost = screen.width - size.width - MARGIN;
  const lowest = screen.height - size.height - MARGIN;
  const within = (wish: number, most: number) => Math.max(MARGIN, Math.min(wish, most));
  if (list) {
    const left = list.left - size.width - MARGIN;
    const right = list.right + MARGIN;
    if (left >= MARGIN) return { left, top: within(thing.top, lowest) };
    if (right <= rightmost) return { left: right, top: within(thing.top, lowest) };
  }
  const above = thing.top - size.height - MARGIN;
  const middle = (thing.left + thing.right - size.width) / 2;
  const top = above >= MARGIN ? above : within(thing.bottom + MARGIN, lowest);
  return { left: within(middle, rightmost), top };
}

/** What two boxes have in common; null if nothing. */
export function common(one: Box, other: Box): Box | null {
  const box = {
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  };
  return box.left < box.right && box.top < box.bottom ? box : null;
}
