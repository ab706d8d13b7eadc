/** What is new is marked for a moment, in every game in the same way and for as long. */

/** So long; a mark that fades would draw the table anew with every frame. */
const MOMENT = 800;

/** What `read` finds is new now; a moment later it is nothing again. */
export function noted<T>(read: () => T, nothing: T): { readonly now: T } {
  let now = $state.raw(nothing);
  $effect(() => {
    const found = read();
    now = found;
    if (found === nothing) return;
    const timer = setTimeout(() => (now = nothing), MOMENT);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
