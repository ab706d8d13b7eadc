"""How the program carries out the rules (T2 to T4, T8 to T11)."""

import pytest

from aevum.games.through_the_ages.ids import NONE
from aevum.games.through_the_ages.state import Ages
from aevum.kernel.state import State
from tests.kit import clause
from tests.through_the_ages.board import Board, card


def ends(board: Board, left: int) -> list[tuple[int, ...]]:
    """List where each way to answer so often leads: the military hand of the seat asked."""
    seat = board.asked
    waiting: list[State] = [board.g]
    for _ in range(left):
        after: list[State] = []
        for at in waiting:
            for action in at.legal():
                then = at.copy()
                then.apply(action)
                after.append(then)
        waiting = after
    return [tuple(at.players[seat].military_hand) for at in waiting if isinstance(at, Ages)]


# Blue tokens


@clause("T2")
def test_a_gain_comes_with_as_few_tokens_as_possible() -> None:
    board = Board().has(0, "iron", "coal").completed(0, "taj_mahal").reveal("wealthy_territory_i")

    board.play("bid 1", "done", "send warriors", "done")

    assert board.player().stores[4:7] == [0, 1, 1]
    assert board.player().resources() == 5


@clause("T2")
def test_a_price_is_paid_with_the_lowest_values_first() -> None:
    board = Board().has(0, "iron").tokens(0, "bronze", 2).tokens(0, "iron", 1).turn_of(0)

    board.play("build warriors")

    assert board.player().stores[4:6] == [0, 1]
    assert board.player().blue == 15


@clause("T2")
def test_change_is_taken_where_it_is_needed() -> None:
    board = Board().has(0, "iron").tokens(0, "iron", 2).turn_of(0)

    board.play("build religion")

    assert board.player().stores[4:6] == [1, 0]
    assert board.player().blue == 15


@clause("T2")
def test_the_blue_bank_stays_as_full_as_it_can() -> None:
    board = Board().has(0, "iron").tokens(0, "bronze", 1).tokens(0, "iron", 1).turn_of(0)

    board.play("build warriors")

    assert board.player().resources() == 1
    assert board.player().blue == 15


@clause("T2")
def test_nobody_is_asked_for_a_blue_token_while_the_bank_has_one() -> None:
    board = Board().age("II").workers(1, "warriors", 2).tokens(0, "bronze", 15)

    board.reveal("crime_wave")

    assert (board.player().blue, board.player().stores[4]) == (0, 15)
    assert "destroy bronze" in board.options()


@clause("T2")
def test_with_an_empty_bank_you_are_asked_which_card_gives_the_token() -> None:
    board = Board().age("II").workers(1, "warriors", 2).blue_bank(0, 2)
    board.tokens(0, "bronze", 1).tokens(0, "agriculture", 1)

    board.reveal("crime_wave")

    assert board.options() == ["return agriculture", "return bronze"]
    board.play("return agriculture")
    assert (board.player().food(), board.player().resources()) == (0, 1)


# Orders


@clause("T3")
def test_a_set_of_discards_can_be_made_in_one_way_only() -> None:
    board = Board().holds(0, "rats", "legion", "raid_i", "enslave", "foray")
    board.player().military = 0
    board.play("done")

    found = ends(board, 3)

    assert len(found) == len(set(found)) == 10


@clause("T3")
def test_two_copies_of_a_card_are_one_choice() -> None:
    board = Board().holds(0, "legion", "legion", "rats")
    board.player().military = 0

    board.play("done")

    assert board.options() == ["discard rats", "discard legion"]


@clause("T3")
def test_a_defence_can_be_made_in_one_way_only() -> None:
    board = Board().holds(0, "raid_i").workers(0, "warriors", 3).holds(1, "rats", "legion", "foray")
    board.politics_of(0).play("attack raid_i 2")

    assert board.options() == ["done", "discard foray", "discard rats"]
    board.play("discard rats")
    assert board.options() == ["done", "discard legion"]


@clause("T3")
def test_units_are_sent_in_the_order_of_the_list() -> None:
    board = Board().workers(0, "swordsmen", 1).workers(0, "warriors", 2)
    board.reveal("vast_territory_i").play("bid 2", "done")

    board.play("send swordsmen")

    assert board.options_of("send") == []


@clause("T4", "R6.1.2")
def test_an_event_is_carried_out_clockwise_from_the_player_who_revealed_it() -> None:
    board = Board(3).reveal("development_of_markets", 1)
    asked: list[int] = []

    for _ in range(3):
        asked.append(board.asked)
        board.play("food 2")

    assert asked == [1, 2, 0]


