/** Hints in sentences: what each way leads to, in words and numbers that the player knows. */
import { words } from "../i18n/words.svelte";
import type { GameModule } from "../games/module";
import type { Counsel, Hinted } from "../protocol";
import { thoughtOf } from "./coach.svelte";
import { shifts } from "./prospect";
import type { Table } from "./table.svelte";

/** So many numbers are told of a way. */
const MOST_SHIFTS = 4;

/** Write a chance in percent. */
export function percent(chance: number): number {
  return Math.round(chance / 10);
}

/** The own numbers that would be others at the end of a way. */
export function numbersOf(counsel: Counsel, table: Table, game: GameModule): string[] {
  const start = table.frame?.now.position;
  if (!start) return [];
  const { view } = thoughtOf(start, counsel, counsel.steps.length);
  const numbers = game.numbers ?? game.figures;
  return shifts(numbers, start.view, view, 0, table.seat)
    .slice(0, MOST_SHIFTS)
    .map(({ title, from, to }) =>
      words.say("coach-shift", { what: title, from: String(from), to: String(to) }),
    );
}

/** What a way leads to, line by line. */
export function leads(counsel: Counsel, table: Table, game: GameModule): string[] {
  const numbers = numbersOf(counsel, table, game);
  const name = (sentences: Counsel["gains"]) =>
    sentences.map((one) => words.tell(one, table.names)).join(", ");
  return [
    ...(numbers.length > 0 ? [numbers.join(" · ")] : []),
    ...(counsel.gains.length > 0 ? [words.say("coach-gains", { what: name(counsel.gains) })] : []),
    ...(counsel.losses.length > 0
      ? [words.say("coach-losses", { what: name(counsel.losses) })]
      : []),
  ];
}

/** The steps of a way by who is asked. */
export function plan(counsel: Counsel, table: Table): string {
  return counsel.steps.map(({ label }) => words.tell(label, table.names)).join(" → ");
}

/** A hint as lines for every way. */
export function told(hinted: Hinted, table: Table, game: GameModule): string[][] {
  return hinted.counsels.map((counsel) => [
    words.say(counsel.chance < 0 ? "coach-way" : "coach-way-chance", {
      what: words.tell(counsel.label, table.names),
      n: percent(counsel.chance),
    }),
    ...leads(counsel, table, game),
    words.say("coach-plan", { what: plan(counsel, table) }),
  ]);
}

/** A hint in one breath. */
export function summary(hinted: Hinted, table: Table): string {
  const ways = hinted.counsels.map(
    ({ label }, i) => `${i + 1}: ${words.tell(label, table.names)}.`,
  );
  return [words.say("coach-hint"), ...ways].join(" ");
}
