"""A Talent or a card in place of a disk, and where removed disks go (R5.19 to R5.22)."""

import pytest

from aevum.games.inner_sea.tables import CARD_NAMES
from tests.inner_sea.board import Board, played_by
from tests.kit import clause


def fire_in_rome(board: Board) -> Board:
    """Let the first civilization set fire to the City of the second in Rome."""
    board.disks(1, rome=3).holds(0, "great_fire").card_phase(0)
    board.play("play great_fire", "strike rome carthaginians")
    return board.unanswered()


@clause("R5.19")
def test_a_talent_may_stand_in_for_a_disk() -> None:
    board = fire_in_rome(played_by("gauls", "carthaginians").talents(1, 2))

    board.play("talent", "talent")

    assert board.at("rome")[1] == 3
    assert board.player(1).talents == 0


@clause("R5.19")
def test_a_hand_card_may_stand_in_for_a_disk() -> None:
    board = fire_in_rome(played_by("gauls", "carthaginians").holds(1, "volcano", "flood"))

    board.play("spend flood", "lose own")

    assert board.at("rome")[1] == 2
    assert board.hand(1) == ["volcano"]
    assert CARD_NAMES.index("flood") in board.g.discard


@clause("R5.19")
def test_the_choice_is_made_for_every_single_disk() -> None:
    board = fire_in_rome(played_by("gauls", "carthaginians").talents(1, 5))

    board.play("lose own", "talent")

    assert board.at("rome")[1] == 2
    assert board.player(1).talents == 4


@clause("R5.19")
def test_talents_in_the_loot_box_stand_in_for_nothing() -> None:
    board = played_by("gauls", "carthaginians")
    board.player(1).loot = 2

    fire_in_rome(board)

    assert board.at("rome")[1] < 3
    assert board.player(1).loot == 2


@clause("R5.19")
def test_without_talents_and_cards_the_disk_goes() -> None:
    board = fire_in_rome(played_by("gauls", "carthaginians"))

    assert board.at("rome")[1] < 3
    assert board.asked != 1 or not board.options_of("lose")


@clause("R5.19", "R7.17")
def test_a_hand_card_stands_in_for_a_disk_in_a_competition() -> None:
    board = played_by("egyptians", "celt_iberians").disks(0, attica=2).disks(1, attica=1)
    board.holds(1, "volcano").competitions()

    board.play("done", "spend volcano")

    assert board.at("attica")[:2] == [1, 1]
    assert board.hand(1) == []


@clause("R5.20")
@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1)])
def test_several_civilizations_substitute_in_turn_order(order: tuple[int, ...]) -> None:
    board = played_by("gauls", "carthaginians", "trojans").in_order(*order)
    board.disks(1, rome=3).disks(2, apulia=3).talents(1, 1).talents(2, 1)
    board.holds(0, "earthquake").card_phase(0)
    board.play("play earthquake", "strike rome carthaginians", "strike apulia trojans")

    asked = [board.asked]
    board.play("lose own")
    asked.append(board.asked)

    assert asked == [order[1], order[2]]


@clause("R5.20")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_competitors_substitute_in_turn_order(order: tuple[int, ...]) -> None:
    board = played_by("egyptians", "celt_iberians", "phoenicians").in_order(*order)
    for civ in range(3):
        board.disks(civ, attica=2).talents(civ, 1)
    board.competitions()

    asked = []
    for _ in range(3):
        asked.append(board.asked)
        board.play("lose own")

    assert asked == list(order)


@clause("R5.21")
def test_a_chosen_cost_is_not_substituted() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=2).talents(0, 3)
    board.holds(0, "blood_offering").card_phase(0)

    board.play("play blood_offering", "sacrifice attica", "choose cards")

    assert board.at("attica")[0] == 1
    assert board.player(0).talents == 3


@clause("R5.21")
def test_excess_disks_are_not_substituted() -> None:
    board = played_by("trojans", "carthaginians").disks(0, attica=4).talents(0, 3)

    board.competitions()

    assert board.at("attica")[0] == 3
    assert board.player(0).talents == 3


@clause("R5.21")
def test_disks_removed_by_sea_domination_are_not_substituted() -> None:
    board = played_by("gauls", "carthaginians", extent="E").talents(1, 3)
    board.disks(0, sea_libyan=1, cyrenaica=1, libya=1).disks(1, sea_libyan=1).reckoning()

    board.play("strike sea_libyan carthaginians")

    assert board.at("sea_libyan")[:2] == [1, 0]
    assert board.player(1).talents == 3


@clause("R5.21")
def test_there_is_no_substitution_where_a_card_says_so() -> None:
    board = played_by("egyptians", "celt_iberians").disks(0, attica=1).disks(1, attica=3)
    board.talents(1, 3).holds(0, "traitor").competitions()

    board.play("commit traitor", "strike attica celt_iberians")

    assert board.at("attica")[:2] == [1, 0]
    assert board.player(1).talents == 3


@clause("R5.21", "R11.3")
def test_barbarians_never_substitute() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).barbarians(mycenae=2)

    board.holds(0, "earthquake").card_phase(0)
    board.play("play earthquake", "strike attica gauls", "strike mycenae barbarians")

    assert board.at("mycenae")[2] == 1


@clause("R5.22")
def test_removed_disks_go_back_to_the_stock_of_their_owner() -> None:
    board = played_by("gauls", "carthaginians")

    fire_in_rome(board)

    assert board.player(1).stock == 50 - board.at("rome")[1]
    assert board.player(1).ready == 0


@clause("R5.22")
def test_disks_lost_in_a_competition_go_back_to_the_stock() -> None:
    board = played_by("egyptians", "celt_iberians").disks(0, attica=4).disks(1, attica=2)

    board.competitions()

    assert board.player(0).stock == 47
    assert board.player(1).stock == 50


@clause("R5.20")
@pytest.mark.parametrize("order", [(0, 1, 2), (0, 2, 1)])
def test_victims_of_a_prophet_substitute_in_turn_order(order: tuple[int, ...]) -> None:
    board = played_by("gauls", "carthaginians", "trojans").in_order(*order)
    board.disks(0, sea_ionian=1).disks(1, apulia=2).disks(2, epirus=2)
    board.talents(1, 1).talents(2, 1).holds(0, "prophet").card_phase(0)
    board.play("play prophet", "strike apulia carthaginians", "strike epirus trojans")

    asked = [board.asked]
    board.play("talent")
    asked.append(board.asked)
    board.play("lose own")

    assert asked == [order[1], order[2]]
    assert board.at("apulia")[0] + board.at("epirus")[0] == 1
