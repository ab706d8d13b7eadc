import { describe, expect, it } from "vitest";

import {
  abilityEffect,
  branchesWord,
  chipName,
  chipParts,
  programOf,
  programSentence,
  signs,
} from "./effects";

describe("programOf", () => {
  it("reads what comes together and what is chosen", () => {
    const { branches } = programOf("ATTACK:1 + MOVE:2 | FORT:2");
    expect(branches.map((branch) => branch.map(({ name, amount }) => `${name} ${amount}`))).toEqual(
      [["ATTACK 1", "MOVE 2"], ["FORT 2"]],
    );
  });

  it("reads separate progress, created cubes and exchanges", () => {
    expect(programOf("PROG:2x3").branches[0]?.[0]).toMatchObject({
      name: "PROG",
      steps: 2,
      amount: 3,
    });
    expect(programOf("CREATE(blue):1").branches[0]?.[0]).toMatchObject({
      name: "CREATE",
      colour: "blue",
      amount: 1,
    });
    const [exchange, draw] =
      programOf("PAY(REMOVE_CUBE:1 => CREATE(any):1 + DRAW:2) + DRAW:1").branches[0] ?? [];
    expect(exchange?.loss).toMatchObject({ name: "REMOVE_CUBE", amount: 1 });
    expect(exchange?.gain[0]?.map(({ name }) => name)).toEqual(["CREATE", "DRAW"]);
    expect(draw).toMatchObject({ name: "DRAW", amount: 1 });
  });

  it("reads permanent effects", () => {
    expect(programOf("SOT(DRAW:1)")).toMatchObject({ kind: "start" });
    expect(programOf("BONUS(GEM => GEM:1)")).toMatchObject({ kind: "bonus", on: "GEM" });
    expect(programOf("INSTEAD(MOVE => FLY)")).toMatchObject({
      kind: "instead",
      on: "MOVE",
      to: "FLY",
    });
  });
});

describe("words and pictures", () => {
  it("parts an exchange from what follows", () => {
    expect(branchesWord(programOf("GEM:1 + NEIGHBOURS(REMOVE_GEM:1)").branches).key).toBe(
      "effect-also",
    );
    expect(branchesWord(programOf("GEM:1 + MOVE:1").branches).key).toBe("effect-and");
    expect(branchesWord(programOf("ATTACK:1 | FORT:2").branches).key).toBe("effect-or");
    expect(programSentence("SOT(FORT:1)").key).toBe("own-start-of-turn");
  });

  it("draws a sign for each effect, with a number from two up", () => {
    expect(signs("MOVE:2 + FIGURE:1").map(({ art, number }) => art + number)).toEqual([
      "MOVE2",
      "FIGURE",
    ]);
    expect(signs("PROG:2x3").map(({ number }) => number)).toEqual(["3×2"]);
    expect(signs("ATTACK:1 | FORT:2").map(({ join }) => join)).toEqual(["", "or", ""]);
    expect(signs("PAY(REMOVE_GEM:1 => ATTACK:1)").map(({ art, join }) => art || join)).toEqual([
      "REMOVE_GEM",
      "for",
      "ATTACK",
    ]);
  });

  it("finds what a faction tile gives", () => {
    expect(abilityEffect("CHARGES(2 : ATTACK:1 | FORT:1)")).toBe("ATTACK:1 | FORT:1");
    expect(abilityEffect("EXTRA_SET(W A : REMOVE_GREY:1 + GEM:1)")).toBe("REMOVE_GREY:1 + GEM:1");
    expect(abilityEffect("IGNORE_TERRAIN")).toBe("");
  });

  it("names the chips of the pool", () => {
    expect(chipName("CREATE(any):2")).toBe("CREATE");
    expect(chipName("PAY gem-for-attack")).toBe("PAY");
    expect(chipParts("ATTACK:1 | FORT:2").map(chipName)).toEqual(["ATTACK", "FORT"]);
    expect(chipParts("PAY gem-for-attack")).toEqual(["PAY gem-for-attack"]);
  });
});
