import { beforeAll, describe, expect, it } from "vitest";

import type { Choice } from "../../protocol";
import { setTables } from "../tables.svelte";
import { dialogueOf } from "./dialogues";
import { isPlaced, only, things, wouldBe } from "./things";
import { counted, numbered, pactsOf, warsOf } from "./reading";
import { civilization, sample, sampleView } from "./sample";
import type { Doing } from "./view";

const card = (name: string) => ({ key: `card-${name}` });
const choice = (text: string, key: string, args = {}): Choice => ({
  action: 1,
  text,
  label: { key, args },
});

beforeAll(() =>
  setTables({
    civil_cards: [
      { id: "iron", category: "mine" },
      { id: "bronze", category: "mine" },
    ],
    military_cards: [
      { id: "raid_i", kind: "aggression" },
      { id: "crusades", kind: "event" },
    ],
  }),
);

describe("what an option lights", () => {
  it("is the place of the card row", () => {
    expect(things({ key: "label-take", args: { card: card("iron"), n: 1, place: 4 } })[0]).toBe(
      "row 4",
    );
  });

  it("is both technologies of an upgrade", () => {
    const lit = things({
      key: "label-upgrade",
      args: { old: card("printing-press"), new: card("journalism"), n: 5 },
    });
    expect(lit.slice(0, 2)).toEqual(["tech printing_press", "tech journalism"]);
  });

  it("is the card of the hand, whatever is done with it", () => {
    for (const key of [
      "label-develop",
      "label-prepare",
      "label-attack",
      "label-discard",
      "label-play-bonus",
    ]) {
      expect(things({ key, args: { card: card("raid-i") } })[0]).toBe("hand raid_i");
    }
  });

  it("has a name that no other option has", () => {
    const bids = [1, 2, 3].map((n) => only({ key: "label-bid", args: { n } }));
    expect(new Set(bids).size).toBe(3);
    const seat = (n: number) => ({ key: "seat", args: { n } });
    expect(only({ key: "label-raze", args: { other: seat(0) } })).not.toBe(
      only({ key: "label-raze", args: { other: seat(1) } }),
    );
  });

  it("is nothing for resigning, which is asked for beside the board", () => {
    expect(isPlaced(choice("resign", "label-resign"))).toBe(false);
    expect(isPlaced(choice("take 1", "label-take"))).toBe(true);
  });
});

describe("an entry of the log", () => {
  it("points at the board of its seat", () => {
    const said = {
      key: "note-built",
      args: { seat: { key: "seat", args: { n: 2 } }, card: card("bronze") },
    };
    expect(things(said)).toEqual(["2: tech bronze"]);
  });
});

describe("the notation to ask why with", () => {
  it("fits the place and the kind of the card", () => {
    expect(wouldBe(sample(), "row 3")).toBe("take 3");
    expect(wouldBe(sample(), "hand raid_i")).toBe("attack raid_i 2");
    expect(wouldBe(sample(), "hand iron")).toBe("develop iron");
    expect(wouldBe(sample(), "hand crusades")).toBe("prepare crusades");
    expect(wouldBe({ ...sample(), asked: 1 }, "row 3")).toBeUndefined();
  });
});

describe("a dialogue", () => {
  it("opens for an auction and holds the bids", () => {
    const choices = [choice("bid 1", "label-bid", { n: 1 }), choice("done", "label-pass")];
    const open = dialogueOf(
      sample({ doing: [{ kind: "turn" }, { kind: "auction", card: "vast_territory_i" }] }, choices),
    );
    expect(open?.kind).toBe("auction");
    expect(open?.choices).toHaveLength(2);
  });

  it("stays closed in an ordinary turn", () => {
    const choices = [choice("take 1", "label-take"), choice("done", "label-end-actions")];
    expect(dialogueOf(sample({ doing: [{ kind: "turn" }] }, choices))).toBeNull();
  });

  it("stays closed while an event lets cards be taken from the row", () => {
    const doing: Doing[] = [
      { kind: "event", card: "international_agreement" },
      { kind: "agreement" },
    ];
    expect(dialogueOf(sample({ doing }, [choice("take 1", "label-take")]))).toBeNull();
  });

  it("opens for a choice that has no place on the board", () => {
    const choices = [choice("food 0", "label-food"), choice("food 1", "label-food")];
    expect(
      dialogueOf(sample({ doing: [{ kind: "action-card", card: "reserves_i" }] }, choices)),
    ).toMatchObject({
      kind: "choice",
      card: "reserves_i",
    });
  });
});

describe("what lies between two players", () => {
  const view = sampleView({
    players: [
      civilization(0, { pact: "peace_treaty", pact_partner: 2, pact_side: 0 }),
      civilization(1, { war: "war_over_culture", war_target: 0 }),
      civilization(2),
    ],
  });

  it("is seen from both sides", () => {
    expect(pactsOf(view, 0)).toEqual([{ card: "peace_treaty", owner: 0, other: 2, side: 0 }]);
    expect(pactsOf(view, 2)).toEqual([{ card: "peace_treaty", owner: 0, other: 0, side: 1 }]);
    expect(warsOf(view, 0)).toEqual(warsOf(view, 1));
    expect(warsOf(view, 2)).toEqual([]);
  });
});

describe("equal cards", () => {
  it("are counted in the hand and told apart in the row", () => {
    expect(counted(["spy", "raid_i", "spy"])).toEqual([
      { card: "spy", count: 2 },
      { card: "raid_i", count: 1 },
    ]);
    expect(numbered([{ card: "iron" }, { card: "iron" }]).map(({ id }) => id)).toEqual([
      "iron 0",
      "iron 1",
    ]);
  });
});
