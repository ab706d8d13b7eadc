"""What is picked together is named in any order: the higher first, and nothing is lost."""

import pytest

from aevum.kernel.errors import IllegalAction
from aevum.record import Record
from aevum.record.sets import set_question
from aevum.record.underway import Underway
from tests.kit import clause
from tests.tempus.board import Board
from tests.tempus.positions import border
from tests.tempus.rows import ROWS
from tests.tempus.test_ideas import SEVEN


def three_meadows(*cards: str) -> Board:
    """Let seat 0 have offspring: two tokens on three occupied hexes of grassland."""
    board = Board().era("agriculture").tokens(0, "f6").tokens(0, "g8").tokens(0, "h6")
    board.terrain("g8", "grassland").holds(0, *cards).turn_of(0)
    board.play("offspring")
    return board


@clause("R6.8")
def test_new_tokens_are_put_on_a_later_hex_before_an_earlier_one() -> None:
    board = three_meadows()

    board.choose("grow h6", "grow f6")

    assert (board.at("f6")[1], board.at("g8")[1], board.at("h6")[1]) == (2, 1, 2)


@clause("R6.8")
def test_what_was_chosen_leaves_as_many_as_are_allowed() -> None:
    board = three_meadows()

    assert board.fitting() == ["grow f6", "grow h6", "grow g8"]
    assert board.fitting("grow h6") == ["grow f6", "grow g8"]
    assert board.fitting("grow h6", "grow f6") == []


@clause("R6.8", "R8.7")
@pytest.mark.parametrize(
    "order",
    [
        ("play health hills", "grow g8", "grow h6", "grow f6"),
        ("grow g8", "grow h6", "play health hills", "grow f6"),
        ("grow g8", "grow h6", "grow f6", "play health hills"),
    ],
)
def test_health_adds_a_token_wherever_it_is_named(order: tuple[str, ...]) -> None:
    board = three_meadows("health hills")

    board.choose(*order)

    assert (board.at("f6")[1], board.at("g8")[1], board.at("h6")[1]) == (2, 2, 2)
    assert board.hand(0) == []


def full_hex(monkeypatch: pytest.MonkeyPatch) -> tuple[Board, Underway, list[int]]:
    """Let a game begin where a token grows on a full hex, which costs a Sewerage."""
    cards = ("sewerage hills", "sewerage forest")
    board = Board().era("agriculture").tokens(0, "f6", 2).tokens(0, "h6")
    board.holds(0, *cards).turn_of(0)
    board.play("offspring")
    record = Record.begin("tempus", 3, 1)
    record.state = board.g
    monkeypatch.setattr(record, "first_state", board.g.copy().copy)
    grow = [board.game.parse(board.g, text) for text in ("grow h6", "grow f6")]
    return board, Underway(record), grow


@clause("R6.8", "R8.10")
def test_a_set_goes_on_after_the_sewerage_that_a_full_hex_costs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    board, underway, grow = full_hex(monkeypatch)
    underway.record.state = board.g

    underway.play_set(grow, "person")
    asked = board.options()
    underway.play(board.game.from_text(board.g, "play sewerage forest"), "person")
    underway.play_forced()

    assert asked == ["play sewerage forest", "play sewerage hills"]
    assert (board.at("f6")[1], board.at("h6")[1]) == (3, 2)
    assert underway.given_by[:3] == ["person", "person", "set"]


@clause("R6.8", "R8.10")
def test_a_set_that_is_played_again_goes_on_after_the_sewerage_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, underway, grow = full_hex(monkeypatch)
    underway.play_set(grow, "person")
    underway.take_back(0)

    underway.play_again(0)
    underway.play(underway.game.from_text(underway.state, "play sewerage forest"), "person")
    underway.play_forced()

    assert underway.given_by[:3] == ["person", "person", "set"]
    assert [move.text for move in underway.record.moves[:3]] == [
        "grow f6",
        "play sewerage forest",
        "grow h6",
    ]


@clause("R6.8")
def test_three_tokens_without_health_are_no_set() -> None:
    board = three_meadows("health hills")
    question = set_question(board.game, board.state)
    assert question is not None
    members = [board.game.parse(board.state, f"grow {name}") for name in ("g8", "h6", "f6")]

    assert not question.look(members).may_confirm
    with pytest.raises(IllegalAction):
        question.moves(members)


@clause("R3.6")
def test_a_first_group_is_named_from_each_of_its_hexes() -> None:
    board = Board()
    board.g.asked = 0

    assert "settle g6" in board.fitting("settle h6", "settle h6")
    board.choose("settle h6", "settle g6", "settle h6")

    assert board.asked == 1
    assert (board.at("g6")[1], board.at("h6")[1]) == (1, 2)


@clause("R7.6")
def test_a_defender_who_names_weapons_first_can_add_the_fortification() -> None:
    board = border().holds(1, "weapons forest", "fortification hills").turn_of(0)
    board.play("fight", "attack h6 i7")

    board.choose("play weapons forest", "play fortification hills")

    assert board.strengths() == (2, 5)


@clause("R7.5")
def test_the_attacker_lays_cards_in_any_order_and_none_at_all() -> None:
    board = border().holds(0, "weapons farmland", "health hills").turn_of(0)
    board.play("fight", "attack h6 i7")

    assert board.fitting("play weapons farmland") == ["play health hills"]
    board.choose()

    assert board.strengths() == (2, 2)


@clause("R9.4")
def test_cards_for_progress_are_played_in_any_order() -> None:
    board = Board().holds(0, "education forest", "education hills").progress()

    board.choose("play education forest", "play education hills")

    assert len(board.was_told("note-card-played")) == 2
    assert {"education forest", "education hills"}.isdisjoint(board.hand(0))


@clause("R6.12")
def test_cards_above_the_limit_are_discarded_in_any_order() -> None:
    board = Board().era("writing").holds(0, *SEVEN).tokens(0, "f5").turn_of(0)
    board.play("ideas")
    cards = board.hand(0)
    excess = len(cards) - ROWS["writing"].hand

    board.choose(*(f"discard {card}" for card in cards[: -excess - 1 : -1]))

    assert excess > 1
    assert board.hand(0) == cards[:-excess]
