/** What a choice would do: the view after it, and the numbers that become others. */
import type { Figure, GameModule, View } from "../games/module";
import type { Choice, Foreseen, Lost } from "../protocol";
import { changed } from "./changes";

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
