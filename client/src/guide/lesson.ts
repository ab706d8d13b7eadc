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
 * Count the members of a set that are chosen as the lesson has it, in its order: they count as if
 * they had been played.
 */
export function chosenAlong(lesson: Lesson, at: number, chosen: readonly string[]): number {
  const departed = chosen.findIndex((text, i) => lesson.answers[at + i] !== text);
  return departed < 0 ? chosen.length : 0;
}
