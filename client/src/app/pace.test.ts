import { expect, test } from "vitest";

import {
  A_DAY_EACH,
  aheadIn,
  countdown,
  duration,
  leftTo,
  mendedPace,
  NO_PACE,
  openBetween,
  placeOf,
  PACES,
  termsOf,
  usual,
  whole,
  zoneName,
} from "./pace";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const LIVE = whole({ bank: 600, period: 30, periods: 3 });
const OFFICE = whole({ period: 3600, opens: 8, closes: 18, days: [0, 1, 2, 3, 4], offset: 60 });

/** A moment in the time of an hour ahead of UTC. */
const at = (text: string) => Date.parse(`${text}+01:00`);

test("nights and weekends are not counted", () => {
  expect(openBetween(OFFICE, at("2026-11-20T17:30"), at("2026-11-23T08:30"))).toBe(HOUR);
  expect(openBetween(OFFICE, at("2026-11-21T00:00"), at("2026-11-22T00:00"))).toBe(0);
});

test("hours may be agreed over midnight and over the end of the week", () => {
  const night = whole({ period: 3600, opens: 22, closes: 2, days: [6], offset: 60 });

  expect(openBetween(night, at("2026-11-22T00:00"), at("2026-11-24T00:00"))).toBe(4 * HOUR);
});

test("the bank runs down before the periods, and nobody else's time runs", () => {
  const seats = [0, 1].map(() => ({ bank: 600 * SECOND, periods: 3 }));
  const clock = { seats, runs: 0, since: 0 };

  expect(leftTo(LIVE, clock, 0, 590 * SECOND)?.bank).toBe(10 * SECOND);
  const late = leftTo(LIVE, clock, 0, 640 * SECOND);
  expect([late?.bank, late?.periods, late?.period]).toEqual([0, 2, 20 * SECOND]);
  expect(leftTo(LIVE, clock, 0, DAY)?.periods).toBe(0);
  expect(leftTo(LIVE, clock, 1, DAY)?.bank).toBe(600 * SECOND);
});

test("on a day off time stands still", () => {
  const clock = { seats: [{ bank: 0, periods: 1, until: DAY }], runs: 0, since: 0 };

  expect(leftTo(A_DAY_EACH, clock, 0, HOUR)?.isResting).toBe(true);
  expect(leftTo(A_DAY_EACH, clock, 0, DAY + HOUR)?.period).toBe(23 * HOUR);
});

test("where nothing was agreed nothing is left", () => {
  expect(leftTo(NO_PACE, {}, 0, 0)).toBeNull();
});

test("a countdown reads as a clock, and in days when it is long", () => {
  expect(countdown(65_000, "en")).toBe("1:05");
  expect(countdown(3_725_000, "de")).toBe("1:02:05");
  expect(countdown(2 * DAY + 3 * HOUR, "en")).toBe("2 days 3 hr");
  expect(countdown(DAY, "de")).toBe("1 Tag");
});

test("durations are told in the largest unit that fits", () => {
  expect(duration(90, "en")).toBe("90 seconds");
  expect(duration(3600, "de")).toBe("1 Stunde");
  expect(zoneName(-210)).toBe("UTC−3:30");
});

test("every usual pace is known again, and one of one's own is none of them", () => {
  expect(PACES.map(usual)).toEqual([...PACES.keys()]);
  expect(usual(OFFICE)).toBe(-1);
  expect(termsOf(OFFICE, "en").map(({ key }) => key)).toContain("web-pace-hours-told");
});

test("what is remembered and is no pace is forgotten", () => {
  expect(mendedPace(60)).toEqual(NO_PACE);
  expect(mendedPace({ period: "long" })).toEqual(NO_PACE);
  expect(mendedPace(A_DAY_EACH)).toEqual(A_DAY_EACH);
});

test("hours follow the summer time of a zone", () => {
  const hours = { opens: 0, closes: 6, zone: "Europe/Berlin" };
  const pace = { ...NO_PACE, period: 3600, ...hours };
  const evening = Date.UTC(2026, 9, 24, 21);
  const day = 86_400_000;

  expect(openBetween(pace, evening, evening + day) / 3_600_000).toBe(7);
  expect(openBetween(pace, evening - 30 * day, evening - 29 * day) / 3_600_000).toBe(6);
  expect(placeOf(pace)).toBe("Europe/Berlin");
  expect(aheadIn("Middle/Earth", evening)).toBeNull();
});
