/**
 * How the choices are set out: on the board, as buttons by verb, the primary ones last; where
 * little is offered, yes and no side by side.
 */
import type { Thing } from "../games/module";
import type { Choice, Sentence } from "../protocol";

/** The verbs that end something; they stand last and alone. */
const PRIMARY = new Set(["done", "pass", "end", "stop"]);

/** What ends a turn is no answer to an offer: it stands alone, however little there is to do. */
const ENDS_TURN = "label-end-";

/** So many things may be offered beside a no. */
export const FEW = 3;
/** So many lit places are listed unasked where all else is a no or an end. */
const SOME = 6;

export interface Sorted {
  /** An offer and the no to it; then there is nothing else. */
  offer: Choice[];
  placed: Choice[];
  /** Whether the places are listed unasked, lest the no be the only button. */
  isListed: boolean;
  groups: Choice[][];
  primary: Choice[];
}

/** The verb of a choice: the first word of its notation. */
export function verbOf(choice: Choice): string {
  return choice.text.split(" ", 1)[0] ?? "";
}

/** Whether a choice ends what is being done. */
export function isPrimary(choice: Choice): boolean {
  return PRIMARY.has(verbOf(choice));
}

/** Whether a choice declines what is offered. */
export function isDecline(choice: Choice): boolean {
  return isPrimary(choice) && !choice.label.key.startsWith(ENDS_TURN);
}

/**
 * Set choices out; those of one word each, such as the kinds of actions, make one group. Members of
 * a set are no offer: what confirms it stands last and alone.
 */
export function grouped(
  choices: readonly Choice[],
  isPlaced: (choice: Choice) => boolean,
  isSet = false,
): Sorted {
  const sorted: Sorted = { offer: [], placed: [], isListed: false, groups: [], primary: [] };
  const no = choices.filter(isDecline);
  const rest = choices.filter((choice) => !isDecline(choice));
  if (!isSet && no.length === 1 && rest.length > 0 && rest.length <= FEW) {
    return { ...sorted, offer: [...rest, ...no] };
  }
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (isPrimary(choice)) sorted.primary.push(choice);
    else if (isPlaced(choice)) sorted.placed.push(choice);
    else {
      const verb = choice.text.includes(" ") ? verbOf(choice) : "";
      groups.set(verb, [...(groups.get(verb) ?? []), choice]);
    }
  }
  sorted.groups = [...groups.values()];
  sorted.isListed = sorted.primary.length > 0 && groups.size === 0 && sorted.placed.length <= SOME;
  return sorted;
}

/** Find the choices that each thing lights. */
export function litBy(
  choices: readonly Choice[],
  isPlaced: (choice: Choice) => boolean,
  things: (sentence: Sentence) => Thing[],
): Map<Thing, Choice[]> {
  const lit = new Map<Thing, Choice[]>();
  for (const choice of choices) {
    if (!isPlaced(choice)) continue;
    for (const thing of things(choice.label)) lit.set(thing, [...(lit.get(thing) ?? []), choice]);
  }
  return lit;
}
