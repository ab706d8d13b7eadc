/** Whether a person goes on by keys or by a pointer, from page to page. */
export const hand = { usesKeys: false };

addEventListener("keydown", () => (hand.usesKeys = true), true);
addEventListener("pointerdown", () => (hand.usesKeys = false), true);
