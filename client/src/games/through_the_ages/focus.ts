/** Which place of the board the keys are on, and where something has just happened. */
import type { Thing } from "../module";

export const FOCUS = Symbol("the place of the board in focus");

export interface Focus {
  readonly at: Thing;
  readonly fresh: ReadonlySet<Thing>;
  go: (thing: Thing) => void;
}

/** Set where a civilization is only looked at: what lies there is nobody's to choose. */
export const SEEN = Symbol("a civilization that is only seen");
