/** Where a table stands in its lesson: what is said now, and what the person is to answer. */
import type { Lesson } from "../protocol";

export type Standing = "none" | "followed" | "departed" | "over";

/** A part of a lesson that is read for itself: its number from one, its title, and what it says. */
export interface Chapter extends Lesson {
  number: number;
  title: string;
}

/**
 * The chapter in which a table is that has followed its lesson so far: it has its own remarks only,
 * and the course ends with the last of them.
 */
export function chapterOf(lesson: Lesson, followed: number): Chapter {
  const { chapters } = lesson;
  const number = Math.max(1, chapters.filter(({ at }) => at <= followed).length);
  const begin = chapters[number - 1]?.at ?? 0;
  const end = chapters[number]?.at ?? Infinity;
  const remarks = lesson.remarks.filter(({ at }) => begin <= at && at < end);
  const answers = lesson.answers.slice(0, remarks.at(-1)?.at ?? 0);
  return { chapters, remarks, answers, number, title: chapters[number - 1]?.key ?? "" };
}

/** Say whether a table follows its lesson, has departed from it, or has left it behind. */
export function standingOf(lesson: Lesson, at: number, followed: number): Standing {
  if (followed < 0) return "none";
  if (followed < Math.min(at, lesson.answers.length)) return "departed";
  return at > lesson.answers.length ? "over" : "followed";
}

/** The remarks that may be read after so many actions: where the new ones begin, and the last. */
export function spanAt({ remarks }: Lesson, at: number): { first: number; last: number } {
  const last = remarks.findLastIndex((remark) => remark.at <= at);
  const newest = remarks[last]?.at;
  const isNew = newest === at;
  const first = isNew ? remarks.findIndex((remark) => remark.at === at) : last;
  return { first: Math.max(0, first), last: Math.max(0, last) };
}

/** What the person is to answer after so many actions, in notation; empty if that is open. */
export function answerAt(lesson: Lesson, at: number): string {
  return lesson.answers[at] ?? "";
}

/**
 * The members that the lesson chooses of a set which is asked for after so many actions: what it
 * answers from there on, as far as that can be chosen, but no more than the set takes.
 */
export function membersAt(
  lesson: Lesson,
  at: number,
  offered: readonly string[],
  most: number,
): string[] {
  const answers = lesson.answers.slice(at, at + most);
  const end = answers.findIndex((text) => !offered.includes(text));
  return end < 0 ? answers : answers.slice(0, end);
}

/** Take some members from others, each as often as it is among them. */
function without(members: readonly string[], taken: readonly string[]): string[] {
  const rest = [...taken];
  return members.filter((text) => {
    const at = rest.indexOf(text);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/**
 * Count the members that are chosen as the lesson has it, up to the first that is missing: they
 * count as if they had been played, in whatever order they were chosen.
 */
export function chosenAlong(wanted: readonly string[], chosen: readonly string[]): number {
  const count = wanted.findIndex((_, i) => without(wanted.slice(0, i + 1), chosen).length > 0);
  return count < 0 ? wanted.length : count;
}

/** The first member that is chosen and that the lesson does not choose; undefined if none is. */
export function strayIn(wanted: readonly string[], chosen: readonly string[]): string | undefined {
  return without(chosen, wanted)[0];
}
