/** At which tables it is the turn of the person at this browser, and who waits for it. */
import type { Summary } from "../protocol";

/** Whether it is the turn of a seat of this browser. */
export function isMyTurn(one: Summary): boolean {
  return !one.is_over && one.mine.includes(one.asked);
}

/** Whether people elsewhere wait for this browser; bots and who shares it do not. */
export function isAwaited(one: Summary): boolean {
  const others = one.chairs.filter((_, seat) => !one.mine.includes(seat));
  return isMyTurn(one) && others.some(({ kind }) => kind !== "bot");
}

/** Put first the tables at which people wait, then those that changed last. */
export function inOrder(tables: readonly Summary[]): Summary[] {
  return tables.toSorted(
    (one, other) =>
      Number(isAwaited(other)) - Number(isAwaited(one)) || other.changed.localeCompare(one.changed),
  );
}
