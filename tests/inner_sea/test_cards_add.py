"""Cards that add own disks and give Talents (cards 7 to 91)."""

import pytest

from tests.inner_sea.board import Board, played_by
from tests.kit import clause


def egypt_holds(card: str, **stacks: int) -> Board:
    """Egypt holds a card; Gaul is in the game and not on the map."""
    return played_by("egyptians", "gauls").disks(0, **stacks).holds(0, card)


def own(board: Board, *areas: str) -> list[int]:
    """Count the disks of Egypt in these areas."""
    return [board.at(area)[0] for area in areas]


def test_7_land_improvement_adds_a_disk_in_two_lands_with_own_disks() -> None:
    board = egypt_holds("land_improvement", egypt=2, kush=1, attica=4, sea_cretan=1).card_phase()
    board.play("play land_improvement")

    assert board.options() == ["at egypt"]

    board.play("at egypt", "at kush")

    assert own(board, "egypt", "kush", "attica") == [3, 2, 4]


def test_14_religious_fervor_adds_a_disk_in_a_land_and_in_all_lands_around_it() -> None:
    board = egypt_holds("religious_fervor", attica=1, sea_aegean=1).disks(1, epirus=2)
    board.card_phase()

    board.play("play religious_fervor", "at attica")

    assert own(board, "attica", "epirus", "macedonia", "mycenae") == [2, 1, 1, 1]
    assert own(board, "sea_aegean", "thrace") == [1, 0]


def test_14_religious_fervor_may_begin_at_a_disk_of_a_rival() -> None:
    board = egypt_holds("religious_fervor", kush=1).disks(1, mycenae=2).barbarians(corsica=1)
    board.card_phase().play("play religious_fervor")

    assert board.options() == ["at mycenae", "at kush"]

    board.play("at mycenae")

    assert own(board, "mycenae", "epirus", "attica") == [1, 1, 1]
    assert board.at("mycenae")[1] == 2


def test_16_local_trade_adds_a_disk_in_two_adjacent_lands_and_gives_a_talent() -> None:
    board = egypt_holds("local_trade", egypt=1, kush=1, attica=1).card_phase()
    board.play("play local_trade")

    assert board.options() == ["at egypt"]

    board.play("at egypt", "at kush")

    assert own(board, "egypt", "kush", "attica") == [2, 2, 1]
    assert board.player(0).talents == 1


def test_17_a_bumper_crop_adds_a_disk_in_up_to_two_controlled_lands() -> None:
    board = egypt_holds("bumper_crop", egypt=1, kush=1, attica=1).disks(1, attica=1).card_phase()
    board.play("play bumper_crop")

    assert board.options() == ["done", "at egypt", "at kush"]

    board.play("at egypt", "done")

    assert own(board, "egypt", "kush") == [2, 1]
    assert board.player(0).talents == 1


@pytest.mark.parametrize(
    ("card", "area"), [("bumper_crop", "egypt"), ("fishing_fleets", "sea_libyan")]
)
def test_17_77_up_to_two_areas_may_be_none(card: str, area: str) -> None:
    board = egypt_holds(card, **{area: 1}).card_phase()

    board.play(f"play {card}", "done")

    assert own(board, area) == [1]
    assert board.player(0).talents == 1


@pytest.mark.parametrize("has_wonder", [False, True])
def test_91_a_festival_without_a_disk_needs_a_wonder(has_wonder: bool) -> None:
    board = egypt_holds("festival_of_the_gods", egypt=3)
    if has_wonder:
        board.wonder(0, "great_theatre", "egypt")
    board.card_phase()

    board.play("play festival_of_the_gods")

    assert ("done" in board.options()) == has_wonder


@pytest.mark.parametrize("goals", [("attica", "attica"), ("attica", "sea_cretan")])
def test_18_a_golden_age_adds_two_disks_together_or_apart_next_to_own_disks(
    goals: tuple[str, str],
) -> None:
    board = egypt_holds("golden_age", mycenae=1).card_phase()
    board.play("play golden_age")

    assert "at mycenae" not in board.options()
    assert "at deep_central" not in board.options()

    board.play(*[f"at {goal}" for goal in goals])

    assert sum(own(board, "attica", "sea_cretan")) == 2
    assert own(board, goals[0])[0] == goals.count("attica")
    assert board.player(0).talents == 1


