/** The tables of this browser: asked for when it is looked at, and from time to time. */
import { here } from "../account/account.svelte";
import { words } from "../i18n/words.svelte";
import type { Summary } from "../protocol";
import { post } from "./api";
import { keptTables } from "./memory";
import { notify } from "./notices";
import { inOrder, isAwaited } from "./waiting";

const PAUSE = 30_000;

class MyTables {
  #all = $state.raw<Summary[] | null>(null);

  constructor() {
    setInterval(() => void this.refresh().catch(() => undefined), PAUSE);
  }

  /** All of them in order; null until they are known. */
  get all(): readonly Summary[] | null {
    return this.#all;
  }

  /** Count the tables at which people wait for this browser, but for the one that is open. */
  awaited(open: string): number {
    return (this.#all ?? []).filter((one) => one.table !== open && isAwaited(one)).length;
  }

  /** Ask how all tables stand, and tell of those at which the word has come to this browser. */
  async refresh(): Promise<void> {
    await here.ask();
    await here.moveNew();
    const kept = keptTables();
    const found = kept.length > 0 ? await post<Summary[]>("/api/tables/mine", kept) : [];
    const known = new Map(this.#all?.map((one) => [one.table, one]));
    this.#all = inOrder(found);
    for (const one of found) {
      const before = known.get(one.table);
      if (before && !isAwaited(before) && isAwaited(one)) this.#tell(one);
    }
  }

  #tell({ table, game }: Summary): void {
    notify(table, words.titleOf(game), words.say("web-your-turn"));
  }
}

export const myTables = new MyTables();
