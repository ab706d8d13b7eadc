"""Clocks as sums: what is agreed is what runs, and nobody gains or loses by being counted."""

from datetime import UTC, datetime, timedelta, timezone
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aevum.server import clocks
from aevum.server.clocks import DAY, HOUR, NOBODY, SECOND
from aevum.server.messages.pace import NO_PACE, Clock, Pace

MOMENTS: Final = st.integers(1_700_000_000_000, 1_800_000_000_000)
SPANS: Final = st.integers(0, 30 * DAY)
PACES: Final = st.builds(
    Pace,
    bank=st.integers(0, 3600),
    increment=st.integers(0, 60),
    period=st.integers(1, 3600),
    periods=st.integers(1, 5),
    vacation=st.just(3),
    opens=st.integers(0, 23),
    closes=st.integers(0, 24),
    days=st.lists(st.integers(0, 6), min_size=1, max_size=7, unique=True),
    offset=st.integers(-14 * 60, 14 * 60),
    zone=st.sampled_from(["", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe"]),
)
LIVE: Final = Pace(bank=600, increment=10, period=30, periods=3)
OFFICE: Final = Pace(period=3600, opens=8, closes=18, days=[0, 1, 2, 3, 4], offset=60)


def at(text: str) -> int:
    """Read a moment in the time of an hour ahead of UTC."""
    zone = timezone(timedelta(hours=1))
    return int(datetime.fromisoformat(text).replace(tzinfo=zone).timestamp() * SECOND)


def begun(pace: Pace, moment: int) -> Clock:
    """Let time run for the first of three seats."""
    return clocks.run(pace, clocks.new_clock(pace, 3), 0, moment)


@given(PACES, MOMENTS, SPANS, SPANS)
def test_counted_in_two_steps_is_counted_in_one(pace: Pace, now: int, one: int, two: int) -> None:
    clock = begun(pace, now)

    steps = clocks.count(pace, clocks.count(pace, clock, now + one), now + one + two)

    assert steps == clocks.count(pace, clock, now + one + two)


@given(PACES, MOMENTS, SPANS)
def test_counted_twice_is_counted_once(pace: Pace, now: int, long: int) -> None:
    once = clocks.count(pace, begun(pace, now), now + long)

    assert clocks.count(pace, once, now + long) == once
    assert clocks.count(pace, once, now) == once


@given(PACES, MOMENTS)
def test_time_is_over_when_it_was_said_to_end_and_not_before(pace: Pace, now: int) -> None:
    clock = begun(pace, now)

    before = clocks.count(pace, clock, clock.ends - 1)
    after = clocks.count(pace, clock, clock.ends)

    assert clocks.who_ran_out(pace, before) == NOBODY
    assert clocks.who_ran_out(pace, after) == 0
    assert clocks.run(pace, after, 0, clock.ends).ends == 0


@given(PACES, MOMENTS, SPANS)
def test_to_run_on_from_a_moment_changes_no_end(pace: Pace, now: int, long: int) -> None:
    clock = begun(pace, now)
    moment = min(now + long, clock.ends - 1)

    again = clocks.run(pace, clocks.count(pace, clock, moment), 0, moment)

    assert again.ends == clock.ends


@given(PACES, MOMENTS, SPANS)
def test_open_time_agrees_with_the_calendar(pace: Pace, now: int, long: int) -> None:
    last = now + long % (3 * DAY)
    step = HOUR // 4
    zone = timezone(timedelta(minutes=pace.offset // 15 * 15))
    quarter = Pace(
        period=1,
        opens=pace.opens,
        closes=pace.closes,
        days=pace.days,
        offset=pace.offset // 15 * 15,
    )
    first, last = now // step * step, last // step * step

    counted = sum(step for moment in range(first, last, step) if is_open(quarter, moment, zone))

    assert clocks.open_between(quarter, first, last) == counted


def is_open(pace: Pace, moment: int, zone: timezone) -> bool:
    """Look into the calendar whether time runs at a moment."""
    here = datetime.fromtimestamp(moment // SECOND, UTC).astimezone(zone)
    yesterday = (here.weekday() - 1) % 7
    if pace.closes > pace.opens:
        return here.weekday() in pace.days and pace.opens <= here.hour < pace.closes
    today = here.weekday() in pace.days and here.hour >= pace.opens
    return today or (yesterday in pace.days and here.hour < pace.closes)


@given(PACES, MOMENTS, SPANS)
def test_the_moment_after_some_time_is_the_first_by_which_it_has_passed(
    pace: Pace, now: int, long: int
) -> None:
    moment = clocks.moment_after(pace, now, long)

    assert clocks.open_between(pace, now, moment) == long
    assert moment == now or clocks.open_between(pace, now, moment - 1) < long


def test_the_bank_is_used_up_before_the_periods() -> None:
    clock = clocks.count(LIVE, begun(LIVE, 0), 640 * SECOND)

    time = clock.seats[0]

    assert (time.bank, time.periods, time.spent) == (0, 2, 10 * SECOND)


def test_when_the_word_comes_the_period_begins_anew_and_the_bank_grows_up_to_the_first() -> None:
    late = clocks.count(LIVE, begun(LIVE, 0), 640 * SECOND)
    early = clocks.count(LIVE, begun(LIVE, 0), 4 * SECOND)

    after = [clocks.arrive(LIVE, clock, 0, 7).seats[0] for clock in (late, early)]

    assert (after[0].bank, after[0].periods, after[0].spent) == (10 * SECOND, 2, 0)
    assert after[1].bank == 600 * SECOND


def test_the_word_comes_once_for_each_number_of_actions() -> None:
    clock = clocks.arrive(LIVE, begun(LIVE, 0), 0, 7)
    used = clocks.count(LIVE, clock, 605 * SECOND)

    assert clocks.arrive(LIVE, used, 0, 7) == used
    assert clocks.arrive(LIVE, used, 0, 8) != used


def test_who_ran_out_has_one_period_when_the_word_comes_again() -> None:
    out = clocks.count(LIVE, begun(LIVE, 0), DAY)

    assert clocks.left(LIVE, out.seats[0]) == 0
    assert clocks.left(LIVE, clocks.arrive(LIVE, out, 0, 9).seats[0]) == 40 * SECOND


def test_nights_and_weekends_are_not_counted() -> None:
    friday, monday = at("2026-11-20T17:30"), at("2026-11-23T08:30")

    assert begun(OFFICE, friday).ends == monday
    assert clocks.open_between(OFFICE, friday, monday) == HOUR


def test_a_night_may_be_agreed_over_midnight() -> None:
    night = Pace(period=3600, opens=22, closes=2, days=[6], offset=60)

    assert clocks.open_between(night, at("2026-11-22T00:00"), at("2026-11-24T00:00")) == 4 * HOUR
    assert begun(night, at("2026-11-23T01:30")).ends == at("2026-11-29T22:30")


def test_a_day_off_is_not_counted_and_comes_to_an_end() -> None:
    pace = Pace(period=3600, vacation=1)
    clock = clocks.run(pace, clocks.take_day(begun(pace, 0), 0, 0), 0, 0)

    assert clock.ends == DAY + HOUR
    assert clock.seats[0].vacation == 0
    assert clocks.count(pace, clock, DAY).seats[0].spent == 0
    assert clocks.count(pace, clock, DAY + SECOND).seats[0].spent == SECOND


def test_nobody_loses_time_who_is_not_waited_for() -> None:
    clock = clocks.run(LIVE, clocks.new_clock(LIVE, 3), NOBODY, 0)

    assert clocks.count(LIVE, clock, DAY) == clock
    assert not clocks.is_over(clock, DAY)


@pytest.mark.parametrize("pace", [NO_PACE, Pace(bank=600)])
def test_without_a_period_no_time_is_agreed(pace: Pace) -> None:
    assert not clocks.is_timed(pace)
    assert clocks.new_clock(pace, 3) == Clock()


IN_BERLIN: Final = Pace(period=3600, opens=8, closes=18, days=[0, 1, 2, 3, 4], zone="Europe/Berlin")


def test_hours_follow_the_summer_time_of_the_zone_that_was_agreed() -> None:
    winter, summer = at("2026-03-27T07:00"), at("2026-03-30T07:00")

    assert clocks.moment_after(IN_BERLIN, winter, SECOND) == at("2026-03-27T08:00") + SECOND
    assert clocks.moment_after(IN_BERLIN, summer, SECOND) == at("2026-03-30T07:00") + SECOND
    assert clocks.open_between(IN_BERLIN, winter, summer + 10 * HOUR) == 20 * HOUR


def test_a_night_in_which_clocks_are_put_back_is_an_hour_longer() -> None:
    nights = Pace(period=3600, opens=0, closes=6, zone="Europe/Berlin")
    evening = at("2026-10-24T22:00")

    assert clocks.open_between(nights, evening, evening + DAY) == 7 * HOUR
    assert clocks.open_between(nights, evening - 210 * DAY, evening - 209 * DAY) == 5 * HOUR


def test_a_zone_that_nobody_knows_leaves_the_distance_that_was_agreed() -> None:
    elsewhere = Pace(period=3600, opens=8, closes=18, offset=60, zone="Middle/Earth")
    old = Pace(period=3600, opens=8, closes=18, offset=60)
    now = at("2026-07-01T00:00")

    assert clocks.moment_after(elsewhere, now, HOUR) == clocks.moment_after(old, now, HOUR)
    assert clocks.open_between(elsewhere, now, now + DAY) == 10 * HOUR
