import { describe, expect, it } from "vitest";

import type { Counsel, Position } from "../protocol";
import { actionsOf, thoughtOf } from "./coach.svelte";

const start: Position = {
  at: 7,
  seat: 0,
  asked: 0,
  is_over: false,
  view: {},
  scores: [4, 5],
  prompt: { key: "prompt-turn" },
  choices: [{ action: 5, text: "move", label: { key: "label-move" } }],
  ending: null,
};

const counsel: Counsel = {
  action: 5,
  members: [],
  label: { key: "label-move" },
  chance: 300,
  points: 1,
  gains: [],
  losses: [],
  steps: [
    {
      seat: 0,
      label: { key: "label-move" },
      asked: 0,
      scores: [5, 5],
      differences: [{ path: ["tokens"], value: [2, 2] }],
    },
    {
      seat: 0,
      label: { key: "label-end" },
      asked: 1,
      scores: [6, 5],
      differences: [{ path: ["round"], value: 2 }],
    },
  ],
};

describe("a way that is thought of", () => {
  it("begins with the position as it stands, in which nothing can be chosen", () => {
    const thought = thoughtOf(start, counsel, 0);

    expect(thought.view).toEqual(start.view);
    expect(thought.choices).toEqual([]);
    expect(thought.prompt).toBeNull();
  });

  it("lays the differences of one step on those of the steps before", () => {
    const thought = thoughtOf(start, counsel, 2);

    expect(thought.view).toEqual({ round: 2, tokens: [2, 2] });
    expect([thought.asked, thought.scores]).toEqual([1, [6, 5]]);
  });

  it("leaves the present position as it is", () => {
    thoughtOf(start, counsel, 2);

    expect(start.view).toEqual({});
  });
});

describe("the choices that a way begins with", () => {
  it("are all members of a set, or the one answer", () => {
    expect(actionsOf(counsel)).toEqual([5]);
    expect(actionsOf({ ...counsel, members: [5, 8] })).toEqual([5, 8]);
  });
});
