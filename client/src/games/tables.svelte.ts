/** The printed tables of the game at the table, as the server has loaded them. */
import { get } from "../app/api";
import type { PrintedTables } from "../protocol";

/** One row of a table: its cells by their columns. */
export type Row = Record<string, string>;

const WHOLE = /^-?\d+$/;

let tables = $state.raw<Record<string, Row[]>>({});

/** Draw from these tables from now on. */
export function setTables(loaded: Record<string, Row[]>): void {
  tables = loaded;
}

/** Fetch the tables of a game; the browser keeps them for as long as the server has the same. */
export async function loadTables(game: string): Promise<void> {
  const loaded = await get<PrintedTables>(`/api/games/${game}/tables`);
  setTables(loaded.tables);
}

/** The rows of a table, in the order of their numbers; none if the game has no such table. */
export function rowsOf(name: string): Row[] {
  return tables[name] ?? [];
}

/** What a row gives a sentence: every column that is a whole number, by its name. */
export function rowArgs(row: Row): Record<string, number> {
  const numbers = Object.entries(row).filter(([, cell]) => WHOLE.test(cell));
  return Object.fromEntries(numbers.map(([column, cell]) => [column, Number(cell)]));
}
