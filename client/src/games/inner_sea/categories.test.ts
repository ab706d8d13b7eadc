import { describe, expect, it } from "vitest";

import type { Entry } from "../../protocol";
import type { PositionOf } from "../module";
import type { SeaView } from "./view";
import { categories } from "./categories";

const entry = (seat: number, key: string, args: Entry["said"]["args"]): Entry =>
  ({ at: 0, round: 1, seat, said: { key, args } }) as Entry;
const turn = (epoch: number) =>
  entry(-1, "note-turn-began", { epoch: { key: `epoch-${epoch}` }, n: 1 });
const position = (scores: number[]): PositionOf<SeaView> =>
  ({ ending: { scores, winners: [] } }) as unknown as PositionOf<SeaView>;

describe("final points of the Inner Sea", () => {
  it("are told by epoch, losses and all", () => {
    const log = [
      turn(1),
      entry(0, "note-points", { n: 5 }),
      turn(2),
      entry(1, "note-points", { n: 4 }),
      entry(0, "note-lost-points", { n: 2 }),
    ];

    expect(categories(position([3, 4]), log).map(({ points }) => points)).toEqual([
      [5, 0],
      [-2, 4],
    ]);
  });

  it("count what extra civilizations cost as a category of its own", () => {
    const log = [turn(1), entry(0, "note-points", { n: 5 }), entry(0, "note-points", { n: 9 })];

    expect(categories(position([4]), log).map(({ points }) => points)).toEqual([[14], [-10]]);
  });
});
