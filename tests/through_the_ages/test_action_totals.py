"""Civil and military actions: totals, spending, changes (R8.3)."""

import pytest

from aevum.games.through_the_ages.ratings import civil_total, military_total
from tests.kit import clause
from tests.through_the_ages.board import Board, card


def totals(board: Board) -> tuple[int, int]:
    """Read the totals of seat 0."""
    return civil_total(board.player()), military_total(board.g, 0)


@clause("R8.3.1", "R7.4.6")
@pytest.mark.parametrize(
    ("name", "actions"),
    [
        ("despotism", (4, 2)),
        ("monarchy", (5, 3)),
        ("theocracy", (4, 3)),
        ("constitutional_monarchy", (6, 4)),
        ("republic", (7, 2)),
        ("communism", (7, 5)),
        ("democracy", (7, 3)),
        ("fundamentalism", (6, 5)),
    ],
)
def test_a_government_gives_its_actions(name: str, actions: tuple[int, int]) -> None:
    board = Board()
    board.player().government = card(name)

    assert totals(board.again()) == actions


@clause("R8.3.1")
def test_the_totals_are_what_all_cards_in_play_show_together() -> None:
    board = Board(3).has(0, "monarchy", "civil_service", "strategy")
    board.completed(0, "pyramids", "kremlin").led_by(0, "napoleon_bonaparte")
    board.pact(1, "open_borders_agreement", 0)

    assert totals(board) == (5 + 2 + 1 + 1, 3 + 2 + 1 + 2 + 1)


@clause("R8.3.2")
def test_without_available_actions_nothing_is_left_to_do() -> None:
    board = Board().tokens(0, "bronze", 9).tokens(0, "agriculture", 7).holds(0, "moses", "legion")
    board.player().civil = 0
    board.player().military = 0

    assert board.options() == ["done"]


@clause("R8.3.3")
def test_an_action_comes_back_only_if_one_is_spent() -> None:
    board = Board().led_by(0, "hammurabi").holds(0, "joan_of_arc")

    board.play("use hammurabi", "play joan_of_arc")

    p = board.player()
    assert (p.civil, p.extra_civil, civil_total(p)) == (4, 0, 4)


@clause("R8.3.4")
def test_an_extra_action_is_used_first_and_does_not_change_the_total() -> None:
    board = Board().led_by(0, "hammurabi").shows(1, "iron")

    board.play("use hammurabi")
    total = civil_total(board.player())
    board.play("take 1")

    assert total == 4
    assert (board.player().civil, board.player().extra_civil) == (4, 0)


@clause("R8.3.5")
def test_additional_actions_are_available_at_once() -> None:
    board = Board().holds(0, "code_of_laws").points(0, science=6)
    board.player().civil = 1

    board.play("develop code_of_laws")

    assert (board.player().civil, totals(board)) == (1, (5, 2))


@clause("R8.3.5")
@pytest.mark.parametrize(("available", "left"), [(5, 4), (4, 4), (2, 2)])
def test_a_falling_total_takes_spent_actions_first(available: int, left: int) -> None:
    board = Board().completed(0, "pyramids")
    board.reveal("ravages_of_time")
    board.player().civil = available

    board.play("pick pyramids")

    assert (board.player().civil, civil_total(board.player())) == (left, 4)


@clause("R8.3.5", "R11.13")
@pytest.mark.parametrize(("available", "left"), [(3, 2), (1, 1)])
def test_the_military_actions_of_a_leader_go_with_him(available: int, left: int) -> None:
    board = Board().led_by(0, "julius_caesar").holds(0, "rats").next_events("iconoclasm")
    board.politics_of(0)
    board.player().military = available

    board.play("prepare rats")

    assert (board.player().military, military_total(board.g, 0)) == (left, 2)


@clause("R8.3.6", "R11.13")
def test_a_replaced_leader_changes_the_total_in_one_step() -> None:
    board = Board().led_by(0, "julius_caesar").holds(0, "joan_of_arc")
    board.player().military = 0

    board.play("play joan_of_arc")

    assert (board.player().military, military_total(board.g, 0)) == (0, 3)


@clause("R8.3.6")
def test_a_replaced_government_changes_the_totals_in_one_step() -> None:
    board = Board().has(0, "monarchy").holds(0, "republic").points(0, science=13)
    board.player().civil = 1
    board.player().military = 1

    board.play("develop republic")

    assert (board.player().civil, board.player().military) == (2, 1)
    assert totals(board) == (7, 2)
