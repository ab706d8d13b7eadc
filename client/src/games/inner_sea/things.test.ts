/** What sentences point at, and how stacks and names are set out. */
import { describe, expect, it, vi } from "vitest";

import { words } from "../../i18n/words.svelte";
import type { Choice, Entry } from "../../protocol";
import { nameLines, placesIn } from "./stacks";
import { isPlaced, motion, roundName, things } from "./things";
import { BARBARIANS, holderOf, markOf } from "./reading";
import type { Area, Display, SeaView } from "./view";

const area = (name: string) => ({ key: `area-${name}`, args: {} });
const choice = (text: string) => ({ text }) as Choice;

describe("things", () => {
  it("are areas by name, cards and Wonders by key", () => {
    expect(things({ key: "label-deploy", args: { area: area("rome"), n: 2 } })).toEqual(["rome"]);
    expect(
      things({ key: "label-move", args: { area: area("rome"), goal: area("apulia") } }),
    ).toEqual(["rome", "apulia"]);
    expect(things({ key: "label-play", args: { card: { key: "card-20", args: {} } } })).toEqual([
      "card-20",
    ]);
    expect(
      things({ key: "label-build", args: { wonder: { key: "wonder-W04", args: {} } } }),
    ).toEqual(["wonder-W04"]);
  });

  it("are civilizations only where nothing else is named", () => {
    const other = { key: "civilization-romans", args: {} };
    expect(things({ key: "label-against", args: { other } })).toEqual(["civilization-romans"]);
    expect(things({ key: "label-strike", args: { area: area("troy"), other, n: 1 } })).toEqual([
      "troy",
    ]);
  });
});

describe("a round of the log", () => {
  it("is a turn of its epoch, whichever epoch the game began with", () => {
    const say = vi.spyOn(words, "say");
    const view = (epoch: number, turn: number, round: number) =>
      ({ epoch, turn, round }) as SeaView;

    roundName(view(2, 0, 4), 3);
    roundName(view(2, 0, 4), 5);
    roundName(view(3, 2, 2), 1);

    const told = say.mock.calls.map(([, args]) => args);
    say.mockRestore();
    expect(told).toEqual([
      { epoch: { key: "epoch-1" }, turn: 3 },
      { epoch: { key: "epoch-2" }, turn: 1 },
      { epoch: { key: "epoch-3" }, turn: 1 },
    ]);
  });
});

describe("options", () => {
  it("are chosen in place or by a button", () => {
    expect(
      ["deploy rome", "play gold_mine", "build labyrinth", "against romans"]
        .map(choice)
        .every(isPlaced),
    ).toBe(true);
    expect(
      ["done", "talent", "lose own", "number 2", "become romans"].map(choice).some(isPlaced),
    ).toBe(false);
  });
});

describe("motion", () => {
  it("goes from an area to another, or shows where something happened", () => {
    const entry = (args: object): Entry => ({
      at: 1,
      round: 1,
      seat: 2,
      said: { key: "note", args } as Entry["said"],
    });
    expect(motion(entry({ area: area("rome"), goal: area("apulia") }))).toEqual({
      seat: 2,
      from: "rome",
      to: "apulia",
    });
    expect(motion(entry({ area: area("rome") }))).toEqual({ seat: 2, from: null, to: "rome" });
    expect(motion(entry({ n: 3 }))).toBeNull();
  });
});

describe("stacks", () => {
  const filled = (disks: number[], white: number[] = []): Area => ({
    name: "rome",
    kind: "land",
    x: 0,
    y: 0,
    edges: [],
    near: [],
    disks,
    white,
    contested: false,
  });

  it("never lie on each other", () => {
    for (let n = 1; n <= 7; n++) {
      const places = placesIn(filled(Array.from({ length: n }, () => 2)));
      expect(places).toHaveLength(n);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(n);
    }
  });

  it("show who holds an area alone", () => {
    expect(holderOf(filled([0, 3, 0]))).toBe(1);
    expect(holderOf(filled([1, 3, 0]))).toBe(-1);
    expect(holderOf(filled([0, 0, 0]))).toBe(-1);
  });
});

describe("names", () => {
  it("are parted where they are long", () => {
    expect(nameLines("Rome")).toEqual(["Rome"]);
    expect(nameLines("Celt-Iberia")).toEqual(["Celt-Iberia"]);
    expect(nameLines("Pillars of Hercules")).toEqual(["Pillars of", "Hercules"]);
    expect(nameLines("Mauretanien")).toEqual(["Mauretanien"]);
    expect(nameLines("sea_lesser_syrtis")).toEqual(["sea_lesser_", "syrtis"]);
  });
});

describe("the marks", () => {
  const sides = (...seats: number[]) => ({
    players: seats.map((seat, civ) => ({ seat, civ }) as Display),
  });
  const marks = (view: { players: Display[] }) => view.players.map(({ civ }) => markOf(view, civ));

  it("are those of the seats where each runs one civilization", () => {
    expect(marks(sides(2, 0, 1))).toEqual([2, 0, 1]);
  });

  it("are left over ones for further civilizations and for those that nobody runs", () => {
    expect(marks(sides(1, 0, 1, -1, 0))).toEqual([1, 0, 2, 3, 4]);
    expect(markOf(sides(0, 1), BARBARIANS)).toBe(BARBARIANS);
  });
});
