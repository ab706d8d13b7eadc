/** The worker in which the tables stand: the server's own rooms, in Python. */
import type { PyProxy } from "pyodide/ffi";

import type { FromTables, Start, Thinking, Thought, ToTables } from "./messages";
import { startPython } from "./python";
import { Shelf } from "./shelf";

/** That another page was quicker is nothing to complain of. */
const DESK = `
import logging
from aevum.server.site.desk import Desk
logging.getLogger("aevum.server").setLevel(logging.ERROR)
Desk
`;
/** What is answered in place of a choice if another page has written at the table meanwhile. */
const STALE = -1;
const ALMOST = 99;

/** The desk of `aevum/server/site/desk.py`. */
interface Desk extends PyProxy {
  open(line: number, table: string): void;
  hear(line: number, text: string): void;
  close(line: number): void;
  ask(method: string, path: string, key: string, body: string): Promise<string>;
  look_again(table: string): Promise<void>;
}
type NewDesk = (shelf: object, askBot: object, post: object, mark: string) => Desk;

const tell = (news: FromTables) => postMessage(news);

/** Have one page at a time do something; where there are no locks it is done all the same. */
function inTurn<T>(name: string, deed: () => Promise<T>): Promise<T> {
  return "locks" in navigator ? navigator.locks.request(name, deed) : deed();
}

/** The bots, in their own worker. */
class Bots {
  #waiting = new Map<number, (answer: Thinking) => void>();
  #last = 0;

  constructor(private readonly port: MessagePort) {
    port.onmessage = ({ data }: MessageEvent<Thinking>) => {
      this.#waiting.get(data.id)?.(data);
      this.#waiting.delete(data.id);
    };
  }

  /** Let a bot choose. */
  async think(thought: string): Promise<number> {
    const id = ++this.#last;
    const { action, problem } = await new Promise<Thinking>((resolve) => {
      this.#waiting.set(id, resolve);
      const asked: Thought = { id, thought };
      this.port.postMessage(asked);
    });
    if (action === null) throw new Error(problem);
    return action;
  }
}

async function begin({ root, parts, port }: Start): Promise<Desk> {
  const place = new URL(root).pathname;
  const bell = new BroadcastChannel(`aevum ${place}`);
  const shelf = new Shelf(`aevum ${place}`, (table) => bell.postMessage(table));
  const bots = new Bots(port);
  const askBot = (table: string, rev: number, thought: string) =>
    inTurn(`aevum ${place} bots ${table}`, async () =>
      (await shelf.revision(table)) === rev ? bots.think(thought) : STALE,
    );
  const newDesk = (await startPython({
    root,
    parts,
    wheels: parts.wheels,
    entry: DESK,
    progress: (percent) => tell({ type: "progress", percent }),
  })) as NewDesk;
  tell({ type: "progress", percent: ALMOST });
  const post = (line: number, text: string, code: number) =>
    tell({ type: "told", line, text, code });
  const desk = newDesk(shelf, askBot, post, parts.mark);
  bell.onmessage = ({ data }: MessageEvent<string>) => void desk.look_again(data);
  return desk;
}

let starting: Promise<Desk> | null = null;
let desk: Desk | null = null;
/** What was said before the desk stood; nothing overtakes it. */
const early: ToTables[] = [];

async function answer(said: Extract<ToTables, { type: "ask" }>, at: Desk): Promise<void> {
  const text = await at.ask(said.method, said.path, said.key, said.body);
  tell({ type: "answer", id: said.id, text });
}

function carryOut(said: ToTables, at: Desk): void {
  if (said.type === "open") at.open(said.line, said.table);
  else if (said.type === "hear") at.hear(said.line, said.text);
  else if (said.type === "close") at.close(said.line);
  else if (said.type === "ask") void answer(said, at);
}

function start(said: Start): void {
  starting ??= begin(said);
  starting.then(
    (found) => {
      desk = found;
      for (const one of early.splice(0)) carryOut(one, found);
      tell({ type: "ready" });
    },
    (error: unknown) => tell({ type: "failed", problem: String(error) }),
  );
}

self.onmessage = ({ data }: MessageEvent<ToTables>) => {
  if (data.type === "start") start(data);
  else if (desk === null) early.push(data);
  else carryOut(data, desk);
};
