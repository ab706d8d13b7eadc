/** What a page needs of the house its tables stand in: a server, or this browser itself. */
/** Who hears what comes over a wire. */
export interface Hearer {
  opened(): void;
  heard(text: string): void;
  closed(code: number): void;
}

/** A wire to one table; what is sent before it is opened is lost. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** What of an address tells which page is meant. */
export type Address = Pick<URL, "pathname" | "search">;

export interface House {
  /** Whether everything happens in this browser, and nobody comes from elsewhere. */
  readonly isAlone: boolean;
  /** What the names begin with under which this browser remembers things. */
  readonly memory: string;
  /** Open a wire to a table. */
  openWire(table: string, hearer: Hearer): Wire;
  /** Ask something, as over HTTP. */
  reach(path: string, how: RequestInit): Promise<Response>;
  /** Read which page an address means, as the path it has on a server. */
  pathOf(address: Address): string;
  /** Write the address of a page. */
  hrefOf(path: string): string;
}
