"""What a place at a table is worth, and who stands where in a tournament."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from aevum.server.tournaments.pairing import Round

WIN: Final = 120
"""What the first place is worth at every table, and a round in which somebody has to rest.

The last place is worth nothing, and those in between lie evenly: at all tables of two to six seats,
shared places included, these are whole numbers.
"""


class Played(NamedTuple):
    """A round that was played: who sat where, and the place of each, table by table."""

    drawn: Round
    places: list[list[int]]
    """Empty for a table that is not over yet."""


class Line(NamedTuple):
    """How somebody stands: the place, and by what it was decided."""

    place: int
    entrant: int
    points: int
    wins: int
    """Tables that were won, alone or with others."""
    opposition: int
    """How many points those have on average whom somebody met, with all they met counted."""
    played: int


def places_of(scores: Sequence[int], winners: Sequence[int], out: Sequence[int] = ()) -> list[int]:
    """Say who came in at which place: the winners, then by points; who resigned is last.

    Those who are equal share the best place that is theirs.
    """
    ranks = [(seat in winners, seat not in out, score) for seat, score in enumerate(scores)]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def points_of(places: Sequence[int]) -> list[int]:
    """Say what the places at one table are worth; who shares places shares what they are worth."""
    step = WIN // max(1, len(places) - 1)
    return [WIN - step * (place - 1) - step * (places.count(place) - 1) // 2 for place in places]


def totals(rounds: Sequence[Played]) -> dict[int, int]:
    """Add up the points of everybody who played or rested."""
    points = dict[int, int]()
    for drawn, places in rounds:
        for one in drawn.resting:
            points[one] = points.get(one, 0) + WIN
        for table, found in zip(drawn.tables, places, strict=True):
            for one, worth in zip(table, points_of(found), strict=False):
                points[one] = points.get(one, 0) + worth
    return points


def standings(entrants: Sequence[int], rounds: Sequence[Played]) -> list[Line]:
    """Put everybody in order: by points, then wins, then by how strong those were whom they met."""
    points = totals(rounds)
    lines = [line_of(one, points, rounds) for one in entrants]
    keys = [(line.points, line.wins, line.opposition) for line in lines]
    placed = [
        line._replace(place=1 + sum(other > key for other in keys))
        for line, key in zip(lines, keys, strict=True)
    ]
    return sorted(placed, key=lambda line: (line.place, line.entrant))


def line_of(entrant: int, points: dict[int, int], rounds: Sequence[Played]) -> Line:
    """Sum up one entrant, as yet without a place."""
    own = [
        (table, places[table.index(entrant)])
        for drawn, found in rounds
        for table, places in zip(drawn.tables, found, strict=True)
        if entrant in table and places
    ]
    met = [points.get(other, 0) for table, _ in own for other in table if other != entrant]
    opposition = sum(met) // len(met) if met else 0
    wins = sum(place == 1 for _, place in own)
    return Line(0, entrant, points.get(entrant, 0), wins, opposition, len(own))
