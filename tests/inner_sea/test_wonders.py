"""Wonders: building, owning, burying (R10)."""

from aevum.games.inner_sea.ids import AVAILABLE, BUILT, BURIED
from aevum.games.inner_sea.tables import WONDER_NAMES
from tests.inner_sea.board import Board
from tests.kit import clause

CORE = [
    "grand_temple",
    "grand_gardens",
    "stairway_to_heaven",
    "great_pyramid",
    "great_palace",
    "great_lighthouse",
    "great_walls",
]


def builder(**stacks: int) -> Board:
    """An Egypt that can build, at the start of its Card Phase."""
    board = Board(seats=2).powerless().disks(0, **(stacks or {"egypt": 3, "kush": 3}))
    return board.disks(1, troy=1)


@clause("R10.1")
def test_in_the_beginning_every_wonder_is_available_and_face_up() -> None:
    board = Board(seats=2)

    assert [board.state_of(name) for name in CORE] == [AVAILABLE] * 7
    assert [wonder["state"] for wonder in board.game.view(board.g, -1)["wonders"]] == [
        "available"
    ] * 7


@clause("R10.1")
def test_a_built_wonder_cannot_be_built_again() -> None:
    board = builder().wonder(1, "grand_temple", "troy").talents(0, 5).card_phase()

    reason = board.why("build grand_temple")

    assert [text.split()[1] for text in board.options_of("build")] == CORE[1:]
    assert reason is not None
    assert reason.clause == "R10.1"


@clause("R10.2")
def test_a_civilization_builds_one_wonder_per_turn() -> None:
    board = builder(egypt=4, kush=4).talents(0, 6).card_phase()
    board.play("build grand_temple", "at egypt", "sacrifice egypt", "sacrifice kush")
    board.play("talent", "talent", "talent", "done")

    reason = board.why("build great_walls")

    assert board.g.decider == 0
    assert board.options_of("build") == []
    assert reason is not None
    assert reason.clause == "R10.2"


@clause("R10.3")
def test_nothing_is_asked_for_but_the_cost() -> None:
    board = builder(egypt=1, sea_egyptian=2).talents(0, 3).card_phase()

    board.play("build great_pyramid", "at egypt", "sacrifice sea_egyptian")
    board.play("sacrifice sea_egyptian", "talent", "talent", "talent")

    assert board.owner_of("great_pyramid") == 0


@clause("R10.4")
def test_at_least_two_resources_are_disks_from_the_map() -> None:
    board = builder(egypt=2, kush=2).talents(0, 5).card_phase()
    board.play("build great_walls", "at egypt", "sacrifice egypt")

    reason = board.why("talent")

    assert board.options() == ["sacrifice kush"]
    assert reason is not None
    assert reason.clause == "R10.4"


@clause("R10.4")
def test_the_rest_is_any_mix_of_disks_talents_and_cards() -> None:
    board = builder(egypt=2, kush=3).talents(0, 1).holds(0, "poet", "colony").card_phase()

    board.play("build great_walls", "at egypt", "sacrifice egypt", "sacrifice kush")
    board.play("sacrifice kush", "talent", "spend colony")

    assert board.hand(0) == ["poet"]
    assert board.discarded() == ["colony"]
    assert board.player(0).talents == 0
    assert board.at("kush")[0] == 1
    assert board.state_of("great_walls") == BUILT


@clause("R10.4")
def test_disks_of_the_ready_box_and_the_stock_do_not_pay_for_a_wonder() -> None:
    board = builder(egypt=3, kush=2).ready_box(0, 5).card_phase()

    reason = board.why("build great_walls")

    assert board.options_of("build") == []
    assert reason is not None
    assert reason.clause == "R10.4"


