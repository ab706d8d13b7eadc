"""Who sat where is written into a record and comes back; whoever replays it needs it not."""

import pytest

from aevum.kernel.errors import BadRecord
from aevum.record import Record
from aevum.record.sitters import LONGEST_NAME, Sitter
from tests.record.good import find, finished

SAT = [Sitter(name="Ada Byron"), Sitter("greedy"), Sitter("random", "Hal 9")]


def seated(*sitters: Sitter) -> str:
    """Write a whole game of three with those who sat there."""
    record = finished()
    record.sitters = list(sitters)
    return record.format()


def test_who_sat_where_stands_below_the_number_of_seats() -> None:
    assert seated(*SAT).splitlines()[3:8] == [
        "seats 3",
        "seat 0 person Ada Byron",
        "seat 1 bot greedy",
        "seat 2 bot random Hal 9",
        "option rounds=2",
    ]


def test_who_sat_where_comes_back_and_stays() -> None:
    record = Record.parse(seated(*SAT), find)

    assert record.sitters == record.upto(3).sitters == SAT
    assert record.format() == seated(*SAT)
    assert record.replay(verify=True).is_over


def test_a_record_that_does_not_say_it_is_read_as_before() -> None:
    record = Record.parse(seated(), find)

    assert record.sitters == []
    assert "seat 0" not in record.format()


def test_the_line_of_a_departure_is_counted_with_them() -> None:
    lines = seated(*SAT).splitlines()
    first = lines.index("") + 1
    lines[first] = lines[first][:-4] + "0000"

    with pytest.raises(BadRecord, match=f"^line {first + 1}: action 1,"):
        Record.parse("\n".join(lines) + "\n", find).replay(verify=True)


@pytest.mark.parametrize(
    "name",
    ["two\nlines", "\x1b[31mred", "right\u202eleft", "  wide \t gaps ", "long" * 200, "\x00"],
)
def test_whatever_a_name_holds_the_record_can_be_read(name: str) -> None:
    record = Record.parse(seated(Sitter(name=name), *SAT[1:]), find)

    read = record.sitters[0].name
    assert read.isprintable()
    assert len(read) <= LONGEST_NAME
    assert record.sitters[1:] == SAT[1:]
    assert record.replay(verify=True).is_over


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("seat 0 person " + "a" * 25, "expected 'seat 0 person NAME'"),
        ("seat 0 person two  gaps", "expected 'seat 0 person NAME'"),
        ("seat 0 person \x1b[31mred", "holds characters that no aevum record has"),
        ("seat 0 person right\u202eleft", "holds characters that no aevum record has"),
        ("seat 0 bot", "or 'seat 0 bot KIND NAME'"),
        ("seat 0 bot " + "b" * 25, "or 'seat 0 bot KIND NAME'"),
        ("seat 0 ghost", "expected 'seat 0 person NAME'"),
        ("seat 1 person Ada", "expected 'seat 0 person NAME'"),
        ("seat 0 person " + "a" * 600, "this line is too long"),
    ],
)
def test_who_cannot_have_sat_there_is_refused_with_the_line(line: str, sentence: str) -> None:
    text = seated(*SAT).replace("seat 0 person Ada Byron", line)

    with pytest.raises(BadRecord, match=f"^line 5: .*{sentence}"):
        Record.parse(text, find)


def test_it_is_told_of_every_seat_or_of_none() -> None:
    text = seated(*SAT).replace("seat 1 bot greedy\n", "")

    with pytest.raises(BadRecord, match=r"^line 6: expected 'seat 1 person NAME'"):
        Record.parse(text, find)
