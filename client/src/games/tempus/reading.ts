/** How the drawings of Tempus read a view, and what is named in it. */
import type { View } from "../module";
import type { Doing, ShownHex, ShownPlayer, TempusView } from "./view";

export type { TempusView };
export type Hex = ShownHex;
export type Player = ShownPlayer;
export type Terrain = Hex["terrain"];
export type Era = Player["era"];

export const TERRAINS: readonly Terrain[] = [
  "grassland",
  "farmland",
  "forest",
  "hills",
  "mountain",
];

export const ERAS: readonly Era[] = [
  "start",
  "writing",
  "agriculture",
  "city_building",
  "road_building",
  "trade",
  "seafaring",
  "printing",
  "industry",
  "railways",
  "flight",
];

export const ACTIONS = ["move", "offspring", "fight", "ideas", "city"] as const;

/** Read a view as one of Tempus. */
export function tempus(view: View): TempusView {
  return view as unknown as TempusView;
}

/** Find an unfinished procedure by its kind. */
export function doing(view: TempusView, kind: Doing["kind"]): Doing | undefined {
  return view.doing.find((one) => one.kind === kind);
}

/** The key under which the catalogues name an era. */
export function eraKey(era: Era): string {
  return `era-${era.replace("_", "-")}`;
}

/** The number of an era, the start being nought. */
export function eraIndex(era: Era): number {
  return ERAS.indexOf(era);
}

/** Part the name of a card into its effect and its terrain. */
export function cardParts(card: string): { effect: string; terrain: Terrain } {
  const [effect = "", name = ""] = card.split(" ");
  return { effect, terrain: TERRAINS.find((terrain) => terrain === name) ?? "grassland" };
}
