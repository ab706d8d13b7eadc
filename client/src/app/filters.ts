/** Which open tables somebody wants to see. */
import type { PublicTable } from "../protocol";

export interface Filter {
  game: string;
  /** So many seats are free at least. */
  free: number;
  pace: "" | "live" | "days";
  lang: string;
}

export const ANY: Filter = { game: "", free: 1, pace: "", lang: "" };

/** A turn that takes less than an hour is played in one go. */
const LIVE = 3600;

/** Whether a table is as wished; one without a language fits to every language. */
export function fits(table: PublicTable, { game, free, pace, lang }: Filter): boolean {
  const isLive = (table.pace.period ?? 0) < LIVE;
  return (
    (game === "" || table.game === game) &&
    table.free.length >= free &&
    (pace === "" || isLive === (pace === "live")) &&
    (lang === "" || table.lang === "" || table.lang === lang)
  );
}
