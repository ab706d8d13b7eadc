/**
 * What the sentences of Through the Ages point at: places of the row, cards of the hand,
 * technologies.
 */
import { words } from "../../i18n/words.svelte";
import type { Choice, Entry, Sentence } from "../../protocol";
import { verbOf } from "../../table/choices";
import type { Motion, Thing } from "../module";
import type { AgesPosition } from "./reading";
import type { AgesView } from "./view";
import { cardOf, COLUMNS } from "./cards";

/** The card that an argument names. */
export function cardIn(value: unknown): string {
  if (typeof value !== "object" || value === null || !("key" in value)) return "";
  const { key } = value as Sentence;
  return key.startsWith("card-") ? key.slice("card-".length).replaceAll("-", "_") : "";
}

/** The cards that a fact names. */
export function cards({ args = {} }: Sentence): string[] {
  return Object.values(args).map(cardIn).filter(Boolean);
}

/** The seat that an argument names, or -1. */
function seatIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return -1;
  const { key, args } = value as Sentence;
  return key === "seat" ? Number(args?.["n"] ?? -1) : -1;
}

/** A name that this sentence has alone, so that a dialogue can offer it as a button. */
export function only(sentence: Sentence): Thing {
  const told = Object.entries(sentence.args ?? {}).map(([name, value]) => {
    const plain =
      typeof value === "object" ? `${value.key}${JSON.stringify(value.args ?? {})}` : String(value);
    return `${name}=${plain}`;
  });
  return ["only", sentence.key, ...told.toSorted()].join(" ");
}

const TECH_LABELS = new Set(["build", "recruit", "send", "recall", "return"]);
const HAND_LABELS = new Set([
  "develop",
  "revolution",
  "play-leader",
  "play-card",
  "play-tactic",
  "play-bonus",
  "prepare",
  "attack",
  "war",
  "offer",
  "offer-side",
  "discard",
  "discard-defense",
]);

/** The places that an option lights. */
function lightedBy(sentence: Sentence): Thing[] {
  const args = sentence.args ?? {};
  const card = cardIn(args["card"]);
  const label = sentence.key.slice("label-".length);
  if (label === "take") return [`row ${String(args["place"])}`];
  if (label === "increase") return ["increase"];
  if (label === "stage") return ["wonder"];
  if (label === "upgrade") return [`tech ${cardIn(args["old"])}`, `tech ${cardIn(args["new"])}`];
  if (label === "destroy" || label === "disband") return ["demolish"];
  if (label === "copy") return [`tactic ${card}`];
  if (label === "break") return [`own ${card}`];
  if (label === "pick" || label.startsWith("use")) return [`own ${card}`];
  if (TECH_LABELS.has(label)) return [`tech ${card}`];
  if (HAND_LABELS.has(label)) return [`hand ${card}`];
  return [];
}

/** What an entry of the log points at; a seat stands before what lies on somebody's board. */
function toldBy(sentence: Sentence): Thing[] {
  const args = sentence.args ?? {};
  const seat = seatIn(args["seat"]);
  const found: Thing[] = [];
  for (const name of ["card", "old", "new"]) {
    const card = cardIn(args[name]);
    if (card) found.push(at(seat, placeOf(card)));
  }
  if (sentence.key === "note-increased" || sentence.key === "note-lost-population")
    found.push(at(seat, "increase"));
  if (sentence.key === "note-stages-built") found.push(at(seat, "wonder"));
  return found;
}

/** A thing on the board of a seat, as entries of the log name it. */
export function at(seat: number, thing: Thing): Thing {
  return `${seat}: ${thing}`;
}

/** Where a card lies once it is in play. */
function placeOf(card: string): Thing {
  const { kind } = cardOf(card);
  return (COLUMNS as readonly string[]).includes(kind) ? `tech ${card}` : `own ${card}`;
}

/** The places and cards that a sentence names. */
export function things(sentence: Sentence): Thing[] {
  return sentence.key.startsWith("label-")
    ? [...lightedBy(sentence), only(sentence)]
    : toldBy(sentence);
}

/** Answers that are given in the column of the question only. */
const BESIDE = new Set(["resign"]);

/** Whether an option is chosen on the board, in the hand or in a dialogue. */
export function isPlaced(choice: Choice): boolean {
  return !BESIDE.has(verbOf(choice));
}

/** The place where something has just happened. */
export function motion(entry: Entry): Motion | null {
  const to = things(entry.said)[0];
  return to ? { seat: entry.seat, from: null, to } : null;
}

/** The verb with which a card of the hand is played, by its kind. */
function handVerb(card: string, position: AgesPosition): string | undefined {
  const { kind } = cardOf(card);
  const view = position.view;
  const rival = view.players.find((player) => player.seat !== position.seat && !player.is_out);
  const seat = (rival?.seat ?? 0) + 1;
  if (kind === "event" || kind === "territory") return `prepare ${card}`;
  if (kind === "aggression" || kind === "war") return `attack ${card} ${seat}`;
  if (kind === "pact") return undefined;
  if (kind === "leader" || kind === "action" || kind === "tactic" || kind === "bonus")
    return `play ${card}`;
  return `develop ${card}`;
}

/** The notation that choosing a thing would have now, if this seat is asked. */
export function wouldBe(position: AgesPosition, thing: Thing): string | undefined {
  if (position.asked !== position.seat || position.seat < 0) return undefined;
  const [kind, name = ""] = thing.split(" ");
  if (kind === "row") return `take ${name}`;
  if (kind === "increase") return "increase";
  if (kind === "wonder") return "stage 1";
  if (kind === "tech") return `build ${name}`;
  if (kind === "tactic") return `copy ${name}`;
  if (kind === "hand") return handVerb(name, position);
  return undefined;
}

/** The age, the round and how near the end is. */
export function headline(shown: AgesView): string {
  const key = shown.is_over
    ? "web-ages-over"
    : shown.last_round > 0
      ? "web-ages-last-rounds"
      : "web-ages-head";
  return words.say(key, { age: shown.age, round: shown.round, last: shown.last_round });
}
