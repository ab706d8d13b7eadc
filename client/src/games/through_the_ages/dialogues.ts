/** When a question is asked as a dialogue on the board, and which answers stand in it. */
import type { Choice } from "../../protocol";
import { FEW, isDecline } from "../../table/choices";
import type { AgesPosition } from "./reading";
import type { Doing } from "./view";

const KINDS = new Set(["auction", "colonize", "aggression", "pact", "event", "spoils"]);

/** Answers that have no place on the board or in the hand. */
const SPOKEN = new Set([
  "label-bid",
  "label-pass",
  "label-accept",
  "label-refuse",
  "label-raze",
  "label-pick",
  "label-food",
  "label-points",
  "label-sail",
  "label-no-defense",
  "label-action-back",
  "label-refrain",
]);

export interface DialogueData {
  kind: string;
  card: string;
  doing: Partial<Doing>;
  choices: Choice[];
}

/** The answers that stand in a dialogue; beside a no also what it declines, if that is little. */
function spoken(choices: readonly Choice[]): Choice[] {
  const found = choices.filter(({ label }) => SPOKEN.has(label.key));
  const isOffer = found.some(isDecline) && choices.length <= FEW + 1;
  return isOffer ? [...choices] : found;
}

/** Find the dialogue that is open now. */
export function dialogueOf(position: AgesPosition): DialogueData | null {
  const choices = spoken(position.choices);
  const frames = position.view.doing;
  // Cards are taken from the row itself, which a dialogue would hide.
  if (frames.at(-1)?.kind === "agreement") return null;
  const doing = frames.findLast(({ kind }) => KINDS.has(kind));
  if (doing) return { kind: doing.kind, card: doing.card ?? "", doing, choices };
  if (choices.length === 0) return null;
  const card = frames.findLast(({ kind }) => kind === "action-card")?.card ?? "";
  return { kind: "choice", card, doing: {}, choices };
}
