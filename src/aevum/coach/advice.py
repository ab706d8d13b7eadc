"""A hint: what somebody strong would answer, two alternatives, and what each leads to.

All of it is thought on positions that are dealt anew for the seat, so it tells no secret.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from aevum.bots.bot import Clock, Glimpse
from aevum.bots.naming import make_bot
from aevum.coach.chances import Model, judgement_for, model_of, standing
from aevum.coach.ways import STRONG, Thought, Way, follow
from aevum.kernel.state import State

ALTERNATIVES: Final = 2
CLOSELY: Final = 5
"""So many alternatives that seem best at first sight are thought through."""
SAMPLES: Final = 3
MOST_NAMED: Final = 3
GLANCING: Final = "greedy:samples=1"
"""Who goes on from an answer at first sight."""


class Counsel(NamedTuple):
    """One way to answer, as it goes on one deal, and what it leads to on average."""

    way: Way
    chance: int
    """The chance to win afterwards, in thousandths; -1 where nothing was measured."""
    more: list[str]
    less: list[str]
    """What there is more and less of that the seat is judged by, the weightiest first."""
    points: int
    """By how many points the seat is ahead of where it was."""


class Advice(NamedTuple):
    """The best answer first, and what the chance to win is as things stand."""

    counsels: list[Counsel]
    chance: int


def advise(glimpse: Glimpse, seed: int, clock: Clock) -> Advice:
    """Think for a seat that is asked."""
    game = glimpse.game
    thought = Thought(game, judgement_for(game), glimpse.seat, seed, clock)
    model = model_of(game, glimpse.known().seats)
    strong = make_bot(STRONG, seed)
    best = strong.choose(glimpse, clock)
    samples = [glimpse.sample(seed + number) for number in range(SAMPLES)]
    as_planned = follow(thought, samples[0], best, strong)
    ways = [[as_planned, *ways_from(thought, samples[1:], best)]]
    others = [option for option in glimpse.options if option != best]
    for option in promising(thought, samples[0], others):
        candidate = ways_from(thought, samples, option)
        if not any(are_alike(candidate, known, glimpse.seat) for known in ways):
            ways.append(candidate)
    first, *rest = ways
    rest.sort(key=lambda some: -sum(way.worth for way in some))
    counsels = [counsel(thought, model, samples, some) for some in (first, *rest[:ALTERNATIVES])]
    return Advice(counsels, chance_now(thought, model, samples))


def ways_from(thought: Thought, samples: Sequence[State], option: int) -> list[Way]:
    """Follow an answer on every deal, as somebody strong would go on."""
    seed = thought.seed
    return [follow(thought, sample, option, make_bot(STRONG, seed)) for sample in samples]


def promising(thought: Thought, sample: State, options: Sequence[int]) -> list[int]:
    """Find the answers that seem best at first sight, as many as there is time for."""
    seen: list[tuple[int, int]] = []
    for option in options:
        if seen and thought.clock.is_up():
            break
        way = follow(thought, sample, option, make_bot(GLANCING, thought.seed))
        seen.append((-way.worth, option))
    seen.sort()
    return [option for _, option in seen[:CLOSELY]]


def are_alike(some: Sequence[Way], others: Sequence[Way], seat: int) -> bool:
    """Say whether one way has all answers of the other, in any order: that is no alternative."""
    one, other = (Counter(ways[0].deeds(seat)) for ways in (some, others))
    if not one or not other:
        return one == other
    return one <= other or other <= one


def counsel(
    thought: Thought, model: Model | None, samples: Sequence[State], ways: Sequence[Way]
) -> Counsel:
    """Sum up what an answer leads to."""
    game, seat = thought.game, thought.seat
    points = 0
    for sample, way in zip(samples, ways, strict=True):
        points += game.scores(way.end)[seat] - game.scores(sample)[seat]
    more, less = named(thought, samples, ways)
    return Counsel(
        ways[0], chance_after(thought, model, ways), more, less, round(points / len(ways))
    )


def named(
    thought: Thought, samples: Sequence[State], ways: Sequence[Way]
) -> tuple[list[str], list[str]]:
    """Name what there is more and less of after a way, what matters most first."""
    judgement, seat = thought.judgement, thought.seat
    names = judgement.told()
    worth, number = [0] * len(names), [0] * len(names)
    for sample, way in zip(samples, ways, strict=True):
        add_apart(worth, judgement.parts(sample, seat), judgement.parts(way.end, seat))
        add_apart(number, judgement.counts(sample, seat), judgement.counts(way.end, seat))
    least = sum(map(abs, worth)) // 20
    clear = [i for i in range(len(names)) if abs(worth[i]) > least]
    clear.sort(key=lambda i: -abs(worth[i]))
    more = [names[i] for i in clear if number[i] > 0]
    less = [names[i] for i in clear if number[i] < 0]
    return more[:MOST_NAMED], less[:MOST_NAMED]


def add_apart(total: list[int], before: Sequence[int], after: Sequence[int]) -> None:
    """Add place by place by how much numbers have risen."""
    for i in range(len(total)):
        total[i] += after[i] - before[i]


def chance_after(thought: Thought, model: Model | None, ways: Sequence[Way]) -> int:
    """Give the chance to win after a way, on average over the deals."""
    if model is None:
        return -1
    chances = [thought.chance_after(model, way) for way in ways]
    return round(1000 * sum(chances) / len(chances))


def chance_now(thought: Thought, model: Model | None, samples: Sequence[State]) -> int:
    """Give the chance to win as things stand, on average over the deals."""
    if model is None:
        return -1
    chances = [
        model.chances(standing(thought.game, thought.judgement, g))[thought.seat] for g in samples
    ]
    return round(1000 * sum(chances) / len(chances))
