/** Python in a worker: the interpreter and the engine are fetched, counted, and started. */
import type { PyodideAPI } from "pyodide";

import type { Parts } from "./parts";

const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
const ENGINE = "/engine.zip";

/** Of the way to the first question fetching is so much, and starting the interpreter so much. */
const FETCHED = 60;
const STARTED = 85;

type Progress = (percent: number) => void;

/** Counts the bytes of some files while they are fetched. */
class Fetching {
  #bytes = 0;

  constructor(
    private readonly total: number,
    private readonly progress: Progress,
  ) {}

  /** Fetch a file and count it on the way. */
  async fetch(address: URL): Promise<Response> {
    const answer = await fetch(address);
    if (!answer.ok || answer.body === null) throw new Error(`${answer.status} ${address.href}`);
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, onward) => {
        this.#bytes += chunk.byteLength;
        this.progress(Math.min(FETCHED, Math.floor((FETCHED * this.#bytes) / this.total)));
        onward.enqueue(chunk);
      },
    });
    return new Response(answer.body.pipeThrough(counting), { headers: answer.headers });
  }

  /** Fetch a file as bytes. */
  async bytes(address: URL): Promise<Uint8Array> {
    return new Uint8Array(await (await this.fetch(address)).arrayBuffer());
  }
}

interface Module {
  loadPyodide(how: object): Promise<PyodideAPI>;
}

/** Start Python with the engine, and with what else it needs. */
export async function startPython(
  root: string,
  parts: Parts,
  wheels: readonly string[],
  progress: Progress = () => {},
): Promise<PyodideAPI> {
  const folder = new URL(`${parts.pyodide}/`, root);
  const large = [
    `${parts.pyodide}/${WASM}`,
    `${parts.pyodide}/${LIBRARY}`,
    parts.engine,
    ...wheels,
  ];
  const total = large.reduce((sum, name) => sum + (parts.sizes[name] ?? 0), 0);
  const fetching = new Fetching(total, progress);
  const archives = [parts.engine, ...wheels].map((name) => fetching.bytes(new URL(name, root)));
  const loaded = fetching.fetch(new URL(WASM, folder));
  const library = fetching.fetch(new URL(LIBRARY, folder));
  const module = (await import(/* @vite-ignore */ new URL("pyodide.mjs", folder).href)) as Module;
  const python = await withFetched({ [WASM]: loaded, [LIBRARY]: library }, () =>
    module.loadPyodide({
      indexURL: folder.href,
      env: { AEVUM_COMPILED: "0", HOME: "/home" },
    }),
  );
  progress(STARTED);
  const [engine, ...unpacked] = await Promise.all(archives);
  python.FS.writeFile(ENGINE, engine ?? new Uint8Array());
  for (const wheel of unpacked) python.unpackArchive(wheel, "wheel");
  python.runPython(`import sys; sys.path.insert(0, "${ENGINE}")`);
  return python;
}

/** Hand the interpreter what has been fetched already when it asks for it. */
async function withFetched<T>(
  files: Record<string, Promise<Response>>,
  deed: () => Promise<T>,
): Promise<T> {
  const plain = self.fetch;
  self.fetch = (input, how) => {
    const name = String(input instanceof Request ? input.url : input);
    const found = Object.keys(files).find((file) => name.endsWith(`/${file}`));
    return (found === undefined ? undefined : files[found]) ?? plain.call(self, input, how);
  };
  try {
    return await deed();
  } finally {
    self.fetch = plain;
  }
}
