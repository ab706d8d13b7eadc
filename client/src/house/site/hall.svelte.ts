/** The hall of this browser: its workers, the wires to their tables, and how far they are. */
import type { Hearer, Wire } from "../house";
import type { FromTables, Start, ToTables } from "./messages";
import { parts, root } from "./parts";

/** Who opens no table at once is choosing one: bots may come after so many milliseconds. */
const CHOOSING = 3000;

/** Who waits for an answer. */
interface Asked {
  resolve: (text: string) => void;
  reject: (problem: Error) => void;
}

class Hall {
  /** How far the tables are set up, in percent. */
  percent = $state(0);
  isReady = $state(false);
  isFailed = $state(false);

  #tables: Worker | null = null;
  /** The line to the bots, until they come. */
  #toBots: MessagePort | null = null;
  #wires = new Map<number, Hearer>();
  #asked = new Map<number, Asked>();
  #last = 0;

  /** Begin to set the tables up, unless that has been done. */
  start(): Worker {
    if (this.#tables !== null) return this.#tables;
    const tables = new Worker(new URL("./tables.worker.ts", import.meta.url), { type: "module" });
    const { port1, port2 } = new MessageChannel();
    this.#toBots = port2;
    tables.onmessage = ({ data }: MessageEvent<FromTables>) => this.#hear(data);
    tables.onerror = ({ message }) => this.#fail(message);
    const first: Start = { type: "start", root: root.href, parts, port: port1 };
    tables.postMessage(first, [port1]);
    return (this.#tables = tables);
  }

  /** Open a wire to a table. */
  openWire(table: string, hearer: Hearer): Wire {
    const line = ++this.#last;
    this.#wires.set(line, hearer);
    this.#say({ type: "open", line, table });
    queueMicrotask(() => hearer.opened());
    return {
      send: (text) => this.#say({ type: "hear", line, text }),
      close: () => {
        this.#wires.delete(line);
        this.#say({ type: "close", line });
      },
    };
  }

  /** Ask something; the answer comes as it would over HTTP. */
  async ask(method: string, path: string, key: string, body: string): Promise<Response> {
    const id = ++this.#last;
    const text = await new Promise<string>((resolve, reject) => {
      if (this.isFailed) reject(new Error("the tables could not be set up"));
      this.#asked.set(id, { resolve, reject });
      this.#say({ type: "ask", id, method, path, key, body });
    });
    const end = text.indexOf("\n");
    return new Response(text.slice(end + 1), { status: Number(text.slice(0, end)) });
  }

  #say(said: ToTables): void {
    this.start().postMessage(said);
  }

  #hear(news: FromTables): void {
    if (news.type === "progress") this.percent = news.percent;
    else if (news.type === "ready") this.#beReady();
    else if (news.type === "failed") this.#fail(news.problem);
    else if (news.type === "told") this.#tell(news.line, news.text, news.code);
    else {
      this.#asked.get(news.id)?.resolve(news.text);
      this.#asked.delete(news.id);
    }
  }

  #tell(line: number, text: string, code: number): void {
    const hearer = this.#wires.get(line);
    if (code === 0) {
      hearer?.heard(text);
      this.#callBots();
      return;
    }
    this.#wires.delete(line);
    this.#say({ type: "close", line });
    hearer?.closed(code);
  }

  #beReady(): void {
    this.isReady = true;
    setTimeout(() => this.#callBots(), CHOOSING);
  }

  /** Let bots come, once: before a table has been seen they would only be in its way. */
  #callBots(): void {
    const port = this.#toBots;
    if (port === null) return;
    this.#toBots = null;
    const bots = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
    const first: Start = { type: "start", root: root.href, parts, port };
    bots.postMessage(first, [port]);
  }

  #fail(problem: string): void {
    console.error(problem);
    this.isFailed = true;
    for (const { reject } of this.#asked.values()) reject(new Error(problem));
    this.#asked.clear();
  }
}

export const hall = new Hall();
