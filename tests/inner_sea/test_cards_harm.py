"""Natural disasters and other cards that remove disks (cards 1 to 25)."""

import pytest

from tests.inner_sea.board import Board, played_by


def egypt_plays(card: str, **stacks: int) -> Board:
    """Egypt in Kush plays a card against the disks of Gaul."""
    board = played_by("egyptians", "gauls").disks(0, kush=1).disks(1, **stacks)
    return board.holds(0, card)


def gauls(board: Board, *areas: str) -> list[int]:
    """Count the disks of Gaul in these areas."""
    return [board.at(area)[1] for area in areas]


def test_1_an_earthquake_takes_a_disk_of_a_named_colour_in_two_adjacent_lands() -> None:
    board = egypt_plays("earthquake", attica=2, thrace=2).barbarians(epirus=2).disks(1, epirus=1)
    board.card_phase()
    board.play("play earthquake", "strike epirus barbarians")

    assert board.options() == ["strike attica gauls"]

    board.play("strike attica gauls")

    assert board.at("epirus")[1:] == [1, 1]
    assert gauls(board, "attica", "thrace") == [1, 2]


def test_2_a_volcano_takes_two_disks_and_one_in_an_adjacent_land() -> None:
    board = egypt_plays("volcano", attica=3, rome=2).disks(0, epirus=2).card_phase()
    board.play("play volcano", "strike attica gauls")

    assert board.options() == ["strike epirus egyptians"]

    board.play("strike epirus egyptians")

    assert gauls(board, "attica", "rome") == [1, 2]
    assert board.at("epirus")[0] == 1


def test_3_a_flood_takes_a_disk_in_up_to_three_lands_on_a_shallow_sea() -> None:
    board = egypt_plays("flood", cisalpina=2, apulia=2, illyria=2, epirus=2).card_phase()
    board.play("play flood", "at sea_adriatic", "strike cisalpina gauls", "strike apulia gauls")

    board.play("strike illyria gauls")

    assert gauls(board, "cisalpina", "apulia", "illyria", "epirus") == [1, 1, 1, 2]


def test_3_a_flood_reaches_coasts_that_stand_side_by_side_in_the_table() -> None:
    board = egypt_plays("flood", etruria=2, rome=2).card_phase()

    board.play("play flood", "at sea_tyrrhenian", "strike etruria gauls", "strike rome gauls")

    assert gauls(board, "etruria", "rome") == [1, 1]


def test_3_a_flood_may_take_fewer() -> None:
    board = egypt_plays("flood", cisalpina=2, apulia=2).card_phase()

    board.play("play flood", "at sea_adriatic", "strike cisalpina gauls", "done")

    assert gauls(board, "cisalpina", "apulia") == [1, 2]


def test_4_a_plague_takes_a_disk_of_a_city_and_of_two_adjacent_lands() -> None:
    board = egypt_plays("plague", attica=3, epirus=1, macedonia=2, mycenae=1).card_phase()
    board.play("play plague", "strike attica gauls", "strike epirus gauls", "strike mycenae gauls")

    assert gauls(board, "attica", "epirus", "macedonia", "mycenae") == [2, 0, 2, 0]


def test_4_a_plague_needs_a_city_and_stays_with_its_civilization() -> None:
    board = egypt_plays("plague", attica=3, epirus=2).disks(0, mycenae=1).card_phase()
    board.play("play plague")

    assert board.options() == ["strike attica gauls"]

    board.play("strike attica gauls")

    assert board.options() == ["done", "strike epirus gauls"]


def test_5_in_a_famine_the_rival_picks_two_lands_with_two_disks_or_more() -> None:
    board = egypt_plays("famine", attica=2, rome=3, troy=2, epirus=1, sea_cretan=2).card_phase()
    board.play("play famine", "against gauls")

    assert board.g.decider == 1
    assert board.options() == ["at rome", "at attica"]

    board.play("at rome", "at troy")

    assert gauls(board, "attica", "rome", "troy", "epirus", "sea_cretan") == [2, 2, 1, 1, 2]


def test_5_with_a_single_such_land_the_famine_takes_one_disk() -> None:
    board = egypt_plays("famine", attica=2, epirus=1).card_phase()

    board.play("play famine", "against gauls", "at attica")

    assert gauls(board, "attica", "epirus") == [1, 1]


@pytest.mark.parametrize(("settlements", "ready"), [(6, 4), (4, 3), (1, 3)])
def test_8_a_drought_costs_two_disks_in_the_next_acquisition(settlements: int, ready: int) -> None:
    board = egypt_plays("drought")
    for name in ["rome", "attica", "troy", "minos", "rhodes", "cyprus"][:settlements]:
        board.disks(1, **{name: 2})
    board.card_phase()
    board.play("play drought", "against gauls")

    assert board.player(1).has_drought

    board.growth(1).play("done")

    assert board.player(1).ready == ready
    assert board.discarded() == ["drought"]


def test_9_locusts_eat_a_disk_of_up_to_three_connected_settlements() -> None:
    board = egypt_plays("locusts", attica=2, epirus=2, macedonia=2, illyria=2, rome=2)
    board.disks(1, mycenae=3).card_phase()
    board.play("play locusts", "strike epirus gauls")

    assert "strike rome gauls" not in board.options()
    assert "strike mycenae gauls" not in board.options()

    board.play("strike attica gauls", "strike illyria gauls")

    assert gauls(board, "attica", "epirus", "illyria", "macedonia") == [1, 1, 1, 2]


