/** What one wants to know of a game before it is chosen: for how many, how long, how demanding. */
import type { GameCard } from "../protocol";

/** A part of the line below a game, as a sentence of the catalogue. */
export interface Said {
  key: string;
  args: Record<string, number>;
}

/** Say for how many a game is, and of a printed one how long it takes and how demanding it is. */
export function boxOf({ min_seats: least, max_seats: most, box }: GameCard): Said[] {
  const seats = least === most ? "web-box-seats" : "web-box-seats-range";
  const said: Said[] = [{ key: seats, args: { least, most } }];
  if (!box) return said;
  const isOpen = box.most_minutes === 0;
  return [
    ...said,
    {
      key: isOpen ? "web-box-minutes-from" : "web-box-minutes",
      args: { least: box.least_minutes, most: box.most_minutes },
    },
    { key: `web-box-weight-${box.weight}`, args: {} },
  ];
}
