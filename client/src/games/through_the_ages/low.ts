/** A screen so low and narrow that only what is acted on has room beside the own civilization. */
import { MediaQuery } from "svelte/reactivity";

export const low = new MediaQuery(
  "(min-width: 861px) and (max-width: 1240px) and (max-height: 800px)",
);
