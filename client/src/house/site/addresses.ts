/** Addresses in a folder of files: one page, and after ? what it shows. */
import type { Address } from "../house";

/** Read which page an address means. */
export function pathOf({ search }: Address): string {
  return search.startsWith("?/") ? search.slice(1) : "/";
}

/** Write the address of a page; the folder itself is the start page. */
export function hrefOf(path: string): string {
  return path === "/" ? "./" : `./?${path}`;
}

const FILES = /^\/api\/(games|games\/\w+\/tables|rules\/\w+\/\w+|lessons\/\w+)$/;
const TEXTS = /^\/api\/(text\/\w+(?:\/\w+)?)$/;

/** Find the file that answers a question always in the same way; null if it has to be asked. */
export function fileOf(method: string, path: string): string | null {
  if (method !== "GET") return null;
  const file = FILES.exec(path)?.[1];
  if (file !== undefined) return `${file}.json`;
  const text = TEXTS.exec(path)?.[1];
  return text === undefined ? null : `${text}.ftl`;
}
