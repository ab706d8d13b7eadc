"""Broken records: one clear sentence with the line number, and never anything else."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aevum.kernel.errors import BadRecord
from aevum.kernel.game import Game
from aevum.record import Record
from aevum.record.page import MOST_BYTES
from tests.record.good import finished
from tests.toy import TOY

TEXT = finished().format()
LINES = TEXT.splitlines()


def find(name: str) -> Game:
    """Find the toy game and no other."""
    if name != "toy":
        raise ValueError(f"there is no game '{name}'")
    return TOY


def replay(text: str) -> None:
    """Read and verify a record."""
    Record.parse(text, find).replay(verify=True)


def with_line(number: int, *lines: str) -> str:
    """Replace one line of a good record by others."""
    return "\n".join([*LINES[: number - 1], *lines, *LINES[number:], ""])


def test_the_record_these_tests_break_is_good() -> None:
    replay(TEXT)


@pytest.mark.parametrize(
    ("number", "lines", "sentence"),
    [
        (1, ["{"], "line 1: this is not an aevum record"),
        (1, ["aevum 2"], "line 1: this is not an aevum record"),
        (2, ["game chess rules 1"], "line 2: there is no game 'chess'"),
        (2, ["game toy"], "line 2: expected 'game NAME rules NUMBER'"),
        (2, ["game toy rules x"], "line 2: the version of the rules must be a whole number"),
        (3, ["tables"], "line 3: expected 'tables ...', found 'tables'"),
        (4, ["seats many"], "line 4: the number of seats must be a whole number, not 'many'"),
        (4, ["seats 6"], "line 4: toy is for 2 to 4 seats"),
        (4, ["seeds 3"], "line 4: expected 'seats ...', found 'seeds 3'"),
        (5, ["option map=fixed"], "line 5: toy has no option 'map'"),
        (5, ["option rounds=7"], "line 5: option 'rounds' cannot be '7'"),
        (5, [], r"line 7: expected 'option rounds=\.\.\.'"),
        (6, [LINES[4]], "line 6: option 'rounds' stands here for the second time"),
        (8, ["seed"], "line 8: expected 'seed ...', found 'seed'"),
        (8, ["seed " + "9" * 400], "line 8: the seed must be a whole number, not '9{40}...'"),
        (9, [], "line 9: expected a blank line before the actions"),
        (10, ["bury 3"], "line 10: expected 'SEAT ACTION #CHECKSUM', found 'bury 3'"),
        (10, ["2 bury 4"], "line 10: expected 'SEAT ACTION #CHECKSUM'"),
        (10, ["3 bury 4 #4ebe"], "line 10: there is no seat 3; the seats are 0 to 2"),
        (10, ["0 bury 4 #4ebe"], "line 10: action 1, 'bury 4', is by seat 0, which is not asked"),
        (10, ["2 hurry 4 #4ebe"], "line 10: action 1, 'hurry 4', is no action of this game"),
        (10, ["2 bid 4 #4ebe"], "line 10: action 1, 'bid 4', is not legal here"),
        (10, ["2 bury 4 #ffff"], "line 10: action 1, 'bury 4', departs from the record: expected"),
        (11, ["x" * 501], "line 11: this line is too long"),
        (11, ["0 bury 4\x1b[2J #8ccd"], "line 11: this line holds characters that no"),
        (26, ["over 8 3"], "line 26: expected 3 scores, found 2"),
        (26, ["over 8 3 x"], "line 26: a score must be a whole number, not 'x'"),
        (
            26,
            ["over 8 3 7"],
            "line 26: the final scores depart from the record: expected 8 3 7, got 8 3 6",
        ),
        (26, ["open"], "line 26: the game is over, but the record says it is open"),
        (25, [], "line 25: the record says the game is over, but it is not"),
        (26, [], "line 25: the record is cut off after this line"),
        (26, [LINES[25], "0 pass #ffff"], "line 27: the record has ended, but the file goes on"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(number: int, lines: list[str], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        replay(with_line(number, *lines))


@pytest.mark.parametrize("length", range(1, 27))
def test_a_record_cut_off_at_any_line_is_refused_there(length: int) -> None:
    with pytest.raises(BadRecord, match=f"line {length - 1}: the record is cut off|line 1: this"):
        replay("\n".join([*LINES[: length - 1], ""]))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"cannot read '.*none\.rec': No such file"):
        Record.read(tmp_path / "none.rec")


def test_a_folder_is_not_a_record(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="Is a directory"):
        Record.read(tmp_path)


def test_bytes_that_are_not_text_are_refused_with_their_line(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"aevum 1\n\xff\xd8")

    with pytest.raises(BadRecord, match="line 2: this is not text"):
        Record.read(tmp_path / "picture")


def test_an_endless_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    with (tmp_path / "long").open("wb") as file:
        file.truncate(MOST_BYTES + 1)

    with pytest.raises(BadRecord, match="too long for an aevum record"):
        Record.read(tmp_path / "long")


@given(
    start=st.integers(0, len(TEXT)),
    length=st.integers(0, 40),
    filling=st.text(max_size=12) | st.sampled_from([*LINES, "\n", "over ", " #", "9" * 5000]),
)
@settings(deadline=None, max_examples=300)
def test_a_changed_record_is_refused_in_one_sentence_or_is_still_good(
    start: int, length: int, filling: str
) -> None:
    text = TEXT[:start] + filling + TEXT[start + length :]

    try:
        replay(text)
    except BadRecord as error:
        assert re.match(r"line \d+: ", str(error))
        assert "\n" not in str(error)


@given(st.binary(max_size=200))
@settings(deadline=None)
def test_any_other_text_is_refused_at_its_first_line(data: bytes) -> None:
    with pytest.raises(BadRecord, match="line 1: "):
        replay(data.decode("latin-1"))
