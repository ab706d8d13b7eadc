/** What is said at the table, as this browser knows it: what is new, and whom it does not hear. */
import { keep, recall } from "../app/memory";
import type { Said } from "../protocol";

export class Conversation {
  said = $state.raw<Said[]>([]);
  muted = $state.raw<number[]>([]);
  #read = $state(0);

  constructor(readonly table: string) {
    this.muted = recall<number[]>(`muted.${table}`, []);
    this.#read = recall(`heard.${table}`, 0);
  }

  /** What was said by those who are heard. */
  get heard(): readonly Said[] {
    return this.said.filter(({ seat }) => !this.muted.includes(seat));
  }

  /** How much of it has not been read, but for what was said from a seat. */
  unread(own: number): number {
    return this.heard.filter(({ number, seat }) => number >= this.#read && seat !== own).length;
  }

  /** Take what is new; after the line was lost all of it comes once more. */
  hear(said: readonly Said[]): void {
    const first = said[0]?.number ?? 0;
    this.said = [...this.said.filter(({ number }) => number < first), ...said];
  }

  /** Remember that everything was read. */
  read(): void {
    this.#read = (this.said.at(-1)?.number ?? -1) + 1;
    keep(`heard.${this.table}`, this.#read);
  }

  /** Hear a seat no longer, or again. */
  toggle(seat: number): void {
    const others = this.muted.filter((one) => one !== seat);
    this.muted = others.length < this.muted.length ? others : [...others, seat];
    keep(`muted.${this.table}`, this.muted);
  }
}
