"""How civilizations without a player decide where their priorities leave it open (T17 to T20)."""

import pytest

from aevum.games.inner_sea.cards.reactions import Omens
from aevum.games.inner_sea.growth.phase import Growth
from aevum.games.inner_sea.ids import BUILT, NPC
from aevum.games.inner_sea.reckoning.draw_step import DrawStep
from aevum.games.inner_sea.reckoning.order import TurnOrder
from aevum.games.inner_sea.reckoning.phase import AENEAS
from aevum.games.inner_sea.tables import CARD_NAMES, WONDER_NAMES
from aevum.games.inner_sea.turn import GROW, Turn
from tests.inner_sea.board import Board, played_by
from tests.kit import clause

TROY, GAUL, CARTHAGE = 1, 2, 3


def alone(points: int = 9) -> Board:
    """Let Egypt lead; Troy, Gaul and Carthage have no player."""
    return Board(seats=1).points(0, points).disks(0, egypt=1)


def discarded(board: Board) -> list[str]:
    """List the discard pile by name."""
    return [CARD_NAMES[card] for card in board.g.discard]


@clause("T17", "S6.6")
def test_a_shared_area_is_no_contested_one() -> None:
    board = alone().disks(GAUL, lycia=1).disks(TROY, lycia=1, rhodes=1).ready_box(TROY, 1)

    board.deployment(TROY)

    assert board.at("lycia") == [0, 1, 1, 0, 0]
    assert board.at("rhodes")[TROY] == 2


@clause("T17", "S6.6")
def test_an_npc_adds_one_disk_more_than_the_leader_has() -> None:
    board = alone().disks(0, ionia=1).disks(TROY, troy=4).ready_box(TROY, 2)

    board.deployment(TROY)

    assert board.at("ionia")[:2] == [1, 2]


@clause("T17", "S6.6")
def test_an_npc_leaves_the_leader_alone_where_another_is_stronger() -> None:
    board = alone().disks(0, ionia=1).disks(GAUL, ionia=2).disks(TROY, troy=4).ready_box(TROY, 4)

    board.deployment(TROY)

    assert board.at("ionia")[TROY] == 0


@clause("T18", "S6.7")
def test_an_npc_builds_with_the_architect() -> None:
    board = alone().disks(TROY, troy=4, ionia=1, lycia=1).talents(TROY, 1)
    board.holds(TROY, "architect", "cavalry", "warlord")
    board.g.turn = 2

    board.card_phase(TROY)

    assert board.g.wonder_state[0] == BUILT
    assert "architect" in discarded(board)
    assert (board.player(TROY).talents, len(board.player(TROY).hand)) == (1, 1)


@clause("T18", "S6.7")
@pytest.mark.parametrize(("stacks", "talents"), [({"troy": 3}, 0), ({"troy": 3, "lycia": 1}, 2)])
def test_an_npc_offers_a_disk_in_blood_only_if_it_can_spare_one(
    stacks: dict[str, int], talents: int
) -> None:
    board = alone().disks(TROY, **stacks).holds(TROY, "blood_offering")

    board.card_phase(TROY)

    assert board.player(TROY).talents == talents
    assert board.at("troy")[TROY] == 3


@clause("T18", "S6.7")
@pytest.mark.parametrize(("owner", "is_played"), [(TROY, True), (0, False)])
def test_an_npc_restores_none_but_its_own_wonder(owner: int, is_played: bool) -> None:
    board = alone().disks(TROY, troy=3).holds(TROY, "restoration")
    board.wonder(owner, "great_pyramid", "egypt" if owner == 0 else "troy", is_buried=True)

    board.card_phase(TROY)

    wonder = WONDER_NAMES.index("great_pyramid")
    assert (board.g.wonder_state[wonder] == BUILT) == is_played


