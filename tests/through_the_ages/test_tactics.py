"""Tactics, armies and strength (R4.16, R4.17, R7.6, R8.2.2)."""

import pytest

from aevum.games.through_the_ages.ids import NONE
from tests.kit import clause
from tests.through_the_ages.board import Board, card

# Playing and copying


@clause("R4.16.1", "R7.6.2")
def test_a_tactic_is_played_for_a_military_action_and_is_exclusive() -> None:
    board = Board().holds(0, "fighting_band").workers(0, "warriors", 2)

    board.play("play fighting_band")

    p = board.player()
    assert (p.tactic, p.is_exclusive, p.military, p.civil) == (card("fighting_band"), True, 1, 4)
    assert board.military_hand() == []
    assert board.g.common_tactics == []
    assert board.ratings()[2] == 3


@clause("R4.16.2", "R4.17.1")
def test_in_one_turn_a_tactic_is_played_or_copied_only_once() -> None:
    board = Board().has(0, "strategy").holds(0, "fighting_band", "legion").tactic(1, "phalanx")

    before = board.options_of("play") + board.options_of("copy")
    board.play("play fighting_band")

    assert before == ["play fighting_band", "play legion", "copy phalanx"]
    assert board.options_of("play") + board.options_of("copy") == []


@clause("R4.17.1", "R4.16.2")
def test_a_common_tactic_is_copied_for_two_military_actions() -> None:
    board = Board().has(0, "strategy").holds(0, "legion").tactic(1, "fighting_band")
    board.workers(0, "warriors", 2)

    board.play("copy fighting_band")

    p = board.player()
    assert (p.tactic, p.is_exclusive, p.military) == (card("fighting_band"), False, 2)
    assert board.ratings()[2] == 2 + 1 + 3
    assert board.player(1).tactic == card("fighting_band")
    assert board.options_of("play") == []


@clause("R4.17.1", "R8.3.2")
def test_one_military_action_is_not_enough_for_a_copy() -> None:
    board = Board().tactic(1, "fighting_band")

    board.play("disband warriors")

    assert board.options_of("copy") == []


@clause("R4.17.1")
def test_an_exclusive_tactic_of_another_player_cannot_be_copied() -> None:
    board = Board().holds(1, "fighting_band").turn_of(1)
    board.play("play fighting_band")

    board.turn_of(0)

    assert board.options_of("copy") == []


# Armies


ARMIES: list[tuple[str, dict[str, int], int]] = [
    ("fighting_band", {"warriors": 1}, 1),
    ("fighting_band", {"warriors": 2}, 2 + 1),
    ("fighting_band", {"warriors": 5}, 5 + 2),
    ("legion", {"warriors": 5}, 5 + 2),
    ("phalanx", {"warriors": 2, "knights": 1}, 4 + 3),
    ("phalanx", {"warriors": 1, "knights": 2}, 5),
    ("medieval_army", {"warriors": 2, "swordsmen": 1, "knights": 2}, 8 + 4),
    ("heavy_cavalry", {"warriors": 0, "knights": 3}, 6 + 4),
    ("napoleonic_army", {"warriors": 0, "riflemen": 1, "cavalrymen": 1, "cannon": 1}, 9 + 7),
    ("fortifications", {"warriors": 1, "cannon": 2}, 7 + 5),
]


@clause("R7.6.3", "R8.2.2", "R8.1.1")
@pytest.mark.parametrize(("tactic", "units", "total"), ARMIES)
def test_each_army_adds_its_tactical_strength_to_that_of_its_units(
    tactic: str, units: dict[str, int], total: int
) -> None:
    board = Board().tactic(0, tactic)
    for name, count in units.items():
        board.workers(0, name, count)

    board.ready()

    assert board.ratings()[2] == total


OBSOLETE: list[tuple[str, dict[str, int], int]] = [
    ("napoleonic_army", {"warriors": 1, "knights": 1, "cannon": 1}, 6 + 4),
    ("napoleonic_army", {"warriors": 0, "swordsmen": 1, "knights": 1, "cannon": 1}, 7 + 7),
    ("modern_army", {"warriors": 0, "swordsmen": 2, "tanks": 1, "rockets": 1}, 14 + 7),
    ("modern_army", {"warriors": 0, "riflemen": 2, "cavalrymen": 1, "cannon": 1}, 12 + 13),
    ("classic_army", {"warriors": 2, "riflemen": 2, "cavalrymen": 4}, 20 + 8 + 4),
    ("classic_army", {"warriors": 1, "riflemen": 3, "cavalrymen": 4}, 22 + 8 + 4),
]


@clause("R7.6.5", "R7.6.6")
@pytest.mark.parametrize(("tactic", "units", "total"), OBSOLETE)
def test_a_unit_two_levels_below_the_tactic_makes_its_army_obsolete(
    tactic: str, units: dict[str, int], total: int
) -> None:
    board = Board().tactic(0, tactic)
    for name, count in units.items():
        board.workers(0, name, count)

    board.ready()

    assert board.ratings()[2] == total


FLOWN: list[tuple[str, dict[str, int], int]] = [
    ("napoleonic_army", {"warriors": 0, "riflemen": 1, "cavalrymen": 1, "cannon": 1}, 14 + 14),
    ("napoleonic_army", {"warriors": 1, "knights": 1, "cannon": 1}, 11 + 8),
    ("classic_army", {"warriors": 2, "riflemen": 2, "cavalrymen": 4}, 25 + 16 + 4),
    ("fighting_band", {"warriors": 1}, 6),
    ("fighting_band", {"warriors": 4}, 9 + 3),
]


@clause("R7.6.4", "R7.6.5", "R7.6.6")
@pytest.mark.parametrize(("tactic", "units", "total"), FLOWN)
def test_an_air_force_doubles_the_tactical_strength_of_one_army_the_strongest_first(
    tactic: str, units: dict[str, int], total: int
) -> None:
    board = Board().tactic(0, tactic).workers(0, "air_forces", 1)
    for name, count in units.items():
        board.workers(0, name, count)

    board.ready()

    assert board.ratings()[2] == total


@clause("R7.6.4")
def test_no_more_than_one_air_force_joins_an_army() -> None:
    board = Board().tactic(0, "legion").workers(0, "warriors", 3).workers(0, "air_forces", 2)

    assert board.ratings()[2] == 3 + 10 + 4


@clause("R7.6.2", "R8.2.2")
def test_without_a_tactic_units_form_no_army() -> None:
    board = Board().workers(0, "warriors", 4)

    assert board.player().tactic == NONE
    assert board.ratings()[2] == 4
