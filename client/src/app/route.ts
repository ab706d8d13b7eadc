/** Which page an address names. */

export type Route =
  | { page: "start" }
  | { page: "table"; table: string; key: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "gallery"; game: string }
  | { page: "credits" }
  | { page: "account"; mark: string }
  | { page: "lost" };

/** Read an address; the part after # never reaches the server. */
export function routeOf(path: string, hash: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean);
  const mark = decodeURIComponent(hash.replace(/^#/, ""));
  if (first === "") return { page: "start" };
  if (first === "credits" && second === "") return { page: "credits" };
  if (first === "account" && second === "") return { page: "account", mark };
  if (second === "" || more.length > 0) return { page: "lost" };
  if (first === "table") return { page: "table", table: second, key: mark };
  if (first === "rules") return { page: "rules", game: second, clause: mark };
  if (first === "gallery") return { page: "gallery", game: second };
  return { page: "lost" };
}
