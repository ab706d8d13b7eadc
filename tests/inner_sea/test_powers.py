"""The powers of the ten civilizations (R12)."""

import pytest

from aevum.games.inner_sea.contest.phase import CompetitionPhase
from aevum.games.inner_sea.ids import COMPETE
from aevum.games.inner_sea.tables import CIVILIZATION_NAMES
from aevum.games.inner_sea.turn import begin_turn
from tests.inner_sea.board import Board, played_by
from tests.kit import clause

HOMES = {
    "carthaginians": "carthage",
    "gauls": "gaul",
    "egyptians": "egypt",
    "celt_iberians": "celt_iberia",
    "phoenicians": "phoenicia",
    "mycenaeans": "mycenae",
    "trojans": "troy",
    "mauretanians": "mauretania",
    "minoans": "minos",
    "romans": "rome",
}
IN_COMPETITIONS = [
    "carthaginians",
    "gauls",
    "mycenaeans",
    "trojans",
    "mauretanians",
    "minoans",
    "romans",
]


def against(civilization: str, *areas: str, own: int = 1, other: int = 2) -> Board:
    """A Competition Phase of a civilization and a rival without a power, in these areas."""
    board = played_by(civilization, "egyptians")
    for area in areas:
        board.disks(0, **{area: own}).disks(1, **{area: other})
    return board.competitions()


def powers_used(board: Board) -> list[tuple[str, str]]:
    """Use every power that is offered; list where and which, and give up own disks last."""
    used: list[tuple[str, str]] = []
    while any(isinstance(frame, CompetitionPhase) for frame in board.g.stack):
        if board.options_of("use"):
            area = board.game.view(board.g, -1)["doing"][-1]["area"]
            used.append((area, board.options_of("use")[0].split()[1]))
            board.play(board.options_of("use")[0])
        else:
            board.play(board.options()[0])
    return used


@clause("R12.1")
def test_there_are_ten_civilizations_each_with_a_home_area() -> None:
    boards = {name: played_by(name, "egyptians") for name in CIVILIZATION_NAMES}

    homes = {name: board.player(0).home for name, board in boards.items()}

    assert homes == {name: boards["gauls"].area(home) for name, home in HOMES.items()}


@clause("R12.2")
@pytest.mark.parametrize("civilization", IN_COMPETITIONS)
def test_a_power_is_used_where_the_civilization_has_disks(civilization: str) -> None:
    home = "sea_cretan" if civilization == "minoans" else HOMES[civilization]
    board = played_by(civilization, "egyptians", "phoenicians")
    board.disks(1, **{home: 2}).disks(2, **{home: 1})

    board.competitions()

    assert board.options_of("use") == []


@clause("R12.2", "R7.6")
def test_powers_come_after_wonders_and_before_cards() -> None:
    board = played_by("mauretanians", "egyptians").disks(0, attica=1).disks(1, attica=2)
    board.wonder(0, "grand_temple", "attica").holds(0, "warlord").competitions()
    board.play("commit warlord")

    assert board.options() == ["done", "use grand_temple"]

    board.play("use grand_temple")

    assert board.options() == ["done", "use land"]
    assert board.white(0, "attica") == 1


@clause("R12.2")
def test_a_power_used_once_comes_back_in_the_next_competition_phase() -> None:
    board = against("mauretanians", "attica", "minos")
    board.play("use land")
    while board.g.phase == COMPETE:
        assert board.options_of("use") == []
        board.play(board.options()[0])
    begin_turn(board.g)
    board.disks(0, rhodes=1).disks(1, rhodes=2)

    board.competitions()

    assert board.options_of("use") == ["use land"]


@clause("R12.3")
def test_a_power_brings_at_most_one_white_disk_to_a_competition() -> None:
    board = against("gauls", "attica")

    board.play("use ally")

    assert board.white(0, "attica") <= 1
    assert board.options_of("use") == []


@clause("R12.4")
@pytest.mark.parametrize("civilization", IN_COMPETITIONS)
def test_nobody_has_to_use_a_power(civilization: str) -> None:
    home = "sea_cretan" if civilization == "minoans" else HOMES[civilization]
    board = against(civilization, home)

    assert board.options()[0] == "done"

    board.play("done", *(["lose own"] if civilization == "gauls" else []))

    assert board.at(home)[:2] == [0, 2]


