"""Standing orders: which questions they answer, and how."""

from aevum.games.common.orders import NO_ANSWER, PASS
from aevum.games.tempus.orders import ordered
from aevum.kernel.action import DONE
from tests.kit import clause
from tests.tempus.positions import border


@clause("R7.6")
def test_no_card_is_played_in_the_own_defence() -> None:
    board = border(attackers=2, defenders=1).holds(1, "government hills").turn_of(0)
    of_the_turn = ordered(board.g, PASS, 0)

    board.play("fight", "attack h6 i7")

    assert of_the_turn == NO_ANSWER
    assert board.g.asked == 1
    assert ordered(board.g, PASS, 0) == DONE
    assert ordered(board.g, "bid", 0) == NO_ANSWER
