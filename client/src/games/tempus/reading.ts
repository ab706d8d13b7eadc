/** How the drawings of Tempus read a view, and what is named in it. */
import type { PositionOf, Stage } from "../module";
import { rowsOf, type Row } from "../tables.svelte";
import type { Doing, ShownHex, ShownPlayer, TempusView } from "./view";

export type { TempusView };
export type TempusPosition = PositionOf<TempusView>;
export type TempusStage = Stage<TempusView>;
export type Hex = ShownHex;
export type Player = ShownPlayer;
export type Terrain = Hex["terrain"];

export const TERRAINS: readonly Terrain[] = [
  "grassland",
  "farmland",
  "forest",
  "hills",
  "mountain",
];

export const ACTIONS = ["move", "offspring", "fight", "ideas", "city"] as const;

/** Find an unfinished procedure by its kind. */
export function doing(view: TempusView, kind: Doing["kind"]): Doing | undefined {
  return view.doing.find((one) => one.kind === kind);
}

/** The eras in the order in which they are reached. */
export function eras(): string[] {
  return rowsOf("eras").map((row) => row["era"] ?? "");
}

/** The key under which the catalogues name an era. */
export function eraKey(era: string): string {
  return `era-${era.replace("_", "-")}`;
}

/** The number of an era, the start being nought. */
export function eraIndex(era: string): number {
  return eras().indexOf(era);
}

/** Part the name of a card into its effect and its terrain. */
export function cardParts(card: string): { effect: string; terrain: Terrain } {
  const [effect = "", name = ""] = card.split(" ");
  return { effect, terrain: TERRAINS.find((terrain) => terrain === name) ?? "grassland" };
}

/** The printed row of a card. */
export function cardRow(card: string): Row {
  const { effect, terrain } = cardParts(card);
  const isOf = (row: Row) => row["type"] === effect && row["terrain"] === terrain;
  return rowsOf("cards").find(isOf) ?? {};
}
