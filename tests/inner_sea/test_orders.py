"""Standing orders: which questions they answer, and how."""

from aevum.games.common.orders import NO_ANSWER, PASS
from aevum.games.inner_sea.orders import ordered
from aevum.kernel.action import DONE
from tests.inner_sea.board import played_by
from tests.inner_sea.test_cards_fight import fight
from tests.inner_sea.test_cards_negations import announced
from tests.kit import clause


@clause("R5.17")
def test_a_card_of_another_is_let_pass() -> None:
    board = announced("great_fire", "physician")

    assert board.g.decider == 1
    assert ordered(board.g, PASS, 0) == DONE
    assert ordered(board.g, "bid", 0) == NO_ANSWER


@clause("R5.17")
def test_in_a_competition_too() -> None:
    board = fight("mercenaries").talents(0, 4).holds(1, "informer").competitions()
    laying = ordered(board.g, PASS, 0)

    board.play("commit mercenaries", "done", "number 2")

    assert laying == NO_ANSWER
    assert ordered(board.g, PASS, 0) == DONE


def test_the_own_turn_is_not_passed() -> None:
    board = played_by("egyptians", "gauls").holds(0, "great_fire").card_phase()

    assert ordered(board.g, PASS, 0) == NO_ANSWER
