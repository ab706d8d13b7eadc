import { expect, test } from "vitest";
import type { Announced } from "../protocol";
import { standingOf } from "./standing";

const announced = (state: Announced["state"], entrants: number) =>
  ({ state, entrants, round: 0, plan: { most: 4 } }) as Announced;

test("a tournament is open to join until its last place is taken", () => {
  expect(standingOf(announced("open", 3)).key).toBe("web-tournament-is-open");
  expect(standingOf(announced("open", 4)).key).toBe("web-tournament-is-full");
});

test("a full tournament that has begun is under way", () => {
  expect(standingOf(announced("running", 4)).key).toBe("web-tournament-is-running");
});
