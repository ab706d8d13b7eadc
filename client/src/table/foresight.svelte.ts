/** Foresight: asks the table once per position what the choice that is pointed at would do. */
import type { Choice, Position } from "../protocol";
import { prospectOf, type Prospect } from "./prospect";
import type { Table } from "./table.svelte";

export class Foresight {
  seen = $state.raw<Prospect | null>(null);
  #known = new Map<number, Prospect>();
  #of: Position | null = null;
  #pointed: Choice | null = null;
  #isAsking = false;

  constructor(private readonly table: Table) {}

  /** Point at a choice, or at none. */
  point(choice: Choice | null): void {
    this.#pointed = choice;
    if (this.#of !== this.table.position) {
      this.#of = this.table.position;
      this.#known.clear();
    }
    this.seen = choice ? (this.#known.get(choice.action) ?? null) : null;
    if (choice && !this.seen && !this.#isAsking) void this.#ask(choice);
  }

  /** Ask for one choice; when the answer comes and another is pointed at by then, ask for that. */
  async #ask(choice: Choice): Promise<void> {
    const position = this.#of;
    if (!position) return;
    this.#isAsking = true;
    const told = await this.table.preview(choice.action);
    this.#isAsking = false;
    if (told && position === this.#of) {
      this.#known.set(choice.action, prospectOf(position.view, choice, told));
    }
    const isStill = choice === this.#pointed;
    if (!isStill || told) this.point(this.#pointed);
  }
}
