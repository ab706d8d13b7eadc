"""What is picked together is named in any order: the higher first, and nothing is lost."""

from itertools import permutations

import pytest

from aevum.games.hyperborea.ids import COLOURS
from tests.hyperborea.test_effects_basic import ready
from tests.hyperborea.test_end_of_turn import before_reset
from tests.kit import clause

PAIRS = list(permutations(COLOURS[:6], 2))


@clause("R18.9")
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_each_of_the_thirty_ordered_pairs_of_rows_can_be_developed(first: str, second: str) -> None:
    board = ready("PROGDIFF:2")
    board.play("develop 2")

    board.choose(f"advance {first} 1", f"advance {second} 1")

    raised = [COLOURS[row] for row, level in enumerate(board.player(0).levels) if level == 1]
    assert sorted(raised) == sorted([first, second])


@clause("R9.6")
def test_cubes_go_into_the_bag_from_the_last_technology_to_the_first() -> None:
    board = before_reset(reset_incomplete="rulebook").on_set(0, "science-1", "blue", "", "red")
    board.on_set(0, "trade-1", "yellow").turn_of(0)
    board.play("done")

    assert board.fitting("bag science-1 3") == ["bag trade-1 1", "bag science-1 1"]
    board.choose("bag science-1 3", "bag science-1 1", "bag trade-1 1")

    assert board.on(0, "science-1") == ["", "", ""]
    assert board.on(0, "trade-1") == ["", ""]
