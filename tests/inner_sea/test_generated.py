"""Numbers of things that mirror a table are made from it."""

from pathlib import Path

import pytest

from aevum.games import inner_sea
from aevum.games.inner_sea.generate import ids_text, texts

FOLDER = Path(inner_sea.__file__).parent


@pytest.mark.parametrize("name", sorted(texts()))
def test_a_generated_module_says_what_the_table_says(name: str) -> None:
    assert (FOLDER / name).read_text() == texts()[name]


def test_a_row_without_a_name_keeps_its_number_free() -> None:
    text = ids_text("The cards", ("", "gold_mine", "oracle_at_delphi"))

    assert text.splitlines()[-2:] == ["GOLD_MINE: Final = 1", "ORACLE_AT_DELPHI: Final = 2"]
