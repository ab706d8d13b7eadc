"""Competition cards, one by one (cards 6 to 94)."""

import pytest

from aevum.games.inner_sea.ids import ALLIES
from aevum.games.inner_sea.tables import AREA_NAMES
from tests.inner_sea.board import Board, played_by
from tests.kit import clause


def fight(card: str, area: str = "attica", own: int = 1, other: int = 3) -> Board:
    """Egypt holds a competition card and meets Celt-Iberia in an area."""
    board = played_by("egyptians", "celt_iberians")
    return board.disks(0, **{area: own}).disks(1, **{area: other}).holds(0, card)


def allies(board: Board) -> list[tuple[str, int]]:
    """List the white disks that came, area by area."""
    assert board.g.journal is not None
    return [(AREA_NAMES[note[2]], note[3]) for note in board.g.journal if note[0] == ALLIES]


def test_6_strategos_brings_an_ally_here_and_to_three_other_fronts() -> None:
    board = fight("strategos").disks(0, rome=1, corsica=1, etruria=1, sea_punic=1)
    board.disks(1, rome=2, corsica=2, etruria=2, sea_punic=2).competitions()
    board.play("commit strategos", "at etruria", "at rome", "at sea_punic")

    fronts = [("attica", 1), ("etruria", 1), ("rome", 1), ("sea_punic", 1)]
    assert sorted(allies(board)) == fronts


def test_45_a_traitor_removes_all_disks_of_an_opponent_without_substitution() -> None:
    board = fight("traitor").talents(1, 5).competitions()

    board.play("commit traitor", "strike attica celt_iberians")

    assert board.at("attica")[:2] == [1, 0]
    assert board.player(1).talents == 5


@pytest.mark.parametrize("home", ["egypt", "celt_iberia"])
def test_45_a_traitor_is_of_no_use_in_a_home_area_and_goes_back_to_the_hand(home: str) -> None:
    board = fight("traitor", home).competitions()

    board.play("commit traitor")

    assert board.at(home)[:2] == [1, 3]
    assert board.hand(0) == ["traitor"]


@pytest.mark.parametrize(("card", "area"), [("admiral", "sea_cretan"), ("warlord", "attica")])
def test_52_53_admiral_and_warlord_bring_two_allies(card: str, area: str) -> None:
    board = fight(card, area, other=2).competitions()

    board.play(f"commit {card}")

    assert allies(board) == [(area, 2)]


@pytest.mark.parametrize(("card", "area"), [("admiral", "attica"), ("warlord", "sea_cretan")])
def test_52_53_an_admiral_on_land_and_a_warlord_at_sea_go_back_to_the_hand(
    card: str, area: str
) -> None:
    board = fight(card, area, other=2).competitions()

    board.play(f"commit {card}")

    assert allies(board) == []
    assert board.hand(0) == [card]


def test_54_siege_engines_take_a_disk_of_a_strong_opponent_without_substitution() -> None:
    board = fight("siege_engines", own=2).talents(1, 1).competitions()

    board.play("commit siege_engines", "strike attica celt_iberians")

    assert board.at("attica")[1] == 2
    assert board.player(1).talents == 1


def test_54_siege_engines_take_no_white_disk() -> None:
    board = played_by("egyptians", "gauls").disks(0, attica=2).disks(1, attica=3)
    board.holds(0, "siege_engines").competitions()

    board.play("commit siege_engines", "use ally", "strike attica gauls")

    assert board.at("attica")[1] == 2
    assert board.white(1, "attica") == 1


@clause("T10")
@pytest.mark.parametrize(("order", "left"), [((1, 0), 3), ((0, 1), 2)])
def test_54_a_phalanx_shown_earlier_keeps_the_disk_from_siege_engines(
    order: tuple[int, int], left: int
) -> None:
    board = fight("siege_engines", own=4).in_order(*order).holds(1, "phalanx").disks(1, kush=1)
    board.talents(0, 1).competitions()
    laid = {0: "commit siege_engines", 1: "commit phalanx"}

    board.play(*[laid[civ] for civ in order], "strike attica celt_iberians")

    assert board.at("attica")[1] == left


@clause("T10")
def test_54_great_walls_keep_a_disk_from_siege_engines() -> None:
    board = fight("siege_engines", own=2).disks(1, kush=1).wonder(1, "great_walls", "kush")
    board.talents(1, 1).competitions()
    board.play("commit siege_engines", "strike attica celt_iberians")

    assert board.options() == ["lose own", "shield walls"]

    board.play("shield walls")

    assert board.at("attica")[1] == 3


