/**
 * The memory of an interpreter that has just started, kept in this browser for the next visit.
 *
 * Starting takes seconds, reading what came of it a fraction of one. It fits nothing but the very
 * files that it was made with and this browser: these are its address. What is damaged is not
 * believed, and whoever cannot use it forgets it and starts as on the first visit.
 */
import type { Parts } from "./parts";

const SUM = "x-sum";

/** Sum up some bytes. */
async function sumOf(bytes: BufferSource): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Name a memory after all that it hangs on. */
export function addressOf(root: string, parts: Parts, browser: string): URL {
  const files = [parts.pyodide, parts.engine, browser].map(encodeURIComponent).join("/");
  return new URL(`memory/${files}`, root);
}

export class Memory {
  readonly #name: string;
  readonly #address: URL;

  constructor(root: string, parts: Parts) {
    this.#name = `aevum memory ${new URL(root).pathname}`;
    this.#address = addressOf(root, parts, navigator.userAgent);
  }

  /** Read the memory; null if there is none that can be believed. */
  async recall(): Promise<Uint8Array | null> {
    try {
      const found = await (await caches.open(this.#name)).match(this.#address);
      if (found === undefined) return null;
      const bytes = new Uint8Array(await found.arrayBuffer());
      return (await sumOf(bytes)) === found.headers.get(SUM) ? bytes : null;
    } catch {
      return null;
    }
  }

  /** Keep the memory in place of any other; where there is no room for it nothing is lost. */
  async keep(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      await this.forget();
      const kept = new Response(bytes, { headers: { [SUM]: await sumOf(bytes) } });
      await (await caches.open(this.#name)).put(this.#address, kept);
    } catch {
      await this.forget();
    }
  }

  /** Forget whatever is kept. */
  async forget(): Promise<void> {
    if ("caches" in self) await caches.delete(this.#name).catch(() => false);
  }
}
