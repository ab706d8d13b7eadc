"""Development and upgrading (R8)."""

import pytest

from aevum.games.hyperborea.ids import COLOURS
from aevum.kernel.message import seat_name
from tests.hyperborea.board import Board
from tests.kit import clause

ROWS = COLOURS[:6]
MIDDLE = ("C1", "B01", "B02", "B03", "B04", "B05", "B06")


def level(board: Board, colour: str, seat: int = 0) -> int:
    """Read the level of a row."""
    found: int = board.board_of(seat)["levels"][colour]
    return found


def supply_of(board: Board, colour: str, count: int) -> Board:
    """Let so many cubes of a colour be left in the supply; the second seat has the others."""
    number = COLOURS.index(colour)
    board.player(1).unused[number] += board.g.supply[number] - count
    board.g.supply[number] = count
    return board


# Progress


@clause("R8.1")
@pytest.mark.parametrize("colour", ROWS)
@pytest.mark.parametrize("steps", range(1, 7))
def test_progress_raises_a_marker(colour: str, steps: int) -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, f"PROG:{steps}")

    board.play(f"advance {colour} {steps}")

    assert [level(board, row) for row in ROWS] == [steps * (row == colour) for row in ROWS]
    assert board.waiting() == []


@clause("R8.1")
@pytest.mark.parametrize(("before", "steps"), [(4, 3), (5, 2), (5, 6), (3, 6)])
def test_steps_beyond_level_six_are_lost(before: int, steps: int) -> None:
    board = Board().figures(0, "f5", 3).level(0, "red", before).turn_of(0, f"PROG:{steps}")

    board.play(f"advance red {steps}")

    assert level(board, "red") == 6
    assert board.waiting() == []


@clause("R8.1")
def test_a_marker_on_level_six_rises_no_more() -> None:
    board = Board().figures(0, "f5", 3).level(0, "red", 6).turn_of(0, "PROG:1")

    assert "advance red 1" not in board.options()
    assert board.clause_against("advance red 1") == "R8.1"
    assert "advance blue 1" in board.options()


@clause("R8.1")
def test_with_all_markers_on_level_six_progress_lapses() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0)
    for colour in ROWS:
        board.level(0, colour, 6)
    board.pool("PROG:1x2 + PROGDIFF:2")

    assert board.options_of("advance") == []
    assert board.options_of("develop") == []
    assert board.clause_against("develop 2") == "R8.1"


@clause("R8.1")
def test_a_marker_set_back_can_rise_again_in_the_same_turn() -> None:
    board = Board().figures(0, "f5", 3).level(0, "red", 6).turn_of(0, "PROG:2")

    board.play("upgrade red", "advance red 2")

    assert level(board, "red") == 2


# Upgrading


@clause("R8.2")
@pytest.mark.parametrize("colour", ROWS)
@pytest.mark.parametrize("before", [4, 5])
def test_a_marker_on_level_four_or_five_brings_one_cube_into_the_bag(
    colour: str, before: int
) -> None:
    board = Board().figures(0, "f5", 3).level(0, colour, before).turn_of(0)
    in_bag = board.cubes_of(0, "bag").count(colour)
    in_supply = board.shown()["supply"][colour]

    board.play(f"upgrade {colour}")

    assert level(board, colour) == 0
    assert board.cubes_of(0, "bag").count(colour) == in_bag + 1
    assert board.shown()["supply"][colour] == in_supply - 1


@clause("R8.2")
@pytest.mark.parametrize("before", range(4))
def test_a_marker_below_level_four_cannot_be_set_back(before: int) -> None:
    board = Board().figures(0, "f5", 3).level(0, "red", before).turn_of(0)

    assert board.options_of("upgrade") == []
    assert board.clause_against("upgrade red") == "R8.2"


@clause("R8.2")
def test_upgrading_is_possible_at_any_time_in_the_action_part() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "f5", 3).available(0, "red")
    board.level(0, "blue", 4).turn_of(0, "MOVE:9")

    for text in ("place red warfare-1 1", "walk f5 f4", "walk f4 e4", "enter e4 1"):
        assert "upgrade blue" in board.options()
        board.play(text)

    assert "upgrade blue" in board.options()


@clause("R8.2")
def test_nobody_has_to_upgrade() -> None:
    board = Board().figures(0, "f5", 3).level(0, "red", 6).turn_of(0)

    board.play("done")

    assert level(board, "red") == 6


@clause("R8.2")
def test_only_the_active_player_upgrades() -> None:
    board = Board().figures(0, "f5", 3).level(1, "red", 5).turn_of(0)

    assert board.options_of("upgrade") == []


@clause("R8.2")
def test_a_new_cube_can_be_drawn_in_the_same_turn() -> None:
    board = Board().figures(0, "f5", 3).bag(0).level(0, "red", 4).turn_of(0, "DRAW:1")

    board.play("upgrade red", "draw")

    assert board.cubes_of(0, "available") == ["red"]


@clause("R8.3")
@pytest.mark.parametrize("colour", ROWS)
def test_a_marker_set_back_from_level_six_brings_two_cubes(colour: str) -> None:
    board = Board().figures(0, "f5", 3).bag(0).level(0, colour, 6).turn_of(0)

    board.play(f"upgrade {colour}")

    assert level(board, colour) == 0
    assert board.cubes_of(0, "bag") == [colour, colour]


@clause("R8.4")
@pytest.mark.parametrize("before", [4, 5, 6])
def test_with_an_empty_supply_the_marker_stays_where_it_is(before: int) -> None:
    board = Board().figures(0, "f5", 3).level(0, "red", before).level(0, "blue", before)
    supply_of(board, "red", 0).turn_of(0)

    assert board.options_of("upgrade") == ["upgrade blue"]
    assert board.clause_against("upgrade red") == "R8.4"


@clause("R8.4")
def test_if_two_cubes_are_due_and_one_is_left_one_is_taken() -> None:
    board = Board().figures(0, "f5", 3).bag(0).level(0, "red", 6)
    supply_of(board, "red", 1).turn_of(0)

    board.play("upgrade red")

    assert level(board, "red") == 0
    assert board.cubes_of(0, "bag") == ["red"]
    assert board.shown()["supply"]["red"] == 0


# The example of the rulebook


@clause("R8.3", "R9.2", "R9.3")
def test_a_player_upgrades_to_draw_three_cubes_and_not_one() -> None:
    board = Board().figures(0, "f5", 3).figures(1, "b3", 3).bag(0, "green")
    board.level(0, "blue", 4).level(0, "purple", 6).turn_of(0)

    board.play("upgrade purple", "done")

    assert level(board, "blue") == 4
    assert board.cubes_of(0, "available") == ["green", "purple", "purple"]
    assert board.cubes_of(0, "bag") == []
    board.play("done", "done")
    assert [msg.args["seat"] for msg in board.was_told("note-was-reset")] == [seat_name(0)]
