/** The notation of effects: read into parts, put into words, and as pictures. */
import type { Sentence } from "../../protocol";

/** One effect and how much of it; an exchange has what is given up and what it brings. */
export interface Effect {
  name: string;
  amount: number;
  /** The steps of one progress. */
  steps: number;
  colour: string;
  loss: Effect | null;
  gain: Branches;
}
/** What can be chosen, and in each choice all that comes together. */
export type Branches = Effect[][];

/**
 * An effect as it stands on a card: once, at the start of a turn, as a bonus, or instead of
 * another.
 */
export interface Program {
  kind: "once" | "start" | "bonus" | "instead";
  on: string;
  to: string;
  branches: Branches;
}

const WORDS = /\s*(=>|[A-Z_]+|[a-z]+|\d+|[:|+()])/gy;
const KINDS: Record<string, Program["kind"]> = { SOT: "start", BONUS: "bonus", INSTEAD: "instead" };

/** Reads one expression word by word. */
class Reader {
  #words: string[];
  #at = 0;

  constructor(text: string) {
    this.#words = [...text.matchAll(WORDS)].map((found) => found[1] ?? "");
  }

  program(): Program {
    const kind = KINDS[this.#peek()];
    if (!kind) return { kind: "once", on: "", to: "", branches: this.#branches() };
    this.#take(2);
    if (kind === "start") return { kind, on: "", to: "", branches: this.#branches() };
    const on = this.#word();
    this.#take(1);
    if (kind === "instead") return { kind, on, to: this.#word(), branches: [] };
    return { kind, on, to: "", branches: this.#branches() };
  }

  #peek(): string {
    return this.#words[this.#at] ?? "";
  }
  #word(): string {
    return this.#words[this.#at++] ?? "";
  }
  #take(count: number): void {
    this.#at += count;
  }

  #branches(): Branches {
    const found = this.#sequence();
    while (this.#peek() === "|") {
      this.#take(1);
      found.push(...this.#sequence());
    }
    return found;
  }

  #sequence(): Branches {
    let found = this.#term();
    while (this.#peek() === "+") {
      this.#take(1);
      const further = this.#term();
      found = found.flatMap((one) => further.map((other) => [...one, ...other]));
    }
    return found;
  }

  #term(): Branches {
    if (this.#peek() !== "(") return [[this.#atom()]];
    this.#take(1);
    const found = this.#branches();
    this.#take(1);
    return found;
  }

  #atom(): Effect {
    const effect: Effect = {
      name: this.#word(),
      amount: 1,
      steps: 1,
      colour: "",
      loss: null,
      gain: [],
    };
    if (this.#peek() === "(") {
      this.#take(1);
      if (effect.name === "CREATE") effect.colour = this.#word();
      else {
        effect.loss = this.#atom();
        if (this.#peek() === "=>") {
          this.#take(1);
          effect.gain = this.#branches();
        }
      }
      this.#take(1);
    }
    if (this.#peek() === ":") {
      this.#take(1);
      effect.amount = Number(this.#word());
      if (effect.name === "PROG") {
        effect.steps = effect.amount;
        effect.amount = 1;
        if (this.#peek() === "x") {
          this.#take(1);
          effect.amount = Number(this.#word());
        }
      }
    }
    return effect;
  }
}

/** Read an effect in the notation of the tables. */
export function programOf(text: string): Program {
  return new Reader(text).program();
}

// In words

const keyOf = (name: string) => name.toLowerCase().replaceAll("_", "-");

/** Name one effect. */
export function effectWord(effect: Effect): Sentence {
  const { name, amount: n, steps, colour, loss } = effect;
  if (name === "PROG") return { key: "effect-prog", args: { steps, n } };
  if (name === "CREATE" && colour !== "any")
    return { key: "effect-create", args: { colour: { key: `colour-${colour}` }, n } };
  if (name === "CREATE") return { key: "effect-create-any", args: { n } };
  if (loss) {
    const lost = { key: `loss-${keyOf(loss.name)}`, args: { n: loss.amount } };
    if (name === "NEIGHBOURS") return { key: "effect-neighbours", args: { loss: lost } };
    return { key: "effect-pay", args: { loss: lost, gain: branchesWord(effect.gain) } };
  }
  return { key: `effect-${keyOf(name)}`, args: { n } };
}

const isApart = (effect: Effect | undefined) => effect?.loss !== null;

/** Name effects that come together. */
function togetherWord(effects: readonly Effect[]): Sentence {
  const [first, ...rest] = effects;
  let found: Sentence = first ? effectWord(first) : { key: "hyperborea-none" };
  rest.forEach((effect, i) => {
    const key = isApart(effects[i]) || isApart(effect) ? "effect-also" : "effect-and";
    found = { key, args: { one: found, other: effectWord(effect) } };
  });
  return found;
}

/** Name an effect with all its choices. */
export function branchesWord(branches: Branches): Sentence {
  const [first, ...rest] = branches;
  let found = togetherWord(first ?? []);
  for (const branch of rest)
    found = { key: "effect-or", args: { one: found, other: togetherWord(branch) } };
  return found;
}

/** Say what a card with this notation does. */
export function programSentence(text: string): Sentence {
  const { kind, on, to, branches } = programOf(text);
  const named = (name: string) => ({ key: `kind-${keyOf(name)}` });
  if (kind === "instead") return { key: "own-instead", args: { one: named(on), other: named(to) } };
  const effect = branchesWord(branches);
  if (kind === "bonus") return { key: "own-bonus", args: { kind: named(on), effect } };
  return { key: kind === "start" ? "own-start-of-turn" : "own-effect", args: { effect } };
}

// As pictures

/**
 * One sign of an effect drawn as a row of pictures: a picture with its number, or what joins two.
 */
export interface Sign {
  art: string;
  /** The number beside the picture; empty for one. */
  number: string;
  colour: string;
  join: "" | "or" | "for" | "to" | "more";
}

const joined = (join: Sign["join"]): Sign => ({ art: "", number: "", colour: "", join });

function signsOf(effect: Effect): Sign[] {
  const { name, amount, steps, colour, loss, gain } = effect;
  if (loss && name === "PAY") {
    return [
      { art: loss.name, number: several(loss.amount), colour: "", join: "" },
      joined("for"),
      ...branchSigns(gain),
    ];
  }
  if (loss) {
    return [
      { art: "NEIGHBOURS", number: "", colour: "", join: "" },
      { art: loss.name, number: several(loss.amount), colour: "", join: "" },
    ];
  }
  if (name === "PROG") {
    const times = amount > 1 ? `${amount}×` : "";
    return [{ art: name, number: times + several(steps), colour: "", join: "" }];
  }
  return [{ art: name, number: several(amount), colour, join: "" }];
}

const several = (n: number) => (n > 1 ? String(n) : "");

function branchSigns(branches: Branches): Sign[] {
  return branches.flatMap((branch, i) => [
    ...(i > 0 ? [joined("or")] : []),
    ...branch.flatMap(signsOf),
  ]);
}

/** The pictures of an effect in a row. */
export function signs(text: string): Sign[] {
  const { kind, on, to, branches } = programOf(text);
  if (kind === "once") return branchSigns(branches);
  const named = (art: string): Sign => ({ art, number: "", colour: "", join: "" });
  if (kind === "instead") return [named(on), joined("to"), named(to)];
  const gained = branchSigns(branches);
  return kind === "start" ? [named("START"), ...gained] : [named(on), joined("more"), ...gained];
}

/** The part of a faction tile's ability that can be drawn as effects; empty if there is none. */
export function abilityEffect(ability: string): string {
  const found = /^(?:CHARGES\(\d+ : |CHARGE_PER_RESET\(|EXTRA_SET\([A-Z ]+: )(.*)\)$/.exec(ability);
  if (found) return found[1] ?? "";
  if (ability.startsWith("START_GEM")) return ability.replace("START_GEM", "GEM");
  if (ability.startsWith("PAY") || ability.startsWith("BONUS")) return ability;
  if (ability.startsWith("START_TECH")) return "TECH:1";
  if (ability === "GHOST_CONVERT") return "INSTEAD(GHOST => FIGURE)";
  return "";
}

/** The name of a chip of the pool: what it is spent on. */
export function chipName(text: string): string {
  return /^[A-Z_]+/.exec(text)?.[0] ?? text;
}

/** The pictures of the effects, drawn on a grid of 24 with one stroke. */
export const EFFECT_ART: Record<string, string> = {
  MOVE: "M8 3h6v8c1 2.500 6 2 6 6v2H6c-1-2 0-4 1-6 .7-1.500 1-3 1-5zM6 16.500h14",
  FLY:
    "M3 15C6 7 13 4 21 4c0 6-3 9-7 10.500h-4c-2 0-3 2-3 5.500M9.500 14.500C13 13 16 11 18 7.500" +
    "M8 11c3-.5 5-2 6.500-4",
  ATTACK: "M21 3 9.500 14.500M21 3l-1 5-8 8.500M21 3l-5 1-8.500 8M5 12l7 7M8.500 15.500 3 21",
  RANGED: "M6 4c9-1 15 5 14 14M6 4l14 14M3 21 17 7M17 7h-4.500M17 7v4.500",
  FORT: "M5 21V10H4V5h3.500v2h3V5h3v2h3V5H20v5h-1v11zM10 21v-5a2 2 0 0 1 4 0v5",
  FIGURE:
    "M9.500 4a3.500 3.500 0 0 1 2 6.300L14.500 20h-10l3-9.700a3.500 3.500 0 0 1 2-6.300zM19 5v7" +
    "M15.500 8.500h7",
  CLONE:
    "M7.500 5a3 3 0 0 1 1.800 5.400L12 20H3l2.700-9.600A3 3 0 0 1 7.500 5z" +
    "M15.500 5a3 3 0 0 1 1.800 5.400L20.500 20H16",
  DRAW:
    "M6 11c-3 3.500-4 5-4 7 0 2 2 3 4 3h7c2 0 4-1 4-3 0-2-1-3.500-4-7zM7 11 5.500 7h8L12 11" +
    "M20 14V4M17 7l3-3 3 3",
  RETRIEVE:
    "M6 11c-3 3.500-4 5-4 7 0 2 2 3 4 3h7c2 0 4-1 4-3 0-2-1-3.500-4-7zM7 11 5.500 7h8L12 11" +
    "M20 4v10M17 11l3 3 3-3",
  SPY:
    "M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7z" +
    "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  TECH:
    "M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10.500c-.8.8-1 1.500-1 2.500H9c0-1-.2-1.700-1-2.500" +
    "A6 6 0 0 1 12 3zM10 9l2 2 2-2",
  REMOVE_GREY: "M5 8l7-4 7 4v8l-7 4-7-4zM5 8l7 4 7-4M12 12v8M3 21 21 3",
  PROG: "M3 20h4.500v-5H12v-5h4.500V5H21M4 11l6-6M10 5H6M10 5v4",
  PROGDIFF:
    "M5 20v-7M2.500 15.500 5 13l2.500 2.500M12 20V6M9.500 8.500 12 6l2.500 2.500M19 20v-7" +
    "M16.500 15.500 19 13l2.500 2.500",
  CREATE:
    "M3 10.500 9 7l6 3.500v7L9 21l-6-3.500zM3 10.500 9 14l6-3.500M9 14v7M19 3v7M15.500 6.500h7",
  GEM: "M7 4h10l4 6-9 11L3 10zM3 10h18M9 10l3 11 3-11",
  NEIGHBOURS:
    "M5.500 4a2.500 2.500 0 1 0 .01 0zM18.500 4a2.500 2.500 0 1 0 .01 0z" +
    "M2 19c.5-5 1.500-7 3.500-7s3 2 3.500 7M15 19c.5-5 1.500-7 3.500-7s3 2 3.500 7M12 6v9" +
    "M12 18.500v1",
  REGRESS: "M3 5h4.500v5H12v5h4.500v5H21M19 4v7M16.500 8.500 19 11l2.500-2.500",
  REMOVE_CUBE: "M3 10.500 9 7l6 3.500v7L9 21l-6-3.500zM3 10.500 9 14l6-3.500M9 14v7M15.500 5h7",
  REMOVE_FIGURE:
    "M9.500 4a3.500 3.500 0 0 1 2 6.300L14.500 20h-10l3-9.700a3.500 3.500 0 0 1 2-6.300z" +
    "M15.500 8.500h7",
  REMOVE_GEM: "M5 6h8l3.500 5L9 20 1.500 11zM1.500 11h15M15.500 4.500h7",
  START: "M2 19h20M6 19a6 6 0 0 1 12 0M12 5v4M4 9l2.500 2.500M20 9l-2.500 2.500",
  GHOST: "M6 21V11a6 6 0 0 1 12 0v10l-2-2-2 2-2-2-2 2-2-2zM10 10.500v1.500M14 10.500v1.500",
  POINTS:
    "M12 3.500l2.600 5.600 6 .8-4.400 4.200 1.100 6L12 17.200l-5.300 2.900 1.100-6L3.400 9.900" +
    "l6-.8z",
  PERMANENT:
    "M12 12c-2-3-3.800-4-5.800-4a4 4 0 0 0 0 8c2 0 3.800-1 5.800-4s3.800-4 5.800-4" +
    "a4 4 0 0 1 0 8c-2 0-3.800-1-5.800-4z",
  SUPPLY: "M12 4a4 4 0 0 1 2.400 7.200L18 20H6l3.600-8.800A4 4 0 0 1 12 4z",
  GRAVE: "M6 21V10a6 6 0 0 1 12 0v11zM3 21h18M12 8v7M9.500 10.500h5",
  CITY: "M4 20V10l5-3v13M9 20V4h6v16M15 20V9l5 3v8M3 20h18",
  BAG:
    "M8 9c-4 4-5 6-5 8 0 2.500 2.500 4 5 4h8c2.500 0 5-1.500 5-4 0-2-1-4-5-8zM8 9h8" +
    "M9 9 7 4h10l-2 5",
};
