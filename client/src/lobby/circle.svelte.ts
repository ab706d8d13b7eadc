/** Whom the account knows, and what they ask of it; asked for as long as something shows it. */
import { here } from "../account/account.svelte";
import { again } from "../app/again";
import { get, post, withdraw } from "../app/api";
import type { Bidding, Friend, Friends } from "../protocol";

const PAUSE = 30_000;
const NOBODY: Friends = { friends: [], bidden: [] };

class Circle {
  #found = $state.raw(NOBODY);
  #shown = 0;
  #stop = (): void => undefined;

  /** Whom the account knows, but for who only asks. */
  get known(): readonly Friend[] {
    return this.#found.friends.filter(({ tie }) => tie !== "asks");
  }
  /** Who would like to be a friend. */
  get asking(): readonly Friend[] {
    return this.#found.friends.filter(({ tie }) => tie === "asks");
  }
  /** To which seats friends invite. */
  get bidden(): readonly Bidding[] {
    return this.#found.bidden;
  }
  /** Count what waits for an answer. */
  get awaiting(): number {
    return this.asking.length + this.bidden.length;
  }

  /** Say what somebody is to the account; undefined if nothing. */
  tieTo(name: string): Friend["tie"] | undefined {
    const wanted = name.trim().toLowerCase();
    return this.#found.friends.find((one) => one.name.toLowerCase() === wanted)?.tie;
  }

  /** Keep it up to date until it is shown no longer; several may show it at a time. */
  watch = (): (() => void) => {
    if (this.#shown++ === 0) this.#stop = again(() => void this.#look(), PAUSE);
    return () => {
      if (--this.#shown === 0) this.#stop();
    };
  };

  /** What cannot be learnt just now is learnt later. */
  #look(): Promise<void> {
    return this.refresh().catch(() => undefined);
  }

  async refresh(): Promise<void> {
    await here.ask();
    this.#found = here.me ? await get<Friends>("/api/friends") : NOBODY;
  }

  /** Ask somebody to be a friend, or accept who asked. */
  ask = (name: string): Promise<void> => this.#tell("", name);
  /** Be friends no more, decline, or block no longer. */
  part = (name: string): Promise<void> => this.#tell("/part", name);
  block = (name: string): Promise<void> => this.#tell("/block", name);

  async #tell(deed: "" | "/part" | "/block", name: string): Promise<void> {
    this.#found = await post<Friends>(`/api/friends${deed}`, { name });
  }

  async decline(table: string): Promise<void> {
    await withdraw(`/api/friends/invitations/${table}`);
    await this.refresh();
  }
}

export const circle = new Circle();
