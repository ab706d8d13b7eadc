/** What a table agrees on time, as it is chosen and told, and how much is left to a seat. */
import type { Clock, Pace as Agreed, SeatTime } from "../protocol";

/** What was agreed, with nothing left out. */
export type Pace = Required<Agreed>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** The first of January 1970 was a Thursday, counted from Monday. */
const FIRST_DAY = 3;
export const WEEK_DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export const NO_PACE: Pace = {
  bank: 0,
  increment: 0,
  period: 0,
  periods: 1,
  vacation: 0,
  opens: 0,
  closes: 24,
  days: [...WEEK_DAYS],
  offset: 0,
  zone: "",
  at_end: "bot",
  bot: "medium",
};

/** What was agreed, with all that goes without saying. */
export function whole(pace: Agreed | null | undefined): Pace {
  return { ...NO_PACE, ...pace };
}

const days = (n: number) => n * 86_400;
export const A_DAY_EACH = whole({ period: days(1) });

/** What is usually agreed; everything else is put together. */
export const PACES: readonly Pace[] = [
  NO_PACE,
  ...[300, 3600].map((period) => whole({ period })),
  A_DAY_EACH,
  ...[days(3), days(7)].map((period) => whole({ period })),
  whole({ bank: 900, increment: 10, period: 30, periods: 3 }),
  whole({ bank: 1800, increment: 15, period: 60, periods: 3 }),
  whole({ bank: days(5), period: days(1), vacation: 7 }),
];

/** What of a pace tells it from others: not who stands in at its end, nor where. */
function marks({ bank, increment, period, periods, vacation, opens, closes, days }: Pace): string {
  return [bank, increment, period, periods, vacation, opens, closes, ...days].join();
}

/** Which of the usual paces this is; -1 if none. */
export function usual(pace: Pace): number {
  return PACES.findIndex((known) => marks(known) === marks(pace));
}

export function isTimed({ period }: Pace): boolean {
  return period > 0;
}

export function isOpenAlways({ opens, closes, days }: Pace): boolean {
  return opens === 0 && closes === 24 && new Set(days).size === 7;
}

/** Take what is remembered for a pace if it looks like one. */
export function mendedPace(kept: unknown): Pace {
  const found = { ...NO_PACE, ...(typeof kept === "object" ? kept : null) };
  const isSound =
    Object.entries(NO_PACE).every(([name, value]) => {
      return typeof found[name as keyof Pace] === typeof value;
    }) && Array.isArray(found.days);
  return isSound ? found : NO_PACE;
}

// What is left; as the server counts it, so that a countdown runs without asking

/** When time runs in a week, in milliseconds from its Monday on. */
function spans({ opens, closes, days }: Pace): [number, number][] {
  return [...new Set(days)].flatMap((day) => {
    const first = day * DAY + opens * HOUR;
    const last = day * DAY + closes * HOUR + (closes <= opens ? DAY : 0);
    const here: [number, number] = [first, Math.min(last, WEEK)];
    return last > WEEK ? [here, [0, last - WEEK]] : [here];
  });
}

function openUpTo(pace: Pace, at: number): number {
  const local = at + pace.offset * 60 * SECOND + FIRST_DAY * DAY;
  const since = (moment: number) =>
    spans(pace).reduce((sum, [a, b]) => sum + Math.max(0, Math.min(b, moment) - a), 0);
  return Math.floor(local / WEEK) * since(WEEK) + since(((local % WEEK) + WEEK) % WEEK);
}

/** How many minutes ahead of UTC a zone is at a moment; null if this browser does not know it. */
export function aheadIn(zone: string, at: number): number | null {
  try {
    const parts = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      ...{ year: "numeric", month: "numeric", day: "numeric" },
      ...{ hour: "numeric", minute: "numeric", second: "numeric" },
    }).formatToParts(at);
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
    const day = [part("year"), part("month") - 1, part("day")] as const;
    const local = Date.UTC(...day, part("hour"), part("minute"), part("second"));
    return Math.round((local - at) / MINUTE);
  } catch {
    return null;
  }
}

/** Find when a zone puts its clocks forward or back between two moments; else the later one. */
function changeBefore(zone: string, first: number, last: number): number {
  const begun = aheadIn(zone, first);
  if (aheadIn(zone, last) === begun) return last;
  let [low, high] = [first, last];
  while (high - low > SECOND) {
    const middle = Math.floor((low + high) / 2);
    if (aheadIn(zone, middle) === begun) low = middle;
    else high = middle;
  }
  return high;
}

/** How much time was agreed to run between two moments. */
export function openBetween(pace: Pace, first: number, last: number): number {
  if (last <= first) return 0;
  if (isOpenAlways(pace)) return last - first;
  const ahead = pace.zone ? aheadIn(pace.zone, first) : null;
  if (ahead === null) return openUpTo(pace, last) - openUpTo(pace, first);
  const end = changeBefore(pace.zone, first, Math.min(last, first + WEEK));
  const here = { ...pace, zone: "", offset: ahead };
  return openUpTo(here, end) - openUpTo(here, first) + openBetween(pace, end, last);
}

