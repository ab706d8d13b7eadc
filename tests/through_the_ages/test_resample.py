"""States dealt anew: what a seat sees stays, what it cannot know varies."""

from collections.abc import Callable

import pytest

import aevum
from aevum.games.through_the_ages.ids import EVENT, TERRITORY
from aevum.games.through_the_ages.tables import AGE, KIND
from aevum.record.codec import dump
from tests.kit import clause
from tests.through_the_ages.board import Board, card
from tests.through_the_ages.secrets import (
    POSITIONS,
    bidding,
    colonizing,
    defending,
    discarding,
    foreseen,
    laid,
    samples,
    seeded,
)

EVERYONE = [aevum.SPECTATOR, 0, 1, 2]


def hidden_from(board: Board, seat: int, age: int) -> set[int]:
    """Collect the military cards of an age that a seat cannot see."""
    g = board.g
    cards = g.military_deck + g.discard_unseen + g.box + laid(g)
    for other in range(g.seats):
        if other != seat:
            cards = cards + g.players[other].military_hand
    for events, authors in ((g.current, g.current_by), (g.future, g.future_by)):
        cards = cards + [c for c, by in zip(events, authors, strict=True) if by != seat or seat < 0]
    return {number for number in cards if AGE[number] == age}


def events_of(cards: set[int]) -> set[int]:
    """Pick the cards that can be prepared as events."""
    return {number for number in cards if KIND[number] in (EVENT, TERRITORY)}


# What is seen stays


@clause("R7.2.2")
@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("seat", EVERYONE)
def test_what_a_seat_sees_is_the_same_in_every_sample(
    position: Callable[[], Board], seat: int
) -> None:
    board = position()
    seen = board.game.view(board.g, seat)

    sampled = samples(board, seat, 20)

    assert [board.game.view(state, seat) for state in sampled] == [seen] * 20
    assert {board.game.broken_invariant(state) for state in sampled} == {""}


@clause("R7.2.2")
@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("seat", EVERYONE)
def test_whoever_is_asked_in_a_sample_has_an_answer_that_can_be_played(
    position: Callable[[], Board], seat: int
) -> None:
    board = position()

    for state in samples(board, seat, 6):
        assert state.asked == board.asked
        for action in state.legal():
            further = state.copy()
            board.game.play(further, action)
            assert board.game.broken_invariant(further) == ""
            assert further.legal()


def test_drawing_a_sample_changes_nothing_in_the_game() -> None:
    board = seeded()
    before = dump(board.g)

    samples(board, 2, 5)

    assert dump(board.g) == before


def test_a_sample_does_not_depend_on_what_is_hidden() -> None:
    board = seeded()
    other = seeded()
    hand = other.player(2).military_hand
    other.g.military_deck = sorted([*other.g.military_deck, *hand])
    other.player(2).military_hand = [other.g.military_deck.pop(0), other.g.military_deck.pop(0)]

    same = [dump(state) for state in samples(board, 0, 5)]

    assert [dump(state) for state in samples(other, 0, 5)] == same


# What is hidden varies


@clause("R7.2.2")
def test_every_hidden_card_may_be_in_every_other_hand_deck_and_discard_pile() -> None:
    board = seeded()
    hidden = hidden_from(board, 0, 1)

    sampled = samples(board, 0)

    for place in (
        {number for state in sampled for number in state.players[1].military_hand},
        {number for state in sampled for number in state.players[2].military_hand},
        {number for state in sampled for number in state.military_deck},
        {number for state in sampled for number in state.discard_unseen},
    ):
        assert place == hidden


@clause("R7.2.2")
def test_a_spectator_cannot_know_any_hand() -> None:
    board = seeded()
    hidden = hidden_from(board, aevum.SPECTATOR, 1)

    sampled = samples(board, aevum.SPECTATOR)

    for seat in range(3):
        held = {number for state in sampled for number in state.players[seat].military_hand}
        assert held == hidden