@clause("T18", "T19", "S6.8")
def test_an_npc_floods_the_sea_where_the_leader_loses_most() -> None:
    board = alone().disks(0, nile_delta=3, sinai=1, macedonia=2).disks(TROY, troy=2)
    board.holds(TROY, "flood")

    board.card_phase(TROY)

    assert board.at("nile_delta")[0] == 2
    assert board.at("sinai")[0] == 0
    assert board.at("macedonia")[0] == 2


@clause("T18", "S6.8")
def test_an_npc_brings_barbarians_to_the_leader() -> None:
    board = alone().disks(0, palmyra=3).disks(TROY, hatti=1).holds(TROY, "barbarian_raid")

    board.card_phase(TROY)

    assert board.at("palmyra")[-1] == 2


@clause("T18")
@pytest.mark.parametrize("card", ["migration", "pilgrimage"])
def test_an_npc_never_migrates_nor_goes_on_a_pilgrimage(card: str) -> None:
    board = alone().disks(TROY, troy=2, ionia=1).holds(TROY, card)

    board.card_phase(TROY)

    assert board.hand(TROY) == [card]


@clause("T19", "S6.8")
def test_an_npc_plays_no_card_that_would_hit_itself() -> None:
    board = alone().disks(0, kush=1).disks(TROY, egypt=1).holds(TROY, "volcano")
    board.g.remove(0, board.area("egypt"), 1)

    board.card_phase(TROY)

    assert board.hand(TROY) == ["volcano"]


@clause("T19", "S6.8")
def test_an_npc_stops_adding_where_no_line_speaks_for_it() -> None:
    board = alone().disks(TROY, troy=3, ionia=2).holds(TROY, "bumper_crop")

    board.card_phase(TROY)

    assert (board.at("troy")[TROY], board.at("ionia")[TROY]) == (3, 2)
    assert board.player(TROY).talents == 1


@clause("T19", "S6.11")
def test_an_npc_saves_its_power_for_the_home_area() -> None:
    board = alone().disks(0, canaan=2, numidia=1).disks(CARTHAGE, canaan=2, numidia=1)
    board.disks(0, byzacium=3).disks(CARTHAGE, byzacium=3)

    board.competitions()

    assert board.at("byzacium")[CARTHAGE] > 0
    assert board.at("byzacium")[0] == 0
    assert board.at("canaan") == [1, 0, 0, 1, 0]


@clause("T20", "S6.10")
def test_an_npc_uses_its_aqueduct_at_the_first_chance() -> None:
    board = Board(seats=1).disks(0, egypt=3, libya=1).disks(TROY, ionia=2, troy=1)
    board.invests(TROY, "aqueduct").holds(0, "volcano").card_phase()

    board.play("play volcano", "strike ionia trojans", "strike troy trojans")

    assert board.at("ionia")[TROY] == 1
    assert board.player(TROY).has_used_aqueduct


@clause("T20")
def test_an_npc_keeps_bad_omens_and_the_oracle_for_itself() -> None:
    board = alone().disks(TROY, troy=1).holds(TROY, "bad_omens", "oracle_at_delphi")
    board.wonder(0, "great_pyramid", "egypt")

    board.disks(0, kush=3)

    board.runs(Turn(GROW), Omens()).runs(Turn(GROW), TurnOrder())

    assert type(board.g.stack[-1]) is Growth
    assert board.hand(TROY) == ["bad_omens", "oracle_at_delphi"]


@clause("T20", "S6.12")
def test_an_npc_without_disks_starts_anew_as_itself() -> None:
    board = Board(seats=1).disks(0, egypt=1).disks(GAUL, gaul=1).disks(CARTHAGE, carthage=1)

    before = board.player(TROY).civilization

    board.reckoning(AENEAS)

    assert board.player(TROY).has_restarted
    assert board.player(TROY).civilization == before
    assert board.at("troy")[TROY] == 2
    assert board.at("ionia")[TROY] == 2


def without_player(civ: int, *civilizations: str) -> Board:
    """Let nobody play one of these civilizations."""
    board = played_by(*civilizations)
    board.player(civ).seat = NPC
    return board


