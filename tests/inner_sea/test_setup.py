"""Set-up of every game: civilizations, map, disks, cards, epochs (S1 to S4, T12)."""

from collections import Counter

import pytest

from aevum.games.inner_sea.cards.piles import is_event
from aevum.games.inner_sea.chart import CHARTS
from aevum.games.inner_sea.ids import AVAILABLE, LAND, NPC
from aevum.games.inner_sea.notation import faction_name
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import (
    AREA_NAMES,
    AREAS,
    CIVILIZATION_NAMES,
    HOME,
    KIND,
    MAP_NAMES,
    USUAL_LINEUPS,
)
from aevum.kernel.game import Value
from tests.inner_sea import rulebook
from tests.inner_sea.board import Board
from tests.kit import clause

FIRST_DISKS = {
    "carthaginians": {
        "carthage": 2,
        "byzacium": 2,
        "numidia": 2,
        "tripolitania": 1,
        "sea_punic": 1,
    },
    "gauls": {"gaul": 2, "aquitania": 2, "massalia": 2, "helvetia": 1, "sea_gallic": 1},
    "egyptians": {"egypt": 2, "nile_delta": 2, "kush": 1, "sea_egyptian": 1},
    "trojans": {"troy": 2, "bithynia": 2, "ionia": 2, "phrygia": 2, "sea_thracian": 1},
    "mauretanians": {"mauretania": 2, "tingis": 2, "gaetulia": 1, "sea_pillars": 1},
    "romans": {"rome": 2, "etruria": 2, "sea_tyrrhenian": 1},
}
BY_NUMBER_OF_PLAYERS = {
    "egyptians": {"kush": {2: 1, 3: 0, 4: 0, 5: 2, 6: 2}},
    "carthaginians": {"tripolitania": {3: 2, 4: 2, 6: 0}},
    "gauls": {"helvetia": {4: 1, 5: 0, 6: 1}},
    "mauretanians": {"gaetulia": {5: 1, 6: 0}},
    "trojans": {"phrygia": {2: 2, 3: 2, 4: 2, 5: 1, 6: 2}},
}
"""The stacks that are larger or smaller with some numbers of players."""
LINEUPS = {
    2: ["egyptians", "trojans"],
    3: ["egyptians", "trojans", "carthaginians"],
    4: ["egyptians", "trojans", "gauls", "carthaginians"],
    5: ["egyptians", "trojans", "gauls", "romans", "mauretanians"],
    6: ["egyptians", "trojans", "gauls", "romans", "mauretanians", "carthaginians"],
}
MAPS = {
    2: rulebook.MAP_E,
    3: rulebook.MAP_C,
    4: rulebook.MAP_B,
    5: rulebook.MAP_A,
    6: rulebook.EVERYTHING,
}


def laid_out(seats: int, seed: int = 1, **options: Value) -> Sea:
    """Set a game up, before anybody has decided anything."""
    state = Board(seats, seed, **options).game.new(seats, seed, options)
    assert isinstance(state, Sea)
    return state


def stacks_of(g: Sea, civ: int) -> dict[str, int]:
    """List where the disks of a civilization stand."""
    return {AREA_NAMES[area]: g.disks[area * 7 + civ] for area in g.players[civ].held}


def first_disks(civilization: str, seats: int) -> dict[str, int]:
    """List where the disks of a civilization stand by S1.4 with a number of players."""
    stacks = dict(FIRST_DISKS[civilization])
    for area, counts in BY_NUMBER_OF_PLAYERS.get(civilization, {}).items():
        stacks[area] = counts[seats]
    return {area: count for area, count in stacks.items() if count > 0}


def map_of(g: Sea) -> set[str]:
    """List the areas in play."""
    return {AREA_NAMES[area] for area in g.chart().areas}


@clause("S1.1")
def test_areas_out_of_play_do_not_exist_for_any_rule() -> None:
    board = Board(seats=2).powerless().disks(0, apulia=1).ready_box(0, 1).deployment(0)

    reason = board.why("deploy rome")

    assert "deploy bruttium" in board.options()
    assert "deploy rome" not in board.options()
    assert reason is not None
    assert reason.clause == "R5.27"


