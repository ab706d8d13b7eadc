"""Terms: disks, areas, control, contest, boxes, points and the turn order (R1)."""

import re
from pathlib import Path

import pytest

import aevum
from aevum.games.inner_sea.ids import AREA_KINDS, BARBARIANS, LAND
from aevum.games.inner_sea.tables import AREA_NAMES, BORDERS, HOME, KIND
from aevum.kernel.errors import BadOption
from tests.inner_sea.board import Board, dealt, played_by
from tests.kit import clause

RULES = Path(__file__).parent.parent.parent / "docs" / "rules" / "inner_sea.md"
ROW = re.compile(r"^\| ([^|]+?) \| (land|shallow sea|deep sea) \| [^|]+ \| [^|]* \| ([^|]+) \|$")


def area_rows() -> list[tuple[str, str, list[str]]]:
    """Read name, kind and neighbours of every area from the table of the rules."""
    rows = [ROW.match(line) for line in RULES.read_text().splitlines()]
    return [
        (row[1].removesuffix(" *"), row[2], row[3].split(", ")) for row in rows if row is not None
    ]


@clause("R1.1")
@pytest.mark.parametrize("seats", range(1, 7))
def test_one_to_six_players_lead_a_civilization_each(seats: int) -> None:
    board = Board(seats=seats)

    led = [p.civilization for p in board.g.players if p.seat >= 0]

    assert sorted(p.seat for p in board.g.players if p.seat >= 0) == list(range(seats))
    assert len(set(led)) == seats


@clause("R1.1")
@pytest.mark.parametrize("seats", [0, 7])
def test_no_players_and_seven_players_are_refused(seats: int) -> None:
    with pytest.raises(BadOption, match="1 to 6"):
        aevum.game("inner_sea").new(seats, 1)


@clause("R1.2")
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_a_civilization_has_fifty_disks(seats: int) -> None:
    board = dealt(seats, seed=5)

    for civ, p in enumerate(board.g.players):
        on_map = sum(sum(board.at(name)[civ : civ + 1]) for name in AREA_NAMES)
        assert p.stock + p.ready + on_map == 50


@clause("R1.3")
def test_barbarians_are_nobodys_rival() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1, mycenae=1)
    board.barbarians(attica=1, epirus=3).holds(0, "captive_queen", "poet").card_phase(0)

    assert board.options() == ["done"]


@clause("R1.3")
def test_all_other_civilizations_are_rivals() -> None:
    board = played_by("gauls", "carthaginians", "trojans").disks(0, mycenae=1)
    board.disks(1, attica=1).disks(2, epirus=1).holds(0, "poet").card_phase(0)

    board.play("play poet")

    assert board.options() == ["strike epirus trojans", "strike attica carthaginians"]


@clause("R1.4")
@pytest.mark.parametrize(
    ("disks", "retires", "grows", "resettles"),
    [
        (1, True, 3, False),
        (2, True, 4, False),
        (3, False, 3, True),
        (4, False, 3, True),
    ],
)
def test_one_disk_is_a_camp_two_a_settlement_three_a_city(
    disks: int, retires: bool, grows: int, resettles: bool
) -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=disks)
    board.disks(0, rome=2, egypt=2, troy=2).growth(0)

    may_retire = "retire attica" in board.options()
    board.play("done")
    grown = board.player(0).ready
    may_resettle = "resettle attica" in board.options()

    assert (may_retire, grown, may_resettle) == (retires, grows, resettles)


@clause("R1.5")
def test_two_disks_at_sea_are_no_settlement() -> None:
    board = played_by("gauls", "carthaginians").disks(0, rome=2, egypt=2, troy=2, sea_aegean=2)

    board.growth(0).play("done")

    assert board.player(0).ready == 3


