/** Reading a view of Hyperborea: its names, and what is found in it. */
import type { Stage as AnyStage } from "../module";
import { rowsOf } from "../tables.svelte";
import type { Counts, Doing, HyperboreaView, Levels, Offer, Place, Player, RuinTile } from "./view";

/** What the drawings get. */
export type Stage = AnyStage<HyperboreaView>;
/** What the drawings of one player's things get. */
export interface OfPlayer {
  stage: Stage;
  player: Player;
  /** Whether whoever looks may choose there. */
  isOwn: boolean;
}
export type Colour = keyof Counts;
export type RowColour = keyof Levels;
export type Terrain = NonNullable<Place["terrain"]>;
export type Back = NonNullable<Doing["back"]>;
/** What a space takes: a colour, or any but grey. */
export type SpaceKind = Colour | "any";
/** What a set or a card does, and where that comes from. */
export type Effective = Pick<
  Offer,
  | "effect"
  | "provenance"
  | "points"
  | "own_name"
  | "is_known"
  | "name_provenance"
  | "deck_provenance"
>;

/** The colours that have a row of development. */
export const ROWS: readonly RowColour[] = ["red", "green", "purple", "blue", "orange", "yellow"];
export const COLOURS: readonly Colour[] = [...ROWS, "grey"];

/** The letters of the tables for spaces, by colour; A takes any colour but grey. */
const SPACE_LETTERS = "RGPBOYW";

/** Find the ruin tile that is being looked at. */
export function foundTile(view: HyperboreaView): RuinTile | undefined {
  return view.doing.find((one) => one.kind === "explore")?.tile;
}

/** What the spaces of a set take, out of the letters of the tables. */
export function spacesOf(letters: string): SpaceKind[] {
  return [...letters].map((letter) => COLOURS[SPACE_LETTERS.indexOf(letter)] ?? "any");
}

/** The cubes of an area one by one. */
export function cubesOf(counts: Counts): Colour[] {
  return COLOURS.flatMap((colour) => Array.from({ length: counts[colour] }, () => colour));
}

/** The level of a row; grey has none. */
export function levelOf(levels: Levels, colour: string): number | undefined {
  const row = ROWS.find((one) => one === colour);
  return row && levels[row];
}

/** The names of a column of a table, each once. */
export function namesIn(table: string, column: string): string[] {
  return [...new Set(rowsOf(table).map((row) => row[column] ?? ""))];
}

/** The deck that a technology is printed for. */
export function deckOf(technology: string): string {
  return rowsOf("technologies").find((row) => row["id"] === technology)?.["deck"] ?? "";
}

/** The name under which things speak of a technology: one with a corrected name goes by that. */
export function setName(shown: { own_name?: string }, name: string): string {
  return shown.own_name ? `own:${shown.own_name.replaceAll(" ", "_")}` : name;
}
