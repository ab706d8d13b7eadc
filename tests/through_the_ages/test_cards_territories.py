"""The territories: what each colony gives at once and for good."""

import pytest

from tests.kit import clause
from tests.through_the_ages.board import Board, card

# name, yellow, blue, strength, faces for good; resources, food, science, culture, population
# and military cards at once
TERRITORIES = [
    ("developed_territory_i", (1, 1, 0, 0), (0, 0, 3, 0, 0, 0)),
    ("historic_territory_i", (0, 0, 0, 1), (0, 0, 0, 6, 0, 0)),
    ("inhabited_territory_i", (2, 0, 0, 0), (0, 0, 0, 0, 1, 0)),
    ("strategic_territory_i", (0, 0, 2, 0), (0, 0, 0, 0, 0, 3)),
    ("vast_territory_i", (3, -1, 0, 0), (0, 3, 0, 0, 0, 0)),
    ("wealthy_territory_i", (0, 3, 0, 0), (5, 0, 0, 0, 0, 0)),
    ("developed_territory_ii", (2, 2, 0, 0), (0, 0, 5, 0, 0, 0)),
    ("historic_territory_ii", (0, 0, 0, 2), (0, 0, 0, 11, 0, 0)),
    ("inhabited_territory_ii", (3, 0, 0, 0), (0, 0, 0, 0, 2, 0)),
    ("strategic_territory_ii", (0, 0, 4, 0), (0, 0, 0, 0, 0, 5)),
    ("vast_territory_ii", (4, -1, 0, 0), (0, 4, 0, 0, 0, 0)),
    ("wealthy_territory_ii", (0, 4, 0, 0), (9, 0, 0, 0, 0, 0)),
]


@clause("R7.6.1", "R7.8.2")
@pytest.mark.parametrize(("name", "permanent", "immediate"), TERRITORIES)
def test_a_new_colony_has_its_permanent_and_its_immediate_effect(
    name: str, permanent: tuple[int, ...], immediate: tuple[int, ...]
) -> None:
    board = Board().wins(0, name, 1)

    board.play("send warriors", "done")

    p = board.player()
    assert p.colonies == [card(name)]
    assert permanent == (
        p.yellow_owned - 25,
        p.blue_owned - 16,
        board.ratings()[2],
        board.ratings()[3],
    )
    assert immediate == (
        p.resources(),
        p.food(),
        p.science,
        p.culture - 1,
        p.unused - 1,
        len(p.military_hand),
    )


@clause("R7.6.1")
@pytest.mark.parametrize(("name", "permanent", "_immediate"), TERRITORIES)
def test_a_colony_that_is_annexed_takes_its_permanent_effect_along_and_nothing_else(
    name: str, permanent: tuple[int, ...], _immediate: tuple[int, ...]
) -> None:
    board = Board().workers(0, "warriors", 9).colony(1, name).holds(0, "annex").politics_of(0)
    p, q = board.player(0), board.player(1)

    board.play("attack annex 2", f"pick {name}")

    assert (p.colonies, q.colonies) == ([card(name)], [])
    assert permanent == (
        p.yellow_owned - 25,
        p.blue_owned - 16,
        board.ratings(0)[2] - 9,
        board.ratings(0)[3],
    )
    assert (q.yellow_owned, q.blue_owned, board.ratings(1)[2]) == (25, 16, 1)
    assert (p.resources(), p.food(), p.science, p.culture, p.unused) == (0, 0, 0, 0, 1)


@clause("R7.6.1")
@pytest.mark.parametrize(("name", "_permanent", "_immediate"), TERRITORIES)
def test_a_colony_that_is_lost_ends_its_permanent_effect(
    name: str, _permanent: tuple[int, ...], _immediate: tuple[int, ...]
) -> None:
    board = Board().workers(1, "warriors", 9)
    before = board.ratings(0)
    board.colony(0, name)

    board.reveal("independence_declaration")
    board.play(f"pick {name}")

    p = board.player()
    assert (p.colonies, p.yellow_owned, p.blue_owned) == ([], 25, 16)
    assert board.ratings(0) == before
