/**
 * Sums up what page and server have to agree on: all messages, and the views of all games.
 *
 * The server sums up the same (`aevum/server/protocol.py`) and says so in its welcome.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const CLIENT = fileURLToPath(new URL("..", import.meta.url));
const LENGTH = 12;

/** The mark of the protocol this page is built for. */
export function protocolMark(): string {
  const views = readdirSync(join(CLIENT, "src"), { recursive: true })
    .map((path) => join("src", String(path)))
    .filter((path) => path.endsWith("view.json"))
    .sort();
  const digest = createHash("sha256");
  for (const path of ["protocol.json", ...views]) digest.update(readFileSync(join(CLIENT, path)));
  return digest.digest("hex").slice(0, LENGTH);
}
