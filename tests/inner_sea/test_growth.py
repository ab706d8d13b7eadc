"""Retirement, Acquisition and Resettlement (R4.1 to R4.11)."""

import pytest

from aevum.games.inner_sea.growth.phase import RESETTLEMENT
from tests.inner_sea.board import Board, played_by
from tests.kit import clause


def acquired(board: Board, civ: int = 0) -> int:
    """Let a civilization skip its Retirement Step; say how many disks became ready."""
    before = board.player(civ).ready
    board.growth(civ)
    if board.options_of("retire"):
        board.play("done")
    return board.player(civ).ready - before


@clause("R4.1")
def test_any_number_of_disks_may_retire_from_camps_and_settlements() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=2, mycenae=1, rome=2).growth(0)

    board.play("retire rome", "retire attica", "retire attica", "retire mycenae")

    assert [board.at(name)[0] for name in ("rome", "attica", "mycenae")] == [1, 0, 0]


@clause("R4.1")
def test_no_disk_may_retire() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=2, mycenae=1).growth(0)

    board.play("done")

    assert board.at("attica")[0] == 2
    assert board.at("mycenae")[0] == 1


@clause("R4.1")
@pytest.mark.parametrize("disks", [3, 4])
def test_cities_do_not_retire(disks: int) -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=disks, mycenae=1).growth(0)

    reason = board.why("retire attica")

    assert board.options_of("retire") == ["retire mycenae"]
    assert reason is not None
    assert reason.clause == "R4.1"


@clause("R4.1")
def test_retired_disks_go_to_the_stock_and_not_to_the_ready_box() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=2, mycenae=2).growth(0)

    board.play("retire attica")

    assert board.player(0).stock == 47
    assert board.player(0).ready == 0


@clause("R4.1")
def test_disks_may_retire_from_contested_areas() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=2, rome=1).disks(1, attica=3)

    board.growth(0).play("retire attica")

    assert board.at("attica")[:2] == [1, 3]


@clause("R4.2")
@pytest.mark.parametrize(
    ("area", "disks"),
    [
        ("sea_aegean", 1),
        ("sea_aegean", 2),
        ("deep_eastern", 1),
    ],
)
def test_disks_at_sea_retire_too(area: str, disks: int) -> None:
    board = played_by("minoans", "carthaginians").disks(0, minos=3, **{area: disks}).growth(0)

    board.play(f"retire {area}")

    assert board.at(area)[0] == disks - 1


@clause("R4.3")
def test_acquisition_adds_up_settlements_seas_and_neighbours() -> None:
    board = played_by("mycenaeans", "carthaginians", "trojans").disks(0, attica=2, mycenae=2)
    board.disks(0, sea_aegean=1, sea_cretan=1).disks(1, epirus=1).disks(2, ionia=1)

    assert acquired(board) == 2 + 1 + 2
    assert board.player(0).stock == 50 - 6 - 5


@clause("R4.4")
@pytest.mark.parametrize("settlements", [3, 4, 5])
def test_each_settlement_brings_a_disk(settlements: int) -> None:
    board = played_by("gauls", "carthaginians")
    for name in ("rome", "attica", "troy", "libya", "tingis")[:settlements]:
        board.disks(0, **{name: 2})

    assert acquired(board) == settlements


@clause("R4.4")
def test_camps_and_cities_bring_no_disks() -> None:
    board = played_by("gauls", "carthaginians").disks(0, rome=2, attica=2, troy=2, libya=2)
    board.disks(0, tingis=1, kush=1, hatti=3, gaul=4)

    assert acquired(board) == 4


@clause("R4.5")
@pytest.mark.parametrize(("seas", "disks"), [(0, 3), (1, 3), (2, 4), (3, 4), (4, 5), (5, 5)])
def test_every_full_pair_of_shallow_seas_brings_a_disk(seas: int, disks: int) -> None:
    board = played_by("gauls", "carthaginians").disks(0, rome=2, attica=2, troy=2)
    for name in ("aegean", "pillars", "euxine", "sidra", "punic")[:seas]:
        board.disks(0, **{f"sea_{name}": 1})

    assert acquired(board) == disks


@clause("R4.5")
def test_deep_seas_make_no_pair() -> None:
    board = played_by("minoans", "carthaginians").disks(0, rome=2, attica=2, troy=2, libya=2)
    board.disks(0, sea_pillars=1, deep_central=1, deep_eastern=1)

    assert acquired(board) == 4


@clause("R4.5", "A11")
def test_presence_in_a_shallow_sea_is_enough() -> None:
    board = played_by("gauls", "carthaginians").disks(0, rome=2, attica=2, troy=2)
    board.disks(0, sea_aegean=1, sea_pillars=1).barbarians(sea_aegean=2, sea_pillars=1)

    assert acquired(board) == 4


@clause("R4.6")
def test_each_neighbouring_rival_brings_a_disk_once() -> None:
    board = played_by("gauls", "carthaginians", "trojans", "mycenaeans")
    board.disks(0, rome=2, attica=2, troy=2).disks(1, etruria=4, apulia=1, epirus=2)
    board.disks(2, sea_aegean=1).disks(3, kush=3)

    assert acquired(board) == 3 + 2