@clause("S1.1", "S2")
@pytest.mark.parametrize(
    ("extent", "edge", "areas"),
    [
        ("E", "W", "apulia bruttium garamantia illyria pannonia tripolitania"),
        ("C", "W", "cisalpina garamantia liguria numidia pannonia"),
        ("B", "W", "celt_iberia garamantia mauretania numidia saguntum"),
        ("A", "W", "celt_iberia saguntum tingis"),
        ("whole", "W", "lusitania tartessos tingis"),
        ("western", "E", "epirus illyria pannonia tripolitania"),
        ("extended_east", "W", "garamantia illyria pannonia tripolitania"),
        ("hannibal", "W", "cisalpina garamantia liguria numidia pannonia"),
        ("hannibal", "E", "attica cyrenaica macedonia moesia mycenae thrace"),
        ("god_king", "W", "cyrenaica troy"),
    ],
)
def test_the_line_along_which_a_map_is_cut_is_its_edge(extent: str, edge: str, areas: str) -> None:
    board = Board(seats=2)
    board.g.extent = MAP_NAMES.index(extent)

    shown = board.game.view(board.g, 0)["areas"]

    assert sorted(area["name"] for area in shown if edge in area["edges"]) == areas.split()


@clause("S1.1")
def test_barbarians_raid_across_the_cut_line() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).holds(0, "barbarian_raid").card_phase()

    board.play("play barbarian_raid")

    assert "at apulia" in board.options()
    assert "at attica" not in board.options()


@clause("S1.1")
def test_cards_for_an_edge_look_at_the_cut_line() -> None:
    board = Board(seats=2).powerless().disks(0, illyria=1).holds(0, "sea_route_to_britain")
    board.card_phase()

    board.play("play sea_route_to_britain")

    assert board.player(0).talents == 3


@clause("S1.1")
def test_an_invasion_from_the_east_comes_over_the_cut_line() -> None:
    board = Board(seats=2, scenario="hannibal").with_events().points(0, 1)
    board.on_top("eastern_invaders", "poet").draws(0, 1)

    board.play("at cyrenaica")

    assert board.at("cyrenaica")[-1] == 4


@clause("S1.1")
def test_land_out_of_play_has_no_neighbours() -> None:
    board = Board(seats=2).becomes(0, "romans", "troy").becomes(1, "egyptians")
    board.disks(0, apulia=3).disks(1, apulia=3)

    board.competitions()

    assert board.options_of("use") == []


@clause("S1.3")
@pytest.mark.parametrize("seats", range(2, 7))
def test_each_civilization_has_fifty_disks(seats: int) -> None:
    g = laid_out(seats)

    for civ, p in enumerate(g.players):
        assert p.stock + p.ready + sum(stacks_of(g, civ).values()) == 50