@clause("R12.1")
def test_carthage_has_one_ally_at_home_one_elsewhere_on_land_and_one_at_sea() -> None:
    board = against("carthaginians", "carthage", "attica", "minos", "sea_cretan", "sea_punic")

    used = powers_used(board)

    assert sorted(power for _, power in used) == ["home", "land", "sea"]
    assert ("carthage", "home") in used


@clause("R12.1")
def test_gaul_has_an_ally_in_one_competition_and_an_own_disk_in_another() -> None:
    board = against("gauls", "attica", "minos", "sea_cretan")
    board.play("use ally")
    while not board.options_of("use"):
        board.play(board.options()[0])

    assert board.options() == ["done", "use warrior"]

    board.play("use warrior")

    assert len(board.was_told("note-added")) == 1
    assert powers_used(board) == []


@clause("R12.1")
def test_gaul_gains_a_talent_when_the_competition_phase_begins_and_may_use_it_there() -> None:
    board = played_by("gauls", "egyptians").disks(0, attica=1).disks(1, attica=2)

    board.competitions()

    assert [board.player(civ).talents for civ in (0, 1)] == [1, 0]

    board.play("done", "talent")

    assert board.player(0).talents == 0
    assert board.at("attica")[:2] == [1, 1]


@clause("R12.1", "A13")
def test_gaul_keeps_its_talent_in_peace() -> None:
    board = played_by("gauls", "egyptians").disks(0, gaul=2).disks(1, egypt=2)

    board.competitions()

    assert board.player(0).talents == 1


@clause("R12.1")
def test_mycenae_has_an_ally_in_each_of_two_competitions_on_land() -> None:
    board = against("mycenaeans", "attica", "minos", "rhodes", "sea_cretan")

    used = powers_used(board)

    assert [power for _, power in used] == ["land", "second_land"]
    assert "sea_cretan" not in [area for area, _ in used]


@clause("R12.1")
def test_mycenae_gains_a_further_talent_with_its_first_loot() -> None:
    board = played_by("mycenaeans", "egyptians").disks(0, attica=4, minos=4)
    board.disks(1, attica=3, minos=3)

    board.competitions().passes()

    assert board.player(0).talents == 3
    assert board.player(0).vp == 2


@clause("R12.1")
def test_troy_has_an_ally_in_troy_and_in_one_other_competition_on_land() -> None:
    board = against("trojans", "troy", "attica", "minos", "sea_cretan")

    used = powers_used(board)

    assert ("troy", "home") in used
    assert sorted(power for _, power in used) == ["home", "land"]


@clause("R12.1")
@pytest.mark.parametrize(("disks", "is_safe"), [(1, False), (2, True), (3, True)])
def test_no_card_removes_trojan_disks_from_a_guarded_troy(disks: int, is_safe: bool) -> None:
    board = played_by("trojans", "egyptians").disks(0, troy=disks).disks(1, kush=1)
    board.holds(1, "volcano").card_phase(1)

    board.play("play volcano")

    assert ("strike troy trojans" not in board.options()) == is_safe


@clause("R12.1")
@pytest.mark.parametrize(("disks", "barbarians"), [(1, 2), (2, 0)])
def test_no_card_brings_barbarians_into_a_guarded_troy(disks: int, barbarians: int) -> None:
    board = played_by("trojans", "egyptians").disks(0, troy=disks).disks(1, kush=1)
    board.barbarians(thrace=1).holds(1, "barbarian_raid").card_phase(1)

    board.play("play barbarian_raid")

    assert ("at troy" in board.options()) == (barbarians > 0)


@clause("R12.1")
def test_an_invasion_passes_by_a_guarded_troy() -> None:
    board = played_by("trojans", "egyptians").disks(0, troy=2).disks(1, kush=1).with_events()
    board.on_top("northern_barbarians", "poet")
    board.draws(0, 1)

    board.play("at bithynia")

    assert board.at("troy")[2] == 0
    assert board.at("bithynia")[2] == 4
    assert board.at("phrygia")[2] == 4


@clause("R12.1")
def test_only_a_traitor_removes_trojan_disks_from_troy() -> None:
    board = played_by("trojans", "egyptians").disks(0, troy=3).disks(1, troy=1)
    board.holds(1, "traitor").competitions()

    board.play("commit traitor", "done", "strike troy trojans")

    assert board.at("troy")[:2] == [0, 1]


