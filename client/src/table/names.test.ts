import { expect, test, vi } from "vitest";

import { namesOf } from "./names";
import type { Chair } from "../protocol";

vi.mock("../i18n/words.svelte", () => ({
  words: { say: (key: string, { n }: { n: number }) => `${key} ${n}` },
}));

const person = (name: string): Chair => ({ kind: "here", name, bot: "" });

test("who has no name goes by the seat, who is called alike bears its number, too", () => {
  expect(namesOf(["Ada", "", "Ben", "Ada"].map(person))).toEqual([
    "Ada (1)",
    "web-name-person 2",
    "Ben",
    "Ada (4)",
  ]);
});
