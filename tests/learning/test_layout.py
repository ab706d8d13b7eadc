"""Actions in a row: each has one place, and nothing else has any."""

import pytest

from aevum.games.common.layout import Kind, Layout, bare, both, one, slots
from aevum.kernel.action import DONE, pack

TAKE, GIVE, SWAP = 1, 2, 5
NO_CARD = 4095


def layout() -> Layout:
    """Lay out a small language with gaps and a sentinel."""
    return Layout(
        [
            bare(DONE, "done"),
            one(TAKE, "take", [2, 3, NO_CARD]),
            both(GIVE, "give", [0, 1], [4, 7]),
            Kind(SWAP, "swap", [(0, 1), (9, 0)]),
        ]
    )


def test_every_place_has_one_action_and_every_action_its_place() -> None:
    places = [layout().action(flat) for flat in range(layout().size)]

    assert layout().flats(places) == list(range(10))
    assert places[3] == pack(TAKE, NO_CARD)


def test_places_follow_the_declaration() -> None:
    assert layout().names() == [("done", 0, 1), ("take", 1, 3), ("give", 4, 4), ("swap", 8, 2)]


@pytest.mark.parametrize(
    "action",
    [
        pack(TAKE, 4),
        pack(TAKE, 2, 1),
        pack(SWAP, 9, 1),
        pack(SWAP, 5),
        pack(4),
        pack(9),
        pack(0, 1),
    ],
)
def test_an_action_that_is_not_declared_has_no_place(action: int) -> None:
    with pytest.raises(ValueError, match="the layout has no action"):
        layout().flat(action)


def test_a_kind_is_declared_once() -> None:
    with pytest.raises(AssertionError, match="take is declared twice"):
        Layout([one(TAKE, "take", [1]), one(TAKE, "take", [2])])


def test_a_pair_is_declared_once() -> None:
    with pytest.raises(AssertionError, match="swap has 1, 2 twice"):
        Layout([Kind(SWAP, "swap", [(1, 2), (1, 2)])])


def test_slots_spell_out_each_answer() -> None:
    out: list[int] = []

    slots([DONE, pack(GIVE, 1, 7)], out)

    assert out == [0, 0, 0, GIVE, 1, 7]
