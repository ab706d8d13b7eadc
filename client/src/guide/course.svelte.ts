/** A lesson as a table follows it: where it stands, what is remarked, what is to be answered. */
import type { Choice, Lesson } from "../protocol";
import { DONE } from "../table/gathering.svelte";
import type { Table } from "../table/table.svelte";
import { answerAt, chapterOf, chosenAlong, membersAt, spanAt, standingOf, strayIn } from "./lesson";

export class Course {
  /** The lesson with all its chapters, once it has been fetched. */
  whole = $state.raw<Lesson | null>(null);
  /** Which remark is read. */
  shown = $state(0);

  /** How many actions, from the first on, are those of the lesson. */
  readonly followed = $derived.by(() => this.table.frame?.now.lesson ?? -1);
  /** The chapter in which the table is. */
  readonly lesson = $derived.by(() => this.whole && chapterOf(this.whole, this.followed));
  /** The title of the chapter after it. */
  readonly following = $derived.by(() => this.lesson?.chapters[this.lesson.number]?.key);
  readonly standing = $derived.by(() =>
    this.lesson && this.table.seat >= 0
      ? standingOf(this.lesson, this.table.length, this.followed)
      : "none",
  );

  /** What is chosen of a set, in notation. */
  readonly #chosen = $derived.by(() => this.table.gathering.chosen.map(this.#textOf));
  /** What the lesson chooses of it. */
  readonly #wanted = $derived.by(() => {
    const { asked, seen } = this.table.gathering;
    if (!this.lesson || !asked) return [];
    const offered = (seen?.members ?? []).map(({ text }) => text);
    return membersAt(this.lesson, this.table.length, offered, asked.most);
  });
  /** After how many actions the table stands, with what is chosen of a set. */
  readonly at = $derived.by(() => this.table.length + chosenAlong(this.#wanted, this.#chosen));

  readonly span = $derived.by(() =>
    this.lesson ? spanAt(this.lesson, this.at) : { first: 0, last: 0 },
  );
  readonly remark = $derived.by(() => this.lesson?.remarks[this.shown]);
  readonly isLast = $derived.by(() => this.shown === this.span.last);
  readonly isEnd = $derived.by(
    () => this.lesson !== null && this.shown === this.lesson.remarks.length - 1,
  );

  /** What is chosen of a set and does not belong there. */
  readonly stray = $derived.by(() => {
    const text = this.lesson ? strayIn(this.#wanted, this.#chosen) : undefined;
    return text === undefined ? undefined : this.#choices.find((one) => one.text === text);
  });
  /** What the person is to answer; a set that is chosen as the lesson has it is confirmed. */
  readonly answer = $derived.by((): Choice | undefined => {
    if (!this.lesson) return undefined;
    const isWhole = this.#chosen.length > 0 && this.at === this.table.length + this.#wanted.length;
    if (isWhole) return this.#choices.find(({ action }) => action === DONE);
    const text = answerAt(this.lesson, this.at);
    return this.#choices.find((one) => one.text === text);
  });

  constructor(private readonly table: Table) {}

  get #choices(): Choice[] {
    return this.table.isAsked ? (this.table.position?.choices ?? []) : [];
  }

  #textOf = (action: number): string =>
    this.#choices.find((one) => one.action === action)?.text ?? "";

  /** Lay the members of a set that is whole in the order of the lesson: so they are played. */
  settle(): void {
    const { gathering } = this.table;
    if (this.stray || this.#chosen.length !== this.#wanted.length) return;
    gathering.chosen = this.#wanted.map(
      (text) => this.#choices.find((one) => one.text === text)?.action ?? DONE,
    );
  }

  /** Say whether an answer leads away from the lesson. */
  departs(action: number): boolean {
    if (this.standing !== "followed" || this.answer === undefined) return false;
    return this.stray !== undefined || this.answer.action !== action;
  }
}
