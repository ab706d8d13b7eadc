"""What an answer would lose is said before it is lost (R5.4, R6.1, R6.8, R8.6, R9.4)."""

import pytest

from aevum.kernel.action import DONE
from aevum.kernel.game import Loss
from aevum.kernel.message import Msg
from aevum.text import Words
from tests.kit import clause
from tests.tempus.board import Board


def keys(board: Board, text: str) -> list[tuple[str, str]]:
    """List by which clauses what kind of thing is lost."""
    return [(loss.clause, loss.what.key) for loss in board.losses(text)]


def said(board: Board, text: str, lang: str = "en") -> list[str]:
    """Tell what an answer loses."""
    words = Words(lang, "tempus")
    return [words.say(loss.what) for loss in board.losses(text)]


def frontier() -> Board:
    """Seat 0 may fight and convert: seat 1 controls four hexes next to it."""
    board = Board().tokens(0, "h6", 2).tokens(1, "i6").tokens(2, "d8")
    return board.spread(1, "i7", "j7", "i8")


# Moves


@clause("R6.1")
def test_tokens_that_could_still_move_are_lost_when_a_move_stops() -> None:
    board = Board().era("railways").tokens(0, "f6", 2).tokens(1, "f3").tokens(2, "j9")
    board.turn_of(0).play("move", "from f6", "to f5")

    assert board.losses("done") == [Loss("R6.1", Msg("loss-moves", n=2))]
    board.play("from f6", "to f7")
    assert board.asked == 1


@clause("R6.1")
def test_no_move_is_lost_before_the_action_stops() -> None:
    board = Board().era("railways").tokens(0, "f6", 2).tokens(1, "f3").tokens(2, "j9")
    board.turn_of(0).play("move", "from f6", "to f5")

    assert [text for text in board.options() if board.losses(text)] == ["done"]


# Offspring


def meadows() -> Board:
    """Seat 0 may put two tokens on three grassland hexes."""
    board = Board().era("city_building").tokens(1, "f3").tokens(2, "j9")
    for name in ("f5", "f6", "h6"):
        board.terrain(name, "grassland").tokens(0, name)
    return board.turn_of(0)


@clause("R6.8")
def test_a_token_that_could_still_be_born_is_lost_when_offspring_stops() -> None:
    board = meadows()
    board.play("offspring")

    board.play(board.options_of("grow")[0])

    assert board.losses("done") == [Loss("R6.8", Msg("loss-births", n=1))]


@clause("R6.8")
def test_a_hex_that_leaves_too_few_behind_it_loses_a_token() -> None:
    board = meadows()
    board.play("offspring")
    low, middle, high = board.options_of("grow")

    assert board.losses(low) == board.losses(middle) == []
    assert board.losses(high) == [Loss("R6.8", Msg("loss-births", n=1))]


@clause("R6.9")
def test_without_a_further_hex_no_token_is_lost() -> None:
    board = Board().era("city_building").tokens(1, "f3").tokens(2, "j9")
    board.terrain("f6", "grassland").tokens(0, "f6").turn_of(0).play("offspring")

    assert board.losses("grow f6") == []


# Cards


@clause("R8.6")
def test_a_government_not_played_at_once_repeats_nothing() -> None:
    board = frontier().holds(0, "government hills").turn_of(0, 2, 1, 1)

    board.play("ideas")

    assert ("R8.6", "loss-repeat") in keys(board, "done")
    assert said(board, "done")[0] == (
        "Only now can the action be repeated, with Government (hills)."
    )


@clause("R5.4", "R8.8", "R8.9")
def test_free_cards_are_lost_when_no_turn_of_the_round_is_left() -> None:
    board = frontier().holds(0, "commander hills", "religion forest").turn_of(0, 1, 1, 1)

    board.play("move", "from h6", "to h5", "done")

    assert keys(board, "done") == [("R5.4", "loss-free-cards")]
    assert said(board, "done", "de") == [
        "2 Karten ließen sich spielen, und in dieser Runde hast du keinen Zug mehr:"
        " Heerführer (Hügel), Religion (Wald)."
    ]


@clause("R5.1", "R5.4")
def test_free_cards_can_wait_for_a_further_turn() -> None:
    board = frontier().holds(0, "commander hills").turn_of(0, 2, 1, 1)

    board.play("move", "from h6", "to h5", "done")

    assert "play commander hills" in board.options()
    assert board.losses("done") == []


@clause("R9.4")
def test_cards_that_would_score_are_lost_for_this_competition() -> None:
    board = frontier().holds(0, "education hills", "weapons farmland", "health forest").progress()

    assert keys(board, "done") == [("R9.4", "loss-points")]
    assert board.losses("done")[0].what.args["n"] == 2


@clause("R9.4")
def test_a_card_passed_over_is_lost_too() -> None:
    board = frontier().holds(0, "education hills", "weapons farmland").progress()

    board.play("play weapons farmland")

    assert board.options() == ["done"]
    assert said(board, "done", "de") == [
        "Bildungswesen (Hügel) brächte einen Fortschrittspunkt; nachlegen darf man nicht."
    ]


@clause("R9.4")
def test_cards_that_would_not_score_are_no_loss() -> None:
    board = frontier().holds(0, "health forest").progress()

    assert board.losses("done") == []


@clause("R7.5")
def test_cards_kept_out_of_a_fight_are_no_loss() -> None:
    board = frontier().holds(0, "weapons hills").turn_of(0)

    board.play("fight", "attack h6 i6")

    assert board.losses("done") == []
    assert board.game.label(board.state, DONE).key == "label-no-cards"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "2 tokens could still move in this action."),
        ("de", "2 Steine könnten in dieser Aktion noch ziehen."),
    ],
)
def test_a_loss_is_told_with_its_amount(lang: str, told: str) -> None:
    board = Board().era("railways").tokens(0, "f6", 2).tokens(1, "f3").tokens(2, "j9")
    board.turn_of(0).play("move", "from f6", "to f5")

    assert said(board, "done", lang) == [told]
