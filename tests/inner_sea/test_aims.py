"""What decides a scenario counts for whoever judges it (S5, S7)."""

import pytest

import aevum
from aevum.games.inner_sea.judgement import AIM, VICTORY, SeaJudgement, own_points, sea_judgement
from aevum.games.inner_sea.scenarios.aims import PLACE, has_aim
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import place_of
from tests.kit import clause

GAME = aevum.game("inner_sea")


def begun(scenario: str, seats: int = 1) -> Sea:
    """Begin a scenario."""
    g = GAME.new(seats, 1, {"scenario": scenario})
    assert isinstance(g, Sea)
    return g


def aim(g: Sea, seat: int = 0) -> int:
    """Judge how near a seat is to its aim, in Cities."""
    judgement = sea_judgement()
    assert isinstance(judgement, SeaJudgement)
    return judgement.aim(g, seat) // AIM


@clause("S5.4")
def test_macedonians_count_their_cities_against_those_of_the_persians() -> None:
    g = begun("alexander")
    before = aim(g)
    g.add(0, place_of("attica"), 1)

    assert (before, aim(g)) == (1 - 3, 2 - 3)


@clause("S5.4")
def test_persians_want_what_macedonians_do_not() -> None:
    g = begun("alexander", seats=2)

    assert aim(g, 1) == -aim(g, 0) != 0


@clause("S7.2")
def test_greeks_count_attica_mycenae_and_no_more_than_three_cities() -> None:
    g = begun("greeks_persians")
    held = aim(g)
    g.add(1, place_of("attica"), 4)

    assert held - aim(g) >= PLACE


@clause("S7.3")
def test_romans_count_no_more_than_eight_cities() -> None:
    g = begun("fall_of_rome")
    for area in g.chart().lands[:20]:
        g.put(0, area, 3)

    assert aim(g) == 8 + PLACE


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_where_points_decide_there_is_no_other_aim(seats: int) -> None:
    g = GAME.new(seats, 1)

    assert isinstance(g, Sea)
    assert not has_aim(g)


@clause("S5.4")
def test_a_scenario_that_is_won_is_worth_more_than_points() -> None:
    g = begun("alexander")
    lost = own_points(g, 0)
    g.victor = 0

    assert own_points(g, 0) == lost + VICTORY
