"""A tensor is made of named sections."""

import pytest

from aevum.games.common.sections import Section, Tensor, seen_from


def test_sections_follow_each_other() -> None:
    tensor = Tensor([Section("table", ["round", "asked"]), Section("hand", ["count"], 5)])

    assert [(section.offset, section.length) for section in tensor.SECTIONS] == [(0, 2), (2, 5)]
    assert tensor.LENGTH == tensor.NARROW == 7


def test_wide_numbers_stand_at_the_end() -> None:
    wide = Section("scores", ["points"], 4, is_wide=True)

    assert Tensor([Section("table", ["round"]), wide]).NARROW == 1
    with pytest.raises(AssertionError, match="wide sections stand at the end"):
        Tensor([wide, Section("table", ["round"])])


def test_seats_are_counted_from_the_observer() -> None:
    seen = seen_from(2, 4)

    assert [seen[seat] for seat in (2, 3, 0, 1)] == [1, 2, 3, 4]
    assert seen[-1] == 0
