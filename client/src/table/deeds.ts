/** What can be done with a table beside playing: fork it, play it again, take its record along. */
import { get, post } from "../app/api";
import { download } from "../app/download";
import { keepTable } from "../app/memory";
import { place } from "../app/route.svelte";
import { mayHint } from "../app/wish";
import type { Opened } from "../protocol";
import { chairsOf, type Seating } from "./seatings";
import type { Table } from "./table.svelte";

/** Remember a table that was opened and go there. */
function enter(opened: Opened): void {
  keepTable(opened.table, opened.key);
  place.go(`/table/${opened.table}`);
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

/** Begin the same game with the same people anew. */
export async function rematch(table: Table): Promise<void> {
  const { game = "", chairs = [], options = {}, patience = 0, hints = false } = table.welcome ?? {};
  const wish = { game, chairs, options, seed: null, patience, hints: hints && mayHint(chairs) };
  enter(await post<Opened>("/api/tables", wish));
}

/** Hand the record of the game to the person as a file. */
export async function exportRecord(table: Table): Promise<void> {
  const text = await get(`/api/tables/${table.id}/record`, "text", table.key);
  download(`${table.welcome?.game ?? "game"}-${table.id}.aevum`, text);
}
