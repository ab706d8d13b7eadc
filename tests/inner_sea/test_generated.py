"""Numbers of things are made from the tables."""

from aevum.games.inner_sea.generate import ids_text


def test_a_row_without_a_name_keeps_its_number_free() -> None:
    text = ids_text("The cards", ("", "gold_mine", "oracle_at_delphi"))

    assert text.splitlines()[-2:] == ["GOLD_MINE: Final = 1", "ORACLE_AT_DELPHI: Final = 2"]