def test_20_a_gold_mine_adds_a_disk_in_a_controlled_land_and_gives_two_talents() -> None:
    board = egypt_holds("gold_mine", egypt=1, sea_cretan=1, attica=1).disks(1, attica=1)
    board.card_phase()
    board.play("play gold_mine")

    assert board.options() == ["at egypt"]

    board.play("at egypt")

    assert own(board, "egypt") == [2]
    assert board.player(0).talents == 2


def test_23_a_navigator_adds_a_disk_in_the_deep_and_one_in_a_sea_next_to_it() -> None:
    board = egypt_holds("navigator", minos=1, sea_punic=1).card_phase()
    board.play("play navigator", "at deep_central")

    assert "at sea_punic" not in board.options()

    board.play("at sea_sidra")

    assert own(board, "deep_central", "sea_sidra") == [1, 1]


@clause("T11", "R2.6")
def test_23_a_navigator_sails_on_from_a_deep_sea_with_an_own_disk() -> None:
    board = egypt_holds("navigator", deep_central=1, minos=1).card_phase()

    board.play("play navigator", "at deep_central", "at sea_sidra")

    assert own(board, "deep_central", "sea_sidra") == [1, 1]


def test_27_an_improved_plow_adds_a_disk_in_three_lands_and_gives_a_talent() -> None:
    board = egypt_holds("improved_plow", egypt=1, kush=2, attica=1, rome=1).card_phase()

    board.play("play improved_plow", "at attica", "at egypt", "at kush")

    assert own(board, "egypt", "kush", "attica", "rome") == [2, 3, 2, 1]
    assert board.player(0).talents == 1


def test_29_irrigation_adds_two_disks_in_a_controlled_land() -> None:
    board = egypt_holds("irrigation", egypt=1, attica=1).disks(1, attica=1).card_phase()
    board.play("play irrigation")

    assert board.options() == ["at egypt"]

    board.play("at egypt")

    assert own(board, "egypt") == [3]


@pytest.mark.parametrize(
    ("card", "edge", "talents"),
    [
        ("amber_road", "moesia", 2),
        ("amber_road", "kush", 1),
        ("spice_route", "palmyra", 2),
        ("spice_route", "kush", 1),
        ("desert_caravan", "garamantia", 2),
        ("desert_caravan", "palmyra", 1),
    ],
)
def test_31_33_34_a_trade_road_gives_more_on_its_edge_of_the_map(
    card: str, edge: str, talents: int
) -> None:
    board = egypt_holds(card, attica=1, **{edge: 1}).card_phase()

    board.play(f"play {card}", "at attica")

    assert board.player(0).talents == talents
    assert own(board, "attica") == [2]


def test_32_a_captive_queen_adds_two_disks_in_a_sea_with_another_civilization() -> None:
    board = egypt_holds("captive_queen", egypt=1, sea_egyptian=1).disks(1, sea_punic=1)
    board.barbarians(sea_aegean=1).card_phase()
    board.play("play captive_queen")

    assert board.options() == ["at sea_punic"]

    board.play("at sea_punic")

    assert own(board, "sea_punic") == [2]


def test_35_a_trade_fleet_adds_a_disk_in_a_chain_of_three_seas() -> None:
    board = egypt_holds("trade_fleet", mycenae=1).card_phase()
    board.play("play trade_fleet")

    assert board.options() == ["at sea_ionian", "at sea_cretan"]

    board.play("at sea_ionian", "at sea_adriatic")

    assert board.options_of("at") == []
    assert own(board, "sea_ionian", "sea_adriatic") == [1, 1]


def test_35_a_trade_fleet_goes_on_to_a_third_sea_or_stops() -> None:
    board = egypt_holds("trade_fleet", mycenae=1).card_phase()

    board.play("play trade_fleet", "at sea_cretan", "at sea_aegean", "at sea_rhodian")

    assert own(board, "sea_cretan", "sea_aegean", "sea_rhodian") == [1, 1, 1]


@clause("T11")
def test_35_a_trade_fleet_may_pass_through_a_sea_that_is_full() -> None:
    board = egypt_holds("trade_fleet", sea_aegean=2).card_phase()
    board.play("play trade_fleet", "at sea_thracian")

    assert "at sea_aegean" in board.options()

    board.play("at sea_aegean")

    assert board.options() == ["at sea_cretan", "at sea_rhodian"]

    board.play("at sea_cretan")

    assert own(board, "sea_thracian", "sea_aegean", "sea_cretan") == [1, 2, 1]


