"""Rule switches on the command line."""

import os
from pathlib import Path

import pytest

from aevum.cli.arguments import read_options, use_tables
from aevum.kernel.errors import BadOption
from tests.cli.run import process
from tests.toy import TOY


def test_options_are_read_as_the_values_they_stand_for() -> None:
    options = read_options(TOY, ["rounds=2", "open=true", "aim=low"])

    assert options == {"rounds": 2, "open": True, "aim": "low"}


def test_no_options_are_none() -> None:
    assert read_options(TOY, []) == {}


@pytest.mark.parametrize(
    ("texts", "sentence"),
    [
        (["rounds"], "'rounds' is not an option; write it as name=value"),
        (["rounds=7"], "option 'rounds' cannot be '7'; choose from: 2, 3"),
        (["weather=fair"], "toy has no option 'weather'"),
        (["aim=low", "aim=high"], "option 'aim' is given twice"),
    ],
)
def test_an_unknown_option_or_value_is_refused_by_name(texts: list[str], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        read_options(TOY, texts)


def test_a_bad_row_in_a_table_of_ones_own_is_named(tmp_path: Path) -> None:
    (tmp_path / "tempus").mkdir()
    (tmp_path / "tempus" / "pieces.csv").write_text("piece,per_player,provenance\ncity_2,x,seed\n")

    started = process("simulate", "tempus", "--data", tmp_path)
    out, err = started.communicate(timeout=300)

    assert (started.returncode, out) == (2, "")
    assert err == "aevum: pieces.csv: there is no row for population_token\n"


def refusal(folder: Path | None) -> str:
    """Read why a folder of tables is refused."""
    with pytest.raises(ValueError, match="tables") as refused:
        use_tables(folder)
    return str(refused.value)


def test_a_folder_one_too_deep_is_refused_and_the_right_one_named(tmp_path: Path) -> None:
    deep = tmp_path / "tempus"
    deep.mkdir()
    (deep / "cards.csv").touch()

    assert refusal(deep) == (
        f"--data: '{deep}' has the tables of one game; name the folder above: '{tmp_path}'"
    )


def test_a_folder_in_which_no_game_finds_a_table_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tempus").mkdir()
    (tmp_path / "tempus" / "card.csv").touch()

    assert refusal(tmp_path) == (
        f"--data: '{tmp_path}' has no tables; they stand in it as GAME/TABLE.csv,"
        " for example tempus/cards.csv"
    )


def test_the_variable_for_tables_is_checked_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AEVUM_TABLES", str(tmp_path))

    assert refusal(None).startswith(f"AEVUM_TABLES: '{tmp_path}' has no tables")


def test_a_folder_with_a_table_of_one_game_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AEVUM_TABLES", "")
    (tmp_path / "tempus").mkdir()
    (tmp_path / "tempus" / "eras.csv").touch()

    used = use_tables(tmp_path)

    assert used == tmp_path
    assert os.environ["AEVUM_TABLES"] == str(tmp_path)


def test_a_folder_that_is_one_too_deep_ends_the_command_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tempus").mkdir()
    (tmp_path / "tempus" / "cards.csv").touch()

    started = process("simulate", "tempus", "--data", tmp_path / "tempus")
    out, err = started.communicate(timeout=300)

    assert (started.returncode, out) == (2, "")
    assert err.count("\n") == 1
    assert f"name the folder above: '{tmp_path}'" in err


def test_tables_that_are_not_in_a_folder_are_refused(tmp_path: Path) -> None:
    started = process("simulate", "tempus", "--data", tmp_path / "nowhere")
    _, err = started.communicate(timeout=300)

    assert started.returncode == 2
    assert err == f"aevum: --data: '{tmp_path / 'nowhere'}' is not a folder\n"