@clause("S1.4", "S1.5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_first_disks_stand_as_the_table_of_civilizations_says(seats: int) -> None:
    g = laid_out(seats)

    for civ in range(seats):
        assert stacks_of(g, civ) == first_disks(faction_name(g, civ), seats)


@clause("S1.4", "S1.5")
def test_chosen_civilizations_begin_as_the_table_says_whatever_the_number_of_players() -> None:
    for name, civilization in zip(CIVILIZATION_NAMES, USUAL_LINEUPS, strict=True):
        if name in FIRST_DISKS:
            stacks = {AREA_NAMES[area]: count for area, count in civilization.stacks}
            assert stacks == FIRST_DISKS[name]


@clause("S1.5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_civilization_begins_with_several_settlements_around_its_home(seats: int) -> None:
    g = laid_out(seats)

    for civ, p in enumerate(g.players):
        lands = [area for area in p.held if KIND[area] == LAND]
        assert [g.disks[area * 7 + civ] for area in lands].count(2) >= 2
        assert g.disks[p.home * 7 + civ] == 2
        assert all(g.chart().steps_from(p.home)[area] <= 2 for area in lands)


@clause("S1.6")
def test_a_civilization_begins_with_one_talent_no_point_and_an_empty_ready_box() -> None:
    g = laid_out(4)

    assert [(p.talents, p.vp, p.ready) for p in g.players] == [(1, 0, 0)] * 4


@clause("S1.7")
def test_the_seven_core_wonders_are_laid_out() -> None:
    g = laid_out(3)

    assert g.wonder_state == [AVAILABLE] * 7 + [0] * 5


@clause("S1.8")
@pytest.mark.parametrize("seats", range(2, 7))
def test_each_civilization_is_dealt_four_of_the_103_cards(seats: int) -> None:
    g = laid_out(seats)

    hands = [card for p in g.players for card in p.hand]
    assert [len(p.hand) for p in g.players] == [4] * seats
    assert sorted(hands + g.deck + g.top) == rulebook.cards_of()


@clause("S1.9", "R5.9")
def test_events_dealt_first_are_replaced_and_go_back_into_the_deck() -> None:
    games = [laid_out(6, seed) for seed in range(1, 40)]

    for g in games:
        assert not any(is_event(card) for p in g.players for card in p.hand)
        assert [card for card in sorted(g.deck) if is_event(card)] == rulebook.cards_of("event")
        assert g.discard == []
        assert sum(g.disks[6::7]) == 0


@clause("S1.8", "S1.10")
def test_the_first_turn_order_is_random_and_there_are_no_barbarians() -> None:
    games = [laid_out(3, seed) for seed in range(1, 61)]

    orders = Counter(tuple(g.order) for g in games)

    assert len(orders) == 6
    assert all(sum(g.disks[6::7]) == 0 for g in games)
    assert all(g.players[g.order[0]].seat == g.asked for g in games)


@clause("S1.11", "R3.1")
def test_the_game_begins_with_the_first_turn_of_the_first_epoch() -> None:
    g = laid_out(4)

    assert (g.epoch, g.turn, g.phase) == (1, 1, 0)


@clause("S2")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_number_of_players_decides_who_plays_and_where(seats: int) -> None:
    g = laid_out(seats)

    assert [faction_name(g, civ) for civ in range(len(g.players))] == LINEUPS[seats]
    assert map_of(g) == MAPS[seats]


@clause("S2")
@pytest.mark.parametrize(("seats", "areas"), [(2, 47), (3, 62), (4, 73), (5, 76), (6, AREAS)])
def test_the_map_has_so_many_areas(seats: int, areas: int) -> None:
    g = laid_out(seats)

    assert len(g.chart().areas) == areas


@clause("S2")
def test_the_whole_map_has_56_land_20_shallow_and_2_deep_sea_areas() -> None:
    g = laid_out(6)

    assert Counter(KIND[area] for area in g.chart().areas) == {0: 56, 1: 20, 2: 2}


@clause("S2")
@pytest.mark.parametrize(("seats", "least"), [(2, 5), (3, 5), (4, 5), (5, 2), (6, 2)])
def test_home_areas_are_far_enough_apart(seats: int, least: int) -> None:
    g = laid_out(seats)
    homes = [p.home for p in g.players]

    apart = [g.chart().steps_from(one)[other] for one in homes for other in homes if one != other]

    assert min(apart) >= least


@clause("S2")
def test_each_home_area_has_5_to_11_other_land_areas_within_two_steps() -> None:
    whole = CHARTS[MAP_NAMES.index("whole")]

    counts = [
        sum(1 for area in whole.lands if 0 < whole.steps_from(home)[area] <= 2) for home in HOME
    ]

    assert min(counts) >= 5
    assert max(counts) <= 11


@clause("S3", "R3.2")
@pytest.mark.parametrize("epoch", [1, 2, 3, 4])
def test_each_epoch_has_up_to_four_turns(epoch: int) -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).disks(1, troy=1).in_turn(4, epoch)
    board.on_top("false_prophet")

    board.reckoning(4)

    assert board.g.is_over == (epoch == 4)
    assert board.g.epoch == min(epoch + 1, 4)


@clause("S4", "R3.6", "R3.7")
@pytest.mark.parametrize(("epochs", "last"), [(1, 1), (2, 2), (3, 3), (4, 4), (0, 4)])
def test_a_game_has_one_of_four_lengths(epochs: int, last: int) -> None:
    board = Board(seats=2, epochs=epochs).powerless().disks(0, egypt=1).disks(1, troy=1)
    board.in_turn(4, last)

    board.reckoning(4)

    assert board.g.is_over


@clause("S4", "R3.6")
@pytest.mark.parametrize(("first", "epochs", "last"), [(3, 0, 4), (2, 2, 3), (4, 3, 4)])
def test_a_game_may_begin_with_a_later_epoch(first: int, epochs: int, last: int) -> None:
    g = laid_out(2, first_epoch=first, epochs=epochs)

    assert g.epoch == first
    assert g.switches.last_epoch == last


@clause("T12", "S6.4")
def test_one_player_alone_meets_three_non_players() -> None:
    g = laid_out(1)

    assert [p.seat for p in g.players] == [0, NPC, NPC, NPC]
    assert [faction_name(g, civ) for civ in range(4)] == LINEUPS[4]


@clause("T12", "S6.1")
@pytest.mark.parametrize(("seats", "civilizations"), [(1, 2), (1, 6), (2, 3), (3, 5)])
def test_the_other_civilizations_of_the_chosen_number_are_non_players(
    seats: int, civilizations: int
) -> None:
    g = laid_out(seats, civilizations=civilizations)

    assert [p.seat for p in g.players] == [*range(seats)] + [NPC] * (civilizations - seats)
    assert [faction_name(g, civ) for civ in range(civilizations)] == LINEUPS[civilizations]
