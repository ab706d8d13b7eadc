"""Clocks as sums: how much time was agreed, how much passes, and when it is over.

Nothing here looks at a clock: whoever asks says what time it is, in milliseconds since 1970. To
count up to a moment twice is to count once, and in two steps the same as in one.
"""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from aevum.server import zones
from aevum.server.messages.pace import NO_CLOCK, Clock, Pace, SeatTime

SECOND: Final = 1000
HOUR: Final = 3_600 * SECOND
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY
FIRST_DAY: Final = 3
"""The first of January 1970 was a Thursday, counted from Monday."""

NOBODY: Final = -1


def is_timed(pace: Pace) -> bool:
    """Say whether anything was agreed on time."""
    return pace.period > 0


# Hours of the day and days of the week


def is_open_always(pace: Pace) -> bool:
    """Say whether time runs by day and night, all week."""
    return pace.opens == 0 and pace.closes == 24 and len(set(pace.days)) == 7


def spans(pace: Pace) -> list[tuple[int, int]]:
    """List when time runs in a week, in milliseconds from its Monday on, in order.

    What goes on over midnight belongs to the day on which it opened.
    """
    found = list[tuple[int, int]]()
    for day in sorted(set(pace.days)):
        first, last = day * DAY + pace.opens * HOUR, day * DAY + pace.closes * HOUR
        if pace.closes <= pace.opens:
            last += DAY
        found += [(first, min(last, WEEK))] + ([(0, last - WEEK)] if last > WEEK else [])
    return sorted(found)


def open_since_monday(pace: Pace, moment: int) -> int:
    """Count the open time of a week up to a moment of it."""
    return sum(max(0, min(last, moment) - first) for first, last in spans(pace))


def open_up_to(pace: Pace, at: int) -> int:
    """Count all open time up to a moment, from a Monday long ago on."""
    local = at + pace.offset * 60 * SECOND + FIRST_DAY * DAY
    weeks, rest = divmod(local, WEEK)
    return weeks * open_since_monday(pace, WEEK) + open_since_monday(pace, rest)


def stretches(pace: Pace, first: int, last: int | None = None) -> Iterator[tuple[int, int, Pace]]:
    """Cut the time between two moments where clocks are put forward or back, or at each week.

    In each stretch hours and days are those of a place that is so far ahead of UTC. Without a last
    moment it goes on; without a time zone that is known here it is one stretch.
    """
    if zones.zone_of(pace.zone) is None:
        yield first, first if last is None else last, pace
        return
    while last is None or first < last:
        end = first + WEEK if last is None else min(first + WEEK, last)
        ahead = zones.ahead(pace.zone, first)
        end = zones.change_before(pace.zone, first, end)
        yield first, end, replace(pace, zone="", offset=ahead)
        first = end


def open_between(pace: Pace, first: int, last: int) -> int:
    """Count how much time was agreed to run between two moments; backwards none does."""
    if last <= first:
        return 0
    if is_open_always(pace):
        return last - first
    return sum(
        open_up_to(here, end) - open_up_to(here, begin)
        for begin, end, here in stretches(pace, first, last)
    )


def moment_after(pace: Pace, first: int, long: int) -> int:
    """Find the first moment by which so much open time has passed."""
    if is_open_always(pace) or long <= 0:
        return first + max(0, long)
    for begin, end, here in stretches(pace, first):
        within = open_up_to(here, end) - open_up_to(here, begin)
        if within >= long or here is pace:
            return moment_within(here, begin, long)
        long -= within
    return first


def moment_within(pace: Pace, first: int, long: int) -> int:
    """Find that moment where no summer time begins or ends on the way."""
    weeks, rest = divmod(max(0, long - 1), open_since_monday(pace, WEEK))
    begin = first + weeks * WEEK
    low, high = begin, begin + WEEK
    while low < high:
        middle = (low + high) // 2
        if open_between(pace, begin, middle) > rest:
            high = middle
        else:
            low = middle + 1
    return low


# What is left


def new_clock(pace: Pace, seats: int) -> Clock:
    """Set the clock of a table on which nobody is asked yet."""
    if not is_timed(pace):
        return NO_CLOCK
    full = SeatTime(pace.bank * SECOND, pace.periods, vacation=pace.vacation)
    return Clock([full] * seats)


def left(pace: Pace, time: SeatTime) -> int:
    """Say how much time a seat has until it is over."""
    return time.bank + time.periods * pace.period * SECOND - time.spent


def use(pace: Pace, time: SeatTime, long: int) -> SeatTime:
    """Use up some time of a seat: first the bank, then period after period."""
    from_bank = min(time.bank, long)
    periods, spent = divmod(time.spent + long - from_bank, pace.period * SECOND)
    if periods >= time.periods:
        return replace(time, bank=0, periods=0, spent=0)
    return replace(time, bank=time.bank - from_bank, periods=time.periods - periods, spent=spent)


def count(pace: Pace, clock: Clock, at: int) -> Clock:
    """Count the time that has passed for who is waited for, up to a moment."""
    if clock.runs == NOBODY or at <= clock.since:
        return clock
    time = clock.seats[clock.runs]
    long = open_between(pace, max(clock.since, time.until), at)
    return replace(with_seat(clock, clock.runs, use(pace, time, long)), since=at)


def run(pace: Pace, clock: Clock, seat: int, at: int) -> Clock:
    """Let time run for a seat from a moment on, or for nobody."""
    if seat == NOBODY:
        return replace(clock, runs=NOBODY, since=at, ends=0)
    time = clock.seats[seat]
    long = left(pace, time)
    ends = moment_after(pace, max(at, time.until), long) if long else 0
    return replace(clock, runs=seat, since=at, ends=ends)


def arrive(pace: Pace, clock: Clock, seat: int, length: int) -> Clock:
    """Let the word come to a seat: its period begins anew, and the bank grows.

    It comes once for each number of actions, however often somebody goes and is back.
    """
    time = clock.seats[seat]
    if length <= time.reach:
        return clock
    grown = min(time.bank + pace.increment * SECOND, max(time.bank, pace.bank * SECOND))
    fresh = replace(time, bank=grown, periods=max(1, time.periods), spent=0, reach=length)
    return with_seat(clock, seat, fresh)


def take_day(clock: Clock, seat: int, at: int) -> Clock:
    """Give a seat a day off, after the one it has, if it has one."""
    time = clock.seats[seat]
    until = max(at, time.until) + DAY
    return with_seat(clock, seat, replace(time, vacation=time.vacation - 1, until=until))


def is_over(clock: Clock, at: int) -> bool:
    """Say whether somebody's time ends by a moment and nothing was done about it yet."""
    return 0 < clock.ends <= at


def who_ran_out(pace: Pace, clock: Clock) -> int:
    """Name the seat that is waited for though nothing is left to it, or nobody."""
    seat = clock.runs
    return seat if seat != NOBODY and left(pace, clock.seats[seat]) == 0 else NOBODY


def with_seat(clock: Clock, seat: int, time: SeatTime) -> Clock:
    """Change what is left to one seat."""
    return replace(clock, seats=[*clock.seats[:seat], time, *clock.seats[seat + 1 :]])
