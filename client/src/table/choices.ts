/** How the choices are set out: on the board, as buttons by verb, the primary ones last. */
import type { Thing } from "../games/module";
import type { Choice, Sentence } from "../protocol";

/** The verbs that end something; they stand last and alone. */
const PRIMARY = new Set(["done", "pass", "end", "stop"]);

export interface Sorted {
  placed: Choice[];
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

/** Set choices out; those of one word each, such as the kinds of actions, make one group. */
export function grouped(choices: readonly Choice[], isPlaced: (choice: Choice) => boolean): Sorted {
  const sorted: Sorted = { placed: [], groups: [], primary: [] };
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
