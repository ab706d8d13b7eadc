import { expect, test } from "vitest";

import { ahead } from "./arrows";

test("an arrow leads to what lies nearest ahead, and straight ahead rather than aside", () => {
  const things = new Map([
    ["start", { x: 0, y: 0 }],
    ["right", { x: 40, y: 0 }],
    ["aside", { x: 25, y: 20 }],
    ["below", { x: 5, y: 30 }],
  ]);
  const go = (from: string, arrow: string) => ahead(things, things.get(from)!, arrow);

  expect(go("start", "ArrowRight")).toBe("right");
  expect(go("start", "ArrowDown")).toBe("below");
  expect(go("right", "ArrowLeft")).toBe("start");
  expect(go("start", "ArrowLeft")).toBeUndefined();
  expect(go("start", "ArrowUp")).toBeUndefined();
});