@clause("T10")
def test_45_no_traitor_is_found_among_barbarians() -> None:
    board = fight("traitor").barbarians(attica=4).competitions()

    board.play("commit traitor")

    assert board.options() == ["strike attica celt_iberians"]


def test_45_a_traitor_against_barbarians_alone_goes_back_to_the_hand() -> None:
    board = played_by("egyptians", "celt_iberians").disks(0, attica=2).barbarians(attica=4)
    board.holds(0, "traitor").competitions()

    board.play("commit traitor")

    assert board.hand(0) == ["traitor"]
    assert board.at("attica") == [2, 0, 4]


def test_45_nothing_helps_against_a_traitor() -> None:
    board = fight("traitor").disks(1, kush=1).wonder(1, "great_walls", "kush").invests(1, "granary")
    board.competitions()

    board.play("commit traitor", "strike attica celt_iberians")

    assert board.at("attica")[:2] == [1, 0]


def test_54_siege_engines_need_an_opponent_with_three_disks() -> None:
    board = fight("siege_engines", own=2, other=2).competitions()

    board.play("commit siege_engines")

    assert board.hand(0) == ["siege_engines"]


@pytest.mark.parametrize(
    ("card", "here", "fit", "unfit"),
    [
        ("chariots", "attica", "rome", "sea_punic"),
        ("triremes", "sea_cretan", "sea_punic", "rome"),
    ],
)
def test_55_75_chariots_and_triremes_bring_an_ally_here_and_to_one_other_front(
    card: str, here: str, fit: str, unfit: str
) -> None:
    board = fight(card, here, other=2).disks(0, **{fit: 1, unfit: 1})
    board.disks(1, **{fit: 2, unfit: 2}).competitions()
    board.play(f"commit {card}")

    assert board.options() == ["done", f"at {fit}"]

    board.play(f"at {fit}")

    assert sorted(allies(board)) == sorted([(here, 1), (fit, 1)])


def test_56_composite_bows_cost_an_opponent_a_disk_before_the_removals() -> None:
    board = fight("composite_bows", own=2, other=2).competitions()

    board.play("commit composite_bows", "strike attica celt_iberians")

    assert board.at("attica")[:2] == [2, 0]


def test_56_the_disk_lost_to_composite_bows_may_be_substituted() -> None:
    board = fight("composite_bows", own=2, other=2).talents(1, 1).competitions()
    board.play("commit composite_bows", "strike attica celt_iberians")

    board.play("talent")

    assert board.at("attica")[:2] == [1, 1]


def test_56_composite_bows_hit_an_opponent_of_whom_only_allies_are_left() -> None:
    board = played_by("egyptians", "gauls", combination_play=True)
    board.disks(0, attica=2).disks(1, attica=1).wonder(1, "great_walls", "attica")
    board.holds(0, "siege_engines", "composite_bows").competitions()
    board.play("commit siege_engines", "commit composite_bows", "use great_walls", "use ally")

    board.play("strike attica gauls", "lose own", "strike attica gauls")

    assert board.hand(0) == []
    assert board.at("attica")[:2] == [2, 0]


def test_63_fire_ships_hit_an_opponent_of_whom_only_allies_are_left() -> None:
    board = played_by("egyptians", "carthaginians", combination_play=True)
    board.disks(0, sea_cretan=2).disks(1, sea_cretan=1, kush=1).wonder(1, "colossus", "kush")
    board.holds(0, "composite_bows", "fire_ships").competitions()
    board.play("commit composite_bows", "commit fire_ships", "use colossus", "use sea")

    board.play("strike sea_cretan carthaginians", "lose own")

    assert board.at("sea_cretan")[0] == 1


@pytest.mark.parametrize(("own", "white"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 2)])
def test_57_iron_weapons_bring_an_ally_for_every_two_own_disks(own: int, white: int) -> None:
    board = fight("iron_weapons", own=own, other=4).competitions()

    board.play("commit iron_weapons")

    assert allies(board) == [("attica", white)]


def test_58_a_phalanx_brings_an_ally_and_keeps_the_first_disk() -> None:
    board = fight("phalanx", own=1, other=2).competitions()

    board.play("commit phalanx")

    assert allies(board) == [("attica", 1)]
    assert board.at("attica")[:2] == [1, 0]


@pytest.mark.parametrize(
    ("card", "white"), [("chariots", 1), ("composite_bows", 1), ("cavalry", 1), ("warlord", 3)]
)
def test_59_war_elephants_bring_three_allies_or_one_if_frightened(card: str, white: int) -> None:
    board = fight("war_elephants", own=2, other=2).holds(1, card).competitions()

    board.play("commit war_elephants", f"commit {card}")

    assert ("attica", white) in allies(board)


