/** What can be done with a table beside playing: fork it, play it again, take its record along. */
import { get, post } from "../app/api";
import { download } from "../app/download";
import { keepTable } from "../app/memory";
import { place } from "../app/route.svelte";
import { isByLink, mayHint } from "../app/wish";
import type { Chair, Opened } from "../protocol";
import { chairsOf, type Seating } from "./seatings";
import type { Table } from "./table.svelte";

/** Remember a table that was opened and go there, to its links if somebody is to be sent one. */
function enter(opened: Opened, hasLinks = false): void {
  keepTable(opened.table, opened.key);
  place.go(`/table/${opened.table}${hasLinks ? "#links" : ""}`);
}

/** Go on from a position at a table of its own. */
export async function fork(table: Table, at: number, seating: Seating): Promise<void> {
  const wish = { at, chairs: chairsOf(table.welcome?.chairs ?? [], seating, table.seat) };
  enter(await post<Opened>(`/api/tables/${table.id}/fork`, wish, table.key));
}

/** Go on at a new table where this one can only be watched; everybody sits there as before. */
export async function goOn(table: Table): Promise<void> {
  const wish = { at: table.length, chairs: table.welcome?.chairs ?? [] };
  enter(await post<Opened>(`/api/tables/${table.id}/fork`, wish, table.key));
}

/** Go to the table at which everybody goes on, with the key held here. */
export function follow(table: Table): void {
  enter({ table: table.welcome?.went_on ?? "", key: table.key });
}

/** Let everybody move up by one seat, so that another begins. */
export function rotated(chairs: readonly Chair[]): Chair[] {
  return [...chairs.slice(1), ...chairs.slice(0, 1)];
}

/** Play once more where people come by link: whoever is first opens the table, the others come. */
async function playAgain(table: Table): Promise<void> {
  const isFirst = !table.welcome?.went_on;
  enter(await post<Opened>(`/api/tables/${table.id}/rematch`, {}, table.key), isFirst);
}

/** Begin the same game with the same people anew; where some come by link each moves up. */
export async function rematch(table: Table): Promise<void> {
  const { game = "", chairs: before = [], options = {}, hints = false } = table.welcome ?? {};
  const { mine = [], is_host = false, went_on = "" } = table.welcome ?? {};
  if (isByLink(before) && (is_host || mine.length > 0)) return playAgain(table);
  if (went_on) return enter({ table: went_on, key: "" });
  const chairs = isByLink(before) ? rotated(before) : before;
  const { pace = null, open_talk = false, delay } = table.welcome ?? {};
  const wish = { game, chairs, options, seed: null, pace, open_talk, delay };
  const opened = await post<Opened>("/api/tables", { ...wish, hints: hints && mayHint(chairs) });
  enter(opened, isByLink(chairs));
}

/** Hand the record of the game to the person as a file. */
export async function exportRecord(table: Table): Promise<void> {
  const text = await get(`/api/tables/${table.id}/record`, "text", table.key);
  download(`${table.welcome?.game ?? "game"}-${table.id}.aevum`, text);
}
