"""Members of a set by their notation."""

import pytest

from aevum.kernel.errors import BadNotation
from aevum.record.naming import name_members
from aevum.record.sets import SetQuestion, set_question
from tests.inner_sea.test_sets import gaul
from tests.kit import Table
from tests.tempus.test_sets import three_meadows


def asked(board: Table) -> SetQuestion:
    """Take the open question as one for a set."""
    question = set_question(board.game, board.state)
    assert question is not None
    return question


def named(board: Table, text: str) -> tuple[list[str], bool]:
    """Read a text, and write the members that it names in full."""
    found = name_members(asked(board), text)
    return [board.game.to_text(board.state, member) for member in found.members], found.is_done


@pytest.mark.parametrize(
    "text",
    ["grow h6 f6", "grow h6, grow f6", "GROW H6 F6", "h6 f6", "grow h6, f6", " grow h6  f6 "],
)
def test_the_verb_is_said_once_and_the_order_is_free(text: str) -> None:
    assert named(three_meadows(), text) == (["grow h6", "grow f6"], False)


def test_other_verbs_may_follow_and_to_be_done_ends_it() -> None:
    board = three_meadows("health hills")

    assert named(board, "grow h6 g8 play health hills grow f6 done") == (
        ["grow h6", "grow g8", "play health hills", "grow f6"],
        True,
    )


def test_to_be_done_names_no_member() -> None:
    assert named(three_meadows(), "done") == ([], True)


def test_in_a_set_that_grows_the_next_word_may_be_opened_by_the_last() -> None:
    board = gaul(rome=1).ready_box(0, 8).deployment(0)

    assert named(board, "deploy apulia sea_adriatic")[0] == ["deploy apulia", "deploy sea_adriatic"]


@pytest.mark.parametrize("text", ["grow", "grow h6 zz", "move h6", "grow h6 done f6", "h6 " * 200])
def test_what_names_no_members_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        name_members(asked(three_meadows()), text)
