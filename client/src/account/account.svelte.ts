/** To whose account this browser is logged in, and what belongs to it. */
import { get, post, send, withdraw } from "../app/api";
import { forgetTable, keep, keepTable, keptTables, recall, type Kept } from "../app/memory";
import { settings } from "../app/settings.svelte";
import { house } from "../house";
import type { Account, Me, Moved } from "../protocol";
import { movable } from "./movable";

/** The tables that this browser knew before somebody logged in: they move on a wish only. */
const GUEST = "guest-tables";
/** Who was logged in last. */
const NAME = "account";
/** The tables that came with an account: they go with the log-out. */
const OWN = "own-tables";

class Here {
  #account = $state.raw<Account>({ mode: "off" });
  /** The tables of guests that could move. */
  guests = $state.raw<Kept[]>([]);
  #asked: Promise<void> | null = null;

  get me(): Me | null {
    return this.#account.me ?? null;
  }
  get mode(): Account["mode"] {
    return this.#account.mode;
  }
  get hasMail(): boolean {
    return this.#account.has_mail ?? false;
  }

  /** Ask who is logged in, once. */
  ask(): Promise<void> {
    if (house.isAlone) return Promise.resolve();
    this.#asked ??= this.look().catch(() => {
      this.#asked = null;
    });
    return this.#asked;
  }

  /** Ask who is logged in. */
  async look(): Promise<void> {
    this.take(await get<Account>("/api/account"));
  }

  /** Learn who is logged in; their tables are among those of this browser from then on. */
  take(account: Account): void {
    this.#account = account;
    if (!account.me) {
      this.#forget();
      return;
    }
    if (recall(NAME, "") !== account.me.name)
      keep(
        GUEST,
        movable(keptTables(), account.me.tables).map(({ table }) => table),
      );
    for (const table of account.me.tables.toReversed()) keepTable(table, "");
    keep(OWN, account.me.tables);
    keep(NAME, account.me.name);
    this.#count();
  }

  /** Forget the tables that came with an account. */
  #forget(): void {
    for (const table of recall<string[]>(OWN, [])) forgetTable(table);
    keep(OWN, []);
    keep(GUEST, []);
    keep(NAME, "");
    this.guests = [];
  }

  #count(): void {
    const guests = recall<string[]>(GUEST, []);
    const found = movable(keptTables(), this.me?.tables ?? []);
    this.guests = found.filter(({ table }) => guests.includes(table));
  }

  /** Move the seats of tables into the account; this browser then needs their keys no longer. */
  async move(tables: readonly Kept[]): Promise<void> {
    if (tables.length === 0) return;
    const { tables: moved } = await post<Moved>("/api/account/seats", tables);
    for (const table of moved) {
      forgetTable(table);
      keepTable(table, "");
    }
    await this.look();
  }

  /** Move what was opened or claimed since the log-in. */
  async moveNew(): Promise<void> {
    if (this.me === null) return;
    const guests = recall<string[]>(GUEST, []);
    const found = movable(keptTables(), this.me.tables);
    await this.move(found.filter(({ table }) => !guests.includes(table)));
  }

  /** Let the account forget a table, too. */
  async letGo(table: string): Promise<void> {
    if (this.me?.tables.includes(table)) {
      await withdraw(`/api/account/seats/${table}`);
      await this.look();
    }
  }

  async signUp(name: string, password: string, invitation: string): Promise<void> {
    const wish = { name, password, invitation, lang: settings.lang };
    this.take(await post<Account>("/api/account/sign-up", wish));
  }

  async logIn(name: string, password: string): Promise<void> {
    this.take(await post<Account>("/api/account/log-in", { name, password }));
  }

  async recover(token: string, password: string): Promise<void> {
    this.take(await post<Account>("/api/account/recovery", { token, password }));
  }

  async logOut(): Promise<void> {
    this.take(await post<Account>("/api/account/log-out", {}));
  }

  async remove(password: string): Promise<void> {
    this.take(await post<Account>("/api/account/deletion", { password }));
  }

  async speak(): Promise<void> {
    if (this.me) await send("/api/account/language", { lang: settings.lang });
  }
}

export const here = new Here();
