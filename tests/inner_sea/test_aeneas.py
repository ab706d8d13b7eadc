"""The Aeneas Step: a fresh start (R8.11 to R8.16)."""

import pytest

from aevum.games.inner_sea.civilization_ids import MINOANS
from aevum.games.inner_sea.facts import tell
from aevum.games.inner_sea.ids import PASSED
from aevum.games.inner_sea.names import civilization_word, faction_word
from aevum.games.inner_sea.reckoning.phase import AENEAS
from aevum.games.inner_sea.turn import Turn
from aevum.kernel.state import EVERYBODY
from tests.inner_sea.board import Board
from tests.kit import clause


def far_behind(seats: int = 2, **options: int) -> Board:
    """A game in which the first civilization lags behind by five points."""
    board = Board(seats=seats, **options).powerless().disks(0, egypt=2).disks(1, troy=2)
    return board.points(1, 5)


@clause("R8.11")
def test_there_is_no_aeneas_step_in_the_fourth_epoch() -> None:
    board = far_behind().in_turn(1, epoch=4)

    board.reckoning(AENEAS)

    assert board.options_of("become") == []


@clause("R8.12")
def test_there_is_no_aeneas_step_in_the_last_epoch_of_a_shorter_game() -> None:
    short = far_behind(epochs=2).in_turn(1, epoch=2).reckoning(AENEAS)
    longer = far_behind(epochs=3).in_turn(1, epoch=2).reckoning(AENEAS)

    assert short.options_of("become") == []
    assert longer.options_of("become") != []


@clause("R8.13")
@pytest.mark.parametrize(("points", "is_open"), [([0, 5, 5], True), ([0, 4, 9], False)])
def test_a_fresh_start_is_open_to_whoever_is_five_points_behind_every_other(
    points: list[int], is_open: bool
) -> None:
    board = Board(seats=3).powerless().disks(0, egypt=1).disks(1, troy=1).disks(2, carthage=1)
    for civ, count in enumerate(points):
        board.points(civ, count)

    board.reckoning(AENEAS)

    assert (board.options_of("become") != []) == is_open


@clause("R8.13")
def test_a_fresh_start_is_open_to_whoever_has_no_disk_on_the_map() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).points(1, 4)

    board.reckoning(AENEAS)

    assert board.g.decider == 1
    assert board.options_of("become") != []


@clause("R8.14")
def test_a_fresh_start_is_free_and_leaves_hand_treasury_and_points() -> None:
    board = far_behind().holds(0, "gold_mine").talents(0, 2)
    board.points(0, 1).points(1, 6)
    board.reckoning(AENEAS)

    assert "done" in board.options()

    board.play("become egyptians")

    assert board.hand(0) == ["gold_mine"]
    assert board.player(0).talents == 2
    assert board.player(0).vp == 1


@clause("R8.15")
def test_a_fresh_start_takes_back_all_disks_and_leaves_wonders_without_owner() -> None:
    board = far_behind().disks(0, attica=3).ready_box(0, 4).wonder(0, "grand_temple", "attica")
    board.reckoning(AENEAS)

    board.play("become egyptians")

    assert board.at("attica")[0] == 0
    assert board.player(0).ready == 0
    assert board.owner_of("grand_temple") == -1
    assert board.on_map(0) == 2


@clause("R8.15")
def test_a_fresh_start_offers_the_own_and_every_unused_civilization_whose_home_is_in_play() -> None:
    board = Board(seats=2).disks(1, troy=2).points(1, 5).disks(0, egypt=1)

    board.reckoning(AENEAS)

    assert board.options() == [
        "done",
        "become egyptians",
        "become phoenicians",
        "become mycenaeans",
        "become minoans",
    ]


@clause("R8.15")
def test_a_fresh_start_begins_in_the_home_area_and_drives_barbarians_out() -> None:
    board = far_behind().barbarians(mycenae=3)
    board.reckoning(AENEAS)

    board.play("become mycenaeans")

    assert board.at("mycenae") == [2, 0, 0]
    assert board.player(0).home == board.area("mycenae")


@clause("R8.15")
def test_a_fresh_start_settles_two_adjacent_lands_and_a_shallow_sea() -> None:
    board = far_behind()
    board.reckoning(AENEAS)

    board.play("become mycenaeans", "at epirus", "at attica", "at sea_cretan")

    assert [board.at(name)[0] for name in ("mycenae", "epirus", "attica")] == [2, 2, 2]
    assert board.at("sea_cretan")[0] == 1


