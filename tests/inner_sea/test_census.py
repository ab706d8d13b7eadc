"""What a seat may count: cards it has before its eyes, Wonders, civilizations (R15.2)."""

import aevum
from aevum.games.inner_sea.cards.piles import shuffle
from aevum.games.inner_sea.tables import CARD_NAMES, WONDER_IDS, WONDER_NAMES
from tests.inner_sea.board import Board
from tests.inner_sea.test_resample import window
from tests.kit import clause


def key(card: str) -> str:
    """Name a card as it is counted."""
    return f"card-{CARD_NAMES.index(card)}"


@clause("R5.1")
def test_before_anybody_holds_cards_all_of_them_are_unseen() -> None:
    board = Board()

    cards = [k for k in board.game.census(board.g, 0) if k.name.startswith("card-")]

    assert len(cards) == len(CARD_NAMES) - 1
    assert all(card.copies == 1 and card.seen == [] for card in cards)


@clause("R15.2")
def test_a_card_of_a_hand_is_seen_by_its_owner_alone() -> None:
    board = window()

    assert board.seen(0, key("plague")) == ["civ-hand"]
    assert board.seen(1, key("plague")) == [""]
    assert board.seen(aevum.SPECTATOR, key("plague")) == [""]


@clause("R13.7")
def test_partners_count_each_others_hands() -> None:
    board = Board(seats=4, teams="two").holds(0, "plague").card_phase()

    assert board.seen(2, key("plague")) == ["civ-hand"]
    assert board.seen(1, key("plague")) == [""]


@clause("R5.4")
def test_a_played_card_is_seen_by_all_and_then_lies_on_the_discard_pile() -> None:
    board = window()
    assert board.seen(2, key("gold_mine")) == ["table"]

    board.play(*["done"] * 2)

    assert board.seen(2, key("gold_mine")) == ["discard"]


@clause("R5.5")
def test_a_discarded_card_that_is_shuffled_in_again_is_unseen() -> None:
    board = Board().discards("plague")
    assert board.seen(0, key("plague")) == ["discard"]

    shuffle(board.g)

    assert board.seen(0, key("plague")) == [""]


@clause("R5.16")
def test_an_investment_lies_before_its_civilization() -> None:
    board = Board().invests(1, "aqueduct").card_phase()

    assert board.seen(0, key("aqueduct")) == ["display"]


@clause("S1.7", "R10.5")
def test_wonders_are_to_be_built_or_stand_with_their_owner() -> None:
    board = Board().wonder(1, WONDER_NAMES[0], "troy")

    assert board.seen(0, f"wonder-{WONDER_IDS[0]}") == ["display"]
    assert board.seen(0, f"wonder-{WONDER_IDS[1]}") == ["available"]


@clause("S1.2")
def test_civilizations_in_play_are_counted_with_who_runs_them() -> None:
    board = Board(seats=3)

    census = board.game.census(board.g, 0)

    shown = [k for k in census if k.name.startswith("civilization-")]
    assert [[place.key for place in k.seen] for k in shown] == [["place-before"]] * 3
