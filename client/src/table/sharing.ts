/** What has not changed stays the same thing, so that nobody draws it again. */

/**
 * Return what equals `after`, in which each part that equals its part of `before` is that very
 * part. `after` is taken apart for it: it must have come over the line just now.
 */
export function sharing<T>(before: unknown, after: T): T {
  if (before === after) return after;
  if (typeof before !== "object" || typeof after !== "object") return after;
  if (before === null || after === null || Array.isArray(before) !== Array.isArray(after))
    return after;
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const names = Object.keys(now);
  let isSame = names.length === Object.keys(old).length;
  for (const name of names) {
    now[name] = sharing(old[name], now[name]);
    if (now[name] !== old[name]) isSame = false;
  }
  return isSame ? (before as T) : after;
}
