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

/** The parts of a chip of the pool: of a choice each is used by itself. */
export function chipParts(text: string): string[] {
  return text.split(" | ");
}

/** The name of a chip of the pool: what it is spent on. */
export function chipName(text: string): string {
  return /^[A-Z_]+/.exec(text)?.[0] ?? text;
}
