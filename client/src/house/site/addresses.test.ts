import { expect, test } from "vitest";

import { fileOf, hrefOf, pathOf } from "./addresses";

test("an address in any folder names the page that its path names on a server", () => {
  for (const path of ["/", "/table/abc", "/rules/tempus", "/credits"]) {
    const address = new URL(hrefOf(path), "https://host.example/some/folder/");

    expect(address.pathname).toBe("/some/folder/");
    expect(pathOf(address)).toBe(path);
  }
});

test("what stands after # stays there", () => {
  const address = new URL(hrefOf("/table/abc#replay"), "https://host.example/");

  expect([pathOf(address), address.hash]).toEqual(["/table/abc", "#replay"]);
});

test("what is asked of the start page is no page", () => {
  expect(pathOf(new URL("https://host.example/?game=tempus"))).toBe("/");
});

test("what never changes is a file, and all else is asked", () => {
  expect(fileOf("GET", "/api/games")).toBe("games.json");
  expect(fileOf("GET", "/api/games/inner_sea/tables")).toBe("games/inner_sea/tables.json");
  expect(fileOf("GET", "/api/text/de/tempus")).toBe("text/de/tempus.ftl");
  expect(fileOf("GET", "/api/tables/abc/record")).toBeNull();
  expect(fileOf("POST", "/api/lessons/tempus")).toBeNull();
});
