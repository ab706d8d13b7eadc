/**
 * A set that the open question asks for, as it is put together here: its members are chosen in any
 * order and taken back one by one. The table says after each which others still fit.
 */
import { words } from "../i18n/words.svelte";
import type { AskedSet, Choice, Gathering as Seen, Position } from "../protocol";

/** The answer that confirms. */
export const DONE = 0;

/** Ask the table about some members; null if it refuses them. */
type Ask = (chosen: readonly number[]) => Promise<Seen | null>;

export class Gathering {
  asked = $state.raw<AskedSet | null>(null);
  /** What the table has said last. */
  seen = $state.raw<Seen | null>(null);
  chosen = $state.raw<readonly number[]>([]);
  /** A member that was pointed at and does not fit; -1 if there is none. */
  unfit = $state(-1);
  isAsking = $state(false);
  /** What was chosen before something was taken back, the last at the end. */
  #ahead = $state.raw<readonly (readonly number[])[]>([]);
  #of = "";
  #turn = 0;

  constructor(private readonly ask: Ask) {}

  /** Begin with a position; if it is the one before, as after a lost line, nothing is forgotten. */
  begin({ seat, at, asked_set }: Position): void {
    const of = asked_set ? `${seat} ${at}` : "";
    if (of !== "" && of === this.#of) return;
    this.#of = of;
    this.#ahead = [];
    this.asked = asked_set ?? null;
    this.#settle(asked_set?.start ?? null);
  }

  #settle(seen: Seen | null): void {
    this.#turn += 1;
    this.isAsking = false;
    this.unfit = -1;
    this.seen = seen;
    this.chosen = seen?.chosen ?? [];
  }

  /** How often a member is chosen. */
  count(action: number): number {
    return this.chosen.filter((one) => one === action).length;
  }

  /** Whether a member can be chosen, or chosen once more. */
  fits(action: number): boolean {
    return this.seen?.fitting.includes(action) === true;
  }

  /** Whether an answer is a member of the set. */
  isMember(action: number): boolean {
    return this.seen?.members.some((member) => member.action === action) === true;
  }

  /** The members that can neither be chosen nor taken back. */
  get shut(): Choice[] {
    return (this.seen?.members ?? []).filter(
      ({ action }) => !this.fits(action) && this.count(action) === 0,
    );
  }

  /** Whether so many are chosen as there can be. */
  get isFull(): boolean {
    return this.chosen.length >= (this.asked?.most ?? 0);
  }

  /** How often what was taken back can be chosen again. */
  get redoSteps(): number {
    return this.#ahead.length;
  }

  /** Choose a member, once more if it fits so often; what is chosen and fits no more is freed. */
  toggle(action: number): void {
    if (this.fits(action) && !this.isFull) this.name([...this.chosen, action]);
    else if (this.count(action) > 0) this.#free(this.chosen.filter((one) => one !== action));
    else this.unfit = action;
  }

  /** Choose these members and no others. */
  name(actions: readonly number[]): void {
    this.#ahead = [];
    this.#choose(actions);
  }

  /** Take back a member once, or the last one that was chosen. */
  takeBack(action = this.chosen.at(-1)): void {
    const at = this.chosen.lastIndexOf(action ?? -1);
    if (at >= 0) this.#free(this.chosen.toSpliced(at, 1));
  }

  /** Keep these members only; until another is chosen the others can be chosen again. */
  #free(left: readonly number[]): void {
    this.#ahead = [...this.#ahead, this.chosen];
    this.#choose(left);
  }

  /** Choose again what was taken back last. */
  redo(): void {
    const before = this.#ahead.at(-1);
    this.#ahead = this.#ahead.slice(0, -1);
    if (before) this.#choose(before);
  }

  /** Take back all members. */
  clear(): void {
    if (this.chosen.length > 0) this.#ahead = [...this.#ahead, this.chosen];
    this.#settle(this.asked?.start ?? null);
  }

  /** What the table says to a newer choice is waited for; what it refuses is not chosen. */
  #choose(chosen: readonly number[]): void {
    const turn = ++this.#turn;
    this.chosen = chosen;
    this.unfit = -1;
    this.isAsking = true;
    void this.ask(chosen).then((seen) => {
      if (turn === this.#turn) this.#settle(seen ?? this.seen);
    });
  }

  /** A position with what can be chosen by now as its choices. */
  shown(position: Position): Position {
    const { seen } = this;
    if (!seen || !this.asked || !position.asked_set) return position;
    const members = seen.members.filter(
      ({ action }) => this.fits(action) || this.count(action) > 0,
    );
    const view: object = { ...position.view, ...(seen.doing && { doing: seen.doing }) };
    const choices = [...members, ...seen.others, ...this.#confirming(position, seen)];
    // Of so many and no others the question stays as it was asked: how many are chosen is counted.
    const isCounted = this.asked.least === this.asked.most;
    const prompt = (isCounted ? null : seen.prompt) ?? position.prompt;
    return { ...position, view: view as Position["view"], choices, prompt };
  }

  /** The answer that confirms, in the words of what is chosen. */
  #confirming({ choices }: Position, seen: Seen): Choice[] {
    if (!seen.may_confirm) return [];
    const done = choices.find(({ action }) => action === DONE);
    if (this.chosen.length === 0 && done) return [done];
    const isKnown = words.knows(seen.confirm.key);
    const label = isKnown ? seen.confirm : { key: "set-confirm", args: { n: this.chosen.length } };
    return [{ action: DONE, text: done?.text ?? "done", label }];
  }
}
