/** What this browser says beside its pages: how far its tables are, and where games are kept. */
export { default as Keeping } from "./Keeping.svelte";
export { default as Strip } from "./Strip.svelte";
