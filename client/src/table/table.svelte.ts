/**
 * The table as this browser knows it: what is shown now, the log, the replay, and what may be done.
 */
import { SvelteMap } from "svelte/reactivity";

import { here } from "../account/account.svelte";
import { Refusal } from "../app/api";
import { keyOf } from "../app/memory";
import { NO_PACE, whole, type Pace } from "../app/pace";
import { settings, type Care } from "../app/settings.svelte";
import { isByLink } from "../app/wish";
import type {
  Because,
  CardKind,
  CastVote,
  Changed,
  Clock,
  Doubt,
  Entry,
  News,
  Foreseen,
  Gathering as Seen,
  Hinted,
  Now,
  Play,
  Position,
  Presence,
  Refused,
  Reviewing,
  Sentence,
  Welcome,
} from "../protocol";
import { claim } from "./inviting";
import { isForeign } from "./edition";
import { DONE, Gathering } from "./gathering.svelte";
import { Connection, newId, type Line, type Question } from "./connection";
import { namesOf } from "./names";
import { lastSeen, rememberSeen } from "./news";
import { laidOn } from "./changes";
import { Conversation } from "./talk.svelte";
import { sharing } from "./sharing";

/** One thing after the other: how long a change is looked at before the next one shows. */
const PACE = 280;
const HURRIED_PACE = 90;
const SLOWNESS = { slow: 3, normal: 1, fast: 0.4 } as const;
const MANY = 14;
const MOST_KEPT = 400;

/** A position to show, with what the log had by then and what of it is new. */
interface Frame {
  now: Now;
  length: number;
  fresh: Entry[];
}

/** How every answer is sent: under its own name, at which revision, with how much caution. */
type Mark = Pick<Required<Play>, "id" | "rev" | "seat" | "care" | "is_sure">;

/** An answer that waits to be confirmed, and what hangs on it. */
export interface Doubtful extends Doubt {
  confirm: () => Promise<boolean>;
}

/** An earlier position that is looked at instead of the present one. */
interface Replay {
  at: number;
  position: Position;
  length: number;
}

export class Table {
  line = $state<Line>("opening");
  isGone = $state(false);
  /** Whether the server is of another edition than this page, which has to be loaded anew. */
  isOutdated = $state(false);
  welcome = $state.raw<Welcome | null>(null);
  presence = $state.raw<Presence | null>(null);
  log = $state.raw<Entry[]>([]);
  frame = $state.raw<Frame | null>(null);
  replay = $state.raw<Replay | null>(null);
  /** A position that is only thought of, and shown instead of the present one. */
  thought = $state.raw<Position | null>(null);
  /** What the coach has told of the game that is over. */
  reviewing = $state.raw<Reviewing | null>(null);
  refused = $state.raw<Refused | null>(null);
  doubtful = $state.raw<Doubtful | null>(null);
  isSending = $state(false);
  waiting = $state(0);
  /** By how many milliseconds the clock of the server is ahead of the one here. */
  ahead = $state(0);
  /** How often something new was shown: what moves is drawn anew by it. */
  beat = $state(0);

  /** Whoever guides may hold an answer back once, before it is given. */
  isHeldBack: ((action: number) => boolean) | null = null;

