import { expect, test } from "vitest";

import { creditsOf } from "./credits";

const AUTHORS = { ada: { name: "Ada", page: "http://ada.example" }, ben: { name: "Ben" } };

test("a picture is credited to its author, once however often it is used", () => {
  const lists = [
    { iron: "ben/war-pick", coal: "ada/coal-pile" },
    { bronze: "ben/war-pick", oil: "ben/oil-rig" },
  ] as Record<string, string>[];

  expect(creditsOf(lists, AUTHORS)).toEqual([
    { author: "ben", name: "Ben", pictures: ["oil rig", "war pick"] },
    { author: "ada", name: "Ada", page: "http://ada.example", pictures: ["coal pile"] },
  ]);
});
