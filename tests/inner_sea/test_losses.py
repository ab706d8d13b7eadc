"""What passing would lose is said before; disks not deployed are kept (R4.19, R6.4)."""

import pytest

from aevum.kernel.game import Loss
from aevum.kernel.message import Msg
from aevum.text import Words
from tests.inner_sea.board import Board, played_by
from tests.kit import clause

THREE = ("gauls", "carthaginians", "trojans")


def said(board: Board, text: str, lang: str) -> list[str]:
    """Tell what an answer loses."""
    words = Words(lang, "inner_sea")
    return [words.say(loss.what) for loss in board.losses(text)]


@clause("R6.4")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            "2 cards could be played, and whoever has passed acts no more in this phase:"
            " Coinage, Aqueduct.",
        ),
        (
            "de",
            "2 Karten ließen sich spielen, und wer gepasst hat, handelt in dieser Phase nicht mehr:"
            " Münzprägung, Aquädukt.",
        ),
    ],
)
def test_who_passes_loses_the_use_of_cards(lang: str, told: str) -> None:
    board = played_by(*THREE).holds(0, "coinage", "aqueduct").card_phase(0)

    assert [loss.clause for loss in board.losses("done")] == ["R6.4"]
    assert said(board, "done", lang) == [told]


@clause("R6.3", "R6.4")
def test_a_card_that_cannot_be_played_now_is_no_loss() -> None:
    board = played_by(*THREE).holds(0, "strategos").card_phase(0)

    assert board.losses("done") == []


@clause("R6.2", "R6.4")
def test_who_passes_loses_a_wonder_that_could_be_built() -> None:
    board = played_by(*THREE).disks(0, attica=3, rome=3).holds(0, "volcano").card_phase(0)

    assert Loss("R6.4", Msg("loss-wonder")) in board.losses("done")


@clause("R6.1")
def test_who_plays_a_card_loses_nothing() -> None:
    board = played_by(*THREE).holds(0, "coinage", "aqueduct").card_phase(0)

    assert [text for text in board.options() if board.losses(text)] == ["done"]


@clause("R4.12", "R4.19")
@pytest.mark.parametrize("count", [1, 3])
def test_disks_left_in_the_ready_box_wait_and_are_no_loss(count: int) -> None:
    board = played_by(*THREE).disks(0, gaul=1).ready_box(0, count).deployment(0)

    assert len(board.options()) > 1
    assert board.losses("done") == []
