"""The powers of the twelve Wonders."""

import pytest

from tests.inner_sea.board import Board, played_by


def owner_of(wonder: str, civilization: str = "trojans") -> Board:
    """A civilization that owns a Wonder in Libya."""
    board = played_by(civilization, "egyptians")
    return board.disks(0, libya=2).wonder(0, wonder, "libya")


def test_w01_the_grand_temple_brings_an_own_and_a_white_disk_once() -> None:
    board = owner_of("grand_temple", "celt_iberians").disks(0, troy=1, attica=1)
    board.disks(1, troy=4, attica=4).talents(1, 1)
    board.competitions()

    board.play("use grand_temple")

    assert board.at("troy")[0] == 2
    assert board.white(0, "troy") == 1

    while board.options_of("lose"):
        board.play(board.options_of("lose")[0])

    assert board.at("attica")[0] == 0
    assert len(board.was_told("note-allies")) == 1


def test_w02_the_grand_gardens_bring_two_extra_disks() -> None:
    board = owner_of("grand_gardens").disks(0, egypt=2, kush=2)

    board.growth(0).play("done")

    assert board.player(0).ready == 3 + 2


def test_w03_the_stairway_to_heaven_brings_a_card_and_may_turn_one_into_a_talent() -> None:
    board = owner_of("stairway_to_heaven").disks(1, troy=1)
    cards = board.plain_draws(8)
    board.reckoning(5)

    assert len(board.hand(0)) == 4

    board.play(f"discard {cards[0]}")

    assert len(board.hand(0)) == 3
    assert board.player(0).talents == 1


def test_w04_the_great_pyramid_scores_two_points() -> None:
    board = owner_of("great_pyramid").disks(1, troy=1)

    board.reckoning(1)

    assert board.player(0).vp == 2


def test_w05_the_great_palace_takes_any_place_in_the_new_order() -> None:
    board = owner_of("great_palace").disks(1, troy=3)
    board.reckoning(2)

    assert board.g.decider == 0

    board.play("place 1")

    assert board.g.order == [0, 1]


def test_w05_the_others_keep_their_sequence_when_the_palace_takes_a_place() -> None:
    board = Board(seats=3).powerless().disks(0, egypt=1).disks(1, troy=3)
    board.disks(2, carthage=3, byzacium=3).wonder(2, "great_palace", "carthage").reckoning(2)

    board.play("place 3")

    assert board.g.order == [1, 0, 2]


@pytest.mark.parametrize(("sea", "ready"), [("deep_central", 4), ("sea_libyan", 4), ("", 3)])
def test_w06_the_great_lighthouse_opens_the_deep_sea_and_brings_a_disk(
    sea: str, ready: int
) -> None:
    board = owner_of("great_lighthouse").disks(0, kush=2, egypt=2)
    if sea:
        board.disks(0, **{sea: 1})
    board.growth(0)

    board.play("done")

    assert board.player(0).ready == ready
    assert ("deploy deep_central" in board.options()) == (sea == "sea_libyan")


def test_w07_the_great_walls_ignore_one_removal_by_a_card_per_turn() -> None:
    board = owner_of("great_walls").disks(0, kush=3).holds(1, "great_fire").disks(1, troy=1)
    board.card_phase(1)
    board.play("play great_fire", "strike kush trojans")

    board.play("shield walls")

    assert board.at("kush")[0] == 2
    assert board.player(0).has_used_walls


def test_w07_the_great_walls_are_used_once_per_turn() -> None:
    board = owner_of("great_walls").disks(0, kush=3).disks(1, troy=1).talents(0, 1)
    board.holds(1, "great_fire").card_phase(1)
    board.play("play great_fire", "strike kush trojans", "shield walls")

    assert board.options() == ["lose own", "talent"]


def test_w07_the_great_walls_bring_a_white_disk_in_their_area_only() -> None:
    board = owner_of("great_walls", "celt_iberians").disks(0, egypt=2)
    board.wonder(0, "grand_temple", "libya").disks(1, libya=3, egypt=3).talents(1, 1)
    board.competitions()

    assert board.at("egypt")[:2] == [2, 3]
    assert board.options() == ["done", "use grand_temple"]

    board.play("done", "lose own")

    assert board.options() == ["done", "use grand_temple", "use great_walls"]

    board.play("use great_walls")

    assert board.white(0, "libya") == 1
    assert board.options() == ["done", "use grand_temple"]


def test_w08_the_great_library_raises_the_hand_limit_and_brings_a_card() -> None:
    board = owner_of("great_library").holds(0, "flood", "poet", "pirates").disks(1, troy=1)
    board.plain_draws(8)

    board.reckoning(5)

    assert len(board.hand(0)) == 7
    assert len(board.hand(1)) == 3


def test_w09_the_colossus_brings_two_white_disks_at_sea_once() -> None:
    board = owner_of("colossus", "celt_iberians").disks(0, sea_libyan=1, sea_aegean=1, kush=1)
    board.disks(1, sea_libyan=2, sea_aegean=2, kush=2)
    board.competitions()

    assert board.at("kush")[0] == 0
    assert board.options() == ["done", "use colossus"]

    board.play("use colossus")

    assert board.white(0, "sea_libyan") == 2

    board.play("lose white")

    assert board.at("sea_libyan")[:2] == [1, 0]
    assert board.at("sea_aegean")[:2] == [0, 2]


def test_w10_the_great_theatre_brings_a_talent_in_the_acquisition_step() -> None:
    board = owner_of("great_theatre")

    board.growth(0).play("done")

    assert board.player(0).talents == 1


def test_w11_the_mausoleum_brings_a_further_point_with_the_first_loot_of_a_turn() -> None:
    board = owner_of("mausoleum").disks(0, attica=4, minos=4).disks(1, attica=3, minos=3)

    board.competitions().passes()

    loot, further, tally = 2, 1, 1
    assert board.player(0).vp == loot + further + tally
    assert board.player(0).talents == loot


def test_w12_the_labyrinth_keeps_cards_of_rivals_out_of_its_area() -> None:
    board = owner_of("labyrinth").disks(0, libya=1, kush=3).holds(1, "great_fire").disks(1, troy=1)
    board.card_phase(1)

    board.play("play great_fire")

    assert board.options() == ["strike kush trojans"]
