/** What page and workers tell each other. */
import type { Parts } from "./parts";

/** What a worker needs to begin. */
export interface Start {
  type: "start";
  root: string;
  parts: Parts;
  /** The line to the worker of the bots, or to the one of the tables. */
  port: MessagePort;
}

export type ToTables =
  | Start
  | { type: "open"; line: number; table: string }
  | { type: "hear"; line: number; text: string }
  | { type: "close"; line: number }
  | { type: "ask"; id: number; method: string; path: string; key: string; body: string };

export type FromTables =
  | { type: "progress"; percent: number }
  | { type: "ready" }
  | { type: "failed"; problem: string }
  | { type: "told"; line: number; text: string; code: number }
  | { type: "answer"; id: number; text: string };

/** What the bots are asked, and what they answer. */
export interface Thought {
  id: number;
  thought: string;
}
export interface Thinking {
  id: number;
  /** The answer that was chosen; null if the bot failed. */
  action: number | null;
  problem: string;
}
