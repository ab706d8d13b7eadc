/** Python in a worker: the interpreter and the engine are fetched, counted, and started. */
import type { PyodideAPI } from "pyodide";

import { Memory } from "./memory";
import type { Parts } from "./parts";

const WASM = "pyodide.asm.wasm";
const LIBRARY = "python_stdlib.zip";
const ENGINE = "/engine.zip";

/** Of the way to the first question fetching is so much, and starting the interpreter so much. */
const FETCHED = 60;
const STARTED = 85;

/** A start from memory has no chance of its own: what draws from it is to differ every time. */
const AWAKE = `
import random
random.seed()
`;
const REMEMBERED = "import aevum.server.site.remembered";

/** What is to be started. */
interface Wish {
  root: string;
  parts: Parts;
  /** What the engine needs here beside the standard library. */
  wheels: readonly string[];
  /** What is run in the end; what comes of it is what was wished for. */
  entry: string;
  /** Whether the memory is kept for the next visit; then there can be no wheels. */
  isKept?: boolean;
  progress?: (percent: number) => void;
}

/** What is wanted of the interpreter beside its public part. */
interface Python extends PyodideAPI {
  _module: { HEAP8: Int8Array };
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

interface Module {
  loadPyodide(how: object): Promise<Python>;
}

/** Counts the bytes of some files while they are fetched. */
class Fetching {
  #bytes = 0;

  constructor(
    private readonly total: number,
    private readonly progress: (percent: number) => void,
  ) {}

  /** Fetch a file and count it on the way. */
  async fetch(address: URL): Promise<Response> {
    const answer = await fetchWhole(address);
    if (answer.body === null) return answer;
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, onward) => {
        this.#bytes += chunk.byteLength;
        this.progress(Math.min(FETCHED, Math.floor((FETCHED * this.#bytes) / this.total)));
        onward.enqueue(chunk);
      },
    });
    return new Response(answer.body.pipeThrough(counting), { headers: answer.headers });
  }
}

async function fetchWhole(address: URL): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address.href}`);
  return answer;
}

/** Start Python with the engine: from what an earlier visit has kept, or from the beginning. */
export async function startPython(wish: Wish): Promise<unknown> {
  const memory = new Memory(wish.root, wish.parts);
  const kept = await memory.recall();
  if (kept !== null) {
    try {
      return await startFrom(wish, memory, kept);
    } catch {
      await memory.forget();
    }
  }
  return startFrom(wish, memory, null);
}

async function startFrom(wish: Wish, memory: Memory, kept: Uint8Array | null): Promise<unknown> {
  const { root, parts, wheels, progress = () => {} } = wish;
  const folder = new URL(`${parts.pyodide}/`, root);
  const fetched = kept === null ? countingFetch(wish) : fetchWhole;
  const archives = [parts.engine, ...wheels].map((name) => bytes(fetched(new URL(name, root))));
  const files = {
    [WASM]: fetched(new URL(WASM, folder)),
    [LIBRARY]: fetched(new URL(LIBRARY, folder)),
  };
  // It is needed as soon as the other one is there.
  void import(/* @vite-ignore */ new URL("pyodide.asm.mjs", folder).href);
  const module = (await import(/* @vite-ignore */ new URL("pyodide.mjs", folder).href)) as Module;
  const isToBeKept = kept === null && wish.isKept === true;
  const python = await withFetched(files, () =>
    module.loadPyodide({
      indexURL: folder.href,
      env: { AEVUM_COMPILED: "0", HOME: "/home" },
      ...(isToBeKept ? { _makeSnapshot: true } : {}),
      ...(kept === null ? {} : { _loadSnapshot: kept }),
    }),
  );
  performance.mark(kept === null ? "started" : "recalled");
  progress(STARTED);
  const [engine, ...unpacked] = await Promise.all(archives);
  python.FS.writeFile(ENGINE, engine ?? new Uint8Array());
  if (kept === null) python.runPython(`import sys; sys.path.insert(0, "${ENGINE}")`);
  else python.runPython(AWAKE);
  if (isToBeKept) keepMemory(python, memory);
  for (const wheel of unpacked) python.unpackArchive(wheel, "wheel");
  const found: unknown = python.runPython(wish.entry);
  performance.mark("entered");
  return found;
}

/**
 * Keep the memory, unless it has grown beyond what an interpreter begins with: then it could not
 * be read. Whoever cannot keep any plays all the same.
 */
function keepMemory(python: Python, memory: Memory): void {
  const size = python._module.HEAP8.length;
  try {
    python.runPython(REMEMBERED);
    if (python._module.HEAP8.length === size) void memory.keep(python.makeMemorySnapshot());
  } catch (problem) {
    console.warn(String(problem));
  }
}

function countingFetch({ parts, wheels, progress = () => {} }: Wish) {
  const own = [WASM, LIBRARY].map((name) => `${parts.pyodide}/${name}`);
  const large = [...own, parts.engine, ...wheels];
  const total = large.reduce((sum, name) => sum + (parts.sizes[name] ?? 0), 0);
  const fetching = new Fetching(total, progress);
  return (address: URL) => fetching.fetch(address);
}

async function bytes(answer: Promise<Response>): Promise<Uint8Array> {
  return new Uint8Array(await (await answer).arrayBuffer());
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