@clause("R10.5", "R10.6")
def test_a_wonder_is_built_in_a_land_area_its_builder_controls() -> None:
    board = builder(egypt=2, kush=2, libya=2, sea_libyan=2).disks(1, libya=1).card_phase()
    board.talents(0, 3)
    board.play("build great_walls")

    reason = board.why("at libya")

    assert board.options() == ["at egypt", "at kush"]
    assert reason is not None
    assert reason.clause == "R10.5"


@clause("R10.6")
def test_the_builder_still_controls_the_area_after_paying() -> None:
    board = builder(egypt=2, kush=1, libya=1).talents(0, 3).card_phase()
    board.play("build great_walls", "at egypt", "sacrifice egypt")

    assert board.options() == ["sacrifice kush", "sacrifice libya"]


@clause("R10.6")
def test_an_area_may_have_several_wonders() -> None:
    board = builder().wonder(0, "grand_temple", "egypt").talents(0, 3).card_phase()

    board.play("build great_walls", "at egypt", "sacrifice kush", "sacrifice kush")
    board.play("talent", "talent", "talent")

    areas = board.g.wonder_area
    assert areas[WONDER_NAMES.index("great_walls")] == areas[WONDER_NAMES.index("grand_temple")]


@clause("R10.7")
def test_the_builder_owns_the_wonder_and_no_disk_of_the_stock_marks_it() -> None:
    board = builder().talents(0, 3).card_phase()
    stock = board.player(0).stock

    board.play("build grand_gardens", "at egypt", "sacrifice kush", "sacrifice kush")
    board.play("talent", "talent", "talent")

    assert board.owner_of("grand_gardens") == 0
    assert board.player(0).stock == stock + 2


@clause("R10.7")
def test_its_power_works_for_the_owner_at_once() -> None:
    board = builder().talents(0, 3).card_phase()
    board.play("build great_lighthouse", "at egypt", "sacrifice kush", "sacrifice kush")

    board.play("talent", "talent", "talent")

    assert board.g.may_sail_deep(0)


@clause("R10.8")
def test_without_a_disk_in_its_area_a_wonder_has_no_power() -> None:
    board = builder(egypt=2).wonder(0, "grand_gardens", "libya")

    board.growth(0).play("done")

    assert board.player(0).ready == 3


@clause("R10.9")
def test_whoever_controls_its_area_after_the_competitions_becomes_the_owner() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).disks(1, egypt=3)
    board.wonder(0, "great_palace", "egypt")

    board.competitions()

    assert board.owner_of("great_palace") == 1


@clause("R10.9")
def test_in_a_shared_area_a_wonder_stays_with_its_owner() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).disks(1, egypt=1)
    board.wonder(0, "great_palace", "egypt")

    board.competitions()

    assert board.owner_of("great_palace") == 0


@clause("R10.9")
def test_a_wonder_without_owner_falls_to_the_first_that_controls_its_area() -> None:
    board = Board(seats=2).powerless().disks(1, egypt=1)
    board.wonder(-1, "great_palace", "egypt")

    board.competitions()

    assert board.owner_of("great_palace") == 1


@clause("R10.10")
def test_a_buried_wonder_has_no_power() -> None:
    board = builder(egypt=2).wonder(0, "grand_gardens", "egypt", is_buried=True)

    board.growth(0).play("done")

    assert board.player(0).ready == 3


@clause("R10.12")
def test_nobody_can_build_a_buried_wonder_anew() -> None:
    board = builder().wonder(1, "grand_temple", "troy", is_buried=True).talents(0, 3)

    board.card_phase()

    assert "build grand_temple" not in board.options()
    assert "build grand_gardens" in board.options()


@clause("R10.12")
def test_a_card_can_restore_a_buried_wonder_in_its_area() -> None:
    board = builder().wonder(1, "grand_temple", "troy", is_buried=True).holds(0, "restoration")
    board.card_phase()

    assert board.state_of("grand_temple") == BURIED

    board.play("play restoration", "wonder grand_temple")

    assert board.state_of("grand_temple") == BUILT
    assert board.g.wonder_area[0] == board.area("troy")
