/** What a choice would do: the view after it, and the numbers that become others. */
import type { Figure, GameModule, View } from "../games/module";
import type { Choice, Difference, Foreseen, Lost } from "../protocol";

/** A choice that is looked at, and what it would lead to. */
export interface Prospect<V = View> {
  choice: Choice;
  /** The view with everything changed that all tries agree upon. */
  after: V;
  tries: number;
  isCertain: boolean;
  isFinal: boolean;
  losses: Lost[];
}

/** A number that becomes another. */
export interface Shift {
  seat: number;
  title: string;
  from: Figure["value"];
  to: Figure["value"];
}

type Step = Difference["path"][number];

/** Copy a part of a view; on the way to what differs everything is new, the rest is shared. */
function replaced(part: unknown, path: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(part)) {
    const copy: unknown[] = [...(part as unknown[])];
    copy[Number(step)] = replaced(copy[Number(step)], rest, value);
    return copy;
  }
  const inside = (part ?? {}) as Record<string, unknown>;
  return { ...inside, [step]: replaced(inside[step], rest, value) };
}

/** Carry differences out on a copy of a view. */
export function changed<V>(view: V, differences: readonly Difference[]): V {
  return differences.reduce((now, { path, value }) => replaced(now, path, value) as V, view);
}

/** Read the table's answer as the prospect of a choice. */
export function prospectOf<V>(view: V, choice: Choice, told: Foreseen): Prospect<V> {
  return {
    choice,
    after: changed(view, told.differences),
    tries: told.tries,
    isCertain: told.is_certain,
    isFinal: told.is_final,
    losses: told.losses,
  };
}

/** List the numbers that become others, one's own first. */
export function shifts<V>(
  numbers: GameModule<V>["figures"],
  before: V,
  after: V,
  seats: number,
  own: number,
): Shift[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== own);
  return [own, ...others].flatMap((seat) => {
    const then = numbers(after, seat);
    return numbers(before, seat).flatMap(({ title, value }, i) => {
      const to = then[i]?.value ?? value;
      return to === value ? [] : [{ seat, title, from: value, to }];
    });
  });
}
