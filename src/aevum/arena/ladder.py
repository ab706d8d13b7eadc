"""The ladder: every game, every number of seats, every bot against the one below it."""

from itertools import pairwise
from typing import Final, NamedTuple

from aevum.arena.contest import Contest
from aevum.arena.entrants import Entrant
from aevum.arena.unit import Pairing, pairing_of
from aevum.games import game

RUNGS: Final = ("random", "easy", "medium", "hard", "strong")
"""The bots of the ladder, the weakest first."""

YARDSTICK: Final = "greedy_1"
"""The bot that never changes."""


class Rungs(NamedTuple):
    """Who stands on the ladder, the weakest first, and the one whom all are measured by, if any."""

    entrants: tuple[Entrant, ...]
    yardstick: Entrant | None = None

    def pairs(self) -> list[tuple[Entrant, Entrant]]:
        """Pair each with the one below it, and with the yardstick."""
        found = [(upper, lower) for lower, upper in pairwise(self.entrants)]
        if self.yardstick is not None:
            found += [(one, self.yardstick) for one in self.entrants if one != self.yardstick]
        return list(dict.fromkeys(found))


class Length(NamedTuple):
    """How many games a pairing plays, and how many if they are quick."""

    games: int
    games_if_quick: int


def seat_counts(name: str) -> list[int]:
    """List the numbers of seats at which bots of a game can be compared."""
    rules = game(name)
    return list(range(max(2, rules.min_seats), rules.max_seats + 1))


def ladder_contests(
    places: list[tuple[str, int]], rungs: Rungs, length: Length, seed: int
) -> list[Contest]:
    """List the contests of a ladder, game by game and with more and more seats."""
    pairings: list[Pairing] = [
        pairing_of(name, seats, {}, pair, seed) for name, seats in places for pair in rungs.pairs()
    ]
    return [Contest(pairing, length.games, quick=length.games_if_quick) for pairing in pairings]
