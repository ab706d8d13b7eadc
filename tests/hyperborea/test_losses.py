"""What an answer would lose is said before it is lost (R4.6, R4.9, R7.8, R9.6, R18.9)."""

import pytest

from aevum.games.hyperborea.ids import COLOURS
from aevum.kernel.game import Loss
from aevum.kernel.message import Msg
from aevum.text import Words
from tests.hyperborea.board import Board
from tests.kit import clause


def quiet() -> Board:
    """Seat 0 has figures on its capital and nothing to do."""
    return Board().figures(0, "f5", 3).figures(1, "b3", 3)


def lapsing(board: Board) -> list[str]:
    """Tell in English which effects would be lost."""
    words = Words("en", "hyperborea")
    told = [words.say(loss.what) for loss in board.losses("done") if loss.clause == "R4.9"]
    return [line.removeprefix("Not used and lost: ").removesuffix(".") for line in told]


def test_who_has_used_everything_loses_nothing() -> None:
    board = quiet().turn_of(0)

    assert board.losses("done") == []


@clause("R4.9")
@pytest.mark.parametrize(
    ("effects", "lost"),
    [
        ("MOVE:2", ["2 movement points"]),
        ("MOVE:1 + FLY:1", ["1 movement point", "1 flying point"]),
        ("FORT:2", ["2 fortresses"]),
        ("FIGURE:1", ["1 figure"]),
        ("DRAW:1", ["draw 1 cube"]),
        ("PROG:2", ["2 steps of progress in one row"]),
        ("TECH:1", ["1 advanced technology"]),
    ],
)
def test_effects_that_could_be_used_are_lost(effects: str, lost: list[str]) -> None:
    board = quiet().turn_of(0, effects)

    assert lapsing(board) == lost


@clause("R4.9", "R11.2")
def test_an_attack_is_lost_only_where_something_can_be_attacked() -> None:
    alone = quiet().turn_of(0, "ATTACK:1")
    board = Board().figures(0, "f5", 3).figures(1, "f5").turn_of(0, "ATTACK:1")

    assert lapsing(alone) == []
    assert lapsing(board) == ["1 attack"]


@clause("R4.9", "R5.13")
def test_a_choice_that_was_not_made_is_lost() -> None:
    board = quiet().turn_of(0).fills(0, "warfare-1")
    assert lapsing(board) == ["1 attack or 2 fortresses"]

    board.fortresses(0, "f5", 8)

    assert lapsing(board) == []


@clause("R4.9", "R18.10")
def test_a_gem_that_is_not_taken_is_lost() -> None:
    board = quiet().gems(0, 14).turn_of(0, "GEM:1")

    assert lapsing(board) == ["1 gem"]


@clause("R4.9")
def test_an_exchange_that_waits_is_lost() -> None:
    board = quiet().gems(0, 1).turn_of(0, "PAY(REMOVE_GEM:1 => MOVE:2)")

    (loss,) = board.losses("done")

    assert loss.clause == "R4.9"


# Progress in different rows


def in_rows(rows: int, *open_rows: str) -> Board:
    """Seat 0 names so many different rows; only some, or all, are below the top level."""
    board = quiet().turn_of(0, f"PROGDIFF:{rows}")
    for colour in COLOURS[:6]:
        board.level(0, colour, 0 if colour in open_rows or not open_rows else 6)
    board.play(f"develop {rows}")
    return board


def row_lost(rows: int) -> Loss:
    """Say that a step in each of so many rows is lost."""
    return Loss("R18.9", Msg("loss-effect", effect=Msg("effect-progdiff", n=rows)))


@clause("R18.9")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Not used and lost: 1 step of progress in one row."),
        ("de", "Ungenutzt verfällt: 1 Entwicklungsfortschritt in einer Reihe."),
    ],
)
def test_who_names_one_row_of_two_loses_a_step(lang: str, told: str) -> None:
    board = in_rows(2)
    assert board.losses("advance red 1") == []

    board.play("advance red 1")
    (loss,) = board.losses("done")

    assert (loss.clause, Words(lang, "hyperborea").say(loss.what)) == ("R18.9", told)
    assert board.losses("advance yellow 1") == []


