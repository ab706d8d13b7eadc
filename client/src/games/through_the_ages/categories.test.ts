import { describe, expect, it } from "vitest";

import type { Entry, Position } from "../../protocol";
import { categories } from "./categories";

const entry = (seat: number, key: string, args: Entry["said"]["args"]): Entry =>
  ({ at: 0, round: 1, seat, said: { key, args } }) as Entry;

describe("final culture points", () => {
  it("are told by their source, and what has no note of its own comes last", () => {
    const log = [
      entry(0, "note-produced", { science: 2, culture: 3 }),
      entry(0, "note-produced", { science: 2, culture: 4 }),
      entry(1, "note-prepared", { n: 2 }),
      entry(1, "note-event-scored", { n: 6 }),
      entry(0, "note-scored", { n: 9 }),
    ];
    const position = { ending: { scores: [16, 8], winners: [0] } } as unknown as Position;

    expect(categories(position, log).map(({ points }) => points)).toEqual([
      [7, 0],
      [0, 2],
      [0, 6],
      [9, 0],
    ]);
  });
});
