"""Slips: answers after which a seat stands worse than it could have, by what it could know."""

from typing import Final, NamedTuple

from aevum.bots.bot import Clock, Glimpse
from aevum.bots.naming import make_bot
from aevum.coach.chances import Model
from aevum.coach.course import Course
from aevum.coach.ways import STRONG, Thought, Way, follow
from aevum.kernel.message import Msg

SEED: Final = 41
SAMPLES: Final = (1, 3)
"""On so many deals an answer is compared: at first sight, and when it is looked at closely."""
MOST_STEPS: Final = 6
"""Of a better way no more answers are told than this."""


class Slip(NamedTuple):
    """An answer that cost something: how much, what was better, and what it neglected."""

    at: int
    """How many actions came before it."""
    seat: int
    turn: int
    lost: float
    """How much of a victory it cost."""
    played: Msg
    better: list[Msg]
    """What would have been better: the first answer, and those that follow it."""
    neglected: list[tuple[str, int]]
    """What the seat has less of, by name, and what that is worth; the most first."""


class Ended(NamedTuple):
    """Where a way leads: the chance of the seat, and what makes up how it stands."""

    chance: float
    parts: list[int]


def judge(course: Course, at: int, *, closely: bool) -> Slip | None:
    """Compare what was answered with what somebody strong would have; None if that is no worse."""
    g, played = course.states[at], course.actions[at]
    thought = Thought(course.game, course.judgement, g.asked, SEED, Clock())
    glimpse = Glimpse(course.game, g, g.asked, g.legal(), SEED)
    name = STRONG if closely else thought.planner()
    planner = make_bot(name, SEED)
    better = planner.choose(glimpse, Clock())
    if better == played or course.model is None:
        return None
    good: list[Way] = []
    bad: list[Way] = []
    for number in range(SAMPLES[closely]):
        sample = glimpse.sample(SEED + number)
        good.append(follow(thought, sample, better, planner))
        bad.append(follow(thought, sample, played, make_bot(name, SEED)))
    if sorted(good[0].own(g.asked)) == sorted(bad[0].own(g.asked)):
        return None
    return slip_of(course, at, [ended(thought, course.model, way) for way in good + bad], good[0])


def slip_of(course: Course, at: int, ends: list[Ended], good: Way) -> Slip | None:
    """Put together what an answer cost, the first half of the ends being those of the better."""
    g = course.states[at]
    half = len(ends) // 2
    lost = sum(end.chance for end in ends[:half]) - sum(end.chance for end in ends[half:])
    if lost <= 0:
        return None
    apart = [0] * len(ends[0].parts)
    for number, end in enumerate(ends):
        sign = 1 if number < half else -1
        apart = [before + sign * part for before, part in zip(apart, end.parts, strict=True)]
    named = zip(course.judgement.told(), (part // half for part in apart), strict=True)
    neglected = sorted((one for one in named if one[1] > 0), key=lambda one: -one[1])
    label = course.game.label
    better = [label(m.before, m.action) for m in good.moves if m.before.asked == g.asked]
    played = label(g, course.actions[at])
    return Slip(
        at, g.asked, course.turns[at], lost / half, played, better[:MOST_STEPS], neglected[:3]
    )


def ended(thought: Thought, model: Model, way: Way) -> Ended:
    """Judge where a way leads."""
    parts = thought.judgement.parts(way.end, thought.seat)
    return Ended(thought.chance_after(model, way), parts)
