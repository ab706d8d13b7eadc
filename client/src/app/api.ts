/** The HTTP part of the table: questions and their answers, refusals as sentences. */
import { house } from "../house";
import type { Sentence } from "../protocol";

/** A request that the table refused, or that never reached it. */
export class Refusal extends Error {
  constructor(
    readonly sentence: Sentence,
    readonly status: number,
  ) {
    super(sentence.key);
  }
}

type Wanted = "json" | "text" | "none";

interface Ask {
  method?: string;
  body?: string;
  key?: string;
  kind?: string;
}

/** Read why a request was refused. */
async function refusal(answer: Response): Promise<Refusal> {
  try {
    const problem = (await answer.json()) as { reason?: Sentence; detail?: string };
    if (problem.reason?.key) return new Refusal(problem.reason, answer.status);
  } catch {
    // An answer that is no JSON says nothing but its status.
  }
  return new Refusal({ key: "web-refused", args: { status: answer.status } }, answer.status);
}

async function ask<T>(path: string, wanted: Wanted, how: Ask = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (how.body !== undefined) headers["Content-Type"] = how.kind ?? "application/json";
  if (how.key) headers["Authorization"] = `Bearer ${how.key}`;
  let answer: Response;
  try {
    const { method = "GET", body = null } = how;
    answer = await house.reach(path, { method, headers, body });
  } catch {
    throw new Refusal({ key: "web-unreachable" }, 0);
  }
  if (!answer.ok) throw await refusal(answer);
  if (wanted === "none") return undefined as T;
  return (await (wanted === "json" ? answer.json() : answer.text())) as T;
}

/** Fetch something. */
export function get<T = string>(path: string, wanted: Wanted = "json", key = ""): Promise<T> {
  return ask<T>(path, wanted, { key });
}

/** Send something and read the answer. */
export function post<T>(path: string, content: unknown, key = ""): Promise<T> {
  return ask<T>(path, "json", { method: "POST", body: JSON.stringify(content), key });
}

/** Send a text as it is. */
export function postText<T>(path: string, text: string): Promise<T> {
  return ask<T>(path, "json", { method: "POST", body: text, kind: "text/plain" });
}

/** Send something that is only carried out. */
export function send(path: string, content: unknown): Promise<void> {
  return ask<undefined>(path, "none", { method: "POST", body: JSON.stringify(content) });
}

/** Send something that is only carried out, with the key of a table. */
export function sendWith(path: string, content: unknown, key: string): Promise<void> {
  return ask<undefined>(path, "none", { method: "POST", body: JSON.stringify(content), key });
}

/** Have something done at a table. */
export function postEmpty(path: string, key: string): Promise<void> {
  return ask<undefined>(path, "none", { method: "POST", key });
}

/** Have something deleted that belongs to whoever is logged in. */
export function withdraw(path: string): Promise<void> {
  return remove(path, "");
}

/** Have something deleted. */
export function remove(path: string, key: string): Promise<void> {
  return ask<undefined>(path, "none", { method: "DELETE", key });
}