@clause("R1.6")
def test_white_disks_make_no_city() -> None:
    board = played_by("egyptians", "celt_iberians").disks(0, attica=2).disks(1, attica=3)
    board.holds(0, "warlord").holds(1, "phalanx").competitions()

    board.play("commit warlord", "done", "done")

    assert board.white(0, "attica") > 0
    assert not board.g.is_city(0, board.area("attica"))
    assert board.g.cities(0) == 0


@clause("R1.7")
def test_there_are_three_kinds_of_areas() -> None:
    kinds = [AREA_KINDS[kind] for kind in KIND]

    assert kinds.count("land") == 56
    assert kinds.count("shallow_sea") == 20
    assert kinds.count("deep_sea") == 2


@clause("R1.8")
def test_areas_are_adjacent_as_the_table_of_areas_lists_them() -> None:
    rows = area_rows()
    names = [name for name, _, _ in rows]

    listed = [sorted(names.index(near) for near in neighbours) for _, _, neighbours in rows]

    assert listed == BORDERS
    assert [kind.replace(" ", "_") for _, kind, _ in rows] == [AREA_KINDS[kind] for kind in KIND]


@clause("R1.8")
@pytest.mark.parametrize(
    ("here", "across"),
    [
        ("bruttium", "sicily"),
        ("corsica", "sardinia"),
        ("epirus", "mycenae"),
        ("tartessos", "tingis"),
        ("thrace", "troy"),
    ],
)
def test_land_across_a_strait_is_adjacent(here: str, across: str) -> None:
    board = played_by("gauls", "carthaginians").disks(0, **{here: 1}).ready_box(0, 1)

    board.deployment(0).play(f"deploy {across}")

    assert board.at(across)[0] == 1


@clause("R1.9")
@pytest.mark.parametrize("guest", [1, BARBARIANS])
def test_who_is_alone_in_an_area_controls_it(guest: int) -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=2, mycenae=2)
    if guest == BARBARIANS:
        board.barbarians(attica=1)
    else:
        board.disks(guest, attica=1)
    board.holds(0, "gold_mine").card_phase(0)

    board.play("play gold_mine")

    assert board.options() == ["at mycenae"]


@clause("R1.10")
@pytest.mark.parametrize(
    ("first", "second", "is_contested"),
    [
        (1, 1, False),
        (2, 1, True),
        (1, 2, True),
        (2, 2, True),
        (3, 0, False),
    ],
)
def test_an_area_is_contested_by_two_factions_of_which_one_has_two_disks(
    first: int, second: int, is_contested: bool
) -> None:
    board = played_by("egyptians", "celt_iberians").disks(0, attica=first)
    if second:
        board.disks(1, attica=second)

    board.competitions()

    assert board.areas_told("competition-began") == (["attica"] if is_contested else [])


@clause("R1.11")
def test_single_disks_of_several_factions_share_an_area_in_peace() -> None:
    board = played_by("egyptians", "celt_iberians", "phoenicians")
    board.disks(0, attica=1).disks(1, attica=1).disks(2, attica=1).barbarians(attica=1)

    board.competitions()

    assert board.at("attica") == [1, 1, 1, 1]
    assert not any(board.g.controls(civ, board.area("attica")) for civ in range(3))


@clause("R1.12")
def test_deep_sea_is_never_contested() -> None:
    board = played_by("phoenicians", "minoans").disks(0, deep_eastern=1).disks(1, deep_eastern=1)
    board.barbarians(deep_eastern=1)

    board.competitions()

    assert board.at("deep_eastern") == [1, 1, 1]
    assert board.was_told("note-competition-began") == []


@clause("R1.12")
def test_a_deep_sea_that_others_enter_is_no_way_on_for_deployment() -> None:
    board = played_by("phoenicians", "minoans").disks(0, deep_eastern=1).disks(1, deep_eastern=1)

    board.ready_box(0, 1).deployment(0)

    assert board.options() == ["done"]


@clause("R1.13")
def test_barbarians_make_an_area_contested_like_any_faction() -> None:
    board = played_by("egyptians", "celt_iberians").disks(0, attica=1).barbarians(attica=2)

    board.competitions()

    assert board.at("attica") == [0, 0, 2]


