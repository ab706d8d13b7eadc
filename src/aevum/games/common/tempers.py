"""Temperaments: the same judgement with some weights larger and others smaller, for variety.

They are judgements of a game with numbers below those that it has come to one after the other.
"""

from typing import Final, TypeAlias

from aevum.games.common.judgement import Judgement, Weighed

TEMPERS: Final = ("even", "peaceful", "warlike", "builder", "trader")
"""The first is the judgement as it is; the others stand at -1, -2 and so on."""

Leanings: TypeAlias = dict[str, dict[str, int]]
"""For a temperament, by name, what percentage of its weight some features have."""


def tempered(judgement: Weighed, leanings: Leanings) -> dict[int, Judgement]:
    """Give the judgement in all temperaments that a game has, by their numbers."""
    found: dict[int, Judgement] = {}
    for number in range(1, len(TEMPERS)):
        if TEMPERS[number] in leanings:
            found[-number] = leaning(judgement, leanings[TEMPERS[number]])
    return found


def leaning(judgement: Weighed, percents: dict[str, int]) -> Judgement:
    """Give the judgement with some weights multiplied."""
    weights = judgement.weights[:]
    names = judgement.names()
    for name, percent in percents.items():
        at = names.index(name)
        weights[at] = weights[at] * percent // 100
    return judgement.weighed(weights)
