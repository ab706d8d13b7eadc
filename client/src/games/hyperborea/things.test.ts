import { describe, expect, it } from "vitest";

import { isPlaced, motion, spentBy, things } from "./things";

const choice = (key: string, args: Record<string, unknown> = {}) =>
  ({ action: 1, text: "", label: { key, args } }) as Parameters<typeof isPlaced>[0];

describe("things", () => {
  it("names a cube, its space, and both together", () => {
    const label = {
      key: "label-place",
      args: {
        colour: { key: "colour-red" },
        set: { key: "set-basic", args: { name: { key: "basic-warfare" }, n: 1 } },
        n: 2,
      },
    };
    expect(things(label)).toEqual(["cube red", "space warfare-1 2", "red>warfare-1 2"]);
  });

  it("names where a figure comes from and goes to, and the effect it spends", () => {
    const label = { key: "label-walk", args: { own: "d4", hex: "e4", n: 1 } };
    expect(things(label)).toEqual([
      "e4",
      "d4",
      "at e4",
      "from d4",
      "d4>e4",
      "pool MOVE",
      "MOVE@e4",
    ]);
  });

  it("names cities by their printed name and targets by their site or seat", () => {
    expect(
      things({ key: "label-enter-city", args: { hex: "d4", city: { key: "city-B01-1" } } }),
    ).toContain("city d4 B01-1");
    expect(things({ key: "label-attack-ghost", args: { hex: "d4", n: 2 } })).toContain("site d4 2");
    const other = { key: "seat", args: { n: 3 } };
    expect(things({ key: "label-shoot-figure", args: { hex: "d4", other } })).toContain(
      "piece d4 3",
    );
  });

  it("finds technologies with a name of the player's own tables", () => {
    const label = {
      key: "label-take",
      args: { technology: { key: "own-name", args: { name: "Iron Ships" } } },
    };
    expect(things(label)).toContain("card own:Iron_Ships");
  });

  it("names only places and cards of the log", () => {
    const said = { key: "note-walked", args: { own: "d4", hex: "e4" } };
    expect(things(said)).toEqual(["e4", "d4"]);
    expect(motion({ at: 1, round: 1, seat: 2, said })).toEqual({ seat: 2, from: "d4", to: "e4" });
  });
});

describe("isPlaced", () => {
  it("parts what is shown on the board from what is only a button", () => {
    expect(isPlaced(choice("label-place-completes"))).toBe(true);
    expect(isPlaced(choice("label-choose"))).toBe(false);
    expect(spentBy(choice("label-attack-ghost"))).toBe("ATTACK");
    expect(spentBy(choice("label-upgrade"))).toBe("");
  });

  it("offers a gem that waits as a button and in the pool", () => {
    const gem = choice("label-gem", { n: 1 });
    expect(isPlaced(gem)).toBe(false);
    expect(things(gem.label)).toEqual(["pool GEM"]);
  });
});