def test_36_a_colony_adds_two_disks_in_an_empty_land_by_a_sea_with_own_disks() -> None:
    board = egypt_holds("colony", sea_rhodian=1, rhodes=1).disks(1, lycia=1).card_phase()
    board.play("play colony")

    assert board.options() == ["at minos"]

    board.play("at minos")

    assert own(board, "minos") == [2]


@pytest.mark.parametrize(("rivals", "talents"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_50_a_merchant_prince_gives_a_talent_for_each_neighbour(rivals: int, talents: int) -> None:
    board = Board(seats=6).disks(0, egypt=1).holds(0, "merchant_prince")
    for civ in range(1, rivals + 1):
        board.disks(civ, kush=1)
    board.card_phase()

    board.play("play merchant_prince")

    assert board.player(0).talents == talents


def test_51_a_tyrant_costs_a_point_and_adds_disks_around_cities() -> None:
    board = egypt_holds("tyrant", attica=3, rome=1, sea_cretan=1).points(0, 2).card_phase()
    board.play("play tyrant")

    assert board.options() == ["at rome", "at epirus", "at macedonia", "at attica", "at mycenae"]

    board.play("at rome", "at epirus", "at macedonia")

    assert own(board, "rome", "epirus", "macedonia") == [2, 1, 1]
    assert board.player(0).vp == 1


def test_51_without_a_point_there_is_no_tyrant() -> None:
    board = egypt_holds("tyrant", attica=3).card_phase()

    assert board.options_of("play") == []


def test_76_a_shipyard_adds_two_disks_in_a_sea_by_a_controlled_land() -> None:
    board = egypt_holds("shipyard", libya=1, attica=1).disks(1, attica=1).card_phase()
    board.play("play shipyard")

    assert board.options() == ["at sea_libyan"]

    board.play("at sea_libyan")

    assert own(board, "sea_libyan") == [2]


def test_77_fishing_fleets_add_a_disk_in_up_to_two_seas_and_give_a_talent() -> None:
    board = egypt_holds("fishing_fleets", sea_libyan=1, sea_aegean=1, sea_cretan=2).card_phase()
    board.play("play fishing_fleets")

    assert board.options() == ["done", "at sea_libyan", "at sea_aegean"]

    board.play("at sea_libyan", "at sea_aegean")

    assert own(board, "sea_libyan", "sea_aegean") == [2, 2]
    assert board.player(0).talents == 1


@pytest.mark.parametrize(("cities", "talents"), [(0, 1), (3, 1), (4, 2), (6, 3), (8, 3)])
def test_79_purple_dye_gives_a_talent_for_every_two_coastal_cities(
    cities: int, talents: int
) -> None:
    board = egypt_holds("purple_dye", palmyra=3, kush=3)
    coast = ["rome", "attica", "troy", "minos", "rhodes", "cyprus", "libya", "carthage"]
    for name in coast[:cities]:
        board.disks(0, **{name: 3})
    board.card_phase()

    board.play("play purple_dye")

    assert board.player(0).talents == talents


def test_80_oil_and_wine_add_a_disk_in_a_controlled_coastal_land_and_give_a_talent() -> None:
    board = egypt_holds("oil_and_wine", kush=1, libya=1, attica=1).disks(1, attica=1).card_phase()
    board.play("play oil_and_wine")

    assert board.options() == ["at libya"]

    board.play("at libya")

    assert own(board, "libya") == [2]
    assert board.player(0).talents == 1


@pytest.mark.parametrize(
    ("area", "talents"), [("lusitania", 3), ("sea_pillars", 3), ("gaul", 2), ("kush", 2)]
)
def test_83_the_sea_route_to_britain_gives_more_in_the_far_west(area: str, talents: int) -> None:
    board = egypt_holds("sea_route_to_britain", **{area: 1}).card_phase()

    board.play("play sea_route_to_britain")

    assert board.player(0).talents == talents


@pytest.mark.parametrize("has_wonder", [False, True])
def test_91_a_festival_adds_a_disk_in_two_cities_and_a_point_with_a_wonder(
    has_wonder: bool,
) -> None:
    board = egypt_holds("festival_of_the_gods", egypt=3, attica=3, rome=3, kush=2)
    if has_wonder:
        board.wonder(0, "great_walls", "kush")
    board.card_phase()
    board.play("play festival_of_the_gods", "at rome", "at egypt")

    assert own(board, "rome", "egypt", "attica") == [4, 4, 3]
    assert board.player(0).vp == (1 if has_wonder else 0)
