/**
 * Every sentence that the client says is in the catalogues, and every one of the browser's is said.
 */
import { FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";

import { withMinus, words } from "./words.svelte";

type Files = Record<string, string>;
const code: Files = import.meta.glob(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const faces: Files = import.meta.glob("../../../src/aevum/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games: Files = import.meta.glob("../../../src/aevum/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What the server tells, and the browser only passes on. */
const TOLD = /^web-(refused|tiding)-/;
const sources = Object.values(code).join("\n");
const said = new Set<string>(sources.match(/(?<=")web-[a-z0-9-]+(?=")/g) ?? []);
const begun = [...(sources.match(/(?<=`)web-[a-z-]+-(?=\$\{)/g) ?? [])];

/** List the keys of the catalogues of a language. */
function keysIn(files: Files, lang: string): string[] {
  const texts = Object.entries(files).filter(([name]) => name.endsWith(`/${lang}.ftl`));
  return texts.flatMap(([, text]) => new FluentResource(text).body.map((entry) => entry.id));
}

test.each(["en", "de"])("every sentence the client says is in the catalogues of %s", (lang) => {
  const known = new Set([...keysIn(faces, lang), ...keysIn(games, lang)]);

  expect([...said].filter((key) => !known.has(key))).toEqual([]);
});

test("a number below zero has a minus, and a name keeps its hyphen", () => {
  expect(withMinus("a-1 and -a2: -3 (-3)", { n: -3 })).toBe("a-1 and -a2: \u22123 (\u22123)");
  expect(withMinus("from -1 on", { n: 3 })).toBe("from -1 on");
});

test("no sentence of the browser is unused", () => {
  const isUsed = (key: string) =>
    said.has(key) || begun.some((beginning) => key.startsWith(beginning));
  const own = keysIn(faces, "en").filter((key) => key.startsWith("web-") && !TOLD.test(key));

  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((key) => !isUsed(key))).toEqual([]);
});

test("several things are told once each, whatever forms their names have", () => {
  const list = { key: "list", args: { 0: { key: "one" }, 1: { key: "two" } } };

  expect(words.tell(list)).toBe("one, two");
});

test("the words of the game that was chosen last are known, whichever come first", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  const answers = new Map<string, (text: string) => void>();
  vi.stubGlobal("fetch", (path: string) => {
    const text = new Promise<string>((resolve) => answers.set(path, resolve));
    return Promise.resolve({ ok: true, text: () => text });
  });
  const both = [words.learn("tempus"), words.learn("hyperborea")];
  await vi.waitFor(() => expect(answers.size).toBe(3));

  for (const game of ["hyperborea", "tempus"]) {
    answers.get("/api/text/en")?.("");
    answers.get(`/api/text/en/${game}`)?.(`name = ${game}`);
  }
  await Promise.all(both);
  vi.unstubAllGlobals();

  expect([words.game, words.say("name")]).toEqual(["hyperborea", "hyperborea"]);
});