def test_60_cavalry_brings_an_ally_and_may_ride_on() -> None:
    board = fight("cavalry", own=4, other=1).disks(1, mycenae=1).disks(0, epirus=1).competitions()
    board.play("commit cavalry")

    assert allies(board) == [("attica", 1)]
    assert board.options_of("move") == ["move attica epirus", "move attica macedonia"]

    board.play("move attica epirus", "move attica macedonia")

    assert [board.at(name)[0] for name in ("attica", "epirus", "macedonia")] == [2, 2, 1]


def test_60_cavalry_that_rides_on_leaves_one_disk_behind() -> None:
    board = fight("cavalry", own=2, other=1).competitions()
    board.play("commit cavalry", "move attica epirus")

    assert board.options_of("move") == []
    assert [board.at(name)[0] for name in ("attica", "epirus")] == [1, 1]


def test_61_armored_infantry_brings_an_ally_here_and_to_every_other_front() -> None:
    board = fight("armored_infantry").disks(0, rome=1, sea_punic=1, gaul=1, corsica=1)
    board.disks(1, rome=2, sea_punic=2, gaul=2, corsica=1).competitions()

    board.play("commit armored_infantry")

    assert sorted(allies(board)) == [("attica", 1), ("gaul", 1), ("rome", 1), ("sea_punic", 1)]


@pytest.mark.parametrize(
    ("area", "own", "white"), [("egypt", 1, 2), ("rome", 3, 2), ("rome", 2, 1)]
)
def test_62_city_walls_bring_two_allies_at_home_or_in_a_city_else_one(
    area: str, own: int, white: int
) -> None:
    board = fight("city_walls", area, own, 4).competitions()

    board.play("commit city_walls")

    assert allies(board) == [(area, white)]


def test_63_fire_ships_cost_each_opponent_a_disk_at_sea() -> None:
    board = fight("fire_ships", "sea_cretan", 2, 2).barbarians(sea_cretan=1).competitions()

    board.play("commit fire_ships")

    assert board.at("sea_cretan") == [2, 0, 0]


@pytest.mark.parametrize("paid", [1, 2, 3])
def test_64_mercenaries_bring_an_ally_for_each_talent_and_one_more(paid: int) -> None:
    board = fight("mercenaries").talents(0, 4).competitions()
    board.play("commit mercenaries")

    assert board.options() == ["number 1", "number 2", "number 3"]

    board.play(f"number {paid}")

    assert allies(board) == [("attica", paid + 1)]
    assert board.player(0).talents == 4 - paid


def test_64_without_a_talent_mercenaries_go_back_to_the_hand() -> None:
    board = fight("mercenaries").competitions()

    board.play("commit mercenaries")

    assert board.hand(0) == ["mercenaries"]


def test_65_an_ambush_removes_two_allies_of_an_opponent() -> None:
    board = fight("ambush", own=3, other=3).holds(1, "warlord").in_order(1, 0).competitions()

    board.play("commit warlord", "commit ambush", "strike attica celt_iberians")

    assert allies(board) == [("attica", 2)]
    assert board.at("attica")[:2] == [1, 1]


def test_65_of_an_opponent_without_allies_an_ambush_takes_an_own_disk() -> None:
    board = fight("ambush", own=3, other=3).competitions()

    board.play("commit ambush", "strike attica celt_iberians")

    assert board.at("attica")[:2] == [2, 0]


@pytest.mark.parametrize(("coast", "white"), [("mycenae", 2), ("rome", 1)])
def test_74_boarding_bridges_bring_two_allies_next_to_a_controlled_coast(
    coast: str, white: int
) -> None:
    board = fight("boarding_bridges", "sea_cretan", 1, 2).disks(0, **{coast: 1}).competitions()

    board.play("commit boarding_bridges")

    assert allies(board) == [("sea_cretan", white)]


def test_94_a_warrior_queen_brings_an_own_disk_and_an_ally() -> None:
    board = fight("warrior_queen", own=2, other=3)
    stock = board.player(0).stock
    board.talents(1, 1).competitions()

    board.play("commit warrior_queen")

    assert allies(board) == [("attica", 1)]
    assert board.player(0).stock == stock - 1


def test_64_mercenaries_are_paid_when_the_cards_are_shown_even_if_cancelled() -> None:
    board = fight("mercenaries").talents(0, 4).holds(1, "informer").competitions()
    board.play("commit mercenaries", "done")

    assert board.g.decider == 0

    board.play("number 2", "negate mercenaries informer")

    assert board.player(0).talents == 2
    assert allies(board) == []
    assert "mercenaries" in board.discarded()
