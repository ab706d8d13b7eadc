/** What is read out of a view of the Inner Sea: whose is what, and under which key it is named. */
import { rowsOf } from "../tables.svelte";
import type { Area, Display, Doing, SeaView } from "./view";

/** The place of the Barbarians among the factions, behind up to six civilizations. */
export const BARBARIANS = 6;

export type Phase = SeaView["phase"];
export type Kind = Area["kind"];
export const PHASES: readonly Phase[] = ["growth", "card", "competition", "reckoning"];

/** Find the innermost unfinished procedure of a kind. */
export function doing(view: SeaView, kind: Doing["kind"]): Doing | undefined {
  return view.doing.findLast((one) => one.kind === kind);
}

/** The civilizations that a seat runs. */
export function ownOf(view: SeaView, seat: number): Display[] {
  return seat < 0 ? [] : view.players.filter((player) => player.seat === seat);
}

/** The key under which the catalogues name a faction. */
export function factionKey(view: SeaView, faction: number): string {
  if (faction >= BARBARIANS) return "barbarians";
  return `civilization-${view.players[faction]?.civilization ?? "open"}`;
}

/** The mark of a faction: that of its seat for its first civilization, one left over else. */
export function markOf({ players }: Pick<SeaView, "players">, faction: number): number {
  if (faction >= BARBARIANS) return BARBARIANS;
  const isFirst = ({ seat }: Display, civ: number) =>
    seat >= 0 && players.findIndex((one) => one.seat === seat) === civ;
  const player = players[faction];
  if (!player || isFirst(player, faction)) return player?.seat ?? faction;
  const taken = new Set(players.filter(isFirst).map(({ seat }) => seat));
  const left = Array.from({ length: BARBARIANS }, (_, mark) => mark).filter(
    (mark) => !taken.has(mark),
  );
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

/** The key under which the catalogues name a Wonder. */
export function wonderKey(name: string): string {
  return `wonder-${rowsOf("wonders").find(({ slug }) => slug === name)?.["id"] ?? name}`;
}
