/** Going from place to place with the arrow keys: to the nearest one in that direction. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const middle = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

/** Find the box next to another in the direction of an arrow key, or -1. */
export function nextBox(boxes: readonly Box[], at: number, key: string): number {
  const from = boxes[at];
  if (!from) return -1;
  const start = middle(from);
  const isFlat = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    if (i === at) return;
    const { x, y } = middle(box);
    const along = (isFlat ? x - start.x : y - start.y) * sign;
    const across = Math.abs(isFlat ? y - start.y : x - start.x);
    const distance = along + 2.5 * across;
    if (along > 3 && distance < least) {
      best = i;
      least = distance;
    }
  });
  return best;
}
