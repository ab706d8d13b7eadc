/** The person's own settings: language, light or dark, motion, sound and more; remembered. */
import { LANGS, words, type Lang } from "../i18n/words.svelte";
import type { Play } from "../protocol";
import { keep, recall } from "./memory";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "on" | "off";
/** How long an outcome is shown: until it is put away, for so many seconds, or not at all. */
export type OutcomeTime = "stay" | 4 | 8 | 0;
export const OUTCOME_TIMES: readonly OutcomeTime[] = ["stay", 8, 4, 0];
export type Speed = "slow" | "normal" | "fast";
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast"];
/** Which answers are to be confirmed. */
export type Care = Required<Play>["care"];
export const CARES: readonly Care[] = ["losses", "always", "never"];

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  notices: boolean;
  coordinates: boolean;
  outcomes: OutcomeTime;
  income: boolean;
  speed: Speed;
  care: Care;
}

/** Choose the language the browser asks for, or English. */
export function firstLanguage(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const lang = LANGS.find((known) => wish.toLowerCase().startsWith(known));
    if (lang !== undefined) return lang;
  }
  return "en";
}

const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");

class Settings {
  #kept = $state<Kept>({
    lang: firstLanguage(navigator.languages),
    theme: "auto",
    motion: "auto",
    sound: false,
    notices: false,
    coordinates: false,
    outcomes: "stay",
    income: true,
    speed: "normal",
    care: "losses",
    ...recall<Partial<Kept>>("settings", {}),
  });
  #isStill = $state(stillness.matches);

  constructor() {
    stillness.addEventListener("change", (event) => (this.#isStill = event.matches));
    this.#show();
  }

  get lang(): Lang {
    return this.#kept.lang;
  }
  set lang(lang: Lang) {
    this.#kept.lang = lang;
    this.#keep();
    void words.speak(lang);
  }

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#kept.theme = theme;
    this.#keep();
  }

  /** Whether things move; whoever wants less motion gets none unless they ask for it here. */
  get isMoving(): boolean {
    return this.#kept.motion === "auto" ? !this.#isStill : this.#kept.motion === "on";
  }
  set isMoving(wish: boolean) {
    this.#kept.motion = wish ? "on" : "off";
    this.#keep();
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(wish: boolean) {
    this.#kept.sound = wish;
    this.#keep();
  }

  /** Whether the browser shows a notice when it is this person's turn. */
  get notices(): boolean {
    return this.#kept.notices;
  }
  set notices(wish: boolean) {
    this.#kept.notices = wish;
    this.#keep();
  }

  /** Whether every place of a board bears the name that the notation gives it. */
  get coordinates(): boolean {
    return this.#kept.coordinates;
  }
  set coordinates(wish: boolean) {
    this.#kept.coordinates = wish;
    this.#keep();
  }

  get outcomes(): OutcomeTime {
    return this.#kept.outcomes;
  }
  set outcomes(wish: OutcomeTime) {
    this.#kept.outcomes = wish;
    this.#keep();
  }

  /** Whether the own production is shown as an outcome. */
  get income(): boolean {
    return this.#kept.income;
  }
  set income(wish: boolean) {
    this.#kept.income = wish;
    this.#keep();
  }

  /** How fast things move one after the other. */
  get speed(): Speed {
    return this.#kept.speed;
  }
  set speed(wish: Speed) {
    this.#kept.speed = wish;
    this.#keep();
  }

  get care(): Care {
    return this.#kept.care;
  }
  set care(care: Care) {
    this.#kept.care = care;
    this.#keep();
  }

  #keep(): void {
    keep("settings", this.#kept);
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset["theme"] = this.#kept.theme;
    document.documentElement.dataset["motion"] = this.isMoving ? "on" : "off";
    document.documentElement.dataset["coordinates"] = this.#kept.coordinates ? "on" : "off";
  }
}

export const settings = new Settings();
