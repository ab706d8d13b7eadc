/** What is lit beside the board, given what is held. */
import type { Choice } from "../../protocol";
import type { Thing } from "../module";
import { picked } from "./picked.svelte";
import type { Stage } from "./reading";
import { spentBy } from "./things";

/** The options of a thing that is chosen by itself; nothing while a cube or a figure is held. */
export function openAt(stage: Stage, thing: Thing): Choice[] {
  if (picked.cube || picked.from) return [];
  const choices = stage.lit.get(thing) ?? [];
  return picked.effect ? choices.filter((choice) => spentBy(choice) === picked.effect) : choices;
}

/** The thing that a goal of cubes stands for now: with the cube that is held, or by itself. */
export function goalOf(goal: string): Thing {
  if (picked.cube) return `${picked.cube}>${goal}`;
  return goal === "unused" ? goal : `space ${goal}`;
}

/** The options of a space or of the unused cubes, given the cube that is held. */
export function openGoal(stage: Stage, goal: string): Choice[] {
  return picked.from || picked.effect ? [] : (stage.lit.get(goalOf(goal)) ?? []);
}
