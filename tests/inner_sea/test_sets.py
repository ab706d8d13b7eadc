"""What is picked together is named in any order: the higher first, and nothing is lost."""

from aevum.games.inner_sea.growth.phase import RESETTLEMENT
from aevum.games.inner_sea.reckoning.phase import CLOSE
from tests.inner_sea.board import Board, played_by
from tests.inner_sea.test_cards_harm import egypt_plays, gauls
from tests.kit import clause


def gaul(**stacks: int) -> Board:
    """Let Gaul have disks, and Carthage none."""
    return played_by("gauls", "carthaginians").disks(0, **stacks)


@clause("R4.1")
def test_disks_retire_in_any_order_and_two_from_one_area() -> None:
    board = gaul(attica=2, mycenae=1, rome=2, gaul=3).growth(0)

    board.choose("retire mycenae", "retire attica", "retire rome", "retire attica")

    assert [board.at(name)[0] for name in ("attica", "mycenae", "rome")] == [0, 0, 1]


@clause("R4.1")
def test_no_more_disks_retire_than_there_are() -> None:
    board = gaul(attica=2, rome=1, gaul=3).growth(0)

    assert board.fitting("retire attica", "retire rome") == ["retire attica"]
    assert board.fitting("retire attica", "retire rome", "retire attica") == []


@clause("R4.11")
def test_cities_lend_a_disk_each_in_any_order() -> None:
    board = gaul(attica=4, rome=3, troy=3).growth(0, RESETTLEMENT)

    board.choose("resettle troy", "resettle rome")

    assert [board.at(name)[0] for name in ("rome", "attica", "troy")] == [2, 4, 2]


@clause("R4.13")
def test_several_disks_are_deployed_at_once_and_open_up_areas_for_the_next() -> None:
    board = gaul(rome=1).ready_box(0, 8).deployment(0)
    assert "deploy apulia" in board.fitting()
    assert "deploy sea_adriatic" not in board.fitting()

    board.choose("deploy rome", "deploy apulia", "deploy apulia", "deploy sea_adriatic")

    assert [board.at(name)[0] for name in ("rome", "apulia", "sea_adriatic")] == [2, 2, 1]


@clause("R8.23")
def test_cards_above_the_limit_are_discarded_in_any_order() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).disks(1, troy=1)
    board.holds(0, "flood", "poet", "colony", "tyrant", "prophet")
    board.on_top("irrigation", "gold_mine", "pirates", "amber_road", "heresy", "plague")
    board.reckoning(CLOSE)

    board.choose("discard tyrant", "discard flood")

    assert len(board.hand(0)) == 6
    assert board.discarded() == ["flood", "tyrant"]


@clause("R5.18")
def test_a_flood_takes_coasts_in_any_order() -> None:
    board = egypt_plays("flood", cisalpina=2, apulia=2, illyria=2, epirus=2).card_phase()
    board.play("play flood", "at sea_adriatic")

    board.choose("strike illyria gauls", "strike cisalpina gauls", "strike apulia gauls")

    assert gauls(board, "cisalpina", "apulia", "illyria", "epirus") == [1, 1, 1, 2]


@clause("R5.18")
def test_an_earthquake_takes_the_higher_of_two_areas_first() -> None:
    board = egypt_plays("earthquake", attica=2, epirus=2, rome=2).card_phase()
    board.play("play earthquake")

    assert board.fitting("strike attica gauls") == ["strike epirus gauls"]
    board.choose("strike attica gauls", "strike epirus gauls")

    assert gauls(board, "attica", "epirus", "rome") == [1, 1, 2]


@clause("R5.18")
def test_a_prophet_names_its_two_areas_in_any_order() -> None:
    board = played_by("egyptians", "gauls").disks(0, epirus=1).holds(0, "prophet")
    board.disks(1, attica=2, macedonia=2).card_phase()
    board.play("play prophet")

    board.choose("strike attica gauls", "strike macedonia gauls")

    assert gauls(board, "attica", "macedonia") == [1, 1]


@clause("R13.1")
def test_cards_of_a_combination_are_laid_in_any_order() -> None:
    board = played_by("egyptians", "celt_iberians", combination_play=True)
    board.disks(0, attica=2).disks(1, attica=2).holds(0, "phalanx", "cavalry", "iron_weapons")
    board.competitions()
    later, earlier = board.options_of("commit")[-1], board.options_of("commit")[0]

    board.choose(later, earlier)

    assert len(board.hand(0)) == 1


@clause("R10.4")
def test_a_wonder_is_paid_in_any_order() -> None:
    board = played_by("egyptians", "gauls").disks(0, egypt=2, kush=3).talents(0, 1)
    board.holds(0, "poet", "colony").card_phase()
    board.play("build great_walls", "at egypt")

    board.choose("spend colony", "talent", "sacrifice kush", "sacrifice egypt", "sacrifice kush")

    assert board.hand(0) == ["poet"]
    assert (board.at("egypt")[0], board.at("kush")[0]) == (1, 1)


@clause("R10.4")
def test_a_payment_keeps_two_disks_among_its_five() -> None:
    board = played_by("egyptians", "gauls").disks(0, egypt=2, kush=3).talents(0, 4)
    board.card_phase()
    board.play("build great_walls", "at egypt")

    assert board.fitting("talent", "talent", "talent") == ["sacrifice egypt", "sacrifice kush"]
