"""Standing orders: which questions they answer, and how."""

from aevum.games.common.orders import NO_ANSWER
from aevum.games.through_the_ages.orders import BID_UP_TO, DECLINE_PACTS, DEFEND, ORDERS, ordered
from tests.kit import clause
from tests.through_the_ages.board import Board
from tests.through_the_ages.test_aggressions import raid
from tests.through_the_ages.test_pacts import offering


def answer(board: Board, order: str, limit: int = 0) -> str:
    """Answer the open question by an order; nothing if it is not for that."""
    action = ordered(board.g, order, limit)
    return "" if action == NO_ANSWER else board.game.to_text(board.g, action)


@clause("R3.4.2")
def test_every_pact_is_declined() -> None:
    board = offering("peace_treaty")
    board.play("offer peace_treaty 3")

    assert answer(board, DECLINE_PACTS) == "done"
    assert answer(board, BID_UP_TO, 9) == answer(board, DEFEND) == ""


@clause("R6.2.1")
def test_bids_go_up_by_one_to_the_limit_and_no_further_than_can_be_kept() -> None:
    board = Board().workers(0, "warriors", 3).workers(1, "warriors", 2)
    board.reveal("vast_territory_i")

    assert answer(board, BID_UP_TO, 2) == "bid 1"
    board.play("bid 1")
    assert answer(board, BID_UP_TO, 1) == "done"
    assert answer(board, BID_UP_TO, 2) == "bid 2"
    board.play("bid 2", "bid 3")
    assert answer(board, BID_UP_TO, 90) == "done"


@clause("R3.2.5", "R3.2.7")
def test_a_defence_is_laid_with_the_least_that_suffices() -> None:
    board = raid(own=3).workers(1, "philosophy", 2)
    board.holds(1, "military_bonus_i", "military_bonus_ii")

    board.play("attack raid_i 2")
    assert answer(board, DEFEND) == "play military_bonus_i"
    board.play("play military_bonus_i")

    assert board.military_hand(1) == ["military_bonus_ii"]


@clause("R3.2.5")
def test_where_one_card_is_not_enough_the_strongest_leads_the_defence() -> None:
    board = raid(own=6).workers(1, "philosophy", 2)
    board.holds(1, "military_bonus_i", "military_bonus_ii")

    board.play("attack raid_i 2")
    while board.asked == 1:
        board.play(answer(board, DEFEND))

    assert board.military_hand(1) == []


@clause("R3.2.6")
def test_without_enough_cards_the_defence_is_given_up() -> None:
    board = raid(own=6).holds(1, "military_bonus_i").workers(1, "philosophy", 2)

    board.play("attack raid_i 2")

    assert answer(board, DEFEND) == "done"


def test_no_order_answers_what_it_is_not_for() -> None:
    board = offering("peace_treaty")

    assert {answer(board, order, 9) for order in ORDERS} == {""}
