/** The line to the table: it comes back by itself, and what was asked meanwhile waits. */
import type { Care } from "../app/settings.svelte";
import { house } from "../house";
import type { Wire } from "../house/house";
import type { News, Request } from "../protocol";

export type Line = "opening" | "open" | "lost" | "closed";

/** A request that is answered under its own name. */
export type Question = Extract<Request, { id: string }>;
type Answer = Extract<News, { id: string }>;

interface Waiting {
  request: Question;
  resolve: (answer: Answer) => void;
}

const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
const NO_SUCH_TABLE = 4404;

/** Make a name for a request that no other has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What the line tells the table. */
export interface Listener {
  line(line: Line): void;
  news(news: News): void;
}

export class Connection {
  #wire: Wire | null = null;
  #waiting = new Map<string, Waiting>();
  #failures = 0;
  #timer = 0;
  #isWelcome = false;
  #seat: number | null = null;
  #care: Care | null = null;

  constructor(
    private readonly table: string,
    private key: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    this.#open();
  }

  /** Send a request and wait for its answer, however often the line breaks in between. */
  ask(request: Question): Promise<Answer> {
    return new Promise((resolve) => {
      this.#waiting.set(request.id, { request, resolve });
      if (this.#isWelcome) this.#send(request);
    });
  }

  /** Look from a seat, now and whenever the line comes back. */
  sit(seat: number): void {
    this.#seat = seat;
    if (this.#isWelcome) this.#send({ type: "sit", seat });
  }

  /** Ask for the whole position: what came last cannot be laid on what is here. */
  again(): void {
    if (this.#isWelcome) this.#send({ type: "again" });
  }

  /** Say when the person wants to confirm an answer, now and whenever the line comes back. */
  heed(care: Care): void {
    this.#care = care;
    if (this.#isWelcome) this.#send({ type: "heed", care });
  }

  /** Come to the table anew, with another key. */
  enter(key: string): void {
    this.key = key;
    const wire = this.#wire;
    this.#wire = null;
    this.#isWelcome = false;
    wire?.close();
    this.#open();
  }

  /** Leave the table. */
  close(): void {
    removeEventListener("online", this.#hurry);
    clearTimeout(this.#timer);
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
    this.listener.line("closed");
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.listener.line(this.#failures === 0 ? "opening" : "lost");
    const wire: Wire = house.openWire(this.table, {
      opened: () => {
        if (this.#wire === wire) this.#send({ type: "hello", key: this.key });
      },
      heard: (text) => {
        if (this.#wire === wire) this.#hear(JSON.parse(text) as News);
      },
      closed: (code) => {
        if (this.#wire === wire) this.#lose(code);
      },
    });
    this.#wire = wire;
  }

  #lose(code: number): void {
    this.#wire = null;
    this.#isWelcome = false;
    if (code === NO_SUCH_TABLE) {
      this.listener.news({ type: "gone" });
      return;
    }
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)];
    this.#failures += 1;
    this.listener.line("lost");
    this.#timer = window.setTimeout(() => this.#open(), pause);
  }

  #hurry = (): void => {
    if (this.#wire === null) this.#open();
  };

  #hear(news: News): void {
    if (news.type === "welcome" && !this.#isWelcome) this.#beWelcome();
    this.listener.news(news);
    if ("id" in news) {
      const waiting = this.#waiting.get(news.id);
      this.#waiting.delete(news.id);
      waiting?.resolve(news);
    }
  }

  /** The table knows us: sit down again and send what has no answer yet. */
  #beWelcome(): void {
    this.#isWelcome = true;
    this.#failures = 0;
    this.listener.line("open");
    if (this.#care !== null) this.#send({ type: "heed", care: this.#care });
    if (this.#seat !== null) this.#send({ type: "sit", seat: this.#seat });
    for (const { request } of this.#waiting.values()) this.#send(request);
  }

  #send(request: Request): void {
    this.#wire?.send(JSON.stringify(request));
  }
}
