import { expect, test } from "vitest";

import type { Lesson } from "../protocol";
import { answerAt, chapterOf, chosenAlong, spanAt, standingOf } from "./lesson";

const LESSON: Lesson = {
  chapters: [{ at: 0, key: "web-guide" }],
  remarks: [
    { at: 0, key: "lesson-welcome", part: "board", args: {} },
    { at: 0, key: "lesson-move", part: "", args: {} },
    { at: 3, key: "lesson-fight", part: "", args: {} },
    { at: 4, key: "lesson-end", part: "", args: {} },
  ],
  answers: ["move", "to a1", "", "fight"],
};

test("a table stands in its lesson as far as its actions are those of the record", () => {
  expect(standingOf(LESSON, 0, 0)).toBe("followed");
  expect(standingOf(LESSON, 4, 4)).toBe("followed");
  expect(standingOf(LESSON, 2, 1)).toBe("departed");
  expect(standingOf(LESSON, 9, 3)).toBe("departed");
  expect(standingOf(LESSON, 5, 4)).toBe("over");
  expect(standingOf(LESSON, 5, -1)).toBe("none");
});

test("the remarks of a moment are read one after the other", () => {
  expect(spanAt(LESSON, 0)).toEqual({ first: 0, last: 1 });
  expect(spanAt(LESSON, 3)).toEqual({ first: 2, last: 2 });
});

test("where nothing new is said the last remark stands", () => {
  expect(spanAt(LESSON, 1)).toEqual({ first: 1, last: 1 });
});

test("the person is to answer as the record does, and to wait where another seat answers", () => {
  expect(answerAt(LESSON, 1)).toBe("to a1");
  expect(answerAt(LESSON, 2)).toBe("");
  expect(answerAt(LESSON, 4)).toBe("");
});

test("members of a set that are chosen as the record has them count as played", () => {
  expect(chosenAlong(LESSON, 0, [])).toBe(0);
  expect(chosenAlong(LESSON, 0, ["move", "to a1"])).toBe(2);
  expect(chosenAlong(LESSON, 0, ["to a1", "move"])).toBe(0);
});

/** The same course in two chapters; the second begins with the fight. */
const DIVIDED: Lesson = {
  ...LESSON,
  chapters: [
    { at: 0, key: "chapter-ways" },
    { at: 3, key: "chapter-fights" },
  ],
};

test("a chapter has its own remarks, and its course ends with the last of them", () => {
  const first = chapterOf(DIVIDED, 2);
  const second = chapterOf(DIVIDED, 3);

  expect([first.number, first.title]).toEqual([1, "chapter-ways"]);
  expect(first.remarks.map(({ key }) => key)).toEqual(["lesson-welcome", "lesson-move"]);
  expect(first.answers).toEqual([]);
  expect([second.number, second.title]).toEqual([2, "chapter-fights"]);
  expect(second.remarks.map(({ key }) => key)).toEqual(["lesson-fight", "lesson-end"]);
  expect(second.answers).toEqual(LESSON.answers);
});

test("between two chapters nobody departs, and a lesson that is not divided is one chapter", () => {
  expect(standingOf(chapterOf(DIVIDED, 1), 2, 1)).toBe("over");
  expect(standingOf(chapterOf(DIVIDED, 3), 4, 3)).toBe("departed");
  expect(chapterOf(LESSON, 4)).toMatchObject({ ...LESSON, number: 1 });
});
