"""Espionage: the effect of another player's technology (R18.15)."""

import pytest

from tests.hyperborea.board import Board
from tests.kit import clause


@clause("R18.15")
def test_espionage_needs_no_cubes_and_no_activation() -> None:
    board = Board()
    card = board.card("FLY:")
    board.owns(1, card).figures(0, "f5", 3).turn_of(0, "SPY:1")

    board.play(f"spy {card}")

    assert board.waiting() == [board.effect_of(card)]
    assert board.options_of("spy") == []


@clause("R18.15")
def test_only_technologies_of_other_players_are_spied_on() -> None:
    board = Board(3)
    first, second, third = board.card("FLY:"), board.card("CREATE(any)"), board.card("RANGED:")
    board.owns(0, first).owns(1, second).owns(2, third).figures(0, "f5", 3)
    board.turn_of(0, "SPY:1")

    assert board.options_of("spy") == [f"spy {second}", f"spy {third}"]
    assert board.clause_against(f"spy {first}") == "R18.15"


@clause("R18.15")
@pytest.mark.parametrize("effect", ["INSTEAD(", "BONUS(", "SPY:"])
def test_conversions_bonuses_and_espionage_itself_are_not_copied(effect: str) -> None:
    board = Board()
    card = board.card(effect)
    board.owns(1, card).figures(0, "f5", 3).turn_of(0, "SPY:1")

    assert board.options_of("spy") == []
    assert board.clause_against(f"spy {card}") == "R18.15"


@clause("R18.15")
def test_a_start_of_turn_effect_can_be_copied_once() -> None:
    board = Board().owns(1, "T1-01").figures(0, "f5", 3).figures(1, "b3", 3).turn_of(0, "SPY:1")

    board.play("spy T1-01")
    assert [text.split(":")[0] for text in board.waiting()] == ["FORT"]

    board.play("done", "done")
    assert board.waiting() == []


@clause("R18.15")
def test_an_exchange_that_was_copied_is_paid_by_the_spy() -> None:
    board = Board()
    card = board.card("PAY(REMOVE_GEM:1 => ATTACK:")
    board.owns(1, card).gems(0, 1).gems(1, 1).figures(0, "f5", 3).turn_of(0, "SPY:1")

    board.play(f"spy {card}")
    board.pays()

    assert board.player(0).gems == 0
    assert board.player(1).gems == 1
