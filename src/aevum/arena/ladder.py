"""The ladder: every game, every number of seats, every bot against the one below it."""

from itertools import pairwise
from typing import Final, NamedTuple

from aevum.arena.contest import Contest
from aevum.arena.entrants import Entrant
from aevum.arena.kept import Kept
from aevum.arena.unit import ENGINES, Pairing, pairing_of, tables_of
from aevum.games import game, game_names

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


class Place(NamedTuple):
    """A game and a number of seats: a column of the ladder."""

    game: str
    seats: int


class Length(NamedTuple):
    """How many games a pairing plays, and how many if they are quick."""

    games: int
    games_if_quick: int

    def of(self, pairing: Pairing) -> Contest:
        """Let a pairing play for so long."""
        return Contest(pairing, self.games, quick=self.games_if_quick)


def seat_counts(name: str) -> list[int]:
    """List the numbers of seats at which bots of a game can be compared."""
    rules = game(name)
    return list(range(max(2, rules.min_seats), rules.max_seats + 1))


def all_places() -> list[Place]:
    """List every column that a ladder can have."""
    return [Place(name, seats) for name in game_names() for seats in seat_counts(name)]


def ladder_contests(places: list[Place], rungs: Rungs, length: Length, seed: int) -> list[Contest]:
    """List the contests of a ladder, game by game and with more and more seats."""
    pairings: list[Pairing] = [
        pairing_of(name, seats, {}, pair, seed) for name, seats in places for pair in rungs.pairs()
    ]
    return list(map(length.of, pairings))


def whole_columns(
    kept: Kept, rungs: Rungs, length: Length, seed: int
) -> dict[Place, list[Contest]]:
    """Give the contests of each column that was played to its end.

    Where several engines have done so it is that of this process, or else the last to begin.
    """
    columns: dict[tuple[str, str, Place], dict[tuple[Entrant, Entrant], Contest]] = {}
    for pairing, told in kept.pairings():
        pair = (pairing.lineup[0], pairing.lineup[-1])
        if pairing.seed != seed or pair not in rungs.pairs() or not is_usual(pairing):
            continue
        contest = length.of(pairing)
        for played in kept.played_by(pairing, told):
            contest.take(played)
        column = (pairing.engine, pairing.tables, Place(pairing.game, pairing.seats))
        if contest.is_done():
            columns.setdefault(column, {})[pair] = contest
    whole: dict[Place, list[Contest]] = {}
    for (_, _, place), contests in columns.items():
        if len(contests) == len(rungs.pairs()) and not is_ours(whole.get(place)):
            whole[place] = [contests[pair] for pair in rungs.pairs()]
    return {place: whole[place] for place in all_places() if place in whole}


def is_usual(pairing: Pairing) -> bool:
    """Say whether a pairing is played by the usual switches of a game that is here."""
    is_here = pairing.game in game_names()
    return is_here and dict(pairing.options) == game(pairing.game).settings({})


def is_ours(contests: list[Contest] | None) -> bool:
    """Say whether contests were played by the engine of this process."""
    if not contests:
        return False
    pairing = contests[0].pairing
    ours = (ENGINES[pairing.game], tables_of(game(pairing.game)))
    return (pairing.engine, pairing.tables) == ours
