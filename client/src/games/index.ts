/** The games that have a folder here, each with a board of its own; others get the plain one. */
import type { Component } from "svelte";

import type { GameModule, OfKind, Preset } from "./module";
import { loadTables } from "./tables.svelte";

const BOARDS = import.meta.glob<GameModule>("./*/index.ts");
const GALLERIES = import.meta.glob<Component>("./*/Gallery.svelte", { import: "default" });
const KINDS = import.meta.glob<Component<OfKind>>("./*/Kind.svelte", { import: "default" });
const DRAWN = import.meta.glob<Record<string, string>>("./*/pictures/emblem.json", {
  query: "?drawn",
  import: "default",
  eager: true,
});
const PRESETS = import.meta.glob<Preset>("./*/preset.ts", { import: "default", eager: true });

/** Fetch the drawings of a game; what is printed comes first, for they are made from it. */
export async function boardOf(game: string): Promise<GameModule> {
  await loadTables(game);
  const load = BOARDS[`./${game}/index.ts`];
  return load ? load() : import("./plain/index");
}

/** Fetch everything that a game draws, side by side; null if it draws nothing. */
export async function galleryOf(game: string): Promise<Component | null> {
  await loadTables(game);
  return (await GALLERIES[`./${game}/Gallery.svelte`]?.()) ?? null;
}

/** Fetch the drawing of a game's cards and tiles by their names; null if it has none. */
export async function kindOf(game: string): Promise<Component<OfKind> | null> {
  return (await KINDS[`./${game}/Kind.svelte`]?.()) ?? null;
}

/** The pictures of the games by their names. */
export const EMBLEMS: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(DRAWN));

/** Options with which a game begins at once; a game without any begins as its rules say. */
export function presetOf(game: string): Preset | undefined {
  return PRESETS[`./${game}/preset.ts`];
}
