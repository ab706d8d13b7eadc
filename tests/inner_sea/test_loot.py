"""Loot, the Loot Box and the end of the Competition Phase (R7.20 to R7.24)."""

import pytest

from aevum.games.inner_sea.ids import COMPETE
from tests.inner_sea.board import Board, played_by
from tests.kit import clause

THREE = ("egyptians", "celt_iberians", "phoenicians")


def fought(*stacks: int, area: str = "attica") -> Board:
    """Let civilizations without powers in competitions fight an area out."""
    board = played_by(*THREE)
    for civ, count in enumerate(stacks):
        if count:
            board.disks(civ, **{area: count})
    return board.competitions()


def loot_of(board: Board, civ: int) -> int:
    """Count the Talents of a civilization, looted or not."""
    return board.player(civ).talents + board.player(civ).loot


@clause("R7.20")
def test_three_destroyed_disks_of_a_civilization_bring_a_talent_and_a_point() -> None:
    board = fought(4, 3)

    assert board.at("attica")[:2] == [2, 0]
    assert loot_of(board, 0) == 1
    assert board.player(0).vp == 1


@clause("R7.20")
def test_two_destroyed_disks_bring_no_loot() -> None:
    board = fought(3, 2)

    assert board.at("attica")[:2] == [2, 0]
    assert loot_of(board, 0) == 0
    assert board.player(0).vp == 0


@clause("R7.20")
def test_the_disks_must_be_of_one_single_civilization() -> None:
    board = fought(4, 2, 2)

    assert board.at("attica")[:3] == [3, 0, 0]
    assert loot_of(board, 0) == 0
    assert board.was_told("note-loot") == []


@clause("R7.20")
def test_who_does_not_control_the_area_afterwards_gains_no_loot() -> None:
    board = fought(4, 4)

    assert board.at("attica")[:2] == [1, 1]
    assert board.was_told("note-loot") == []


@clause("R7.21")
def test_there_is_no_loot_at_sea() -> None:
    board = fought(4, 3, area="sea_aegean")

    assert board.at("sea_aegean")[:2] == [2, 0]
    assert board.was_told("note-loot") == []
    assert loot_of(board, 0) == board.player(0).vp == 0


@clause("R7.22")
def test_there_is_no_loot_from_barbarians() -> None:
    board = played_by(*THREE).disks(0, attica=4).barbarians(attica=3).competitions()

    assert board.at("attica") == [2, 0, 0, 0]
    assert board.was_told("note-loot") == []


@clause("R7.22")
def test_white_disks_that_are_lost_bring_no_loot() -> None:
    board = played_by(*THREE).disks(0, attica=4).disks(1, attica=1).holds(1, "warlord")
    board.competitions()

    board.play("commit warlord")
    board.idles(lambda g: g.phase != COMPETE)

    assert board.at("attica")[1] == 0
    assert board.was_told("note-loot") == []


@clause("R7.22")
def test_substituted_disks_bring_no_loot() -> None:
    board = played_by(*THREE).disks(0, attica=4).disks(1, attica=2).talents(1, 1).competitions()

    board.play("talent")

    assert board.at("attica")[:2] == [2, 0]
    assert board.was_told("note-loot") == []


@clause("R7.22")
def test_disks_that_a_competition_card_removed_count_for_loot() -> None:
    board = played_by(*THREE).disks(0, attica=1).disks(1, attica=3).holds(0, "traitor")
    board.competitions()

    board.play("commit traitor", "strike attica celt_iberians")

    assert len(board.was_told("note-loot")) == 1


@clause("R7.22")
def test_loot_is_gained_once_per_competition() -> None:
    board = played_by(*THREE).disks(0, attica=4).disks(1, attica=3).disks(2, attica=3)
    board.competitions()

    assert board.at("attica") == [2, 0, 0, 0]
    assert board.player(0).vp == 1
    assert loot_of(board, 0) == 1


@clause("R7.22")
def test_two_competitions_bring_loot_twice() -> None:
    board = played_by(*THREE).disks(0, attica=4, rome=4).disks(1, attica=3, rome=3)

    board.competitions()

    assert board.player(0).vp == 2
    assert loot_of(board, 0) == 2


@clause("R7.22")
def test_the_winner_needs_a_disk_of_its_own_colour() -> None:
    board = played_by(*THREE).disks(0, attica=1).disks(1, attica=3).talents(0, 3)
    board.holds(0, "mercenaries").competitions()

    board.play("commit mercenaries", "number 3")
    while board.g.phase == COMPETE:
        board.play("lose own" if "lose own" in board.options() else board.options()[0])

    assert board.at("attica")[:2] == [0, 0]
    assert board.player(1).stock == 50
    assert board.was_told("note-loot") == []


@clause("R7.23", "R1.16")
def test_looted_talents_wait_in_the_loot_box() -> None:
    board = played_by(*THREE).disks(0, attica=4, rome=1).disks(1, attica=3, rome=2)
    board.disks(2, rome=2).holds(2, "volcano").competitions()

    assert (board.player(0).loot, board.player(0).talents) == (1, 0)
    board.play("done")

    assert board.at("rome")[0] == 0


@clause("R7.23")
def test_looted_talents_go_to_the_treasury_after_the_phase() -> None:
    board = fought(4, 3)

    assert board.g.phase != COMPETE
    assert (board.player(0).loot, board.player(0).talents) == (0, 1)


@clause("R7.24")
@pytest.mark.parametrize("area", ["attica", "sea_aegean"])
def test_all_white_disks_leave_the_map_when_the_phase_ends(area: str) -> None:
    board = played_by(*THREE).disks(0, **{area: 2}).disks(1, **{area: 2})
    board.holds(0, "strategos").competitions()

    board.play("commit strategos")
    white = board.white(0, area)
    board.idles(lambda g: g.phase != COMPETE)

    assert white == 1
    assert sum(board.g.white) == 0


@clause("R7.24")
def test_white_disks_stay_until_the_phase_ends() -> None:
    board = played_by(*THREE).disks(0, attica=2, rome=2).disks(1, attica=1, rome=2)
    board.holds(0, "warlord", "volcano").competitions()

    board.play("commit warlord")

    assert board.areas_told("competition-began") == ["attica", "rome"]
    assert board.white(0, "attica") > 0


@clause("R7.23")
def test_looted_talents_hire_no_mercenaries_in_the_same_phase() -> None:
    board = played_by(*THREE).disks(0, attica=4, rome=2).disks(1, attica=3, rome=2)
    board.holds(0, "mercenaries").competitions()

    board.play("done")
    while board.areas_told("competition-began") == ["attica"]:
        board.play("lose own")
    board.play("commit mercenaries")

    assert len(board.was_told("note-loot")) == 1
    assert len(board.was_told("note-returned")) == 1
    assert board.white(0, "rome") == 0


@clause("R7.20", "R7.22")
def test_a_rival_in_third_place_may_take_the_loot_of_two_others() -> None:
    board = played_by(*THREE).disks(0, attica=3).disks(1, attica=3).disks(2, attica=4)

    board.competitions()

    assert board.at("attica") == [0, 0, 2, 0]
    assert [p.vp for p in board.g.players] == [0, 0, 1]
