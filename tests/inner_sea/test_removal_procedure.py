"""The check values of the removal procedure (R7.11 to R7.16)."""

import pytest

from tests.inner_sea.board import Board
from tests.kit import clause

CHECK_VALUES = [
    ([2, 1], [2, 0]),
    ([2, 2], [1, 1]),
    ([3, 1], [3, 0]),
    ([3, 2], [2, 0]),
    ([3, 3], [1, 1]),
    ([4, 2], [3, 0]),
    ([4, 3], [2, 0]),
    ([3, 2, 1], [2, 0, 0]),
    ([2, 2, 1], [1, 1, 0]),
    ([3, 3, 2], [1, 1, 0]),
    ([4, 2, 2], [3, 0, 0]),
]


@clause("R7.12", "R7.13", "R7.15", "R7.16")
@pytest.mark.parametrize(("before", "after"), CHECK_VALUES, ids=str)
def test_the_removal_procedure_gives_the_check_values(before: list[int], after: list[int]) -> None:
    board = Board(seats=3).powerless()
    for civ, count in enumerate(before):
        board.disks(civ, attica=count)

    board.competitions()

    assert board.at("attica")[: len(before)] == after
    fared = [(msg.args["before"], msg.args["n"]) for msg in board.was_told("note-fared")]
    assert fared == list(zip(before, after, strict=True))


@clause("R7.17")
def test_a_talent_in_place_of_a_disk_keeps_the_disk() -> None:
    board = Board(seats=2).powerless().disks(0, attica=2).disks(1, attica=1).talents(1, 1)
    board.competitions()

    board.play("talent")

    assert board.at("attica")[:2] == [1, 1]
