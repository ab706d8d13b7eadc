/** The coach during a game: a hint for the open question, and the way it is thought of. */
import type { Counsel, Hinted, Position } from "../protocol";
import { changed } from "./changes";
import type { Table } from "./table.svelte";

/** What is refused because the table has changed needs no sentence: the question is gone. */
const PASSED = new Set(["web-refused-old", "web-refused-newer"]);

export class Coach {
  hinted = $state.raw<Hinted | null>(null);
  isThinking = $state(false);
  /** The way that is shown step by step, if one is. */
  counsel = $state.raw<Counsel | null>(null);
  /** How many of its steps are shown. */
  at = $state(0);
  /** How often a hint was asked for: an answer that comes late is none any more. */
  #questions = 0;

  constructor(private readonly table: Table) {}

  /** Whether a hint can be asked for now. */
  get isOffered(): boolean {
    const { welcome, thought } = this.table;
    return (welcome?.hints ?? false) && (this.table.isAsked || thought !== null);
  }

  /** The place of a choice among those that are advised; 0 if it is none. */
  rankOf(action: number): number {
    const advised = this.hinted?.counsels ?? [];
    return advised.findIndex((one) => actionsOf(one).includes(action)) + 1;
  }

  /** Ask for a hint, or put away the one that is here. */
  toggle(): void {
    if (this.hinted) this.forget();
    else void this.ask();
  }

  async ask(): Promise<void> {
    if (!this.isOffered || this.isThinking) return;
    const question = ++this.#questions;
    this.isThinking = true;
    const answer = await this.table.hint();
    if (question !== this.#questions) return;
    this.isThinking = false;
    if (answer?.type === "hinted") this.hinted = answer;
    else if (answer && !PASSED.has(answer.reason.key)) this.table.refused = answer;
  }

  /** Put everything away. */
  forget(): void {
    this.#questions += 1;
    this.isThinking = false;
    this.hinted = null;
    this.leave();
  }

  /** Show the way of a choice from its beginning. */
  show(counsel: Counsel): void {
    this.table.returnToNow();
    const start = this.table.position;
    if (!start) return;
    this.#start = start;
    this.counsel = counsel;
    this.go(0);
  }
  #start: Position | null = null;

  /** Show so many of the steps. */
  go(at: number): void {
    const { counsel } = this;
    if (!counsel || !this.#start) return;
    this.at = Math.max(0, Math.min(at, counsel.steps.length));
    this.table.thought = thoughtOf(this.#start, counsel, this.at);
    this.table.beat += 1;
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  /** Come back to what is. */
  leave(): void {
    if (!this.counsel) return;
    this.counsel = this.#start = null;
    this.at = 0;
    this.table.thought = null;
  }
}

/** The choices that a way begins with: of a set all of its members. */
export function actionsOf({ action, members }: Counsel): readonly number[] {
  return members.length > 0 ? members : [action];
}

/** The position after some steps of a way; nothing can be chosen in it. */
export function thoughtOf(start: Position, { steps }: Counsel, count: number): Position {
  const done = steps.slice(0, count);
  const view = done.reduce((now, step) => changed(now, step.differences), start.view);
  const last = done.at(-1);
  const { asked, scores } = last ?? start;
  return { ...start, view, asked, scores, prompt: null, choices: [], asked_set: null };
}
