"""What decided a game that is over: chances, turning points, and what was unusual in it."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from aevum.coach.chances import measured_at
from aevum.coach.counts import mean_counts
from aevum.coach.course import Course, Point, course_of
from aevum.coach.examination import Found
from aevum.coach.slips import Slip
from aevum.kernel.message import Msg, kebab, seat_name

LEAST_LOST: Final = 0.03
"""Less of a victory than this is no turning point."""
LEAST_SWING: Final = 0.12
"""Nor is it one if chances change by less than this without a slip."""
MOST_SLIPS: Final = 8
MOST_SWINGS: Final = 3
LATER_ROUNDS: Final = 3
"""In so many rounds it may show what was neglected."""
CLEAR: Final = 1.0
"""What is so many times the usual spread away from the mean is unusual."""
MOST_UNUSUAL: Final = 3
MOST_FACTS: Final = 3
"""Of what happened while chances changed no more facts are told than this."""


class Turning(NamedTuple):
    """A turning point: a slip of a seat, or chances that changed without one."""

    at: int
    round: int
    seat: int
    change: int
    """By how much the chance of the seat changed or fell short, in thousandths."""
    played: Msg | None
    """What was answered, if that was a slip."""
    better: list[Msg]
    reasons: list[Msg]


class Row(NamedTuple):
    """Points for something: those of every seat, what is usual, and what winners usually have."""

    title: Msg
    points: list[int]
    usual: float | None
    of_winners: float | None


class Review(NamedTuple):
    """All that is to say of a game."""

    points: list[Point]
    turnings: list[Turning]
    """In the order of the game."""
    rows: list[Row]
    unusual: list[list[Msg]]
    """What was unusual of every seat."""


def finish(text: str, found: Found) -> Review:
    """Put together what going through a game has brought."""
    course = course_of(text)
    points = course.points()
    slips = worst_turns(found.close_slips)
    turnings = [turning_of(course, slip, lost) for slip, lost in slips]
    turnings += swings(course, points, [slip.at for slip, _ in slips])
    turnings.sort(key=lambda turning: (turning.at, turning.seat))
    return Review(points, turnings, rows_of(course), unusual_of(course))


def worst_turns(slips: Sequence[Slip]) -> list[tuple[Slip, float]]:
    """Find the turns that cost most, each by its worst answer, with what all of them cost."""
    turns: dict[tuple[int, int], list[Slip]] = {}
    for slip in slips:
        turns.setdefault((slip.seat, slip.turn), []).append(slip)
    worst = [
        (max(some, key=lambda slip: (slip.lost, -slip.at)), min(1.0, sum(s.lost for s in some)))
        for some in turns.values()
    ]
    worst = [one for one in worst if one[1] >= LEAST_LOST]
    return sorted(worst, key=lambda one: (-one[1], one[0].at))[:MOST_SLIPS]


def turning_of(course: Course, slip: Slip, lost: float) -> Turning:
    """Tell a slip."""
    return Turning(
        slip.at,
        round_at(course, slip.at),
        slip.seat,
        -round(1000 * lost),
        slip.played,
        slip.better,
        reasons_of(course, slip),
    )


def round_at(course: Course, at: int) -> int:
    """Count the rounds up to an action."""
    return max(1, course.game.round_of(course.states[at]))


def reasons_of(course: Course, slip: Slip) -> list[Msg]:
    """Say what was neglected, and in what it showed later."""
    total = sum(worth for _, worth in slip.neglected)
    weighty = [name for name, worth in slip.neglected if 4 * worth >= total][:2]
    return [reason for name in weighty for reason in reasons_for(course, slip, name)]


def reasons_for(course: Course, slip: Slip, name: str) -> list[Msg]:
    """Say that one thing was neglected; once for each rival who made use of it."""
    what = Msg(f"neglected-{kebab(name)}")
    keys = course.judgement.witnesses().get(name, [])
    seen = witnessed(course, slip, keys) if keys else {}
    told = [
        Msg("coach-witness", what=what, other=seat_name(other), n=n) for other, n in seen.items()
    ]
    return told or [what]


def witnessed(course: Course, slip: Slip, keys: Iterable[str]) -> dict[int, int]:
    """Count by rival the facts of the next rounds that were to the harm of a seat."""
    journal = course.end.journal or []
    last = round_at(course, slip.at) + LATER_ROUNDS
    later = [at for at in range(slip.at, len(course.states)) if round_at(course, at) <= last]
    upto = course.noted[later[-1] + 1] if later[-1] + 1 < len(course.noted) else len(journal)
    found: dict[int, int] = {}
    for note in journal[course.noted[slip.at] : upto]:
        told = course.game.tell(course.end, note)
        if told.key in keys and told.args.get("other") == seat_name(slip.seat):
            doer = course.game.doer(course.end, note)
            found[doer] = found.get(doer, 0) + 1
    return found


def swings(course: Course, points: Sequence[Point], slipped: Sequence[int]) -> list[Turning]:
    """Find where chances changed most though nobody slipped there; the end itself is no wonder."""
    found: list[Turning] = []
    for before, after in pairwise(points[:-1]):
        if any(before.at <= at < after.at for at in slipped):
            continue
        changes = [b - a for a, b in zip(before.chances, after.chances, strict=True)]
        seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
        if abs(changes[seat]) >= 1000 * LEAST_SWING:
            facts = facts_between(course, before.at, after.at)
            found.append(Turning(before.at, before.round, seat, changes[seat], None, [], facts))
    return sorted(found, key=lambda one: -abs(one.change))[:MOST_SWINGS]


def facts_between(course: Course, start: int, end: int) -> list[Msg]:
    """Tell the last facts that came about between two moments."""
    journal = course.end.journal or []
    notes = journal[course.noted[start] : course.noted[end]]
    return [course.game.tell(course.end, note) for note in notes[-MOST_FACTS:]]


def rows_of(course: Course) -> list[Row]:
    """Put the points of this game beside the usual ones."""
    usual = measured_at(course.game, course.record.seats).get("averages", {}).get("parts", {})
    rows: list[Row] = []
    for title, points in course.game.breakdown(course.end):
        mean, of_winners, _ = usual.get(title.key, [None, None, None])
        rows.append(Row(title, points, mean, of_winners))
    return rows


def unusual_of(course: Course) -> list[list[Msg]]:
    """Say of every seat what it had clearly more or less of than is usual."""
    usual = measured_at(course.game, course.record.seats).get("averages", {}).get("counts", {})
    seats = range(course.record.seats)
    judgement = course.judgement
    counts = [
        [judgement.counts(course.states[at], seat) for seat in seats] for at in course.borders()
    ]
    means = mean_counts(judgement, counts, len(seats))
    return [unusual_for(judgement.told(), means[seat], usual) for seat in seats]


def unusual_for(
    names: Sequence[str], means: Sequence[float], usual: dict[str, list[float]]
) -> list[Msg]:
    """Say what one seat had clearly more or less of."""
    apart: list[tuple[float, str]] = []
    for name, mean in zip(names, means, strict=True):
        expected, _, spread = usual.get(name, [0.0, 0.0, 0.0])
        if spread > 0 and abs(mean - expected) >= CLEAR * spread:
            apart.append(((mean - expected) / spread, name))
    apart.sort(key=lambda one: -abs(one[0]))
    return [
        Msg("coach-more" if by > 0 else "coach-less", what=Msg(f"feature-{kebab(name)}"))
        for by, name in apart[:MOST_UNUSUAL]
    ]
