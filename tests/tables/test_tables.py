"""Printed tables that grow: what is kept by its number stays what it was."""

from pathlib import Path

import pytest

from aevum.games.common.table import Table, Tables
from aevum.kernel.errors import BadTable

HEAD = "id,amount,since,provenance\n"


def table(folder: Path, *rows: str) -> Table:
    """Write a small table and read it."""
    (folder / "cards.csv").write_text(HEAD + "".join(f"{row},seed\n" for row in rows))
    return Table(folder, "toy", "cards", ("id", "amount", "since", "provenance"))


def test_a_row_that_joins_in_the_middle_of_the_file_moves_no_other(tmp_path: Path) -> None:
    before = table(tmp_path, "ox,1,1", "cow,2,1")

    after = table(tmp_path, "ox,1,1", "yak,7,2", "cow,2,1")

    assert [row.text("id") for row in before.rows] == ["ox", "cow"]
    assert [row.text("id") for row in after.rows] == ["ox", "cow", "yak"]


def test_tables_know_the_newest_edition_and_hand_out_their_rows(tmp_path: Path) -> None:
    tables = Tables(table(tmp_path, "ox,1,1", "yak,7,2"))

    assert tables.edition == 2
    assert tables.rows() == {
        "cards": [
            {"id": "ox", "amount": "1", "since": "1", "provenance": "seed"},
            {"id": "yak", "amount": "7", "since": "2", "provenance": "seed"},
        ]
    }


def test_other_values_are_other_tables(tmp_path: Path) -> None:
    one, other = Tables(table(tmp_path, "ox,1,1")), Tables(table(tmp_path, "ox,2,1"))

    assert one.hash != other.hash


def test_the_numbers_of_a_row_fill_its_sentence(tmp_path: Path) -> None:
    assert table(tmp_path, "ox,-1,1").rows[0].numbers() == {"amount": -1, "since": 1}


def test_an_edition_that_is_no_number_is_refused_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(BadTable, match=r"cards\.csv, line 2: since must be a number from 1 to 99"):
        table(tmp_path, "ox,1,new")


def test_an_own_table_from_before_a_row_joined_is_read_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own" / "toy"
    own.mkdir(parents=True)
    (own / "cards.csv").write_text("id,amount,provenance\ncow,5,seed\nox,3,seed\n")
    monkeypatch.setenv("AEVUM_TABLES", str(own.parent))

    read = table(tmp_path, "cow,2,1", "yak,7,2", "ox,1,1")

    completed = read.with_later_rows("id", {"amount": "0"})
    assert [row.numbers()["amount"] for row in read.rows] == [5, 3]
    assert [(row.text("id"), row.numbers()["amount"]) for row in completed] == [
        ("cow", 5),
        ("ox", 3),
        ("yak", 0),
    ]
    assert Tables(read).edition == 1


def test_a_row_that_was_always_there_is_not_added_to_an_own_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own" / "toy"
    own.mkdir(parents=True)
    (own / "cards.csv").write_text("id,amount,provenance\ncow,5,seed\n")
    monkeypatch.setenv("AEVUM_TABLES", str(own.parent))

    read = table(tmp_path, "cow,2,1", "ox,1,1")

    assert [row.text("id") for row in read.with_later_rows("id", {})] == ["cow"]


def test_a_table_from_before_it_could_grow_is_all_of_the_first_edition(tmp_path: Path) -> None:
    (tmp_path / "cards.csv").write_text("id,amount,provenance\nox,1,seed\n")

    old = Table(tmp_path, "toy", "cards", ("id", "amount", "since", "provenance"))

    assert old.rows[0].cells == {"id": "ox", "amount": "1", "since": "1", "provenance": "seed"}
