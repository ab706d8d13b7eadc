/** What the folder is made of; `aevum site` writes the names into the page. */

export interface Parts {
  /** The folder of what is always answered alike: games, tables, rules, sentences. */
  api: string;
  /** The folder of the interpreter. */
  pyodide: string;
  /** The engine with the tables, an archive of modules. */
  engine: string;
  /** What the engine needs at the table, archives to be unpacked. */
  wheels: string[];
  /** How many bytes each file has that is loaded before the first question. */
  sizes: Record<string, number>;
  /** The mark of all messages that the engine has. */
  mark: string;
}

/** The folder that this page lies in. */
export const root = new URL("./", document.baseURI);

export const parts = JSON.parse(
  document.querySelector<HTMLMetaElement>("meta[name=site-parts]")?.content ?? "{}",
) as Parts;
