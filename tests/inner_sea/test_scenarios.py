"""The scenarios for several players (S5, T14, T15)."""

import pytest

from aevum.games.inner_sea.ids import NPC
from aevum.games.inner_sea.notation import faction_name
from aevum.games.inner_sea.npc.rank import leader_of
from aevum.games.inner_sea.reckoning.phase import CLOSE, DEATH
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import AREA_NAMES
from aevum.kernel.errors import BadOption
from tests.inner_sea import rulebook
from tests.inner_sea.board import Board
from tests.inner_sea.test_setup import FIRST_DISKS, laid_out, map_of, stacks_of
from tests.kit import Table, clause


def names_of(g: Sea) -> list[str]:
    """List the civilizations of a game by the powers they use."""
    return [faction_name(g, civ) for civ in range(len(g.players))]


def home_of(g: Sea, civ: int) -> str:
    """Name the Home Area of a civilization."""
    return AREA_NAMES[g.players[civ].home]


@clause("S5.1")
def test_western_four_is_played_on_the_western_half() -> None:
    g = laid_out(4, scenario="western_four")

    assert names_of(g) == ["carthaginians", "mauretanians", "gauls", "romans"]
    assert map_of(g) == rulebook.WESTERN
    assert len(g.chart().areas) == 40


@clause("S5.1")
def test_in_western_four_carthage_has_tripolitania_instead_of_numidia() -> None:
    g = laid_out(4, scenario="western_four")

    expected = {**FIRST_DISKS["carthaginians"], "tripolitania": 2}
    del expected["numidia"]
    assert stacks_of(g, 0) == expected
    assert stacks_of(g, 3) == FIRST_DISKS["romans"]


@clause("S5.2")
def test_extended_east_has_no_rome_and_no_carthage() -> None:
    g = laid_out(3, scenario="extended_east")

    assert names_of(g) == ["phoenicians", "mycenaeans", "egyptians"]
    assert map_of(g) == rulebook.MAP_E - {"apulia", "bruttium"}
    assert len(g.chart().areas) == 45
    assert stacks_of(g, 0) == {"phoenicia": 2, "canaan": 2, "al_mina": 1, "sea_phoenician": 1}
    assert stacks_of(g, 1) == {"mycenae": 2, "attica": 2, "epirus": 2, "sea_ionian": 1}


@clause("S5.3")
def test_hannibal_has_its_own_map_and_disks() -> None:
    g = laid_out(2, scenario="hannibal")

    assert names_of(g) == ["romans", "carthaginians"]
    assert map_of(g) == rulebook.HANNIBAL
    assert stacks_of(g, 0) == {
        "rome": 3,
        "etruria": 3,
        "apulia": 2,
        "bruttium": 2,
        "cisalpina": 1,
        "sea_tyrrhenian": 1,
    }
    assert stacks_of(g, 1) == {
        "carthage": 3,
        "byzacium": 2,
        "numidia": 2,
        "sardinia": 2,
        "sicily": 2,
        "sea_punic": 2,
    }


@clause("S5.3")
@pytest.mark.parametrize("seed", range(1, 6))
def test_strategos_is_in_the_first_hand_of_carthage(seed: int) -> None:
    g = laid_out(2, seed, scenario="hannibal")

    assert 6 in g.players[1].hand
    assert len(g.players[1].hand) == 4


@clause("S5.3", "S5.4", "T14")
@pytest.mark.parametrize("scenario", ["hannibal", "alexander"])
def test_it_is_played_in_the_third_epoch_alone_without_sudden_death(scenario: str) -> None:
    board = Board(seats=2, scenario=scenario, epochs=2, first_epoch=1)
    board.disks(0, attica=1).disks(1, epirus=1).without_events()

    assert (board.g.switches.first_epoch, board.g.switches.last_epoch) == (3, 3)

    board.in_turn(2, 3).reckoning(DEATH)

    assert board.was_told("note-sudden-death") == []

    board.in_turn(4, 3).reckoning(DEATH)

    assert board.g.is_over


@clause("S5.3")
@pytest.mark.parametrize(("home", "loser"), [("rome", 0), ("carthage", 1)])
def test_in_hannibal_whoever_loses_the_home_area_loses_at_once(home: str, loser: int) -> None:
    board = Board(seats=2, scenario="hannibal").disks(loser, attica=3, epirus=3)
    board.disks(1 - loser, **{home: 1}).points(loser, 9).in_turn(1, 3)

    board.reckoning(CLOSE)

    assert board.g.is_over
    assert board.game.winners(board.g) == [1 - loser]


@clause("S5.3")
def test_otherwise_most_points_win_hannibal() -> None:
    board = Board(seats=2, scenario="hannibal").disks(0, rome=1, attica=1)
    board.disks(1, carthage=1, rome=1).points(1, 3).in_turn(4, 3)

    board.reckoning(DEATH)

    assert board.g.is_over
    assert board.game.winners(board.g) == [1]


@clause("S5.3", "S5.4", "S5.5")
@pytest.mark.parametrize(
    ("scenario", "others"), [("hannibal", 1), ("alexander", 1), ("imperial_rome", 4)]
)
def test_it_may_be_played_solitaire(scenario: str, others: int) -> None:
    g = laid_out(1, scenario=scenario)

    assert [p.seat for p in g.players] == [0] + [NPC] * others


