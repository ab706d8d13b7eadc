/**
 * Somebody who reads outcomes while others come in: which one is shown, and which are unseen yet.
 * What is read stays; only what nobody holds on to gives way to what came about last.
 */
import { SvelteSet } from "svelte/reactivity";
import type { Outcome } from "./outcomes";

export class Reader {
  /** Whether a pointer or the focus rests on what is read. */
  isPointed = $state(false);
  isFocused = $state(false);
  /** Whether the reader has turned back, or has clicked what is read. */
  #isHeld = $state(false);
  #scene = $state(-1);
  #seen = new SvelteSet<number>();

  /** `stays` says of an outcome that it is left only when the reader leaves it. */
  constructor(
    private readonly outcomes: () => readonly Outcome[],
    private readonly stays: (outcome: Outcome) => boolean,
  ) {}

  /** Where the outcome that is shown stands among all. */
  get at(): number {
    const all = this.outcomes();
    const at = all.findIndex(({ scene }) => scene === this.#scene);
    if (at >= 0) return at;
    const next = all.findIndex(({ scene }) => scene > this.#scene);
    return next >= 0 ? next : all.length - 1;
  }

  get shown(): Outcome | undefined {
    return this.outcomes()[this.at];
  }

  /** How many came in while another was read, and have not been looked at. */
  get unseen(): number {
    return this.#unseen().length;
  }

  #unseen(): Outcome[] {
    return this.outcomes().filter(({ scene }) => !this.#seen.has(scene));
  }

  /** Whether the reader holds on to what is shown. */
  get isReading(): boolean {
    return this.isPointed || this.isFocused || this.#isHeld;
  }

  /** Something came in: show it, unless something else is read. */
  follow(): void {
    const { shown } = this;
    const isKept = shown !== undefined && this.#seen.has(shown.scene) && this.stays(shown);
    if (!this.isReading && !isKept) this.#show(this.#next());
    else if (shown) this.#show(shown);
  }

  /** What to show of all that came in: the first that stays, or the last one. */
  #next(): Outcome | undefined {
    const unseen = this.#unseen();
    return unseen.find(this.stays) ?? unseen.at(-1) ?? this.shown;
  }

  #show(outcome: Outcome | undefined): void {
    if (!outcome) return;
    this.#scene = outcome.scene;
    this.#seen.add(outcome.scene);
  }

  /** Hold on to what is shown. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Turn on or back; who is at the last one again follows what comes in. */
  turn(by: number): void {
    const all = this.outcomes();
    this.#show(all[this.at + by]);
    this.#isHeld = this.at < all.length - 1;
  }

  /** Go to the first that was not looked at. */
  catchUp(): void {
    this.#show(this.#unseen()[0]);
    this.#isHeld = this.at < this.outcomes().length - 1;
  }
}
