"""The position in sentences, and the score by its parts."""

import pytest

from aevum.text import Words
from tests.hyperborea.board import Board
from tests.kit import clause

NAMES = ["Anna", "Bert"]


def told(board: Board, seat: int, lang: str = "en") -> list[str]:
    """Tell the position as a seat may know it."""
    words = Words(lang, "hyperborea")
    return [words.say(line, NAMES) for line in board.game.lines(board.g, seat)]


def test_the_own_hexes_are_told_first_with_who_stands_on_them() -> None:
    board = Board().figures(0, "f5", 3).figures(1, "b3", 1).fortresses(1, "b3").turn_of(0)

    own, other = (line for line in told(board, 1) if " in: " in line)

    assert own.startswith("Bert in: b3 desert, 1 point, Bert 1 figure, Bert 1 fortress, b3 1 city")
    assert own.endswith("(1 figure), in it: nobody.")
    assert other.startswith("Anna in: f5 desert, 1 point, Anna 3 figures, f5 1 city")


def test_a_set_is_told_with_its_spaces_its_cubes_and_what_it_does() -> None:
    board = Board().figures(0, "f5", 3).on_set(0, "warfare-1", "red").turn_of(0)

    assert "Warfare, set 1: spaces red, any; cubes: red. Effect: 1 attack or 2 fortresses." in told(
        board, 0
    )


def test_of_others_only_the_basic_sets_that_are_begun_are_told() -> None:
    board = Board().figures(0, "f5", 3).on_set(0, "warfare-1", "red").owns(0, "T1-04").turn_of(0)

    sets = [line for line in told(board, 1) if "spaces" in line]

    own = len(board.board_of(1)["sets"])
    assert [line.split(":")[0] for line in sets[own:]] == ["Warfare, set 1", "Archery"]


def test_a_permanent_technology_is_told_in_its_own_words() -> None:
    board = Board().figures(0, "f5", 3).owns(0, "T1-01").turn_of(0)

    (line,) = (line for line in told(board, 0) if line.startswith("Bastions: spaces"))

    assert line.endswith("place 2 fortresses.")


@clause("R7.4")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_kept_tile_is_told_to_its_owner_and_its_back_to_the_others(seat: int) -> None:
    board = Board().figures(0, "f5", 3).keeps(0, "RS-01").turn_of(0)

    (line,) = (line for line in told(board, seat) if line.startswith("Kept ruin tile"))

    assert (line == "Kept ruin tile: one with a back of silver.") == (seat != 0)


def test_waiting_effects_and_met_conditions_are_told() -> None:
    board = Board().figures(0, "f5", 3).gems(0, 14).turn_of(0, "GEM:1 + MOVE:2")
    board.play("collect gem")

    lines = told(board, 0)

    assert "Waiting to be used: 2 movement points." in lines
    assert lines.count("Conditions met: gems.") == 2


def test_a_gem_and_a_choice_that_wait_are_told() -> None:
    board = Board().figures(0, "f5", 3).gems(0, 14).turn_of(0, "GEM:1").fills(0, "warfare-1")

    lines = told(board, 0)

    assert "Waiting to be used: 1 gem; 1 attack or 2 fortresses." in lines


def test_a_spectator_is_told_of_all_boards_alike() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0)

    assert len([line for line in told(board, -1) if line.startswith("Development: ")]) == 2


@clause("R13.7")
def test_the_score_is_told_by_its_parts() -> None:
    board = Board().figures(0, "f5", 3).gems(0, 4).ghosts_buried(1, 2).turn_of(0)
    words = Words("en", "hyperborea")

    parts = {words.say(part.title): part.points for part in board.game.breakdown(board.g)}

    assert parts == {
        "Gems": [4, 0],
        "Ghosts": [0, 3],
        "Figures in the graveyard": [0, 0],
        "Cubes": [7, 7],
        "Objectives": [0, 0],
        "Technologies": [0, 0],
        "Control": [1, 0],
    }
