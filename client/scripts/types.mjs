/**
 * Makes the types of the client: of the messages, and of the view of every game that has one.
 *
 * `python -m aevum.server.schema` writes what they are made from, and then calls this. A folder
 * may be named to write into instead of `src`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";

const CLIENT = fileURLToPath(new URL("..", import.meta.url));
const OPTIONS = { rootTypes: true, rootTypesNoSchemaPrefix: true, defaultNonNullable: false };

const views = readdirSync(join(CLIENT, "src"), { recursive: true })
  .map(String)
  .filter((path) => path.endsWith("view.json"))
  .sort();
const sources = new Map([
  [join(CLIENT, "protocol.json"), "protocol.ts"],
  ...views.map((path) => [join(CLIENT, "src", path), path.replace(/json$/, "ts")]),
]);

for (const [source, target] of sources) {
  const types = astToString(await openapiTS(readFileSync(source, "utf8"), OPTIONS));
  const file = join(process.argv[2] ?? join(CLIENT, "src"), target);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, COMMENT_HEADER + types);
}
