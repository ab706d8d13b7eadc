/** What the view of a position of Tempus holds, as the server sends it. */
import type { View } from "../module";

export const TERRAINS = ["grassland", "farmland", "forest", "hills", "mountain"] as const;
export type Terrain = (typeof TERRAINS)[number];

export const ERAS = [
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
] as const;
export type Era = (typeof ERAS)[number];

export const ACTIONS = ["move", "offspring", "fight", "ideas", "city"] as const;

/** One land hex and what stands on it. */
export interface Hex {
  name: string;
  terrain: Terrain;
  coastal: boolean;
  owner: number;
  tokens: number;
  city: number;
}

/** The numbers of an era's row and the terrain that leads on. */
export interface Row {
  action_tokens: number;
  move_tokens: number;
  move_range: number;
  offspring: number;
  stack_limit: number;
  sea: boolean;
  cards_drawn: number;
  hand_limit: number;
  next_terrain: Terrain;
}

export interface Player {
  seat: number;
  era: Era;
  action_tokens: number;
  supply: number;
  city_supply: [number, number, number];
  hand_size: number;
  controlled: number;
  cities: number;
  points: number;
  row?: Row;
  hand?: string[];
}

/** An unfinished procedure; which fields it has depends on its kind. */
export interface Doing {
  kind: string;
  tile?: string;
  terrains?: Terrain[];
  centre?: string;
  start?: string;
  source?: string;
  target?: string;
  attacker?: number;
  defender?: number;
  terrain?: Terrain | "";
  attack_cards?: number;
  defence_cards?: string[];
  own_attack_cards?: string[];
}

export interface TempusView {
  seat: number;
  seats: number;
  asked: number;
  round: number;
  start_seat: number;
  hexes: Hex[];
  tiles: { tile: string; centre: string; rotation: number }[];
  lakes: string[][];
  players: Player[];
  pile: number;
  discard: string[];
  doing: Doing[];
  /** How many rows of each table are reconstructed. */
  reconstructed: Record<string, number>;
}

/** Read a view as one of Tempus. */
export function tempus(view: View): TempusView {
  return view as unknown as TempusView;
}

/** Find an unfinished procedure by its kind. */
export function doing(view: TempusView, kind: string): Doing | undefined {
  return view.doing.find((one) => one.kind === kind);
}

/** The key under which the catalogues name an era. */
export function eraKey(era: Era): string {
  return `era-${era.replace("_", "-")}`;
}

/** Part the name of a card into its effect and its terrain. */
export function cardParts(card: string): { effect: string; terrain: Terrain } {
  const [effect = "", terrain = "grassland"] = card.split(" ");
  return { effect, terrain: terrain as Terrain };
}
