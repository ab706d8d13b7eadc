"""The action draw ideas (R6.12, R6.13, T3)."""

from itertools import combinations

import pytest

from aevum.games.tempus.tables import DECKS
from tests.kit import clause
from tests.tempus.board import Board
from tests.tempus.rows import ROWS

FIVE = ("education hills", "government hills", "health hills", "religion hills", "weapons hills")
SEVEN = (*FIVE, "commander forest", "transport forest")


@clause("R6.12")
@pytest.mark.parametrize("era", ROWS)
def test_you_draw_as_many_cards_as_your_row_shows(era: str) -> None:
    board = Board().era(era).tokens(0, "f5").turn_of(0)

    board.play("ideas")

    assert len(board.hand(0)) == ROWS[era].cards
    assert len(board.g.pile) == len(DECKS[0]) - ROWS[era].cards
    assert board.g.discard == []


@clause("R6.12")
@pytest.mark.parametrize("era", ROWS)
def test_above_the_hand_limit_you_discard_at_once_down_to_the_limit(era: str) -> None:
    drawn, limit = ROWS[era].cards, ROWS[era].hand
    board = Board().era(era).tokens(0, "f5").holds(0, *SEVEN[:limit]).turn_of(0)

    board.play("ideas")
    for _ in range(drawn):
        assert {text.split()[0] for text in board.options()} == {"discard"}
        board.play(board.options()[0])

    assert len(board.hand(0)) == limit
    assert len(board.g.discard) == drawn
    assert "done" in board.options()


@clause("R6.12")
def test_at_the_hand_limit_exactly_nothing_is_discarded() -> None:
    board = Board().tokens(0, "f5").holds(0, *FIVE[:4]).turn_of(0)

    board.play("ideas")

    assert len(board.hand(0)) == 5
    assert board.g.discard == []


@clause("R6.12", "T3")
@pytest.mark.parametrize("seed", range(5))
def test_you_discard_cards_of_your_choice_each_set_in_exactly_one_way(seed: int) -> None:
    board = Board(seed=seed).era("writing").tokens(0, "f5").holds(0, *FIVE).turn_of(0)
    board.play("ideas")
    seven = board.hand(0)

    ways = [way for way, _ in board.ways(lambda g: len(g.stack) < 3)]

    pairs = {tuple(f"discard {card}" for card in pair) for pair in combinations(seven, 2)}
    assert len(seven) == 7
    assert sorted(ways) == sorted(pairs)


@clause("R6.12")
def test_one_may_draw_with_a_full_hand_and_give_away_what_was_drawn() -> None:
    board = Board().tokens(0, "f5").holds(0, *FIVE).turn_of(0)

    board.play("ideas")
    drawn = set(board.hand(0)) - set(FIVE)
    board.play(*(f"discard {card}" for card in drawn))

    assert sorted(board.hand(0)) == sorted(FIVE)
    assert board.discards() == list(drawn)


@clause("R6.13")
def test_an_empty_draw_pile_is_replaced_by_the_shuffled_discard_pile() -> None:
    board = Board().era("writing").tokens(0, "f5").empties_pile().turn_of(0)

    board.play("ideas")

    assert len(board.hand(0)) == 2
    assert len(board.g.pile) == 52
    assert board.g.discard == []
    assert len(board.was_told("note-reshuffled")) == 1


@clause("R6.13")
def test_the_last_card_is_drawn_before_the_discard_pile_is_shuffled() -> None:
    board = Board().era("writing").tokens(0, "f5").empties_pile(left=1).turn_of(0)
    last = board.g.pile[0]

    board.play("ideas")

    assert last in board.player(0).hand
    assert len(board.g.pile) == 52


@clause("R6.13")
def test_a_draw_pile_that_becomes_empty_is_not_replaced_before_the_next_card() -> None:
    board = Board().era("writing").tokens(0, "f5").empties_pile(left=2).turn_of(0)

    board.play("ideas")

    assert board.g.pile == []
    assert len(board.g.discard) == 52


@clause("R6.13")
def test_the_new_draw_pile_comes_in_another_order() -> None:
    boards = [Board(seed=seed).tokens(0, "f5").empties_pile().turn_of(0) for seed in range(40)]

    for board in boards:
        board.play("ideas")

    assert len({board.hand(0)[0] for board in boards}) > 15


@clause("R6.13")
def test_with_35_cards_in_hands_there_is_still_something_to_draw() -> None:
    board = Board(5).era("railways").tokens(0, "f5")
    for p in board.g.players:
        p.hand = sorted(board.g.pile.pop() for _ in range(7))
    board.empties_pile().turn_of(0)

    board.play("ideas")

    assert len(board.hand(0)) == 9
    assert len(board.g.pile) == 17
