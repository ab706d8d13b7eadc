"""Who meets whom: tables of two to six seats are drawn so that nobody meets more often than needed.

Nothing here knows accounts, tables or a clock. Entrants are numbers; the same entrants, the same
past and the same chance give the same round.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Final, Literal, NamedTuple, TypeAlias

System: TypeAlias = Literal["round-robin", "swiss"]

STARTS: Final = 12
"""So many drawings are improved, and the best of them is taken."""

AGAIN: Final = 1_000_000
"""To meet once more weighs more than any distance in the standings."""


class Shape(NamedTuple):
    """How many sit at a table: at least, and at most."""

    least: int
    most: int


class Round(NamedTuple):
    """One round: who sits at which table, in the order of the seats, and who has to rest."""

    tables: list[list[int]]
    resting: list[int]


class Field(NamedTuple):
    """Who takes part in the next round, the best of the standings first, and their points."""

    entrants: list[int]
    points: dict[int, int]


NO_ROUND: Final = Round([], [])


def sizes(entrants: int, shape: Shape) -> list[int]:
    """Say how many sit at each table: as few tables as can be, and no two differ by more than one.

    Where that leaves no table large enough, as few as can be have to rest.
    """
    for playing in range(entrants, shape.least - 1, -1):
        tables = -(-playing // shape.most)
        if playing // tables >= shape.least:
            return [playing // tables + (one < playing % tables) for one in range(tables)]
    return []


def meetings(past: Sequence[Round]) -> dict[tuple[int, int], int]:
    """Count how often any two have met."""
    met = dict[tuple[int, int], int]()
    for one, other in pairs(past):
        met[one, other] = met.get((one, other), 0) + 1
    return met


def pairs(past: Sequence[Round]) -> Iterator[tuple[int, int]]:
    """List everybody who met somebody, the lower number first."""
    for played in past:
        for table in played.tables:
            yield from combinations(sorted(table), 2)


def has_everybody_met(entrants: Sequence[int], past: Sequence[Round]) -> bool:
    """Say whether any two of those who take part have met."""
    met = set(pairs(past))
    return all(pair in met for pair in combinations(sorted(entrants), 2))


# Drawing


def draw(system: System, field: Field, past: Sequence[Round], shape: Shape, seed: str) -> Round:
    """Draw the next round; one without tables if too few are left to play."""
    if system == "round-robin" and shape.most == 2:
        drawn = by_circle(field.entrants, past)
        return Round([in_order(table, past, Random(seed)) for table in drawn.tables], drawn.resting)
    chance = Random(seed)
    wanted = sizes(len(field.entrants), shape)
    resting = who_rests(field, past, len(field.entrants) - sum(wanted), chance)
    playing = [one for one in field.entrants if one not in resting]
    if not wanted:
        return NO_ROUND
    weights = weights_of(playing, field.points if system == "swiss" else {}, past)
    tables = best_tables(wanted, weights, chance, is_sorted=system == "swiss" and bool(past))
    seated = [[playing[place] for place in table] for table in tables]
    return Round([in_order(table, past, chance) for table in seated], resting)


def who_rests(field: Field, past: Sequence[Round], many: int, chance: Random) -> list[int]:
    """Let those rest who have rested least; of them those with the fewest points, then by lot."""
    rested = [one for played in past for one in played.resting]
    lot = {one: chance.random() for one in field.entrants}

    def turn(one: int) -> tuple[int, int, float]:
        return rested.count(one), field.points.get(one, 0), lot[one]

    return sorted(sorted(field.entrants, key=turn)[:many])


def weights_of(
    playing: Sequence[int], points: dict[int, int], past: Sequence[Round]
) -> list[list[int]]:
    """Weigh what it costs that any two sit at one table: having met, and how far they are apart."""
    met = meetings(past)
    levels = sorted({points.get(one, 0) for one in playing})
    level = {one: levels.index(points.get(one, 0)) for one in playing}

    def weight(one: int, other: int) -> int:
        apart = abs(level[one] - level[other])
        return AGAIN * met.get((min(one, other), max(one, other)), 0) + apart * apart

    return [[weight(one, other) if one != other else 0 for other in playing] for one in playing]


def best_tables(
    wanted: Sequence[int], weights: list[list[int]], chance: Random, *, is_sorted: bool
) -> list[list[int]]:
    """Find tables of these sizes that weigh as little as can be found."""
    places = list(range(len(weights)))
    best, least = list[list[int]](), -1
    for start in range(STARTS):
        if start or not is_sorted:
            chance.shuffle(places)
        tables = improved(cut(places, wanted), weights)
        weight = sum(weights[x][y] for table in tables for x, y in combinations(table, 2))
        if least < 0 or weight < least:
            best, least = tables, weight
    return best


def cut(places: Sequence[int], wanted: Sequence[int]) -> list[list[int]]:
    """Cut a row into tables."""
    tables, first = list[list[int]](), 0
    for size in wanted:
        tables.append(list(places[first : first + size]))
        first += size
    return tables


def improved(tables: list[list[int]], weights: list[list[int]]) -> list[list[int]]:
    """Let two change places as long as that makes the tables lighter."""
    has_changed = True
    while has_changed:
        has_changed = False
        for one, other in combinations(tables, 2):
            while change(one, other, weights):
                has_changed = True
    return tables


def change(one: list[int], other: list[int], weights: list[list[int]]) -> bool:
    """Let the first two of two tables change places that make both lighter."""
    for at, x in enumerate(one):
        for to, y in enumerate(other):
            before = sum(weights[x][z] for z in one) + sum(weights[y][z] for z in other)
            after = sum(weights[y][z] for z in one) + sum(weights[x][z] for z in other)
            if after - 2 * weights[x][y] < before:
                one[at], other[to] = y, x
                return True
    return False


def by_circle(entrants: Sequence[int], past: Sequence[Round]) -> Round:
    """Seat two at a table by the circle: all but the first move on by one place each round.

    It is the circle of all who began; whoever should meet one who is not there any more rests.
    """
    began = {one for played in past[:1] for table in played.tables for one in table}
    began |= {one for played in past[:1] for one in played.resting}
    circle: list[int | None] = [*sorted(began or entrants)]
    if len(circle) % 2:
        circle.append(None)
    step = len(past) % max(1, len(circle) - 1)
    circle = [circle[0], *circle[len(circle) - step :], *circle[1 : len(circle) - step]]
    there = set(entrants)
    tables, resting = list[list[int]](), list[int]()
    for one, other in zip(
        circle[: len(circle) // 2], circle[: len(circle) // 2 - 1 : -1], strict=True
    ):
        found = [each for each in (one, other) if each in there and each is not None]
        if len(found) == 2:
            tables.append(found)
        else:
            resting += found
    return Round(tables, sorted(resting)) if tables else NO_ROUND


# Seats


def in_order(table: Sequence[int], past: Sequence[Round], chance: Random) -> list[int]:
    """Seat those of one table so that everybody comes to every seat as often as can be."""
    entrants = list(table)
    chance.shuffle(entrants)
    sat = {one: seats_of(one, past) for one in entrants}

    def weight(order: Iterable[int]) -> tuple[int, int]:
        placed = list(enumerate(order))
        again = sum(sat[one].count(seat) for seat, one in placed)
        early = sum((sum(sat[one]) - len(sat[one]) + seat) ** 2 for seat, one in placed)
        return again, early

    return list(min(permutations(entrants), key=weight))


def seats_of(entrant: int, past: Sequence[Round]) -> list[int]:
    """List at which seats somebody sat."""
    tables = [table for played in past for table in played.tables]
    return [table.index(entrant) for table in tables if entrant in table]