@clause("R8.15")
def test_no_sea_stands_in_where_there_is_land_enough() -> None:
    board = far_behind()
    board.reckoning(AENEAS)

    board.play("become mycenaeans")

    assert board.options() == ["done", "at epirus", "at attica"]

    board.play("done")

    assert board.options() == ["at sea_ionian", "at sea_cretan"]


@clause("R8.15")
def test_land_with_rivals_cannot_be_settled_and_seas_stand_in_for_missing_land() -> None:
    board = far_behind().disks(1, epirus=1)
    board.reckoning(AENEAS)

    board.play("become mycenaeans")

    assert board.options() == ["done", "at attica", "at sea_ionian", "at sea_cretan"]

    board.play("at attica", "at sea_ionian")

    assert board.at("attica")[0] == 2
    assert board.at("sea_ionian")[0] == 2


@clause("R8.15")
def test_whoever_finds_rivals_at_home_picks_another_land_area_as_home() -> None:
    board = far_behind().disks(1, mycenae=1)
    board.reckoning(AENEAS)

    board.play("become mycenaeans")

    assert "at mycenae" not in board.options()
    assert "at sea_cretan" not in board.options()

    board.play("at rhodes")

    assert board.player(0).home == board.area("rhodes")
    assert board.at("rhodes")[0] == 2


@clause("R8.15")
def test_two_lands_can_be_settled_whatever_their_names() -> None:
    board = Board(seats=6).disks(0, egypt=1).disks(1, gaul=1, saguntum=1, troy=1)
    for civ in range(1, 6):
        board.points(civ, 5)
    board.disks(2, egypt=1)
    board.reckoning(AENEAS)
    board.play("become egyptians", "at tartessos", "at celt_iberia")

    assert board.options() == ["done", "at lusitania", "at tingis"]


@clause("R8.16")
def test_several_decide_on_a_fresh_start_in_turn_order() -> None:
    board = Board(seats=3).powerless().in_order(2, 1, 0).disks(1, troy=1)

    board.reckoning(AENEAS)

    assert board.g.decider == 2

    board.play("done")

    assert board.g.decider == 0


@clause("R8.16")
def test_there_is_one_fresh_start_per_epoch() -> None:
    board = far_behind()
    board.player(0).has_restarted = True

    board.reckoning(AENEAS)

    assert board.options_of("become") == []


@clause("R8.16")
def test_a_new_epoch_allows_another_fresh_start() -> None:
    board = far_behind().in_turn(4)
    board.player(0).has_restarted = True
    board.plain_draws(12)

    board.reckoning(AENEAS).plays_on(1, lambda g: isinstance(g.stack[-1], Turn) or g.epoch == 2)

    assert not board.player(0).has_restarted


@clause("R8.16")
def test_one_fresh_start_follows_the_other() -> None:
    board = Board(seats=3).powerless().disks(1, troy=1)
    board.reckoning(AENEAS)
    board.play("become egyptians", "done")

    assert board.options() == ["done", *board.options_of("become")]
    assert board.g.decider == 2

    board.play("become mycenaeans", "at epirus", "done", "at sea_cretan")

    assert board.at("egypt")[0] == 2
    assert [board.at(name)[2] for name in ("mycenae", "epirus", "sea_cretan")] == [2, 2, 1]


@clause("R8.15")
def test_the_log_names_a_civilization_as_it_was_when_it_happened() -> None:
    board = far_behind().disks(0, attica=3).reckoning(AENEAS)
    before = faction_word(board.g, 0)

    board.play("become minoans")

    removed = [msg.args["civ"] for msg in board.was_told("note-removed")]
    added = [msg.args["civ"] for msg in board.was_told("note-added")]
    assert before in removed and civilization_word(MINOANS) not in removed
    assert civilization_word(MINOANS) in added and before not in added


def test_a_log_that_was_kept_before_still_names_its_civilizations() -> None:
    board = Board(seats=2)

    told = tell(board.g, (PASSED, 1, 0, 0, 0, EVERYBODY))

    assert told.args["civ"] == faction_word(board.g, 1)
