/** What the view of a position of the Inner Sea holds, as the server sends it. */
import type { View } from "../module";
import tables from "./tables.json";

/** The place of the Barbarians among the factions, behind up to six civilizations. */
export const BARBARIANS = 6;

export const PHASES = ["growth", "card", "competition", "reckoning"] as const;
export type Phase = (typeof PHASES)[number];
export type Kind = "land" | "shallow_sea" | "deep_sea";

/** One area in play and the disks of every faction in it. */
export interface Area {
  name: string;
  kind: Kind;
  edges: string[];
  near: string[];
  disks: number[];
  white: number[];
  contested: boolean;
}

/** One civilization; `seat` is below zero if nobody at the table runs it. */
export interface Player {
  civ: number;
  seat: number;
  civilization: string;
  home: string;
  stock: number;
  ready: number;
  sea_ready: number;
  talents: number;
  loot: number;
  vp: number;
  cities: number;
  hand_size: number;
  aside_size: number;
  investments: string[];
  saga: number;
  has_drought: boolean;
  has_passed: boolean;
  has_built: boolean;
  hand?: string[];
  aside?: string[];
}

export interface Wonder {
  name: string;
  state: "available" | "built" | "buried";
  owner: number;
  area: string;
  is_silenced: boolean;
}

/** A card that lies in a competition; without a name it lies face down. */
export interface Laid {
  civ: number;
  card: string;
}

/** An unfinished procedure; which fields it has depends on its kind. */
export interface Doing {
  kind: "growth" | "play" | "reactions" | "build" | "removal" | "competition";
  civ?: number;
  card?: string;
  targets?: string[];
  wonder?: string;
  owed?: number;
  area?: string;
  left?: number;
  laid?: Laid[];
  part?: string;
  level?: number;
  losers?: number[];
  lost?: number[];
}

export interface SeaView {
  seat: number;
  seats: number;
  asked: number;
  decider: number;
  is_over: boolean;
  winners: number[];
  scenario: string;
  map: string;
  epoch: number;
  last_epoch: number;
  turn: number;
  round: number;
  phase: Phase;
  order: number[];
  areas: Area[];
  players: Player[];
  barbarian_stock: number;
  wonders: Wonder[];
  deck: number;
  top: string[];
  discard: string[];
  beside: string[];
  is_omen_out: boolean;
  has_sudden_death: boolean;
  doing: Doing[];
}

/** Read a view as one of the Inner Sea. */
export function sea(view: View): SeaView {
  return view as unknown as SeaView;
}

/** Find the innermost unfinished procedure of a kind. */
export function doing(view: SeaView, kind: Doing["kind"]): Doing | undefined {
  return view.doing.findLast((one) => one.kind === kind);
}

/** The civilizations that a seat runs. */
export function ownOf(view: SeaView, seat: number): Player[] {
  return seat < 0 ? [] : view.players.filter((player) => player.seat === seat);
}

/** The key under which the catalogues name a faction. */
export function factionKey(view: SeaView, faction: number): string {
  if (faction >= BARBARIANS) return "barbarians";
  return `civilization-${view.players[faction]?.civilization ?? "open"}`;
}

/** The mark of a faction: its seat's own for the first civilization of a seat, one left over else. */
export function markOf({ players }: Pick<SeaView, "players">, faction: number): number {
  if (faction >= BARBARIANS) return BARBARIANS;
  const isFirst = ({ seat }: Player, civ: number) => seat >= 0 && players.findIndex((one) => one.seat === seat) === civ;
  const player = players[faction];
  if (!player || isFirst(player, faction)) return player?.seat ?? faction;
  const taken = new Set(players.filter(isFirst).map(({ seat }) => seat));
  const left = Array.from({ length: BARBARIANS }, (_, mark) => mark).filter((mark) => !taken.has(mark));
  const before = players.filter((one, civ) => civ < faction && !isFirst(one, civ)).length;
  return left[before] ?? faction;
}

/** The factions with own or white disks in an area, civilizations first. */
export function factionsIn(area: Area): { faction: number; own: number; white: number }[] {
  return area.disks
    .map((own, faction) => ({ faction, own, white: area.white[faction] ?? 0 }))
    .filter(({ own, white }) => own + white > 0);
}

/** The faction that alone has disks in an area; -1 if there is none or several. */
export function holderOf(area: Area): number {
  const there = factionsIn(area);
  return there.length === 1 ? (there[0]?.faction ?? -1) : -1;
}

const WONDER_IDS = new Map(tables.wonders.map(([id, slug]) => [String(slug), String(id)]));

/** The key under which the catalogues name a Wonder. */
export function wonderKey(name: string): string {
  return `wonder-${WONDER_IDS.get(name) ?? name}`;
}