@clause("R12.1")
def test_mauretania_has_an_ally_in_one_competition_on_land() -> None:
    board = against("mauretanians", "attica", "minos", "sea_cretan")

    used = powers_used(board)

    assert [power for _, power in used] == ["land"]


@clause("R12.1")
def test_minos_has_allies_in_the_seas_by_its_home_and_in_two_others() -> None:
    near = ["sea_aegean", "sea_cretan", "sea_rhodian"]
    far = ["sea_euxine", "sea_punic", "sea_libyan"]
    board = against("minoans", *near, *far, "attica")

    used = powers_used(board)

    assert sorted(area for area, power in used if power == "near") == sorted(near)
    assert len([area for area, power in used if power == "far"]) == 2
    assert "attica" not in [area for area, _ in used]


@clause("R12.1", "R7.10")
def test_minos_may_open_a_competition_in_a_shared_sea() -> None:
    board = played_by("minoans", "egyptians").disks(0, sea_cretan=1, attica=1)
    board.disks(1, sea_cretan=1, attica=1)
    board.competitions()

    assert board.options() == ["done", "at sea_cretan"]

    board.play("at sea_cretan")

    assert board.at("sea_cretan")[1] == 0
    assert board.at("attica")[:2] == [1, 1]


@clause("R12.1")
def test_rome_has_three_allies_in_and_around_rome() -> None:
    around = ["rome", "etruria", "apulia", "bruttium", "sea_tyrrhenian"]
    board = against("romans", *around, "sicily", "attica")

    used = powers_used(board)

    assert len(used) == 3
    assert all(area in around for area, _ in used)


@clause("R12.1")
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_before_the_fourth_epoch_rome_has_no_allies_far_away(epoch: int) -> None:
    board = played_by("romans", "egyptians").disks(0, attica=1).disks(1, attica=2)
    board.g.epoch = epoch

    board.competitions()

    assert board.options_of("use") == []


@clause("R12.1", "A13")
def test_in_the_fourth_epoch_two_of_three_roman_allies_go_anywhere_on_land() -> None:
    board = played_by("romans", "egyptians")
    for area in ("attica", "minos", "rhodes", "cyprus", "sea_cretan", "rome", "etruria"):
        board.disks(0, **{area: 1}).disks(1, **{area: 2})
    board.g.epoch = 4

    used = powers_used(board.competitions())

    assert len(used) == 3
    assert [power for _, power in used] == ["far", "far", "near"]
    assert "sea_cretan" not in [area for area, _ in used]


@clause("R12.1")
def test_three_allies_around_rome_leave_none_for_elsewhere() -> None:
    board = played_by("romans", "egyptians")
    for area in ("attica", "apulia", "bruttium", "rome", "corsica", "sardinia"):
        board.disks(0, **{area: 1}).disks(1, **{area: 2})
    board.g.epoch = 4
    board.competitions().play("done")

    used = powers_used(board)

    assert [power for _, power in used] == ["near", "near", "near"]


@clause("R12.1", "R7.10")
def test_in_the_fourth_epoch_rome_may_open_competitions_in_two_shared_lands() -> None:
    board = played_by("romans", "egyptians")
    for area in ("attica", "minos", "rome", "sea_cretan"):
        board.disks(0, **{area: 1}).disks(1, **{area: 1})
    board.g.epoch = 4
    board.competitions()

    assert board.options() == ["done", "at rome", "at attica", "at minos"]

    board.play("at attica", "at rome")

    assert [board.at(area)[:2] for area in ("attica", "rome")] == [[1, 0], [1, 0]]
    assert [board.at(area)[:2] for area in ("minos", "sea_cretan")] == [[1, 1], [1, 1]]


@clause("R12.3", "R7.10")
def test_where_a_roman_ally_opened_the_competition_no_other_comes() -> None:
    board = played_by("romans", "egyptians", "celt_iberians").disks(0, rome=1).disks(1, rome=1)
    board.disks(2, rome=1).holds(1, "warlord")
    board.g.epoch = 4
    board.competitions()

    board.play("at rome")

    assert board.options() == ["done", "commit warlord"]

    board.play("commit warlord")

    assert board.options_of("use") == []


@clause("R7.10")
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_before_the_fourth_epoch_rome_opens_no_competition(epoch: int) -> None:
    board = played_by("romans", "egyptians").disks(0, rome=1).disks(1, rome=1)
    board.g.epoch = epoch

    board.competitions()

    assert board.at("rome")[:2] == [1, 1]
    assert board.g.phase != COMPETE
