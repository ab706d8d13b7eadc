"""States as lists, and their checksums."""

import json

import pytest

from aevum.kernel.errors import BadRecord
from aevum.record.codec import checksum, dump, load
from tests.toy import TOY


def test_a_dump_names_classes_and_gives_their_fields_in_order() -> None:
    g = TOY.new(2, 1)

    name, seats, rng, stack, *_ = dump(g)

    assert (name, seats) == ("Table", 2)
    assert rng == ["Rng", g.rng.a, g.rng.b, g.rng.c, g.rng.n]
    assert stack == [["Round", True], ["Bury", 1, 2, 0]]


def test_the_journal_is_not_part_of_a_dump() -> None:
    g = TOY.new(2, 1)
    before = dump(g)

    g.journal = [(0, 0, 0, 0, 0, 0)]

    assert dump(g) == before


def test_a_dump_shares_nothing_with_its_state() -> None:
    g = TOY.new(2, 1)
    before = g.copy()

    for written in dump(g):
        if isinstance(written, list):
            written.clear()

    assert g == before


def test_a_dump_goes_through_json_and_loads_as_an_equal_state() -> None:
    g = TOY.new(4, 1)
    g.apply(g.legal()[0])

    again = load(TOY, json.loads(json.dumps(dump(g))))

    assert again == g
    assert again.legal() == g.legal()


def test_equal_positions_have_equal_checksums_and_a_move_changes_them() -> None:
    g = TOY.new(2, 1)
    twin = g.copy()

    twin.apply(twin.legal()[0])

    assert checksum(g) == checksum(g.copy())
    assert checksum(g) != checksum(twin)


def test_a_checksum_is_the_same_on_every_machine_and_in_every_mode() -> None:
    assert checksum(TOY.new(2, 1)) == "89dc"


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (["Board", 1], "'Board' is not a part of this game"),
        (["Round"], "'Round' has 1 fields, not 0"),
        (["Round", True, 1], "'Round' has 1 fields, not 2"),
        (["Round", True], "this is not a state of toy"),
        ([1, 2], "this is not a state of toy"),
        ([], "this is not a state of toy"),
    ],
)
def test_a_list_that_is_no_dump_of_this_game_is_refused(data: list[object], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        load(TOY, data)