@clause("S6.11", "R7.10")
def test_a_minoan_npc_opens_competitions_in_the_seas_that_it_shares() -> None:
    board = without_player(1, "egyptians", "minoans")
    for sea in ("sea_cretan", "sea_rhodian", "sea_euxine"):
        board.disks(0, **{sea: 1}).disks(1, **{sea: 1})

    board.competitions().passes()

    seas = ("sea_cretan", "sea_rhodian", "sea_euxine")
    assert [board.at(sea)[:2] for sea in seas] == [[0, 1], [0, 1], [0, 1]]


@clause("S6.11", "R7.10")
def test_an_npc_keeps_the_white_disk_for_a_competition_that_ranks_higher() -> None:
    board = without_player(1, "egyptians", "minoans")
    for sea in ("sea_euxine", "sea_punic"):
        board.disks(0, **{sea: 2}).disks(1, **{sea: 2})
    board.disks(0, sea_libyan=1).disks(1, sea_libyan=1)

    board.competitions().passes()

    assert board.at("sea_libyan")[:2] == [1, 1]
    assert [board.at(sea)[0] for sea in ("sea_euxine", "sea_punic")] == [0, 0]


@clause("S6.11")
def test_an_npc_uses_its_power_twice_where_it_has_it_twice() -> None:
    board = without_player(1, "egyptians", "mycenaeans")
    for area in ("mycenae", "minos"):
        board.disks(0, **{area: 2}).disks(1, **{area: 2})

    board.competitions().passes()

    assert [board.at(area)[0] for area in ("minos", "mycenae")] == [0, 0]


@clause("S6.7", "R12.5")
def test_a_phoenician_npc_exchanges_the_highest_card_that_no_line_speaks_for() -> None:
    board = without_player(1, "egyptians", "phoenicians").disks(0, egypt=1).disks(1, phoenicia=1)
    board.holds(1, "migration", "pilgrimage", "cavalry", "lawgiver").on_top("warlord", "admiral")

    board.card_phase(1)

    assert "pilgrimage" in board.discarded()
    assert board.hand(1) == ["migration", "lawgiver", "admiral", "cavalry"]


@clause("S6.7", "R12.5")
def test_a_phoenician_npc_with_a_good_hand_exchanges_nothing() -> None:
    board = without_player(1, "egyptians", "phoenicians").disks(0, egypt=1).disks(1, phoenicia=1)
    board.holds(1, "cavalry", "lawgiver")

    board.card_phase(1)

    assert board.hand(1) == ["lawgiver", "cavalry"]


@clause("S6.12")
def test_an_npc_takes_the_first_place_with_the_great_palace() -> None:
    board = alone().disks(TROY, troy=1).disks(0, kush=3).wonder(TROY, "great_palace", "troy")

    board.runs(Turn(GROW), TurnOrder())

    assert board.g.order[0] == TROY


@clause("S6.12")
@pytest.mark.parametrize(("cards", "talents"), [(2, 0), (3, 1)])
def test_an_npc_climbs_the_stairway_with_a_card_too_many(cards: int, talents: int) -> None:
    board = without_player(1, "egyptians", "trojans").disks(0, egypt=1).disks(1, troy=1)
    board.wonder(1, "stairway_to_heaven", "troy")
    board.holds(1, *("cavalry", "warlord", "admiral")[:cards])

    board.runs(Turn(GROW), DrawStep(1))

    assert board.player(1).talents == talents
    assert len(board.hand(1)) == 6


@clause("S6.10")
@pytest.mark.parametrize(("talents", "is_kept"), [(0, False), (1, False), (2, True)])
def test_an_npc_without_talents_gives_its_granary_for_a_city(talents: int, is_kept: bool) -> None:
    board = Board(seats=1).disks(0, egypt=3).disks(TROY, ionia=3).talents(TROY, talents)
    board.invests(TROY, "granary").holds(0, "great_fire").card_phase()

    board.play("play great_fire", "strike ionia trojans")

    assert ("granary" not in discarded(board)) == is_kept