@clause("T4")
def test_an_event_compares_the_civilizations_when_it_is_revealed() -> None:
    board = Board().age("II").unused(0, 0).yellow_bank(0, 10).reveal("emigration")

    board.play("recall bronze")

    assert board.player().faces_required() == 2
    assert board.options_of("recall") != []
    board.play("recall bronze")
    assert board.options_of("recall") == []


# A colonization force


def sailing(*cards: str) -> Board:
    """Let seat 0 have won a territory for two."""
    board = Board().workers(0, "warriors", 2).holds(0, *cards)
    board.reveal("vast_territory_i").play("bid 2", "done")
    return board


@clause("T8")
def test_a_force_is_made_up_of_units_first_and_cards_then() -> None:
    board = sailing("military_bonus_i")
    assert board.options() == ["send warriors"]

    board.play("send warriors", "play military_bonus_i")

    assert board.options() == ["done"]


@clause("T8")
def test_only_what_can_still_reach_the_bid_is_offered() -> None:
    board = Board().workers(0, "swordsmen", 1).reveal("vast_territory_i")
    board.play("bid 3", "done")

    assert board.options() == ["send warriors"]


@clause("T8", "R6.2.11")
def test_beyond_the_bid_you_may_go_on_or_stop() -> None:
    board = sailing("military_bonus_i")

    board.play("send warriors", "send warriors")

    assert board.options() == ["done", "play military_bonus_i"]


# Production by an event


@clause("T9")
def test_a_good_harvest_includes_the_food_of_a_pact() -> None:
    board = Board(3).age("II").pact(0, "international_trade_agreement", 1, "a")

    board.reveal("good_harvest")

    assert [p.food() for p in board.g.players] == [2, 3, 2]


@clause("T9")
def test_new_deposits_include_railroad_bill_gates_and_pacts() -> None:
    board = Board(4).age("III").completed(0, "transcontinental_railroad")
    board.led_by(1, "bill_gates").workers(1, "alchemy", 1)
    board.pact(2, "international_trade_agreement", 0, "a").pact(
        3, "acceptance_of_supremacy", 2, "b"
    )

    board.reveal("new_deposits")

    assert [p.resources() for p in board.g.players] == [3, 3, 2 + 1 + 1, 2 - 1]


# Homer


@clause("T10")
def test_homer_is_put_only_under_a_completed_wonder_that_is_not_in_ruins() -> None:
    board = Board().led_by(0, "homer").completed(0, "pyramids", "colossus").holds(0, "michelangelo")
    board.building(0, "great_wall", 1).player().ruins = [card("colossus")]
    board.again()

    board.play("play michelangelo")

    assert board.options() == ["done", "pick pyramids"]


@clause("T10")
def test_without_such_a_wonder_there_is_no_question() -> None:
    board = Board().led_by(0, "homer").completed(0, "colossus").holds(0, "michelangelo")
    board.player().ruins = [card("colossus")]
    board.again()

    board.play("play michelangelo")

    assert board.player().homer_under == NONE
    assert board.player().civil == 4
    assert "destroy bronze" in board.options()


# Things used as others


@clause("T11")
def test_hammurabi_changes_a_military_action_into_a_civil_one_that_is_lost_if_unspent() -> None:
    board = Board().led_by(0, "hammurabi").turn_of(0)

    board.play("use hammurabi")

    assert (board.player().civil_left(), board.player().military_left()) == (5, 1)
    board.play("done")
    assert (board.player().civil_left(), board.player().military_left()) == (4, 2)


@clause("T11")
@pytest.mark.parametrize(
    ("side", "changed", "after"), [("a", (1, 3), (1, 2)), ("b", (3, 1), (2, 1))]
)
def test_goods_that_may_be_used_as_others_are_changed_first_and_lost_if_unspent(
    side: str, changed: tuple[int, int], after: tuple[int, int]
) -> None:
    board = Board(3).pact(0, "trade_routes_agreement", 1, side)
    board.tokens(0, "agriculture", 2).tokens(0, "bronze", 2).turn_of(0)

    board.play("use trade_routes_agreement")

    p = board.player()
    assert (p.food() + p.spare_food, p.resources() + p.spare_resource) == changed
    board.play("done")
    assert (p.spare_food, p.spare_resource) == (0, 0)
    assert (p.food() - 2, p.resources() - 2) == after


@clause("T11")
def test_a_changed_good_is_spent_first() -> None:
    board = Board(3).pact(0, "trade_routes_agreement", 1, "a").tokens(0, "agriculture", 1)
    board.tokens(0, "bronze", 1).turn_of(0)

    board.play("use trade_routes_agreement", "build bronze")

    assert (board.player().food(), board.player().resources()) == (0, 0)
