/** What the view of a position of Tempus holds, as the server sends it. */

type Terrain = "grassland" | "farmland" | "forest" | "hills" | "mountain";
type Era =
  | "start"
  | "writing"
  | "agriculture"
  | "city_building"
  | "road_building"
  | "trade"
  | "seafaring"
  | "printing"
  | "industry"
  | "railways"
  | "flight";

/** One land hex and what stands on it. */
export interface ShownHex {
  name: string;
  terrain: Terrain;
  coastal: boolean;
  owner: number;
  tokens: number;
  city: number;
}

/** The numbers of an era's row and the terrain that leads on. */
export interface ShownRow {
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

export interface ShownPlayer {
  seat: number;
  era: Era;
  action_tokens: number;
  supply: number;
  city_supply: number[];
  hand_size: number;
  controlled: number;
  cities: number;
  points: number;
  row?: ShownRow;
  hand?: string[];
}

/** An unfinished procedure; which fields it has depends on its kind. */
export interface Doing {
  kind: "lay-tile" | "settle" | "turn" | "move" | "fight" | "progress";
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
  hexes: ShownHex[];
  tiles: { tile: string; centre: string; rotation: number }[];
  lakes: string[][];
  players: ShownPlayer[];
  pile: number;
  discard: string[];
  doing: Doing[];
  /** How many rows of each table are reconstructed. */
  reconstructed: Record<string, number>;
}