@clause("R4.6")
def test_rivals_two_areas_away_are_no_neighbours() -> None:
    board = played_by("gauls", "carthaginians").disks(0, rome=2, attica=2, troy=2, libya=2)
    board.disks(1, cisalpina=4, pontus=2)

    assert acquired(board) == 4


@clause("R4.7")
@pytest.mark.parametrize("civilization", ["celt_iberians", "mauretanians", "phoenicians", "romans"])
def test_powers_grant_disks(civilization: str) -> None:
    stacks = {"rome": 2, "attica": 2, "troy": 2, "gaul": 2}
    board = played_by(civilization, "carthaginians").disks(0, **stacks)
    plain = played_by("gauls", "carthaginians").disks(0, **stacks)

    assert acquired(board) > acquired(plain) == 4


@clause("R4.7")
def test_wonders_grant_disks() -> None:
    board = played_by("gauls", "carthaginians").disks(0, rome=2, attica=2, troy=2, gaul=2)

    board.wonder(0, "grand_gardens", "rome")

    assert acquired(board) > 4


@clause("R4.7")
def test_investments_grant_disks() -> None:
    board = played_by("gauls", "carthaginians").disks(0, rome=2, attica=2, troy=2)

    board.disks(0, sea_aegean=1, sea_pillars=1).invests(0, "great_harbor")

    assert acquired(board) > 4


@clause("R4.7")
def test_talents_granted_in_the_acquisition_step_are_taken_at_once() -> None:
    board = played_by("gauls", "carthaginians").disks(0, gaetulia=3).invests(0, "coinage")

    board.growth(0)

    assert board.player(0).talents > 0
    assert board.player(0).ready == 3


@clause("R4.8")
def test_civilizations_in_the_same_area_are_neighbours() -> None:
    board = played_by("gauls", "carthaginians").disks(0, kush=1, rome=2, attica=2, troy=2)
    board.disks(1, kush=1)

    assert acquired(board) == 4


@clause("R4.8")
def test_barbarians_are_no_neighbours() -> None:
    board = played_by("gauls", "carthaginians").disks(0, kush=1, rome=2, attica=2, troy=2)
    board.barbarians(kush=1, epirus=4, ionia=2)

    assert acquired(board) == 3


@clause("R4.9")
@pytest.mark.parametrize(("settlements", "disks"), [(0, 3), (1, 3), (2, 3), (3, 3), (4, 4)])
def test_at_least_three_disks_are_acquired(settlements: int, disks: int) -> None:
    board = played_by("gauls", "carthaginians").disks(0, kush=1)
    for name in ("rome", "attica", "troy", "tingis")[:settlements]:
        board.disks(0, **{name: 2})

    assert acquired(board) == disks


@clause("R4.10")
@pytest.mark.parametrize("stock", [0, 1, 2])
def test_a_short_stock_gives_what_it_has(stock: int) -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=2)
    board.ready_box(0, 48 - stock)

    assert acquired(board) == stock


@clause("R4.10")
def test_a_settlement_in_a_contested_area_brings_a_disk() -> None:
    board = played_by("gauls", "carthaginians").disks(0, rome=2, attica=2, troy=2, kush=2)
    board.barbarians(kush=4)

    assert acquired(board) == 4


@clause("R4.11")
def test_each_city_may_give_one_disk() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=4, rome=3, troy=3)
    board.growth(0, RESETTLEMENT)

    board.play("resettle rome", "resettle troy")

    assert [board.at(name)[0] for name in ("rome", "attica", "troy")] == [2, 4, 2]
    assert board.player(0).ready == 2


@clause("R4.11")
def test_a_city_gives_no_second_disk() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=4, troy=3)
    board.growth(0, RESETTLEMENT).play("resettle attica")

    reason = board.why("resettle attica")

    assert board.options() == ["done", "resettle troy"]
    assert reason is not None
    assert reason.clause == "R4.11"


@clause("R4.11")
def test_no_city_has_to_give_a_disk() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=4, rome=2).ready_box(0, 1)

    board.growth(0, RESETTLEMENT).play("done")

    assert board.at("attica")[0] == 4
    assert board.player(0).ready == 1


@clause("R4.11")
def test_resettled_disks_may_be_deployed_in_the_same_growth() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=3).growth(0, RESETTLEMENT)

    board.play("resettle attica", "deploy mycenae")

    assert board.at("attica")[0] == 2
    assert board.at("mycenae")[0] == 1
    assert board.player(0).ready == 0


@clause("R4.3", "R4.4")
def test_a_settlement_that_has_retired_a_disk_brings_none() -> None:
    board = played_by("gauls", "carthaginians").disks(0, rome=2, attica=2, troy=2, kush=2, gaul=2)
    board.growth(0)

    board.play("retire gaul", "done")

    assert board.player(0).ready == 4