@clause("R18.9")
def test_a_row_that_leaves_too_few_behind_it_loses_steps() -> None:
    board = in_rows(3)

    assert board.losses("advance blue 1") == []
    assert board.losses("advance orange 1") == [row_lost(1)]
    assert board.losses("advance yellow 1") == [row_lost(2)]


@clause("R18.9")
def test_where_only_one_row_can_advance_no_step_is_lost() -> None:
    board = in_rows(2, "green")

    assert board.options() == ["advance green 1"]
    assert board.losses("advance green 1") == []


@clause("R4.6")
def test_cubes_that_could_be_placed_are_lost_for_this_turn() -> None:
    board = quiet().bag(0, "blue").available(0, "red", "yellow", "grey").turn_of(0)

    assert board.losses("done") == [Loss("R4.6", Msg("loss-cubes", n=2))]


@clause("R4.6")
def test_a_cube_that_fits_nowhere_is_no_loss() -> None:
    board = quiet().bag(0, "blue").available(0, "grey").turn_of(0)

    assert board.losses("done") == []


@clause("R9.6")
def test_a_completion_on_offer_is_lost_at_a_reset() -> None:
    board = quiet().bag(0).on_set(0, "exploration-1", "green").available(0, "red").turn_of(0)

    told = board.losses("done")

    assert [(loss.clause, loss.what.key) for loss in told] == [
        ("R4.6", "loss-cubes"),
        ("R9.6", "loss-completion"),
    ]
    assert Words("en", "hyperborea").say(told[1].what).startswith("Exploration, set 1 could")


@clause("R5.5", "R9.6")
def test_without_a_reset_a_set_waits_for_its_cube() -> None:
    board = quiet().bag(0, "blue").on_set(0, "exploration-1", "green")
    board.available(0, "red").turn_of(0)

    assert [loss.clause for loss in board.losses("done")] == ["R4.6"]


@clause("R9.6")
def test_where_the_owner_decides_about_the_cubes_no_completion_is_lost() -> None:
    board = Board(2, 1, reset_incomplete="rulebook").figures(0, "f5", 3).bag(0)
    board.on_set(0, "exploration-1", "green").available(0, "red").turn_of(0)

    assert [loss.clause for loss in board.losses("done")] == ["R4.6"]


@clause("R7.8")
def test_in_the_last_turn_a_kept_tile_is_lost() -> None:
    board = quiet().keeps(0, "RB-01").turn_of(0)
    assert board.losses("done") == []

    board.g.ending = 1

    assert board.losses("done") == [Loss("R7.8", Msg("loss-kept-tile"))]


def test_an_answer_that_does_not_end_the_turn_loses_nothing() -> None:
    board = quiet().available(0, "red", "green").turn_of(0, "MOVE:2")

    assert [text for text in board.options() if board.losses(text)] == ["done"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "Not used and lost: 2 movement points.",
                "1 cube that could be placed goes to the unused cubes.",
                "Exploration, set 1 could be completed with a cube at hand;"
                " the reset takes its cubes away.",
            ],
        ),
        (
            "de",
            [
                "Ungenutzt verfällt: 2 Bewegungspunkte.",
                "1 Würfel, der sich noch legen ließe, kommt zu den ungenutzten.",
                "Erkundung, Set 1 ließe sich mit einem verfügbaren Würfel vollenden;"
                " der Reset räumt die Würfel dort ab.",
            ],
        ),
    ],
)
def test_every_loss_is_told_at_once(lang: str, told: list[str]) -> None:
    board = quiet().bag(0).on_set(0, "exploration-1", "green").available(0, "red")
    board.turn_of(0, "MOVE:2")
    words = Words(lang, "hyperborea")

    assert [words.say(loss.what) for loss in board.losses("done")] == told
