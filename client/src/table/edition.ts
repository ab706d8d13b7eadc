/** Whether page and server are of one edition: a page stays open while the server is renewed. */
import type { News } from "../protocol";

/** Every kind of news this page understands. */
const KNOWN: Record<News["type"], true> = {
  welcome: true,
  now: true,
  changed: true,
  shown: true,
  described: true,
  counted: true,
  done: true,
  gathered: true,
  refused: true,
  doubt: true,
  because: true,
  foreseen: true,
  hinted: true,
  reviewing: true,
  presence: true,
  talked: true,
  gone: true,
};

/** What is heard, of whatever edition. */
interface Heard {
  type: string;
  protocol?: string;
}

/** Say whether news comes from a server of another edition than this page. */
export function isForeign(news: Heard, own: string = __PROTOCOL__): boolean {
  if (!Object.hasOwn(KNOWN, news.type)) return true;
  return news.type === "welcome" && news.protocol !== own;
}

const LOADED_FOR = "aevum-loaded-for";

/** Say whether a page may load itself anew for a server of some edition: once, if at all. */
export function mayLoadAnew(edition: string, kept: Storage = sessionStorage): boolean {
  if (kept.getItem(LOADED_FOR) === edition) return false;
  kept.setItem(LOADED_FOR, edition);
  return true;
}
