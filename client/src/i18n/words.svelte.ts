/**
 * Sentences put into words from the Fluent catalogues that the server has, in the chosen language.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";

import { get } from "../app/api";
import type { Sentence } from "../protocol";

export type Lang = "en" | "de";
export const LANGS: readonly Lang[] = ["en", "de"];

/** What fills a gap of a sentence. */
export type Argument = number | string | Sentence;

/** What gaps are filled with, by their names. */
type Filled = Record<string, string | number>;

/** The key of a seat's name; whoever sits there may have a name of their own. */
const SEAT = "seat";
/** The key under which several things travel that fill one gap. */
const LIST = "list";

/** The form of a question for those who are not asked. */
const OTHERS = "others";

/** The form of a name as the object of a verb; a name without it stands there as it is. */
const OBJECT = "object";

/** What stands before a number below zero and is printed as a minus. */
const HYPHEN_OF_NUMBER = /(?<![\p{L}\p{N}_])-(?=\d)/gu;

/** Print a minus where a sentence was filled with a number below zero. */
export function withMinus(text: string, args: Filled): string {
  const isBelow = Object.values(args).some((value) => typeof value === "number" && value < 0);
  return isBelow ? text.replace(HYPHEN_OF_NUMBER, "\u2212") : text;
}

const catalogues = new Map<string, Promise<FluentResource>>();

/** Fetch and read a catalogue once. */
function catalogue(path: string): Promise<FluentResource> {
  let found = catalogues.get(path);
  if (found === undefined) {
    found = get(`/api/text/${path}`, "text").then((text) => new FluentResource(text));
    found.catch(() => catalogues.delete(path));
    catalogues.set(path, found);
  }
  return found;
}

/** The words of the faces and of one game at a time, for two games may use the same key. */
class Words {
  lang = $state<Lang>("en");
  isReady = $state(false);
  #bundle = $state.raw(new FluentBundle("en"));
  /** The game whose words are known by now. */
  game = $state("");
  #wantedGame = "";
  #wanted: Lang = "en";
  #turn = 0;

  /** Choose the language; what was said in the old one stands until the new one is there. */
  async speak(lang: Lang): Promise<void> {
    const turn = ++this.#turn;
    this.#wanted = lang;
    const game = this.#wantedGame;
    const bundle = await this.#read(lang, game);
    if (turn !== this.#turn) return;
    this.#bundle = bundle;
    this.lang = lang;
    this.game = game;
    this.isReady = true;
    document.documentElement.lang = lang;
  }

  /** Learn the words of a game, and forget those of another. */
  async learn(game: string): Promise<void> {
    if (this.#wantedGame === game && untrack(() => this.game) === game) return;
    this.#wantedGame = game;
    await this.speak(this.#wanted);
  }

  async #read(lang: Lang, game: string): Promise<FluentBundle> {
    const paths = game ? [lang, `${lang}/${game}`] : [lang];
    const read = await Promise.all(paths.map(catalogue));
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const resource of read) bundle.addResource(resource, { allowOverrides: true });
    return bundle;
  }

  /** Say whether the catalogue has a sentence. */
  knows(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** Say a sentence of the faces. */
  say(key: string, args: Record<string, Argument> = {}, names?: readonly string[]): string {
    return this.tell({ key, args }, names);
  }

  /** Say what a game is called. */
  titleOf(game: string): string {
    return this.say(`web-game-${game.replaceAll("_", "-")}`);
  }

  /** Write a day as people of this language do. */
  day(when: string): string {
    return new Intl.DateTimeFormat(this.lang, { dateStyle: "medium" }).format(new Date(when));
  }

  /** Write a number as people of this language do. */
  number(value: number): string {
    return new Intl.NumberFormat(this.lang).format(value);
  }

  /** Write a day and the time of the day. */
  moment(when: string): string {
    const style = { dateStyle: "medium", timeStyle: "short" } as const;
    return new Intl.DateTimeFormat(this.lang, style).format(new Date(when));
  }

  /** Put a sentence into words: its arguments first, seats by the names of who sits there. */
  tell(sentence: Sentence, names?: readonly string[]): string {
    const args = sentence.args ?? {};
    if (sentence.key === SEAT) return this.#nameOf(Number(args["n"]), names);
    const filled = this.#filled(args, names);
    if (sentence.key === LIST) {
      return Object.keys(args)
        .map((name) => filled[name])
        .join(", ");
    }
    return this.#format(sentence.key, filled);
  }

  /** Put a question into words; those who are not asked read `.others` of its message. */
  ask(question: Sentence, isMine: boolean, names?: readonly string[]): string {
    const pattern = this.#bundle.getMessage(question.key)?.attributes[OTHERS];
    if (isMine || pattern === undefined) return this.tell(question, names);
    const filled = this.#filled(question.args ?? {}, names);
    return withMinus(this.#bundle.formatPattern(pattern, filled, []), filled);
  }

  /** Put all that fills gaps into words. */
  #filled(args: Record<string, Argument>, names?: readonly string[]): Filled {
    const filled: Filled = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === "object") {
        filled[name] = filled[`${name}-${OBJECT}`] = this.tell(value, names);
        Object.assign(filled, this.#formsOf(name, value));
      } else filled[name] = value;
    }
    return filled;
  }

  /** Put the forms in which a name can stand into words: `.from` fills `{ $area-from }`. */
  #formsOf(name: string, { key, args = {} }: Sentence): Record<string, string> {
    const attributes = this.#bundle.getMessage(key)?.attributes ?? {};
    const plain = args as Filled;
    return Object.fromEntries(
      Object.entries(attributes).map(([form, pattern]) => [
        `${name}-${form}`,
        this.#bundle.formatPattern(pattern, plain, []),
      ]),
    );
  }

  #nameOf(seat: number, names?: readonly string[]): string {
    return names?.[seat] ?? this.#format(SEAT, { n: seat + 1 });
  }

  #format(key: string, args: Filled): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) return key;
    return withMinus(this.#bundle.formatPattern(pattern, args, []), args);
  }
}

export const words = new Words();
