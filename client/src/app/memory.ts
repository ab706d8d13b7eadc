/** What this browser remembers: settings and the keys of its tables. Without storage, nothing. */
import { house } from "../house";

const PREFIX = house.memory;

/** Recall something kept, or the given value if nothing fit is there. */
export function recall<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Keep something for the next visit. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can still play.
  }
}

/** A table this browser has been at: with a key to play, without one to watch. */
export interface Kept {
  table: string;
  key: string;
}

const TABLES = "tables";
const MOST_TABLES = 200;

/** List the tables of this browser, the latest first. */
export function keptTables(): Kept[] {
  const found = recall<unknown>(TABLES, []);
  if (!Array.isArray(found)) return [];
  return found.filter(
    (one): one is Kept => typeof one === "object" && one !== null && "table" in one && "key" in one,
  );
}

/** Remember a table; a key once held is not lost by watching or by trying another seat's link. */
export function keepTable(table: string, key: string): void {
  const others = keptTables().filter((one) => one.table !== table);
  const held = keyOf(table) || key;
  keep(TABLES, [{ table, key: held }, ...others].slice(0, MOST_TABLES));
}

/**
 * Find the key to come with: that of the link, else that of this tab, else that of this browser.
 */
export function keyToEnter(table: string, linked: string): string {
  try {
    const name = `${PREFIX}${table}`;
    if (linked) sessionStorage.setItem(name, linked);
    return linked || (sessionStorage.getItem(name) ?? keyOf(table));
  } catch {
    return linked || keyOf(table);
  }
}

const CLAIMS = "claims";

/**
 * Find the key that this browser made for an invitation, or make it. It is kept before it is sent:
 * if the answer is lost the same is sent again, and the same link leads to the seat once more.
 */
export function keyFor(invitation: string): string {
  const { [invitation]: made, ...others } = recall<Record<string, string>>(CLAIMS, {});
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  const key = made ?? Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const newest = Object.entries(others).slice(1 - MOST_TABLES);
  keep(CLAIMS, { ...Object.fromEntries(newest), [invitation]: key });
  return key;
}

/** Hold a key instead of the invitation to a table; without one what else is held for it counts. */
export function exchangeKey(table: string, invitation: string, key: string): void {
  const kept = keptTables();
  keep(
    TABLES,
    kept.map((one) => (one.table === table && one.key === invitation ? { table, key } : one)),
  );
  try {
    const name = `${PREFIX}${table}`;
    if (key) sessionStorage.setItem(name, key);
    else sessionStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing can still play.
  }
}

/** Forget a table. */
export function forgetTable(table: string): void {
  keep(
    TABLES,
    keptTables().filter((one) => one.table !== table),
  );
}

/** Find the key this browser holds for a table. */
export function keyOf(table: string): string {
  return keptTables().find((one) => one.table === table)?.key ?? "";
}
