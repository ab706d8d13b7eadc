"""The removals of a competition: who removes what, and what stands in for it (R7.11 to R7.19)."""

import pytest

from aevum.games.inner_sea.ids import COMPETE
from tests.inner_sea.board import Board, played_by
from tests.kit import clause

THREE = ("egyptians", "celt_iberians", "phoenicians")


def meeting(*stacks: int, area: str = "attica") -> Board:
    """Let civilizations without powers in competitions meet in an area."""
    board = played_by(*THREE)
    for civ, count in enumerate(stacks):
        if count:
            board.disks(civ, **{area: count})
    return board


@clause("R7.11")
def test_the_removals_are_left_out_if_the_area_is_no_longer_contested() -> None:
    board = meeting(2, 3).holds(0, "traitor").competitions()

    board.play("commit traitor", "strike attica celt_iberians")

    assert board.at("attica")[:2] == [2, 0]
    assert board.player(0).stock == 48


@clause("R7.11")
def test_the_removals_are_left_out_if_only_single_disks_remain() -> None:
    board = meeting(1, 2).holds(0, "composite_bows").competitions()

    board.play("commit composite_bows", "strike attica celt_iberians")

    assert board.at("attica")[:2] == [1, 1]


@clause("R7.12")
def test_all_single_disks_go_at_the_same_time() -> None:
    board = meeting(2, 1, 1).barbarians(attica=1)

    board.competitions()

    assert board.at("attica") == [2, 0, 0, 0]


@clause("R7.12")
def test_who_is_asked_second_removes_its_single_disk_too() -> None:
    board = meeting(1, 1, 2).talents(0, 1).talents(1, 1).competitions()

    board.play("lose own")
    assert board.asked == 1
    board.play("lose own")

    assert board.at("attica") == [0, 0, 2, 0]


@clause("R7.13")
def test_stacks_of_two_lose_one_only_if_others_are_left() -> None:
    board = meeting(2, 1)

    board.competitions()

    assert board.at("attica")[:2] == [2, 0]


@clause("R7.13")
def test_then_the_stacks_of_three_and_then_of_four_lose_one() -> None:
    board = meeting(4, 3, 2).talents(0, 9).talents(1, 9).talents(2, 9).competitions()

    asked = []
    for _ in range(3):
        asked.append((board.asked, board.at("attica")[:3]))
        board.play("lose own")

    assert asked == [(2, [4, 3, 2]), (1, [4, 3, 1]), (0, [4, 2, 1])]


@clause("R7.14")
def test_the_row_goes_on_beyond_four() -> None:
    board = played_by(*THREE).disks(0, attica=4).disks(1, attica=4).holds(0, "warrior_queen")
    board.competitions()

    board.play("commit warrior_queen")
    sizes = []
    while board.g.phase == COMPETE:
        sizes.append(board.at("attica")[0] + board.white(0, "attica"))
        board.play("lose white" if board.white(0, "attica") else "lose own")

    assert sizes[0] == 6
    assert board.at("attica")[1] == 0


@clause("R7.14")
def test_in_one_pass_nobody_removes_more_than_one_disk() -> None:
    board = meeting(3, 3).talents(0, 1).talents(1, 1).competitions()

    asked = []
    for _ in range(4):
        asked.append(board.asked)
        board.play("lose own")

    assert asked == [0, 1, 0, 1]
    assert board.at("attica")[:2] == [1, 1]


@clause("R7.15")
def test_it_ends_as_soon_as_one_faction_is_left() -> None:
    board = meeting(4, 1)

    board.competitions()

    assert board.at("attica")[:2] == [3, 0]
    assert board.player(0).stock == 47


@clause("R7.15", "A5")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_equal_stacks_end_with_single_disks(count: int) -> None:
    board = meeting(count, count)

    board.competitions()

    assert board.at("attica")[:2] == [1, 1]


