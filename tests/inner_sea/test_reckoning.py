"""The Reckoning Phase from the limits to the new turn order (R8.1 to R8.10)."""

import pytest

from aevum.games.inner_sea.reckoning.phase import ORDER, TALLY
from tests.inner_sea.board import Board
from tests.kit import clause


@clause("R8.1")
def test_what_exceeds_the_limits_of_the_reckoning_goes_back_to_the_stock() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=4, sea_libyan=2).disks(1, troy=3)
    board.g.phase = 1
    stock = board.player(0).stock

    board.reckoning()

    assert board.at("egypt")[0] == 3
    assert board.at("sea_libyan")[0] == 2
    assert board.at("troy")[1] == 3
    assert board.player(0).stock == stock + 1


@clause("R8.1")
def test_barbarians_are_cut_to_the_limits_too() -> None:
    board = Board(seats=2).powerless().barbarians(thrace=4)

    board.reckoning()

    assert board.at("thrace")[2] == 3


@clause("R8.2", "R8.3")
def test_the_steps_follow_in_the_order_sea_domination_tally_order_draw() -> None:
    board = Board(seats=2).powerless().disks(0, rhodes=3, lycia=1, minos=1, sea_rhodian=1)
    board.disks(1, sea_rhodian=1, troy=1).talents(0, 1)
    board.plain_draws(6)
    board.reckoning()

    assert board.options() == ["done", "strike sea_rhodian celt_iberians"]
    assert board.player(0).vp == 0

    board.play("strike sea_rhodian celt_iberians")

    assert board.player(0).vp == 1
    assert board.g.order == [0, 1]
    assert board.options() == ["number 0", "number 1"]


@clause("R8.3", "R8.4")
def test_sea_domination_needs_all_adjacent_land() -> None:
    board = Board(seats=2).powerless().disks(0, rhodes=1, minos=1, sea_rhodian=1)
    board.disks(1, sea_rhodian=1)

    board.reckoning()

    assert board.options_of("strike") == []


@clause("R8.3", "R8.4")
def test_a_shared_coast_is_not_controlled_for_sea_domination() -> None:
    board = Board(seats=2).powerless().disks(0, rhodes=1, minos=1, lycia=1, sea_rhodian=1)
    board.disks(1, sea_rhodian=1, lycia=1)

    board.reckoning()

    assert board.options_of("strike") == []


@clause("R8.4")
def test_sea_domination_needs_an_own_disk_in_the_sea() -> None:
    board = Board(seats=2).powerless().disks(0, rhodes=1, minos=1, lycia=1)
    board.disks(1, sea_rhodian=1)

    board.reckoning()

    assert board.options_of("strike") == []


@clause("R8.4")
def test_only_adjacent_land_in_play_counts_for_sea_domination() -> None:
    board = Board(seats=2).powerless().disks(0, apulia=1, illyria=1, epirus=1, sea_adriatic=1)
    board.disks(1, sea_adriatic=1)

    board.reckoning()

    assert board.options_of("strike") == ["strike sea_adriatic celt_iberians"]


@clause("R8.4")
def test_sea_domination_removes_as_many_disks_as_wanted_barbarians_among_them() -> None:
    board = Board(seats=2).powerless().disks(0, rhodes=1, minos=1, lycia=1, sea_rhodian=1)
    board.disks(1, sea_rhodian=2).barbarians(sea_rhodian=1)
    board.reckoning()

    board.play("strike sea_rhodian celt_iberians", "strike sea_rhodian barbarians", "done")

    assert board.at("sea_rhodian") == [1, 1, 0]


@clause("R8.4")
def test_sea_domination_is_offered_in_turn_order() -> None:
    board = Board(seats=2).powerless().in_order(1, 0)
    board.disks(0, rhodes=1, minos=1, lycia=1, sea_rhodian=1).disks(1, sea_rhodian=1)
    board.disks(1, apulia=1, illyria=1, epirus=1, sea_adriatic=1).disks(0, sea_adriatic=1)

    board.reckoning()

    assert board.g.decider == 1

    board.play("done")

    assert board.g.decider == 0


@clause("R8.4", "R5.21")
def test_nothing_is_given_up_in_place_of_a_disk_lost_to_sea_domination() -> None:
    board = Board(seats=2).powerless().disks(0, rhodes=1, minos=1, lycia=1, sea_rhodian=1)
    board.disks(1, sea_rhodian=1).talents(1, 3)
    board.reckoning()

    board.play("strike sea_rhodian celt_iberians")

    assert board.at("sea_rhodian")[1] == 0
    assert board.player(1).talents == 3


@clause("R8.5")
def test_each_city_scores_one_point() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=3, kush=3, libya=2, cyrenaica=1)

    board.reckoning(TALLY)

    assert board.player(0).vp == 2
    assert board.player(1).vp == 0


@clause("R8.6")
def test_a_wonder_scores_if_it_is_face_up_and_its_owner_has_a_disk_there() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1, kush=1).disks(1, libya=1)
    board.wonder(0, "grand_gardens", "egypt")
    board.wonder(0, "grand_temple", "kush", is_buried=True)
    board.wonder(0, "great_walls", "libya")

    board.reckoning(TALLY)

    assert board.player(0).vp == 1
    assert board.player(1).vp == 0


@clause("R8.7")
@pytest.mark.parametrize(("seas", "points"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_the_tally_counts_the_points_of_powers(seas: int, points: int) -> None:
    board = Board(seats=2).becomes(0, "phoenicians")
    names = ["libyan", "egyptian", "phoenician", "cilician", "thracian", "aegean", "cretan"]
    for name in [*names, "rhodian"][:seas]:
        board.disks(0, **{f"sea_{name}": 1})

    board.reckoning(TALLY)

    assert board.player(0).vp == points


@clause("R8.8")
def test_most_cities_come_first_in_the_new_turn_order() -> None:
    board = Board(seats=3).powerless().disks(0, egypt=1).disks(1, troy=3)
    board.disks(2, carthage=3, byzacium=3)

    board.reckoning(ORDER)

    assert board.g.order == [2, 1, 0]


@clause("R8.9")
def test_of_the_tied_the_one_with_the_fewest_points_picks_first() -> None:
    board = Board(seats=3).powerless().points(0, 4).points(1, 2).points(2, 3)
    board.reckoning(ORDER)

    assert board.g.decider == 1
    assert board.options() == ["place 1", "place 2", "place 3"]

    board.play("place 2")

    assert board.g.decider == 2
    assert board.options() == ["place 1", "place 3"]

    board.play("place 3")

    assert board.g.order == [0, 1, 2]


@clause("R8.9")
def test_only_the_tied_places_can_be_taken() -> None:
    board = Board(seats=3).powerless().disks(0, egypt=3).points(1, 2).points(2, 3)
    board.reckoning(ORDER)

    reason = board.why("place 1")

    assert board.options() == ["place 2", "place 3"]
    assert reason is not None
    assert reason.clause == "R8.9"


@clause("R8.10")
def test_if_points_are_tied_as_well_chance_decides_who_picks() -> None:
    pickers = {
        Board(seats=3, seed=seed).powerless().reckoning(ORDER).g.decider for seed in range(1, 30)
    }

    assert pickers == {0, 1, 2}
