/** Who sits at a table that goes on from a position of another. */
import type { Chair } from "../protocol";

/** Who sits in the chairs of a fork: everybody as before, only oneself, or only people. */
export const SEATINGS = ["same", "alone", "people"] as const;
export type Seating = (typeof SEATINGS)[number];

const BOT = "greedy";

/** Seat a table of one's own: all people sit here now; alone, the others are bots. */
export function chairsOf(chairs: readonly Chair[], seating: Seating, own: number): Chair[] {
  return chairs.map((chair, seat) => {
    const isMine = seat === Math.max(0, own);
    const isHere = seating === "people" || (seating === "alone" && isMine);
    if (isHere) return { ...chair, kind: "here", bot: "" };
    if (seating === "alone" && chair.kind !== "bot") return { kind: "bot", name: "", bot: BOT };
    return chair.kind === "link" ? { ...chair, kind: "here" } : chair;
  });
}
