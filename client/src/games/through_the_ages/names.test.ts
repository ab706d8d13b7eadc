import { expect, test, vi } from "vitest";

import { words } from "../../i18n/words.svelte";
import { symbolText } from "./names";

test("an amount is told as a number, so that one is not told as many", () => {
  const say = vi.spyOn(words, "say").mockReturnValue("");

  symbolText("resource", "1");
  symbolText("strength", "2×");

  expect(say).toHaveBeenNthCalledWith(1, "web-ages-symbol-resource", { n: 1 });
  expect(say).toHaveBeenNthCalledWith(2, "web-ages-symbol-strength", { n: "2×" });
});