@clause("R7.15", "A5")
def test_three_equal_stacks_end_with_single_disks() -> None:
    board = meeting(3, 3, 3)

    board.competitions()

    assert board.at("attica") == [1, 1, 1, 0]


@clause("R7.16")
def test_a_new_pass_begins_while_the_area_is_contested() -> None:
    board = meeting(4, 3)

    board.competitions()

    assert board.at("attica")[:2] == [2, 0]


@clause("R7.16")
def test_a_new_pass_begins_with_the_single_disks() -> None:
    board = meeting(3, 2).talents(0, 5).talents(1, 5).competitions()

    board.play("lose own", "lose own")

    assert board.at("attica")[:2] == [2, 1]
    assert board.asked == 1


@clause("R7.17")
def test_who_substitutes_keeps_the_disk_and_has_removed_one_in_this_pass() -> None:
    board = meeting(3, 2).talents(1, 1).competitions()

    board.play("talent")

    assert board.at("attica")[:2] == [1, 1]


@clause("R7.17")
def test_every_removal_may_be_substituted() -> None:
    board = meeting(2, 2).talents(0, 1).holds(1, "volcano").competitions()

    board.play("done", "talent", "spend volcano")

    assert board.at("attica")[:2] == [1, 1]
    assert board.player(0).talents == 0
    assert board.hand(1) == []


@clause("R7.17")
def test_one_either_loses_a_disk_or_substitutes() -> None:
    board = meeting(2, 1).talents(1, 1).competitions()

    reason = board.why("commit warlord")

    assert board.options() == ["lose own", "talent"]
    assert reason is not None


@clause("R7.18")
def test_who_has_own_and_white_disks_chooses_which_to_remove() -> None:
    board = meeting(2, 2).holds(0, "warlord").competitions()

    board.play("commit warlord")
    options = board.options()
    board.play("lose own")

    assert options == ["lose white", "lose own"]
    assert board.at("attica")[:2] == [1, 0]


@clause("R7.18")
def test_the_first_answer_removes_the_white_disks_first() -> None:
    board = meeting(2, 2).holds(0, "warlord").competitions()

    board.play("commit warlord")
    board.idles(lambda g: g.phase != COMPETE)

    assert board.at("attica")[:2] == [2, 0]


@clause("R7.19")
def test_if_all_substitute_the_next_pass_follows() -> None:
    board = meeting(2, 2).talents(0, 2).talents(1, 2).competitions()

    board.play("talent", "talent", "talent", "talent")

    assert board.at("attica")[:2] == [1, 1]
    assert board.player(0).talents == board.player(1).talents == 0


@clause("R7.19")
def test_whose_talents_last_longer_wins() -> None:
    board = meeting(2, 2).talents(0, 3).talents(1, 1).competitions()

    board.play("talent", "talent")
    board.play("talent")

    assert board.at("attica")[:2] == [2, 0]
    assert board.player(0).talents == 1


@clause("R7.12", "R11.3")
@pytest.mark.parametrize(
    ("own", "barbarians", "after"),
    [
        (2, 1, [2, 0]),
        (2, 2, [1, 1]),
        (1, 2, [0, 2]),
        (3, 4, [0, 2]),
        (4, 4, [1, 1]),
    ],
)
def test_barbarians_remove_disks_like_any_faction(
    own: int, barbarians: int, after: list[int]
) -> None:
    board = meeting(own).barbarians(attica=barbarians)

    board.competitions()

    assert [board.at("attica")[0], board.at("attica")[3]] == after


@clause("R7.18", "R7.14")
def test_one_removal_takes_one_white_disk() -> None:
    board = meeting(2, 2).holds(0, "warlord").holds(1, "volcano").competitions()

    board.play("commit warlord", "done", "done", "lose own")
    before = board.white(0, "attica")
    board.play("lose white")

    assert (board.white(0, "attica"), board.at("attica")[0]) == (before - 1, 2)
