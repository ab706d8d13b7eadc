/** What the view of a position of Hyperborea holds, as the server sends it. */
import type { View } from "../module";

export const COLOURS = ["red", "green", "purple", "blue", "orange", "yellow", "grey"] as const;
export type Colour = (typeof COLOURS)[number];
/** The colours that have a row of development. */
export const ROWS = COLOURS.slice(0, 6);

export const TERRAINS = ["desert", "forest", "swamp", "mountain"] as const;
export type Terrain = (typeof TERRAINS)[number];

export const BASICS = ["exploration", "warfare", "growth", "progress", "trade", "science"] as const;
export type Back = "bronze" | "silver" | "gold";
export type Counts = Record<Colour, number>;

/** The letters of the tables for spaces, in the order of the colours; A takes any colour but grey. */
const SPACE_LETTERS = "RGPBOYW";
/** What a space takes: a colour, or any but grey. */
export type SpaceKind = Colour | "any";

/** A city or a ruin of a hex. */
export interface Site {
  number: number;
  kind: "city" | "ruin";
  occupant: number | "ghost";
  city?: string;
  effect?: string;
  is_known?: boolean;
  back?: Back;
  tiles?: number;
}

/** A place of the board; what lies face down has no more than its place. */
export interface Place {
  name: string;
  q: number;
  r: number;
  role: "central" | "borderland" | "homeland";
  home_of: number;
  face_up: boolean;
  hex?: string;
  terrain?: Terrain;
  provenance?: string;
  points?: number;
  controller?: number;
  figures?: number[];
  fortresses?: number[];
  sites?: Site[];
}

/** What a set or a card does, and where that comes from. */
export interface Effective {
  effect: string;
  provenance: string;
  points?: number;
  own_name?: string;
  is_known?: boolean;
  name_provenance?: string;
  deck_provenance?: string;
}

/** A set of spaces on a player's board. */
export interface CubeSet extends Effective {
  set: string;
  spaces: string;
  cubes: (Colour | "")[];
  complete: boolean;
  permanent: boolean;
  on: boolean;
}

/** A technology on offer. */
export interface Offer extends Effective {
  technology: string;
  grey: number;
  spaces: string;
  permanent: boolean;
}

export interface Deck {
  deck: string;
  left: number;
  under: string[];
  cards: Offer[];
}

export interface RuinTile {
  name: string;
  effect: string;
  is_known: boolean;
  provenance: string;
}

export interface FactionTile {
  name: string;
  ability: string;
  is_known: boolean;
  provenance: string;
}

export interface Player {
  seat: number;
  faction: string;
  tile: FactionTile | Record<string, never>;
  charges: number;
  bag: Counts;
  available: Counts;
  unused: Counts;
  sets: CubeSet[];
  supply: number;
  fortresses: number;
  gems: number;
  kept: Back | "";
  kept_tile?: RuinTile;
  ghosts: number;
  graves: number[];
  levels: Record<string, number>;
  technologies: number;
  objectives: string[];
  controlled: number;
  points: number;
  points_by_kind: Record<string, number>;
}

/** An unfinished procedure; which fields it has depends on its kind. */
export interface Doing {
  kind: string;
  seat?: number;
  back?: Back;
  tile?: RuinTile;
}

export interface HyperboreaView {
  seat: number;
  seats: number;
  asked: number;
  round: number;
  active: number;
  start_seat: number;
  ending: number;
  conditions: number;
  objectives: string[];
  needed: { gems: number; technologies: number };
  top_level: number;
  upgrade_level: number;
  hexes: Place[];
  players: Player[];
  gems: number;
  ghosts: number;
  supply: Counts;
  decks: Deck[];
  pool: string[];
  stopped: string[];
  doing: Doing[];
}

/** Read a view as one of Hyperborea. */
export function hyperborea(view: View): HyperboreaView {
  return view as unknown as HyperboreaView;
}

/** Find an unfinished procedure by its kind. */
export function doing(view: HyperboreaView, kind: string): Doing | undefined {
  return view.doing.find((one) => one.kind === kind);
}

/** What the spaces of a set take, out of the letters of the tables. */
export function spacesOf(letters: string): SpaceKind[] {
  return [...letters].map((letter) => COLOURS[SPACE_LETTERS.indexOf(letter)] ?? "any");
}

/** The cubes of an area one by one. */
export function cubesOf(counts: Counts): Colour[] {
  return COLOURS.flatMap((colour) => Array.from({ length: counts[colour] }, () => colour));
}

/** The faction tile of a player; null in an invasion. */
export function tileOf(player: Player): FactionTile | null {
  return "name" in player.tile ? (player.tile as FactionTile) : null;
}

/** The deck of a technology: the number after its letter. */
export function deckOf(technology: string): number {
  return Number(technology[1] ?? 1);
}

/** The name under which things speak of a technology: one with a corrected name goes by that. */
export function setName(shown: { own_name?: string }, name: string): string {
  return shown.own_name ? `own:${shown.own_name.replaceAll(" ", "_")}` : name;
}
