import { expect, test } from "vitest";

import type { Lesson } from "../protocol";
import { answerAt, chapterOf, chosenAlong, membersAt, spanAt, standingOf, strayIn } from "./lesson";

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

/** A set of five disks, of which three go to one place. */
const DISKS = ["deploy a", "deploy b", "deploy c", "deploy c", "deploy c"];

test("a lesson chooses of a set what it answers next, as far as that is offered", () => {
  const lesson = { ...LESSON, answers: ["done", ...DISKS, "", "deploy a"] };
  const offered = ["deploy a", "deploy b", "deploy c", "deploy d"];

  expect(membersAt(lesson, 1, offered, 9)).toEqual(DISKS);
  expect(membersAt(lesson, 1, offered, 2)).toEqual(["deploy a", "deploy b"]);
  expect(membersAt(lesson, 0, offered, 9)).toEqual([]);
});

test("members of a set count as played in whatever order they are chosen", () => {
  expect(chosenAlong(DISKS, [])).toBe(0);
  expect(chosenAlong(DISKS, ["deploy c", "deploy c"])).toBe(0);
  expect(chosenAlong(DISKS, ["deploy c", "deploy b", "deploy a"])).toBe(3);
  expect(chosenAlong(DISKS, DISKS.toReversed())).toBe(5);
});

test("what the lesson does not choose is stray, and so is what is chosen too often", () => {
  expect(strayIn(DISKS, ["deploy c", "deploy a"])).toBeUndefined();
  expect(strayIn(DISKS, ["deploy c", "deploy d"])).toBe("deploy d");
  expect(strayIn(DISKS, ["deploy a", "deploy a"])).toBe("deploy a");
  expect(strayIn([], ["retire a"])).toBe("retire a");
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
