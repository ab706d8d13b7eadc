/** Which page an address names. */

export type Route =
  | { page: "start" }
  | { page: "table"; table: string; key: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "gallery"; game: string }
  | { page: "credits" }
  | { page: "account"; mark: string }
  | { page: "archive" }
  | { page: "player"; name: string }
  | { page: "lobby" }
  | { page: "tournament"; tournament: string }
  | { page: "lost" };

/** Read a part of an address; what is written wrongly stands for itself. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Read an address; the part after # never reaches the server. */
export function routeOf(path: string, hash: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean);
  const mark = decodeURIComponent(hash.replace(/^#/, ""));
  if (first === "") return { page: "start" };
  if (first === "credits" && second === "") return { page: "credits" };
  if (first === "account" && second === "") return { page: "account", mark };
  if (first === "archive" && second === "") return { page: "archive" };
  if (first === "lobby" && second === "") return { page: "lobby" };
  if (second === "" || more.length > 0) return { page: "lost" };
  if (first === "table") return { page: "table", table: second, key: mark };
  if (first === "tournament") return { page: "tournament", tournament: second };
  if (first === "rules") return { page: "rules", game: second, clause: mark };
  if (first === "player") return { page: "player", name: plain(second) };
  if (first === "gallery") return { page: "gallery", game: second };
  return { page: "lost" };
}
