"""Sudden Death and the Draw Step (R8.17 to R8.23)."""

import sys

import pytest

from aevum.games.inner_sea.cards.piles import shuffle
from aevum.games.inner_sea.reckoning.end_of_epoch import has_digit, meet_sudden_death
from aevum.games.inner_sea.reckoning.phase import CLOSE, DEATH
from aevum.games.inner_sea.tables import CARDS
from tests.inner_sea.board import Board
from tests.kit import clause


def meets_death(turn: int, card: str) -> Board:
    """Let a card be shown in the Sudden Death Step of a turn."""
    board = Board(seats=2).powerless().disks(0, egypt=1).disks(1, troy=1).in_turn(turn)
    board.on_top(card)
    meet_sudden_death(board.g)
    return board


@clause("R8.17")
@pytest.mark.parametrize(("turn", "shown"), [(1, 0), (2, 1), (3, 1), (4, 0)])
def test_a_card_is_shown_in_turns_two_and_three_only(turn: int, shown: int) -> None:
    board = meets_death(turn, "sands_of_time")

    assert len(board.was_told("note-sudden-death")) == shown


@clause("R8.18", "S3")
@pytest.mark.parametrize(
    ("turn", "card", "ends"),
    [
        (2, "volcano", True),
        (2, "storm_at_sea", True),
        (2, "golden_age", False),
        (2, "flood", False),
        (2, "spice_route", False),
        (2, "atlantis_rises", True),
        (3, "flood", True),
        (3, "heroic_saga", True),
        (3, "omen_in_the_heavens", True),
        (3, "golden_age", False),
    ],
)
def test_the_epoch_ends_if_the_number_has_the_digit(turn: int, card: str, ends: bool) -> None:
    board = meets_death(turn, card)

    assert board.g.is_epoch_over == ends


@clause("R8.18")
@pytest.mark.parametrize(("turn", "fatal"), [(2, 20), (3, 38)])
def test_so_many_cards_of_103_end_the_epoch(turn: int, fatal: int) -> None:
    digits = [2] if turn == 2 else [2, 3]

    cards = [card for card in range(1, CARDS) if any(has_digit(card, digit) for digit in digits)]

    assert len(cards) == fatal


@clause("R8.18")
@pytest.mark.parametrize(("turn", "share"), [(2, 0.19), (3, 0.37)])
def test_over_many_deals_sudden_death_strikes_as_often_as_the_deck_says(
    turn: int, share: float
) -> None:
    board = Board(seats=2).in_turn(turn)
    deals = 4000
    ended = 0
    for _ in range(deals):
        board.g.is_epoch_over = False
        meet_sudden_death(board.g)
        shuffle(board.g)
        ended += board.g.is_epoch_over

    sys.stdout.write(f"turn {turn}: {ended / deals:.1%} of {deals} deals end the epoch\n")
    assert abs(ended / deals - share) < 0.03


@clause("T22")
def test_without_any_card_to_show_the_epoch_goes_on() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).disks(1, troy=1).in_turn(3)

    board.with_deck_of().reckoning(DEATH)

    assert board.was_told("note-sudden-death") == []
    assert (board.g.epoch, board.g.turn) == (1, 4)
    assert [board.hand(civ) for civ in (0, 1)] == [[], []]


@clause("T22", "R5.5")
def test_the_discard_pile_is_the_deck_of_the_sudden_death_step_if_that_is_empty() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).disks(1, troy=1).in_turn(2)

    board.discards("volcano").with_deck_of()
    meet_sudden_death(board.g)

    assert board.g.is_epoch_over
    assert board.discarded() == ["volcano"]


@clause("R8.19", "R8.20")
def test_a_harmless_card_is_discarded_unplayed_and_the_draw_step_follows() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).disks(1, troy=1).in_turn(2)
    board.plain_draws(6)
    board.on_top("saharan_raiders")

    board.reckoning(DEATH)

    assert board.discarded() == ["saharan_raiders"]
    assert sum(board.g.disks[6::7]) == 0
    assert [len(board.hand(civ)) for civ in (0, 1)] == [3, 3]
    assert board.g.turn == 3


@clause("R8.21")
def test_there_is_no_draw_step_when_the_game_ends() -> None:
    board = Board(seats=2, epochs=1).powerless().disks(0, egypt=1).disks(1, troy=1).in_turn(4)

    board.reckoning(DEATH)

    assert board.g.is_over
    assert [board.hand(civ) for civ in (0, 1)] == [[], []]


CITIES = ["egypt", "kush", "libya", "cyrenaica", "sinai", "canaan", "phoenicia", "palmyra"]


@clause("R8.21")
@pytest.mark.parametrize(("cities", "cards"), [(0, 3), (3, 3), (4, 4), (7, 4), (8, 5)])
def test_three_cards_are_drawn_and_one_more_for_every_four_cities(cities: int, cards: int) -> None:
    board = Board(seats=2).powerless().disks(1, troy=1, thrace=1)
    for name in CITIES[:cities]:
        board.disks(0, **{name: 3})
    board.plain_draws(12)

    board.reckoning(CLOSE)

    assert len(board.hand(0)) == cards
    assert len(board.hand(1)) == 3


@clause("R8.21", "R8.22")
def test_each_talent_paid_before_drawing_brings_another_card() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).disks(1, troy=1).talents(0, 3)
    board.plain_draws(8)
    board.reckoning(CLOSE)

    assert board.options() == ["number 0", "number 1", "number 2", "number 3"]
    assert board.hand(0) == []

    board.play("number 2")

    assert len(board.hand(0)) == 5
    assert board.player(0).talents == 1


@clause("R8.22", "R5.6")
def test_each_civilization_finishes_its_draw_with_its_events_before_the_next() -> None:
    board = Board(seats=2).powerless().in_order(1, 0).disks(0, egypt=1).disks(1, troy=1)
    board.points(0, 3)
    board.on_top(
        "gold_mine", "saharan_raiders", "irrigation", "poet", "colony", "prophet", "tyrant"
    )
    board.reckoning(CLOSE)

    assert board.g.decider == 1
    assert board.hand(0) == []
    assert board.options_of("at") != []

    board.play("at garamantia")

    assert board.hand(1) == ["gold_mine", "poet", "irrigation"]
    assert len(board.hand(0)) == 3


@clause("R8.23", "R2.7")
def test_the_owner_chooses_what_to_discard_down_to_six_cards() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).disks(1, troy=1)
    board.holds(0, "flood", "poet", "colony", "tyrant", "prophet")
    board.on_top("irrigation", "gold_mine", "pirates", "amber_road", "heresy", "plague")
    board.reckoning(CLOSE)

    assert len(board.hand(0)) == 8
    assert "done" not in board.options()

    board.play("discard flood", "discard tyrant")

    assert len(board.hand(0)) == 6
    assert board.discarded() == ["flood", "tyrant"]


@clause("R8.23")
def test_six_cards_may_be_kept() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).disks(1, troy=1)
    board.holds(0, "flood", "poet", "colony")
    board.plain_draws(6)

    board.reckoning(CLOSE)

    assert len(board.hand(0)) == 6
    assert board.discarded() == []
