"""The places of the board for each number of players (R2.3 to R2.5, S6)."""

from functools import cache

import pytest

from aevum.games.common.table import Row
from aevum.games.hyperborea.board import check_ring
from aevum.games.hyperborea.tables import LAYOUT_TABLE
from aevum.kernel.errors import BadTable
from tests.hyperborea.opening import Opening
from tests.hyperborea.rows import rows_of
from tests.kit import clause

Spot = tuple[int, int]

AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""The neighbours of a hex, clockwise from the east."""
HOMES: dict[int, list[list[Spot]]] = {
    2: [[(2, 1), (1, 1), (2, 0)], [(-2, -1), (-1, -1), (-2, 0)]],
    3: [
        [(2, 1), (1, 1), (2, 0)],
        [(-3, 2), (-2, 1), (-2, 2)],
        [(1, -3), (1, -2), (0, -2)],
    ],
    4: [
        [(2, 1), (1, 1), (2, 0)],
        [(-2, 3), (-2, 2), (-1, 2)],
        [(-2, -1), (-1, -1), (-2, 0)],
        [(2, -3), (2, -2), (1, -2)],
    ],
    5: [
        [(3, 0), (2, 1), (2, 0)],
        [(0, 3), (0, 2), (1, 2)],
        [(-2, 3), (-2, 2), (-1, 2)],
        [(-3, 0), (-2, -1), (-2, 0)],
        [(0, -3), (0, -2), (-1, -2)],
    ],
    6: [
        [(2, 1), (1, 1), (2, 0)],
        [(-1, 3), (-1, 2), (0, 2)],
        [(-3, 2), (-2, 1), (-2, 2)],
        [(-2, -1), (-1, -1), (-2, 0)],
        [(1, -3), (1, -2), (0, -2)],
        [(3, -2), (2, -1), (2, -2)],
    ],
}
"""Capital, left and right of each seat, written down a second time from the rules (S6.4)."""


@cache
def spots(seats: int, role: str) -> list[Spot]:
    """List the spots of one kind as the game shows them."""
    return [(place["q"], place["r"]) for place in Opening(seats).finish().places(role)]


def beside(spot: Spot) -> set[Spot]:
    """List the six spots around a spot."""
    return {(spot[0] + q, spot[1] + r) for q, r in AROUND}


def steps(start: Spot, goal: Spot) -> int:
    """Count the steps between two spots as if every spot could be crossed."""
    q, r = goal[0] - start[0], goal[1] - start[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def walk(seats: int, start: Spot) -> dict[Spot, int]:
    """Count the steps from a spot to every place of the board, over places only."""
    board = {spot for role in ("central", "borderland", "homeland") for spot in spots(seats, role)}
    reached = {start: 0}
    edge = [start]
    while edge:
        here = edge.pop(0)
        for spot in sorted(beside(here) & board):
            if spot not in reached:
                reached[spot] = reached[here] + 1
                edge.append(spot)
    return reached


def touched(seats: int, seat: int) -> set[Spot]:
    """List the borderland spots beside the homeland of a seat."""
    around = set().union(*(beside(spot) for spot in HOMES[seats][seat]))
    return around & set(spots(seats, "borderland"))


@clause("S6.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_neighbours_of_a_hex_lie_in_six_directions(seats: int) -> None:
    opening = Opening(seats).finish()
    places = [(place["q"], place["r"]) for place in opening.shown()["hexes"]]

    for place, spot in enumerate(places):
        near = {places[other] for other in opening.g.near(place)}
        assert near == beside(spot) & set(places)


@clause("S6.1")
def test_the_distance_from_the_centre_stands_in_the_table() -> None:
    for row in rows_of("layouts"):
        assert int(row["ring"]) == steps((0, 0), (int(row["q"]), int(row["r"])))


@clause("S6.1")
def test_a_place_whose_ring_is_not_its_distance_is_refused() -> None:
    row = Row("row 7", {**LAYOUT_TABLE.rows[0].cells, "ring": "2"})

    with pytest.raises(BadTable, match="row 7: ring"):
        check_ring(row, 0, 0)


@clause("S6.2", "R2.3")
@pytest.mark.parametrize("seats", range(2, 7))
def test_six_borderland_hexes_lie_around_the_central_hex(seats: int) -> None:
    further = [(1, 1), (-1, -1)] if seats == 5 else []

    assert spots(seats, "central") == [(0, 0)]
    assert sorted(spots(seats, "borderland")) == sorted(AROUND + further)


@clause("R2.3")
def test_with_five_players_the_two_further_hexes_lie_on_opposite_sides() -> None:
    first, second = set(spots(5, "borderland")) - set(AROUND)

    assert (first[0] + second[0], first[1] + second[1]) == (0, 0)


@clause("S6.4", "R2.4", "S3.5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_homelands_lie_at_the_places_of_their_seats(seats: int) -> None:
    opening = Opening(seats).finish()

    homes = [[(place["q"], place["r"]) for place in opening.home(seat)] for seat in range(seats)]

    assert homes == HOMES[seats]


@clause("S3.5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_three_places_of_a_homeland_are_capital_left_and_right(seats: int) -> None:
    opening = Opening(seats, mode="faction_war").finish()

    for seat in range(seats):
        parts = [place["hex"].rsplit("-", 1)[1] for place in opening.home(seat)]
        assert parts == ["capital", "left", "right"]


@clause("S6.3", "R2.5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_three_hexes_of_a_homeland_touch_each_other(seats: int) -> None:
    for capital, left, right in HOMES[seats]:
        assert {left, right} <= beside(capital)
        assert right in beside(left)


@clause("S6.3")
@pytest.mark.parametrize("seats", range(2, 7))
def test_left_and_right_touch_the_borderlands_and_the_capital_does_not(seats: int) -> None:
    borderlands = set(spots(seats, "borderland"))

    for capital, left, right in HOMES[seats]:
        assert not beside(capital) & borderlands
        assert beside(left) & borderlands
        assert beside(right) & borderlands


@clause("S6.3")
@pytest.mark.parametrize("seats", range(2, 7))
def test_left_and_right_are_seen_from_the_capital_towards_the_centre(seats: int) -> None:
    for capital, left, right in HOMES[seats]:
        directions = [(spot[0] - capital[0], spot[1] - capital[1]) for spot in (left, right)]
        at = [AROUND.index(direction) for direction in directions]
        assert (at[0] + 1) % 6 == at[1]


@clause("S6.4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_seats_are_counted_clockwise_from_the_first_homeland_at_or_after_the_east(
    seats: int,
) -> None:
    ring = [(3, 0)]
    for q, r in AROUND[2:] + AROUND[:2]:
        for _ in range(3):
            ring.append((ring[-1][0] + q, ring[-1][1] + r))

    capitals = [ring.index(home[0]) for home in HOMES[seats]]

    assert capitals == sorted(capitals)
    assert ring[-1] == (3, 0)


@clause("S6.5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_capital_is_three_steps_from_the_centre(seats: int) -> None:
    for home in HOMES[seats]:
        assert walk(seats, home[0])[0, 0] == 3


@clause("S6.5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_homeland_touches_two_borderland_hexes_of_the_inner_ring(seats: int) -> None:
    for seat in range(seats):
        assert len(touched(seats, seat)) == 2


@clause("S6.5")
@pytest.mark.parametrize(
    ("seats", "which", "shared", "within", "nearest"),
    [
        (2, (1, 2), 0, 4, 6),
        (3, (1, 2, 3), 0, 4, 5),
        (4, (1, 2, 3, 4), 1, 4, 4),
        (5, (1, 4, 5), 1, 4, 3),
        (5, (2,), 2, 4, 3),
        (5, (3,), 1, 5, 3),
        (6, (1, 2, 3, 4, 5, 6), 2, 4, 3),
    ],
)
def test_the_seats_are_alike_but_with_five_players(
    seats: int, which: tuple[int, ...], shared: int, within: int, nearest: int
) -> None:
    capitals = [home[0] for home in HOMES[seats]]
    borderlands = spots(seats, "borderland")

    for seat in [number - 1 for number in which]:
        others = [touched(seats, other) for other in range(seats) if other != seat]
        reached = walk(seats, capitals[seat])
        rivals = [reached[spot] for spot in capitals if spot != capitals[seat]]
        assert len(touched(seats, seat) & set().union(*others)) == shared
        assert len([spot for spot in borderlands if reached[spot] <= 3]) == within
        assert min(rivals) == nearest


def images(spot: Spot) -> list[Spot]:
    """List where the twelve turns and mirror images of the board take a spot."""
    found: list[Spot] = []
    for first in (spot, (spot[1], spot[0])):
        found.append(first)
        for _ in range(5):
            found.append((-found[-1][1], found[-1][0] + found[-1][1]))
    return found


@clause("S6.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_turning_or_mirroring_the_board_takes_the_first_seat_to_every_other(seats: int) -> None:
    homes = {frozenset(home) for home in HOMES[seats]}
    taken: set[Spot] = set()

    for image in range(12):
        moved = [[images(spot)[image] for spot in home] for home in HOMES[seats]]
        if {frozenset(home) for home in moved} == homes:
            taken.add(moved[0][0])

    assert taken == {home[0] for home in HOMES[seats]}