/** What a seat has by now. */
export interface Left {
  bank: number;
  /** What is left of the period that runs, or of the next. */
  period: number;
  periods: number;
  isRunning: boolean;
  /** Time is not counted just now: a day off, a night, a weekend. */
  isResting: boolean;
}

function used(pace: Pace, { bank, periods, spent = 0 }: SeatTime, long: number): Left {
  const fromBank = Math.min(bank, long);
  const all = spent + long - fromBank;
  const gone = Math.floor(all / (pace.period * SECOND));
  const left = Math.max(0, periods - gone);
  const period = left > 0 ? pace.period * SECOND - (all % (pace.period * SECOND)) : 0;
  return { bank: bank - fromBank, period, periods: left, isRunning: false, isResting: false };
}

/** What is left to a seat at a moment of the server; null if nothing was agreed. */
export function leftTo(pace: Pace, clock: Clock, seat: number, at: number): Left | null {
  const time = clock.seats?.[seat];
  if (!isTimed(pace) || !time) return null;
  if (clock.runs !== seat) return used(pace, time, 0);
  const from = Math.max(clock.since ?? 0, time.until ?? 0);
  const isResting = at < from - SECOND || openBetween(pace, at, at + SECOND) === 0;
  return { ...used(pace, time, openBetween(pace, from, at)), isRunning: true, isResting };
}

/** Write a duration as a clock does, or in days and hours. */
export function countdown(ms: number, lang: string): string {
  const seconds = Math.ceil(ms / SECOND);
  if (seconds >= 86_400) {
    const unit = (n: number, name: string, unitDisplay: "long" | "short") =>
      new Intl.NumberFormat(lang, { style: "unit", unit: name, unitDisplay }).format(n);
    const days = unit(Math.floor(seconds / 86_400), "day", "long");
    const hours = Math.floor((seconds % 86_400) / 3600);
    return hours > 0 ? `${days} ${unit(hours, "hour", "short")}` : days;
  }
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

const UNITS = [
  [86_400, "day"],
  [3600, "hour"],
  [60, "minute"],
  [1, "second"],
] as const;

/** Write some seconds in the largest unit that fits. */
export function duration(seconds: number, lang: string): string {
  const [size, unit] = UNITS.find(([size]) => seconds >= size && seconds % size === 0) ?? UNITS[3];
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(lang, style).format(seconds / size);
}

/** Name the days of the week that were agreed, shortly. */
export function dayName(day: number, lang: string): string {
  // The fifth of January 1970 was a Monday.
  const when = new Date(Date.UTC(1970, 0, 5 + day));
  return new Intl.DateTimeFormat(lang, { weekday: "short", timeZone: "UTC" }).format(when);
}

/** Write how far a place is ahead of UTC. */
export function zoneName(offset: number): string {
  const sign = offset < 0 ? "−" : "+";
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const rest = minutes ? `:${String(minutes).padStart(2, "0")}` : "";
  return `UTC${offset === 0 ? "" : `${sign}${hours}${rest}`}`;
}

/** Name the place whose hours were agreed: its time zone, or how far it is ahead of UTC. */
export function placeOf({ zone, offset }: Pick<Pace, "zone" | "offset">): string {
  return zone ? zone.replaceAll("_", " ") : zoneName(offset);
}

/** The time zone of this browser, by its name. */
export const hereZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

/** How far this browser is ahead of UTC just now, in minutes. */
export const hereOffset = (): number => -new Date().getTimezoneOffset();

/** One thing that was agreed: the key of a sentence, and what fills it. */
export interface Term {
  key: string;
  args: Record<string, string | number>;
}

/** All that was agreed, thing by thing. */
export function termsOf(pace: Pace, lang: string): Term[] {
  if (!isTimed(pace)) return [{ key: "web-pace-none-told", args: {} }];
  const time = (seconds: number) => duration(seconds, lang);
  const terms: Term[] = [];
  if (pace.bank) terms.push({ key: "web-pace-bank-told", args: { time: time(pace.bank) } });
  if (pace.increment) {
    terms.push({ key: "web-pace-increment-told", args: { time: time(pace.increment) } });
  }
  const period = { time: time(pace.period), n: pace.periods };
  terms.push({ key: pace.bank ? "web-pace-periods-told" : "web-pace-turn-told", args: period });
  if (pace.vacation) terms.push({ key: "web-pace-vacation-told", args: { n: pace.vacation } });
  if (!isOpenAlways(pace)) {
    const { opens, closes } = pace;
    const named = [...pace.days].toSorted((a, b) => a - b).map((day) => dayName(day, lang));
    const args = { days: named.join(", "), opens, closes, zone: placeOf(pace) };
    terms.push({ key: "web-pace-hours-told", args });
  }
  terms.push({ key: `web-pace-end-${pace.at_end}-told`, args: {} });
  return terms;
}

/** Name one of the usual paces in a list. */
export function nameOfPace(pace: Pace, lang: string): Term {
  if (!isTimed(pace)) return { key: "web-pace-none", args: {} };
  const [bank, period] = [duration(pace.bank, lang), duration(pace.period, lang)];
  if (!pace.bank) return { key: "web-pace-turn", args: { period } };
  const isLive = pace.period < 3600;
  const key = isLive ? "web-pace-live" : "web-pace-days";
  return { key, args: { bank, period, periods: pace.periods } };
}