@clause("R3.1.1", "R1.11")
def test_every_hidden_event_of_its_age_may_be_any_event_that_another_has_prepared() -> None:
    board = seeded()
    possible = events_of(hidden_from(board, 0, 1))

    sampled = samples(board, 0)

    others = {state.future[state.future_by.index(1)] for state in sampled}
    own = {state.future[state.future_by.index(0)] for state in sampled}
    assert others == possible
    assert own == {card("rats")}


@clause("R1.11")
def test_the_current_events_of_the_start_and_those_in_the_box_cannot_be_told_apart() -> None:
    board = seeded()
    possible = hidden_from(board, 1, 0)

    sampled = samples(board, 1)

    assert {number for state in sampled for number in state.current} == possible
    assert {n for state in sampled for n in state.box if AGE[n] == 0} == possible
    assert len(possible) == 8


@clause("T5")
@pytest.mark.parametrize("seat", [0, 2])
def test_any_hidden_card_may_be_laid_for_a_defense(seat: int) -> None:
    board = defending()

    sampled = samples(board, seat)

    assert {number for state in sampled for number in laid(state)} == hidden_from(board, seat, 1)
    assert {len(laid(state)) for state in sampled} == {1}


@clause("T5")
def test_the_defender_knows_the_own_defense() -> None:
    board = defending()

    sampled = samples(board, 1, 20)

    assert {tuple(laid(state)) for state in sampled} == {(card("crusades"),)}


@clause("R7.2.2")
def test_whoever_has_looked_knows_the_next_event_but_not_its_author() -> None:
    board = foreseen()
    seen = board.g.next_event

    sampled = samples(board, 0)

    assert {state.next_event for state in sampled} == {seen}
    assert {state.next_by for state in sampled} == {1, 2}


@clause("R7.2.2")
def test_whoever_has_not_looked_takes_any_hidden_event_for_the_next_one() -> None:
    board = foreseen()

    sampled = samples(board, 2)

    others = {state.next_event for state in sampled if state.next_by == 1}
    own = {state.next_event for state in sampled if state.next_by == 2}
    assert own == {card("foray")}
    assert others == events_of(hidden_from(board, 2, 1) | {board.g.next_event}) - {card("foray")}


@clause("R6.2.1")
@pytest.mark.parametrize("position", [bidding, colonizing])
@pytest.mark.parametrize("seat", [aevum.SPECTATOR, 1, 2])
def test_whoever_has_bid_holds_what_the_bid_needs_and_else_any_hidden_card(
    position: Callable[[], Board], seat: int
) -> None:
    board = position()
    bonus = card("military_bonus_i")

    sampled = samples(board, seat, 600)

    hands = [state.players[0].military_hand for state in sampled]
    assert min(hand.count(bonus) for hand in hands) == 2
    assert {number for hand in hands for number in hand} == hidden_from(board, seat, 1)


@clause("R7.3.3")
def test_what_another_has_discarded_face_down_may_be_any_hidden_card() -> None:
    board = discarding()

    sampled = samples(board, 0)

    piles = {number for state in sampled for number in state.discard_unseen}
    assert piles == hidden_from(board, 0, 1)


@clause("R7.2.2")
def test_the_next_military_card_cannot_be_foreseen() -> None:
    board = Board()
    drawn: set[int] = set()

    for state in samples(board, 0, 100):
        board.game.play(state, board.game.from_text(state, "done"))
        drawn.update(state.players[0].military_hand)

    assert len(drawn) > 25


@clause("R2.3.4")
def test_the_next_civil_card_cannot_be_foreseen() -> None:
    board = Board().empties_row()
    seen: set[int] = set()

    for state in samples(board, 0, 60):
        board.game.play(state, board.game.from_text(state, "done"))
        seen.update(state.row)

    assert seen == set(board.g.civil_deck)


@clause("R7.2.2")
def test_the_journal_of_a_sample_keeps_the_secrets_of_others() -> None:
    board = Board()
    board.play("done")

    own, others = board.game.resample(board.g, 0, 1), board.game.resample(board.g, 1, 1)

    assert own.journal == board.g.notes_for(0)
    assert others.journal == board.g.notes_for(1)
    assert own.journal != others.journal
