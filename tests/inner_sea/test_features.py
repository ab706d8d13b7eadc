"""What a bot counts in the Inner Sea."""

import pytest

from aevum.games.inner_sea.features import FEATURES, features, survivors, tallies_left
from aevum.games.inner_sea.judgement import sea_judgement
from aevum.games.inner_sea.tables import AREA_NAMES
from tests.inner_sea.board import Board


def named(board: Board, civ: int = 0, *, is_rival: bool = False) -> dict[str, int]:
    """Name what is counted for a civilization."""
    return dict(zip(FEATURES, features(board.g, civ, is_rival), strict=True))


@pytest.mark.parametrize(
    ("own", "enemy", "left"),
    [(1, 2, 0), (2, 1, 2), (2, 2, 1), (3, 1, 3), (3, 2, 2), (4, 3, 2), (3, 3, 1), (2, 3, 0)],
)
def test_a_competition_is_foreseen_as_the_disks_are_lined_up(
    own: int, enemy: int, left: int
) -> None:
    assert survivors(own, enemy) == left


def test_stacks_are_counted_by_what_they_are() -> None:
    board = Board().powerless().disks(0, egypt=4, kush=2, troy=1, sea_egyptian=2).card_phase()

    found = named(board)

    stacks = ("cities", "settlements", "camps", "at_sea", "spare", "areas")
    assert [found[name] for name in stacks] == [1, 1, 1, 2, 1, 4]
    assert (found["tally_next"], found["tallies_later"]) == (1, 3)


def test_a_city_that_will_be_lost_is_not_tallied() -> None:
    board = Board().powerless().disks(0, egypt=3, troy=3).disks(1, troy=4).card_phase()

    found = named(board)

    assert (found["tally_next"], found["cities"], found["endangered"]) == (1, 1, 3)


def test_who_deploys_will_bring_the_disks_that_are_missing_to_win() -> None:
    board = Board().powerless().disks(0, ionia=3, troy=1).disks(1, troy=3)
    board.ready_box(0, 4).deployment(0)

    found = named(board)

    assert (found["settlements"], found["loot"], found["ready"]) == (1, 1, 1)
    assert found["endangered"] == 0


def test_after_the_deployment_nothing_is_brought_any_more() -> None:
    board = Board().powerless().disks(0, ionia=3, troy=1).disks(1, troy=3)
    board.ready_box(0, 4).card_phase()

    found = named(board)

    assert (found["settlements"], found["loot"], found["ready"]) == (0, 0, 4)
    assert found["endangered"] == 1


def test_a_city_beside_a_rival_is_exposed_until_a_fourth_disk_stands_there() -> None:
    bare = Board().powerless().disks(0, ionia=3, kush=3).disks(1, troy=1).card_phase()
    manned = Board().powerless().disks(0, ionia=4, kush=3).disks(1, troy=1).card_phase()

    assert named(bare)["exposed"] == 1
    assert named(manned)["exposed"] == 0
    assert named(bare, is_rival=True)["exposed"] == 0


def test_growth_counts_for_the_turns_that_are_left_four_at_most() -> None:
    board = Board().powerless().disks(0, kush=2, troy=2).card_phase()

    assert named(board)["growth"] == 4 * 2


def test_a_disk_that_goes_back_to_an_empty_stock_can_be_acquired_once() -> None:
    board = Board().powerless()
    lands = [AREA_NAMES[area] for area in board.g.chart().lands[:9]]
    board.disks(0, **dict.fromkeys(lands, 2)).card_phase()
    board.player(0).stock = 0
    found = named(board)
    board.player(0).stock = 1

    assert found["growth"] == 4 * 8
    assert named(board)["growth"] == 4 * 8 + 1


def test_growth_comes_of_the_settlements_that_competitions_will_leave() -> None:
    city = Board().powerless().disks(0, troy=3).disks(1, troy=2).card_phase()
    settlement = Board().powerless().disks(0, troy=2).disks(1, troy=2).card_phase()

    assert named(city)["growth"] - named(settlement)["growth"] == 4


@pytest.mark.parametrize("epoch", [1, 2, 3, 4])
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_a_city_is_worth_more_than_the_settlement_that_a_disaster_leaves(
    epoch: int, turn: int
) -> None:
    city = Board().powerless().disks(0, kush=3, troy=2).card_phase()
    burned = Board().powerless().disks(0, kush=2, troy=2).card_phase()
    for board in (city, burned):
        board.g.epoch, board.g.turn = epoch, turn

    judgement = sea_judgement()
    assert judgement.value(city.g, 0) > judgement.value(burned.g, 0)


def test_in_the_last_turn_neither_growth_nor_cards_are_worth_anything() -> None:
    board = Board().powerless().disks(0, kush=2, troy=3).holds(0, "granary").card_phase()
    board.g.epoch, board.g.turn = board.g.switches.last_epoch, 4

    found = named(board)

    assert tallies_left(board.g) == 1
    assert (found["growth"], found["cards"], found["tallies_later"]) == (0, 0, 0)
    assert found["tally_next"] == 1