@clause("R1.14")
def test_disks_off_the_map_and_off_the_ready_box_are_stock() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=2, mycenae=1)

    board.disks(0, egypt=1).ready_box(0, 4).growth(0).play("retire attica", "retire mycenae")

    assert board.player(0).stock == 50 - 1 - 1 - 4


@clause("R1.15", "A3")
def test_acquired_disks_go_to_the_ready_box_and_are_deployed_from_there() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).growth(0)

    board.play("done")
    acquired = (board.player(0).stock, board.player(0).ready)
    board.play("deploy attica")

    assert acquired == (46, 3)
    assert (board.player(0).stock, board.player(0).ready) == (46, 2)


@clause("R1.16")
def test_talents_of_cards_lie_in_the_treasury() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).holds(0, "gold_mine")

    board.card_phase(0).play("play gold_mine", "at attica")

    assert board.player(0).talents > 0
    assert board.player(0).loot == 0


@clause("R1.17")
def test_talents_use_up_no_disks() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1)

    board.talents(0, 7)

    assert board.player(0).stock == 49


@clause("R1.18")
def test_every_civilization_has_a_land_area_as_its_home() -> None:
    homes = [AREA_NAMES[home] for home in HOME]

    assert homes == [
        "carthage",
        "gaul",
        "egypt",
        "celt_iberia",
        "phoenicia",
        "mycenae",
        "troy",
        "mauretania",
        "minos",
        "rome",
    ]
    assert all(KIND[home] == LAND for home in HOME)


@clause("R1.19")
def test_white_disks_are_gone_when_the_competition_phase_is_over() -> None:
    board = played_by("egyptians", "celt_iberians").disks(0, attica=2).disks(1, attica=2)
    board.holds(0, "warlord").competitions()

    board.play("commit warlord")
    during = board.white(0, "attica")
    board.idles(lambda g: g.phase != 2)

    assert during > 0
    assert sum(board.g.white) == 0


@clause("R1.20")
def test_victory_points_begin_at_nought() -> None:
    g = aevum.game("inner_sea").new(4, 11)

    assert aevum.game("inner_sea").scores(g) == [0, 0, 0, 0]


@clause("R1.20")
def test_victory_points_never_fall_below_nought() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).disks(1, carthage=3)
    board.points(1, 1).holds(0, "blasphemy", "bread_and_circuses").card_phase(0)

    board.play("play blasphemy", "strike carthage carthaginians")
    board.disks(1, carthage=1, numidia=3)

    assert board.player(1).vp == 0
    assert "play bread_and_circuses" not in board.options()


@clause("R1.20")
def test_who_loses_more_points_than_it_has_stands_at_nought() -> None:
    board = played_by("gauls", "carthaginians").disks(1, carthage=3, numidia=3, rome=3)
    board.points(1, 2).holds(0, "bread_and_circuses").card_phase(0)

    board.play("play bread_and_circuses", "against carthaginians")

    assert board.player(1).vp == 0


@clause("R1.21")
def test_civilizations_grow_in_turn_order() -> None:
    board = played_by("gauls", "carthaginians", "trojans").in_order(2, 0, 1)
    board.disks(0, attica=1).disks(1, rome=1).disks(2, egypt=1).begins_turn()

    seats = [board.asked]
    board.play("done", "done")
    seats.append(board.asked)
    board.play("done", "done")
    seats.append(board.asked)

    assert seats == [2, 0, 1]


@clause("R1.21")
def test_an_answer_out_of_turn_is_refused() -> None:
    board = played_by("gauls", "carthaginians").in_order(1, 0).disks(0, attica=1).disks(1, rome=1)
    board.begins_turn()

    reason = board.game.why_not(board.g, 0, "retire attica")

    assert reason is not None
    assert reason.clause == "R1.21"