  /** The set that is asked for, if one is, as far as it is put together. */
  readonly gathering = new Gathering((chosen) => this.#gather(chosen));
  /** What people say to each other here. */
  readonly conversation: Conversation;
  #present = $derived(this.frame ? this.gathering.shown(this.frame.now.position) : null);

  #latest: Now | null = null;
  #queue: Frame[] = [];
  #timer = 0;
  #shown = new SvelteMap<string, Replay>();
  /** How often somebody wished to look: an answer that comes late shows nothing any more. */
  #looks = 0;
  #connection: Connection;
  /** The revision that the last deed made, and who waits for its position. */
  #deed: { rev: number; arrived: () => void } | null = null;
  /** The questions asked in passing; what is refused of them needs no sentence. */
  #asides = new Set<string>();

  constructor(
    readonly id: string,
    public key: string,
  ) {
    this.conversation = new Conversation(id);
    this.#connection = new Connection(id, key, {
      line: (line) => (this.line = line),
      news: (news) => this.#hear(news),
    });
  }

  // What is seen

  /** The position on the screen. */
  get position(): Position | null {
    return this.thought ?? this.replay?.position ?? this.#present;
  }

  /** The seat this browser looks from; -1 is a spectator. */
  get seat(): number {
    return this.frame?.now.position.seat ?? -1;
  }

  /** How many actions have been carried out. */
  get length(): number {
    return this.frame?.now.position.at ?? 0;
  }

  /** Why the table can only be watched; null if it goes on. */
  get stranded(): Sentence | null {
    return this.frame?.now.stranded ?? null;
  }

  /** Whether this browser is to decide now. */
  get isAsked(): boolean {
    const now = this.frame?.now.position;
    if (this.stranded !== null || this.thought !== null) return false;
    if (this.isStoodIn(this.seat)) return false;
    return this.replay === null && now !== undefined && now.seat >= 0 && now.asked === now.seat;
  }

  /**
   * How often what was taken back can be done again: first members of a set, then decisions; of
   * these none once members are chosen.
   */
  get redoSteps(): number {
    if (!this.isAsked) return 0;
    if (this.gathering.redoSteps > 0) return this.gathering.redoSteps;
    return this.gathering.chosen.length === 0 ? (this.frame?.now.redo_steps ?? 0) : 0;
  }

  /** The seat that somebody else at this browser has to take, or -1. */
  get handOverTo(): number {
    const now = this.frame?.now.position;
    if (!now || this.waiting > 0 || this.replay !== null || now.is_over) return -1;
    if (this.stranded !== null || this.isStoodIn(now.asked)) return -1;
    const isMine = this.welcome?.mine.includes(now.asked) ?? false;
    return isMine && now.asked !== now.seat ? now.asked : -1;
  }

  /** The names of who sits where. */
  get names(): string[] {
    return namesOf(this.welcome?.chairs ?? []);
  }

  /** Whether everything has settled: nothing is under way and nothing waits to be shown. */
  get isReady(): boolean {
    const isBusy = this.isSending || this.gathering.isAsking || this.waiting > 0;
    return this.line === "open" && this.frame !== null && !isBusy;
  }

  // What is heard

  #hear(news: News): void {
    if (isForeign(news)) this.isOutdated = true;
    if (news.type === "welcome") this.#enter(news);
    else if (this.welcome?.is_invitation) return;
    else if (news.type === "now") this.#receive(news);
    else if (news.type === "changed") this.#change(news);
    else if (news.type === "presence") this.presence = news;
    else if (news.type === "talked") this.conversation.hear(news.said);
    else if (news.type === "reviewing") this.reviewing = news;
    else if (news.type === "refused" && !this.#asides.has(news.id)) this.refused = news;
    else if (news.type === "gone") this.#leaveForGood();
  }

  /**
   * Who comes with an invitation claims it, and comes again with a key of its own; who loses a seat
   * was signed out of it.
   */
  #enter(welcome: Welcome): void {
    const isInvited = this.welcome?.is_invitation ?? false;
    const before = this.welcome?.mine.length ?? 0;
    this.welcome = welcome;
    if (welcome.time) this.ahead = welcome.time - Date.now();
    if (welcome.mine.length < before) {
      this.refused = { type: "refused", id: "", rev: 0, reason: { key: "web-signed-out" } };
    }
    if (welcome.is_invitation && !isInvited) void this.#claim(this.key);
  }

  async #claim(invitation: string): Promise<void> {
    try {
      this.key = await claim(this.id, invitation);
      void this.#moveIn();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.key = keyOf(this.id);
      this.refused = { type: "refused", id: "", rev: 0, reason: error.sentence };
    }
    this.welcome = null;
    this.#connection.enter(this.key);
  }

  /** Let the seat that was claimed belong to whoever is logged in, as soon as it can. */
  async #moveIn(): Promise<void> {
    await here.ask();
    await here.moveNew().catch(() => undefined);
  }

  #leaveForGood(): void {
    this.isGone = true;
    this.#connection.close();
  }

  /** Lay what differs on the position that is here; without that one the whole is asked for. */
  #change(news: Changed): void {
    const now = laidOn(this.#latest, news);
    if (now === null) this.#connection.again();
    else this.#receive(now);
  }

  #receive(heard: Now): void {
    const before = this.#latest;
    const now = { ...heard, position: sharing(before?.position, heard.position) };
    const known = Math.min(now.log_from, this.log.length);
    const log = [...this.log.slice(0, known), ...now.log];
    for (const { number, entry } of now.reread) log[number] = entry;
    this.log = log;
    this.#latest = now;
    if (this.#deed !== null && now.rev >= this.#deed.rev) this.#deed.arrived();
    const sameEyes = before !== null && before.position.seat === now.position.seat;
    const isLater = sameEyes && now.position.at > before.position.at;
    if (!isLater) this.#shown.clear();
    const fresh = isLater ? now.log.filter((entry) => entry.at > before.position.at) : [];
    const frame = { now, length: this.log.length, fresh };
    if (isLater && settings.isMoving && !document.hidden) this.#enqueue(frame);
    else this.#showAtOnce(frame);
  }

  #enqueue(frame: Frame): void {
    this.#queue.push(frame);
    this.waiting = this.#queue.length;
    if (this.#timer === 0) this.#showNext();
  }

  #showNext = (): void => {
    this.#timer = 0;
    const frame = this.#queue.shift();
    if (frame === undefined) {
      this.waiting = 0;
      return;
    }
    this.#show(frame);
    const pace = (this.#queue.length > MANY ? HURRIED_PACE : PACE) * SLOWNESS[settings.speed];
    // The last one need not be looked at before the person may go on.
    this.waiting = this.#queue.length;
    this.#timer = window.setTimeout(this.#showNext, frame.fresh.length > 0 ? pace : 0);
  };

  #showAtOnce(frame: Frame): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#queue = [];
    this.waiting = 0;
    this.#show(frame);
  }

  #show(frame: Frame): void {
    this.frame = frame;
    this.thought = null;
    this.doubtful = null;
    this.gathering.begin(frame.now.position);
    this.beat += 1;
    const { position } = frame.now;
    if (position.seat >= 0 && lastSeen(this.id, position.seat) === null) {
      rememberSeen(this.id, position.seat, position.at);
    }
  }

  /** Show the present position at once, without what still moves; the next one need not wait. */
  skip = (): void => {
    const last = this.#queue.at(-1);
    if (last) this.#showAtOnce({ ...last, fresh: [] });
    clearTimeout(this.#timer);
    this.#timer = 0;
  };

  // What is done

  /** Carry something out; it is under way until the position that it led to is here. */
  async #carryOut(
    send: (id: string, rev: number, seat: number) => Promise<News>,
  ): Promise<boolean> {
    const frame = this.frame;
    if (frame === null || this.isSending) return false;
    this.skip();
    this.refused = null;
    this.doubtful = null;
    this.isSending = true;
    try {
      const answer = await send(newId(), this.#latest?.rev ?? frame.now.rev, this.seat);
      if (answer.type === "done") await this.#arrivalOf(answer.rev);
      return answer.type !== "refused";
    } finally {
      this.isSending = false;
    }
  }

  /** Wait until a revision of the table, or a later one, is here. */
  async #arrivalOf(rev: number): Promise<void> {
    if ((this.#latest?.rev ?? 0) >= rev) return;
    await new Promise<void>((arrived) => (this.#deed = { rev, arrived }));
    this.#deed = null;
  }

  /** Answer the open question; what others do from here on is news. */
  #answer(
    ask: (mark: Mark) => Question,
    hear: (answer: News) => void = () => undefined,
    isSure = false,
  ): Promise<boolean> {
    const seen = this.length + 1;
    return this.#carryOut(async (id, rev, seat) => {
      const mark = { id, rev, seat, care: settings.care, is_sure: isSure };
      const answer = await this.#connection.ask(ask(mark));
      hear(answer);
      if (answer.type === "done") rememberSeen(this.id, seat, seen);
      if (answer.type === "doubt") {
        this.doubtful = { ...answer, confirm: () => this.#answer(ask, hear, true) };
      }
      return answer;
    });
  }

  /**
   * Answer the open question with one of the choices; a member of a set is chosen or freed, and
   * what was to be confirmed is not meant any more. What is meant in earnest nobody holds back.
   */
  play(action: number, isMeant = false): Promise<boolean> {
    const { asked } = this.gathering;
    if (asked && !this.replay && this.gathering.isMember(action)) {
      this.thinkAgain();
      this.gathering.toggle(action);
      return Promise.resolve(true);
    }
    if (!isMeant && this.isHeldBack?.(action)) return Promise.resolve(false);
    if (!asked || this.replay) {
      return this.#answer((mark) => ({ type: "play", ...mark, action }));
    }
    const whole = { chosen: [...this.gathering.chosen], then: action };
    return this.#answer((mark) => ({ type: "confirm", ...mark, ...whole }));
  }

  /** Confirm the set that is put together, if it is whole. */
  confirm(): void {
    if (this.gathering.seen?.may_confirm && !this.replay) void this.play(DONE);
  }

  /** Answer the open question in notation; of a set some members may be named. */
  async say(text: string): Promise<boolean> {
    const known = this.position?.choices.find((choice) => choice.text === text.toLowerCase());
    if (this.gathering.asked && known) return this.play(known.action);
    if (known && this.isHeldBack?.(known.action)) return false;
    const chosen = [...this.gathering.chosen];
    let named: readonly number[] | null = null;
    const isDone = await this.#answer(
      (mark) => ({ type: "say", ...mark, text, chosen }),
      (answer) => (named = answer.type === "gathered" ? answer.gathering.chosen : null),
    );
    if (named) this.gathering.name(named);
    return isDone || named !== null;
  }

  /** Ask which members of a set fit to some; null if these do not go together. */
  async #gather(chosen: readonly number[]): Promise<Seen | null> {
    const rev = this.frame?.now.rev ?? 0;
    const wish = { rev, chosen: [...chosen] };
    const answer = await this.#askAside((id, seat) => ({ type: "gather", id, seat, ...wish }));
    return answer.type === "gathered" ? answer.gathering : null;
  }

  /** Say when the person wants to confirm an answer: only answers are held by it too. */
  heed(care: Care): void {
    this.#connection.heed(care);
  }

  /** Think again about the answer that waits to be confirmed. */
  thinkAgain = (): void => {
    this.doubtful = null;
  };

  /** Take back one decision, or all back to the start of the turn; first what is only chosen. */
  undo(to: "step" | "turn"): Promise<boolean> {
    if (this.gathering.chosen.length > 0 && !this.replay) {
      this.thinkAgain();
      if (to === "step") this.gathering.takeBack();
      else this.gathering.clear();
      return Promise.resolve(true);
    }
    return this.#carryOut((id, rev, seat) =>
      this.#connection.ask({ type: "undo", id, rev, seat, to }),
    );
  }

  /** Choose the members again that were taken back last, or play the next decision again. */
  redo(): Promise<boolean> {
    if (this.redoSteps === 0) return Promise.resolve(false);
    if (this.gathering.redoSteps > 0) {
      this.gathering.redo();
      return Promise.resolve(true);
    }
    return this.#carryOut((id, rev, seat) => this.#connection.ask({ type: "redo", id, rev, seat }));
  }

  /** Ask something in passing: the table stays as it is, and a refusal is no news. */
  async #askAside(question: (id: string, seat: number) => Question): Promise<News> {
    const id = newId();
    this.#asides.add(id);
    const answer = await this.#connection.ask(question(id, this.seat));
    this.#asides.delete(id);
    return answer;
  }

  /** Ask by which clause something is not offered. */
  async why(text: string): Promise<Because | null> {
    const answer = await this.#askAside((id, seat) => ({ type: "why", id, seat, text }));
    return answer.type === "because" ? answer : null;
  }

  /** Ask what a choice would do. */
  async preview(action: number): Promise<Foreseen | null> {
    const rev = this.frame?.now.rev ?? 0;
    const answer = await this.#askAside((id, seat) => ({ type: "preview", id, rev, seat, action }));
    return answer.type === "foreseen" ? answer : null;
  }

  /** Whether a bot answers for the person at a seat, until they come back. */
  isStoodIn(seat: number): boolean {
    return this.welcome?.stand_ins?.includes(seat) ?? false;
  }

  /** What was agreed on time. */
  get pace(): Pace {
    return this.welcome ? whole(this.welcome.pace) : NO_PACE;
  }

  /** The clock of the table; none is shown beside an earlier position. */
  get clock(): Clock {
    return this.replay ? {} : (this.frame?.now.clock ?? {});
  }

  /** Say what is to become of a seat that is waited for too long. */
  vote(about: number, wish: CastVote["wish"]): void {
    void this.#connection.ask({ type: "vote", id: newId(), seat: this.seat, about, wish });
  }

  /** Leave an answer behind for questions to come, or revoke it. */
  order(name: string, limit: number, is_given: boolean): void {
    const wish = { name, limit, is_given };
    void this.#connection.ask({ type: "order", id: newId(), seat: this.seat, ...wish });
  }

  /** Take a day off. */
  takeDay = (): void => {
    void this.#connection.ask({ type: "vacation", id: newId(), seat: this.seat });
  };

  /** Answer oneself again. */
  comeBack = (): void => {
    void this.#connection.ask({ type: "back", id: newId(), seat: this.seat });
  };

  /** Whether people come to some seats by link. */
  get isByLink(): boolean {
    return isByLink(this.welcome?.chairs ?? []);
  }

  /** Whether people talk here and this browser reads it: where some come by link. */
  get isTalking(): boolean {
    const { mine = [], open_talk = false } = this.welcome ?? {};
    return this.isByLink && (mine.length > 0 || open_talk);
  }

  /** Say something to everybody at the table; false if it was refused. */
  async talk(text: string): Promise<boolean> {
    const answer = await this.#connection.ask({
      type: "talk",
      id: newId(),
      seat: this.seat,
      text,
    });
    return answer.type === "done";
  }

  /** Ask what somebody strong would answer; null if there is no answer, or none any more. */
  async hint(): Promise<Hinted | Refused | null> {
    const rev = this.frame?.now.rev ?? 0;
    const answer = await this.#askAside((id, seat) => ({ type: "hint", id, rev, seat }));
    return answer.type === "hinted" || answer.type === "refused" ? answer : null;
  }

  /** Allow hints at this table, or do not. */
  allowHints(hints: boolean): void {
    void this.#connection.ask({ type: "allow", id: newId(), hints });
  }

  /** Have the game reviewed, or go on with that. */
  review(): void {
    void this.#connection.ask({ type: "review", id: newId() });
  }

  /** Leave off reviewing. */
  stopReview(): void {
    void this.#connection.ask({ type: "stop-review", id: newId() });
  }

  /** Ask for a position in sentences. */
  async describe({ at, seat }: Position): Promise<Sentence[] | null> {
    const answer = await this.#askAside((id) => ({ type: "describe", id, at, seat }));
    return answer.type === "described" ? answer.lines : null;
  }

  /** Ask for every kind of card, counted as the seat may that looks at a position. */
  async census({ at, seat }: Position): Promise<CardKind[] | null> {
    const answer = await this.#askAside((id) => ({ type: "census", id, at, seat }));
    return answer.type === "counted" ? answer.kinds : null;
  }

  /** Take a seat of this browser: the hand-over. */
  sit(seat: number): void {
    this.returnToNow();
    this.#connection.sit(seat);
  }

  // Earlier positions

  /** Look at the position after so many actions; at the last one the replay goes on by itself. */
  async look(at: number, seat = this.seat): Promise<void> {
    const look = ++this.#looks;
    const wanted = Math.max(0, Math.min(at, this.length));
    const name = `${seat}:${wanted}`;
    const kept = this.#shown.get(name);
    if (kept) {
      this.replay = kept;
      this.beat += 1;
      return;
    }
    const answer = await this.#connection.ask({ type: "look", id: newId(), at: wanted, seat });
    if (answer.type !== "shown") return;
    const position = sharing(this.position, answer.position);
    const replay = { at: wanted, position, length: answer.log_length };
    if (this.#shown.size > MOST_KEPT) this.#shown.clear();
    this.#shown.set(name, replay);
    if (look !== this.#looks) return;
    this.replay = replay;
    this.beat += 1;
  }

  /** Come back to the present. */
  returnToNow = (): void => {
    this.#looks += 1;
    this.replay = null;
    this.thought = null;
  };

  /** Leave the table. */
  close(): void {
    clearTimeout(this.#timer);
    this.#connection.close();
  }
}
