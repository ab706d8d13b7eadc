/**
 * The store of the tables: rows as a database has them, in the store of the browser.
 *
 * An entry is written in one transaction that is on the disk before anybody is told, and only if
 * the row of its table is as expected: so of two pages that write at once one is refused.
 */

type Row = Record<string, unknown>;

/** What is written about one table, all of it or nothing (`aevum/server/site/browser_store.py`). */
interface Entry {
  table: string;
  expected: Row | null;
  row: Row | null;
  events: Row[];
  snapshots: Row[];
  cut: number | null;
}

const STORES = ["tables", "events", "snapshots"];
const LAST = Number.MAX_SAFE_INTEGER;

/** Wait for one answer of the store. */
function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the store does not answer"));
  });
}

/** Wait until a transaction is on the disk. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("nothing was written"));
  });
}

/** All that lies beside a table, or beside it after some number. */
const after = (table: string, number = -1) =>
  IDBKeyRange.bound([table, number], [table, LAST], true, false);

function make(database: IDBDatabase): void {
  database.createObjectStore("tables", { keyPath: "id" });
  database.createObjectStore("events", { keyPath: ["table_id", "seq"] });
  database.createObjectStore("snapshots", { keyPath: ["table_id", "length"] });
}

/** Say in one line what went wrong. */
function problemOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

export class Shelf {
  #database: Promise<IDBDatabase> | null = null;

  constructor(
    private readonly name: string,
    private readonly changed: (table: string) => void,
  ) {}

  /** Write an entry if the row of its table is as expected. */
  write = async (text: string): Promise<string> => {
    const entry = JSON.parse(text) as Entry;
    try {
      const isWritten = await this.#write(entry);
      if (isWritten) this.changed(entry.table);
      return JSON.stringify({ is_written: isWritten });
    } catch (error) {
      return JSON.stringify({ problem: problemOf(error) });
    }
  };

  /** Read all of a table. */
  read = async (table: string): Promise<string> => {
    try {
      const [tables, events, snapshots] = await this.#begin("readonly");
      const found = await Promise.all([
        answer(tables.get(table)),
        answer(events.getAll(after(table))),
        answer(snapshots.getAll(after(table))),
      ]);
      return JSON.stringify({ row: found[0] ?? null, events: found[1], snapshots: found[2] });
    } catch (error) {
      return JSON.stringify({ problem: problemOf(error) });
    }
  };

  /** Read the rows of some tables, or of all. */
  rows = async (names: string): Promise<string> => {
    const wanted = JSON.parse(names) as string[] | null;
    try {
      const [tables] = await this.#begin("readonly");
      const rows = (await answer(tables.getAll())) as { id: string }[];
      const known = wanted === null ? null : new Set(wanted);
      return JSON.stringify({ rows: rows.filter(({ id }) => known?.has(id) ?? true) });
    } catch (error) {
      return JSON.stringify({ problem: problemOf(error) });
    }
  };

  /** Read at which revision a table is; -1 if there is no such table. */
  async revision(table: string): Promise<number> {
    const [tables] = await this.#begin("readonly");
    const row = (await answer(tables.get(table))) as { rev: number } | undefined;
    return row?.rev ?? -1;
  }

  async #write({ table, expected, row, events, snapshots, cut }: Entry): Promise<boolean> {
    const stores = await this.#begin("readwrite");
    const [tables, log, positions] = stores;
    const known = (await answer(tables.get(table))) as Row | undefined;
    if (!isAsExpected(known, expected)) return false;
    const done = committed(tables.transaction);
    if (row === null) {
      tables.delete(table);
      log.delete(after(table));
      positions.delete(after(table));
    } else {
      tables.put({ ...known, ...row });
      for (const happened of events) log.add(happened);
      if (cut !== null) positions.delete(after(table, cut));
      for (const position of snapshots) positions.put(position);
    }
    await done;
    return true;
  }

  async #begin(mode: IDBTransactionMode): Promise<[Store, Store, Store]> {
    const database = await (this.#database ??= this.#open());
    // Strict: what is told to be kept outlives a failure of the power.
    const transaction = database.transaction(STORES, mode, { durability: "strict" });
    const store = (name: string) => transaction.objectStore(name);
    return [store("tables"), store("events"), store("snapshots")];
  }

  async #open(): Promise<IDBDatabase> {
    const opening = indexedDB.open(this.name, 1);
    opening.onupgradeneeded = () => make(opening.result);
    try {
      const database = await answer(opening);
      database.onclose = () => (this.#database = null);
      return database;
    } catch (error) {
      this.#database = null;
      throw error;
    }
  }
}

type Store = IDBObjectStore;

/** Say whether a row is as it must be to be written. */
export function isAsExpected(known: Row | undefined, expected: Row | null): boolean {
  if (known === undefined || expected === null) return known === undefined && expected === null;
  return Object.entries(expected).every(([name, value]) => known[name] === value);
}
