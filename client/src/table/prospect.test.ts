import { expect, test } from "vitest";

import type { Figure } from "../games/module";
import { changed } from "./changes";
import { prospectOf, shifts } from "./prospect";

interface Toy {
  deck: number;
  players: { stone: number; hand: string[]; found?: string[] }[];
}

const VIEW: Toy = {
  deck: 5,
  players: [
    { stone: 3, hand: ["a"] },
    { stone: 7, hand: [] },
  ],
};

/** The numbers of a player of this little game. */
function numbers(view: Toy, seat: number): Figure[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    { icon: "", title: "stone", value: player.stone },
    { icon: "", title: `cards: ${player.hand.length}`, value: player.hand.length },
  ];
}

test("differences are carried out on a copy, and what stays is shared", () => {
  const after = changed(VIEW, [
    { path: ["players", 0, "stone"], value: 1 },
    { path: ["players", 0, "found"], value: ["b"] },
  ]);

  const [mine, other] = after.players;
  expect(mine).toEqual({ stone: 1, hand: ["a"], found: ["b"] });
  expect(other).toBe(VIEW.players[1]);
  expect(VIEW.players[0]).toEqual({ stone: 3, hand: ["a"] });
});

test("a whole part of a view can be another", () => {
  expect(changed(VIEW, [{ path: [], value: { deck: 0 } }])).toEqual({ deck: 0 });
});

test("only the numbers that become others are listed, one's own first", () => {
  const after = changed(VIEW, [
    { path: ["players", 0, "stone"], value: 1 },
    { path: ["players", 1, "hand"], value: ["a", "b"] },
    { path: ["deck"], value: 4 },
  ]);

  expect(shifts(numbers, VIEW, after, 2, 1)).toEqual([
    { seat: 1, title: "cards: 0", from: 0, to: 2 },
    { seat: 0, title: "stone", from: 3, to: 1 },
  ]);
});

test("a choice that changes nothing that counts has nothing to show", () => {
  const choice = { action: 1, text: "wait", label: { key: "wait" } };
  const told = {
    type: "foreseen" as const,
    id: "",
    differences: [],
    tries: 3,
    is_certain: true,
    is_final: false,
    losses: [],
  };

  const prospect = prospectOf(VIEW, choice, told);

  expect(prospect.after).toBe(VIEW);
  expect(shifts(numbers, VIEW, prospect.after, 2, 0)).toEqual([]);
});
