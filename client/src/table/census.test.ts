import { describe, expect, it } from "vitest";

import type { CardKind, Sentence } from "../protocol";
import { found, groupsOf } from "./census";

const said = (key: string): Sentence => ({ key });
const tell = ({ key }: Sentence) => key;

function kind(group: string, name: string, copies: number, ...seen: string[]): CardKind {
  return {
    group: said(group),
    name,
    title: said(name),
    text: said(`does ${name}`),
    copies,
    seen: seen.map(said),
  };
}

const KINDS = [
  kind("civil", "Iron", 3, "row", "row"),
  kind("civil", "Alchemy", 1, "hand of Ada"),
  kind("military", "Legion", 2),
];
const GROUPS = groupsOf(KINDS, tell);
const names = (wanted: string, isUnseenOnly = false) =>
  found(GROUPS, { wanted, isUnseenOnly }).flatMap(({ kinds }) => kinds.map(({ name }) => name));

describe("the cards of a game", () => {
  it("are counted group by group", () => {
    expect(GROUPS.map(({ title, unseen, copies }) => [title, unseen, copies])).toEqual([
      ["civil", 1, 4],
      ["military", 2, 2],
    ]);
  });

  it("name each place once", () => {
    expect(GROUPS[0]?.kinds.map(({ places }) => places)).toEqual([["row ×2"], ["hand of Ada"]]);
  });

  it("are found by words of name, text, group and place", () => {
    expect(names("")).toEqual(["Iron", "Alchemy", "Legion"]);
    expect(names("does iron")).toEqual(["Iron"]);
    expect(names("MILITARY")).toEqual(["Legion"]);
    expect(names("ada")).toEqual(["Alchemy"]);
    expect(names("iron legion")).toEqual([]);
  });

  it("can be only those that are unseen, and the counts of a group stay", () => {
    expect(names("", true)).toEqual(["Iron", "Legion"]);
    expect(found(GROUPS, { wanted: "", isUnseenOnly: true })[0]?.copies).toBe(4);
  });
});