def test_10_a_tidal_wave_takes_two_disks_on_land_and_one_at_sea() -> None:
    board = egypt_plays("tidal_wave", attica=3, palmyra=3, sea_aegean=2, sea_thracian=1)
    board.disks(1, sea_cretan=1).card_phase()
    board.play("play tidal_wave")

    assert "strike palmyra gauls" not in board.options()

    board.play("strike attica gauls")

    assert board.options() == ["strike sea_thracian gauls", "strike sea_aegean gauls"]

    board.play("strike sea_aegean gauls")

    assert gauls(board, "attica", "sea_aegean", "sea_thracian") == [1, 1, 1]


def test_11_a_great_fire_takes_two_disks_of_a_city_of_anybody() -> None:
    board = egypt_plays("great_fire", attica=3, epirus=2).disks(0, egypt=3).card_phase()
    board.play("play great_fire")

    assert sorted(board.options()) == ["strike attica gauls", "strike egypt egyptians"]

    board.play("strike attica gauls")

    assert gauls(board, "attica", "epirus") == [1, 2]


def test_12_a_storm_takes_a_disk_in_one_or_two_adjacent_shallow_seas() -> None:
    board = egypt_plays("storm_at_sea", sea_aegean=2, sea_cretan=1, sea_punic=1)
    board.disks(1, deep_central=1).card_phase()
    board.play("play storm_at_sea", "strike sea_aegean gauls")

    assert board.options() == ["done", "strike sea_cretan gauls"]

    board.play("strike sea_cretan gauls")

    assert gauls(board, "sea_aegean", "sea_cretan", "sea_punic") == [1, 0, 1]


def test_13_heresy_takes_a_disk_of_a_city_and_of_every_adjacent_land() -> None:
    board = egypt_plays("heresy", attica=3, epirus=1, macedonia=2, mycenae=1, sea_aegean=1)
    board.disks(1, thrace=1).disks(0, epirus=1).card_phase()

    board.play("play heresy", "strike attica gauls")

    assert gauls(board, "attica", "epirus", "macedonia", "mycenae") == [2, 0, 1, 0]
    assert gauls(board, "sea_aegean", "thrace") == [1, 1]
    assert board.at("epirus")[0] == 1


def test_15_pirates_take_a_disk_at_sea_and_a_talent() -> None:
    board = egypt_plays("pirates", sea_egyptian=2, sea_punic=1).disks(0, sinai=1).talents(1, 2)
    board.card_phase()
    board.play("play pirates")

    assert board.options() == ["strike sea_egyptian gauls"]

    board.play("strike sea_egyptian gauls", "lose own")

    assert gauls(board, "sea_egyptian") == [1]
    assert [board.player(civ).talents for civ in (0, 1)] == [1, 1]


def test_15_pirates_find_no_talent_where_the_last_was_paid_for_the_disk() -> None:
    board = egypt_plays("pirates", sea_egyptian=2).disks(0, sinai=1).talents(1, 1).card_phase()

    board.play("play pirates", "strike sea_egyptian gauls", "talent")

    assert gauls(board, "sea_egyptian") == [2]
    assert [board.player(civ).talents for civ in (0, 1)] == [0, 0]


def test_24_a_civil_war_takes_a_disk_in_up_to_five_connected_lands_of_a_rival() -> None:
    lands = ["epirus", "attica", "macedonia", "thrace", "moesia", "illyria"]
    board = egypt_plays("civil_war", **dict.fromkeys(lands, 2)).disks(1, rome=2).card_phase()
    board.play("play civil_war")

    board.play(*[f"strike {land} gauls" for land in lands[:5]])

    assert gauls(board, *lands, "rome") == [1, 1, 1, 1, 1, 2, 2]


def test_25_bread_and_circuses_cost_as_many_points_as_cities() -> None:
    board = egypt_plays("bread_and_circuses", rome=3, attica=3, troy=3).disks(0, egypt=3)
    board.points(1, 7).points(0, 7).card_phase()
    board.play("play bread_and_circuses")

    assert board.options() == ["against gauls"]

    board.play("against gauls")

    assert [board.player(civ).vp for civ in (0, 1)] == [7, 4]


def test_25_each_point_can_be_saved_with_a_talent_or_a_card() -> None:
    board = egypt_plays("bread_and_circuses", rome=3, attica=3, troy=3).points(1, 7)
    board.talents(1, 1).holds(1, "poet").card_phase()
    board.play("play bread_and_circuses", "against gauls", "done")

    board.play("talent", "spend poet")

    assert board.player(1).vp == 6
    assert board.player(1).talents == 0
    assert board.hand(1) == []


def test_25_of_several_with_most_cities_the_player_picks_one() -> None:
    board = egypt_plays("bread_and_circuses", rome=3).disks(0, egypt=3).points(0, 1).points(1, 1)
    board.card_phase()

    board.play("play bread_and_circuses")

    assert board.options() == ["against egyptians", "against gauls"]
