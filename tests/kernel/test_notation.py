"""Notation out of verbs."""

import pytest

from aevum.kernel.action import DONE, pack
from aevum.kernel.errors import BadNotation
from aevum.kernel.notation import Names, Notation, Number, Verb

GO, BUILD, CHOOSE = 1, 2, 3
PLACES = Names(("north", "south"))
CARDS = Names(("red one", "red two"))
NOTATION = Notation(
    "go north",
    Verb(DONE, "done"),
    Verb(GO, "go {x}", PLACES),
    Verb(BUILD, "build {y} on {x}", PLACES, Number(2)),
    Verb(CHOOSE, "{x}", CARDS),
)

WRITTEN = [
    (DONE, "done"),
    (pack(GO, 1), "go south"),
    (pack(BUILD, 0, 12), "build 12 on north"),
    (pack(CHOOSE, 1), "red two"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_an_action_is_written_by_its_verb_and_reads_back(action: int, text: str) -> None:
    assert NOTATION.to_text(None, action) == text
    assert NOTATION.parse(None, f"  {text.upper()} ") == action


@pytest.mark.parametrize(
    "text",
    ["", "go", "go west", "go north south", "build 123 on north", "build -1 on north", "red"],
)
def test_what_no_verb_reads_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadNotation, match=f"'{text}' is not an action; one looks like: go north"):
        NOTATION.parse(None, text)
