"""Barbarians (R11)."""

import pytest

from aevum.games.inner_sea.growth.phase import RETIREMENT
from aevum.games.inner_sea.ids import CARD
from tests.inner_sea.board import played_by
from tests.kit import clause

TWO = ("egyptians", "celt_iberians")


@clause("R11.1")
def test_barbarian_disks_are_no_disks_of_a_civilization() -> None:
    board = played_by(*TWO).barbarians(attica=3, rome=2)

    assert [p.stock for p in board.g.players] == [50, 50]
    assert all(p.held == [] for p in board.g.players)


@clause("R11.1")
def test_nobody_scores_for_barbarian_stacks() -> None:
    board = played_by(*TWO).barbarians(attica=3, rome=3).disks(0, kush=1).disks(1, gaul=1)

    board.reckoning()

    assert [p.vp for p in board.g.players] == [0, 0]


@clause("R11.2")
def test_cards_bring_barbarians_on() -> None:
    board = played_by(*TWO).holds(0, "barbarian_raid").card_phase(0)

    board.play("play barbarian_raid", "at pannonia")

    assert board.at("pannonia")[2] > 0


@clause("R11.2")
def test_events_bring_barbarians_on() -> None:
    board = played_by(*TWO).with_events().on_top("eastern_invaders").draws(0, 1)

    board.play("at palmyra")

    assert board.at("palmyra")[2] > 0
    assert board.at("phoenicia")[2] > 0


@clause("R11.2")
def test_barbarians_stay_until_they_are_removed() -> None:
    board = played_by(*TWO).barbarians(pannonia=2, sea_euxine=1).disks(0, kush=1)

    board.disks(1, gaul=1).begins_turn().idles(lambda g: g.turn == 3)

    assert board.at("pannonia")[2] == 2
    assert board.at("sea_euxine")[2] == 1


@clause("R11.3")
def test_barbarians_neither_grow_nor_move() -> None:
    board = played_by(*TWO).barbarians(pannonia=2, moesia=3).disks(0, kush=1).disks(1, gaul=1)
    board.growth(0, RETIREMENT)

    board.idles(lambda g: g.phase == CARD)

    assert board.g.barbarian_stock == 45
    assert board.at("pannonia")[2] == 2
    assert board.at("moesia")[2] == 3


@clause("R11.3")
def test_two_barbarians_are_no_settlement_that_locusts_could_strip() -> None:
    board = played_by(*TWO).barbarians(pannonia=2).holds(0, "locusts").card_phase(0)

    assert board.options() == ["done"]


@clause("R11.4")
def test_four_barbarians_on_land_become_three_when_the_turn_ends() -> None:
    board = played_by(*TWO).barbarians(pannonia=4).disks(0, kush=1).disks(1, gaul=1).card_phase(0)

    before = board.at("pannonia")[2]
    board.play("done", "done")

    assert (before, board.at("pannonia")[2]) == (4, 3)


@clause("R11.5")
def test_barbarians_removed_by_a_card_go_back_to_their_stock() -> None:
    board = played_by(*TWO).barbarians(pannonia=4).disks(0, moesia=1).holds(0, "earthquake")
    board.card_phase(0)

    board.play("play earthquake", "strike pannonia barbarians", "strike moesia egyptians")

    assert board.g.barbarian_stock == 47


@clause("R11.5")
@pytest.mark.parametrize(("own", "left"), [(2, 1), (4, 0)])
def test_barbarians_removed_in_a_competition_go_back_to_their_stock(own: int, left: int) -> None:
    board = played_by(*TWO).barbarians(pannonia=2).disks(0, pannonia=own)

    board.competitions()

    assert board.at("pannonia")[2] == left
    assert board.g.barbarian_stock == 50 - left
