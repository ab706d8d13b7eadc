/** A server has nothing to say beside its pages. */
export { default as Keeping } from "./Nothing.svelte";
export { default as Strip } from "./Nothing.svelte";