@clause("S5.4")
def test_alexander_has_its_own_disks_and_homes() -> None:
    g = laid_out(2, scenario="alexander")

    assert names_of(g) == ["mycenaeans", "egyptians"]
    assert map_of(g) == rulebook.MAP_E
    assert [home_of(g, 0), home_of(g, 1)] == ["macedonia", "palmyra"]
    assert stacks_of(g, 0) == {
        "macedonia": 3,
        "attica": 2,
        "mycenae": 2,
        "thrace": 2,
        "sea_thracian": 1,
    }
    assert stacks_of(g, 1) == {
        "hatti": 3,
        "phrygia": 3,
        "phoenicia": 3,
        "cilicia": 2,
        "egypt": 2,
        "palmyra": 2,
        "ionia": 2,
        "sea_phoenician": 2,
    }


@clause("S5.4")
def test_the_persians_acquire_one_extra_disk_in_place_of_the_nile_clause() -> None:
    board = Board(seats=2, scenario="alexander").disks(1, egypt=3, kush=2, nile_delta=2)
    board.disks(1, sinai=2)

    board.growth(1).play("done")

    assert board.player(1).ready == 3 + 1
    assert board.player(1).talents == 0


@clause("S5.4")
@pytest.mark.parametrize("turn", [1, 4])
def test_the_macedonians_win_with_more_cities_at_the_end_of_any_turn(turn: int) -> None:
    board = Board(seats=2, scenario="alexander").disks(0, attica=3, mycenae=3)
    board.disks(1, hatti=3).points(1, 30).in_turn(turn, 3)

    board.reckoning(DEATH)

    assert board.g.is_over
    assert board.game.winners(board.g) == [0]


@clause("S5.4")
def test_otherwise_the_persians_win() -> None:
    board = Board(seats=2, scenario="alexander").disks(0, attica=3).disks(1, hatti=3)
    board.points(0, 30).in_turn(3, 3).talents(0, 1)
    board.reckoning(DEATH)

    assert not board.g.is_over

    board.in_turn(4, 3).reckoning(DEATH)

    assert board.game.winners(board.g) == [1]


CITIES = ["rome", "carthage", "sicily", "massalia", "saguntum", "attica", "ionia", "al_mina"]
SETTLEMENTS = [
    "etruria",
    "apulia",
    "cisalpina",
    "illyria",
    "macedonia",
    "numidia",
    "cyrenaica",
]
SEAS = ["sea_tyrrhenian", "sea_ionian", "sea_aegean", "sea_libyan", "sea_punic"]
EMPIRE = {
    **dict.fromkeys([*CITIES, "nile_delta"], 3),
    **dict.fromkeys(SETTLEMENTS, 2),
    **dict.fromkeys(SEAS, 1),
}


def imperial_rome(*others: str) -> tuple[Sea, dict[int, str]]:
    """Let the enemies of Rome choose; remember who chose what."""
    table = Table("inner_sea", len(others) + 1, {"scenario": "imperial_rome"})
    assert isinstance(table.state, Sea)
    chosen: dict[int, str] = {}
    for name in others:
        chosen[table.asked] = name
        table.play(f"become {name}")
    return table.state, chosen


@clause("S5.5", "T15")
@pytest.mark.parametrize(
    "others",
    [["gauls"], ["egyptians", "mauretanians"], ["trojans", "gauls", "egyptians"]],
)
def test_the_enemies_of_imperial_rome_place_first_and_rome_leaves_its_stacks_out(
    others: list[str],
) -> None:
    g, chosen = imperial_rome(*others)

    taken = {area for name in others for area in FIRST_DISKS[name]}
    assert faction_name(g, 0) == "romans"
    assert sorted(chosen) == list(range(1, len(others) + 1))
    assert stacks_of(g, 0) == {area: n for area, n in EMPIRE.items() if area not in taken}
    for seat, name in chosen.items():
        assert faction_name(g, seat) == name
        assert stacks_of(g, seat) == FIRST_DISKS[name]


@clause("S5.5")
def test_imperial_rome_begins_in_the_fourth_epoch_with_its_own_talents_and_points() -> None:
    g, _ = imperial_rome("trojans", "egyptians")

    assert map_of(g) == rulebook.EVERYTHING
    assert (g.epoch, g.switches.last_epoch, g.switches.has_sudden_death) == (4, 4, False)
    assert [p.vp for p in g.players] == [0, 20, 20]
    assert [p.talents for p in g.players] == [5, 1, 1]


@clause("S5.5")
def test_most_points_win_imperial_rome() -> None:
    board = Board(seats=2, scenario="imperial_rome").disks(0, rome=1).disks(1, gaul=1)
    board.points(0, 21).in_turn(4, 4)

    board.reckoning(DEATH)

    assert board.game.winners(board.g) == [0]


@clause("T15")
def test_one_player_alone_meets_all_enemies_of_imperial_rome() -> None:
    g = laid_out(1, scenario="imperial_rome")

    assert names_of(g) == ["romans", "gauls", "mauretanians", "egyptians", "trojans"]
    assert [p.seat for p in g.players] == [0, NPC, NPC, NPC, NPC]


@clause("T15", "S6.5")
def test_for_the_enemies_of_one_player_alone_rome_is_always_the_leader() -> None:
    board = Board(seats=1, scenario="imperial_rome").points(1, 50)

    leaders = [leader_of(board.g, civ) for civ in range(5)]

    assert leaders == [1, 0, 0, 0, 0]


@clause("T15")
def test_among_several_players_the_enemies_of_rome_go_by_points() -> None:
    board = Board(seats=2, scenario="imperial_rome", civilizations=3).points(1, 50)

    assert leader_of(board.g, 2) == 1


@clause("S5.6", "S5.7", "S5.8")
@pytest.mark.parametrize("scenario", ["god_king", "greeks_persians", "fall_of_rome"])
def test_it_is_for_one_player_alone(scenario: str) -> None:
    with pytest.raises(BadOption, match=scenario):
        laid_out(2, scenario=scenario)

    assert laid_out(1, scenario=scenario).players[0].seat == 0
