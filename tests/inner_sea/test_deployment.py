"""The Deployment Step (R4.12 to R4.19)."""

import pytest

from tests.inner_sea.board import played_by
from tests.kit import clause


@clause("R4.12")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_any_number_of_ready_disks_may_be_placed(count: int) -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).ready_box(0, 3).deployment(0)

    board.play(*["deploy attica"] * count)
    if count < 3:
        board.play("done")

    assert board.at("attica")[0] == 1 + count
    assert board.player(0).ready == 3 - count


@clause("R4.12")
def test_each_placement_must_be_allowed_when_it_is_made() -> None:
    board = played_by("gauls", "carthaginians").disks(0, egypt=1).ready_box(0, 2).deployment(0)

    reason = board.why("deploy cyrenaica")
    board.play("deploy libya")

    assert reason is not None
    assert reason.clause == "R4.14"
    assert "deploy cyrenaica" in board.options()


@clause("R4.13")
def test_disks_may_join_an_area_one_controls() -> None:
    board = played_by("gauls", "carthaginians").disks(0, kush=2).ready_box(0, 1).deployment(0)

    board.play("deploy kush")

    assert board.at("kush")[0] == 3


@clause("R4.13")
@pytest.mark.parametrize(("own", "other"), [(1, 2), (2, 1), (2, 2), (1, 4)])
def test_disks_may_join_a_contested_area_with_own_disks(own: int, other: int) -> None:
    board = played_by("gauls", "carthaginians").disks(0, kush=own).disks(1, kush=other)

    board.ready_box(0, 1).deployment(0).play("deploy kush")

    assert board.at("kush")[:2] == [own + 1, other]


@clause("R4.13")
def test_a_contested_area_without_own_disks_is_closed() -> None:
    board = played_by("gauls", "carthaginians").disks(0, gaul=1).disks(1, kush=2)

    board.barbarians(kush=1).ready_box(0, 1).deployment(0)

    assert "deploy kush" not in board.options()


@clause("R4.14")
def test_disks_go_next_to_areas_one_controls_on_land_and_at_sea() -> None:
    board = played_by("gauls", "carthaginians").disks(0, rhodes=1).ready_box(0, 1).deployment(0)

    assert board.options() == ["done", "deploy rhodes", "deploy sea_aegean", "deploy sea_rhodian"]


@clause("R4.14")
def test_a_chain_of_placements_leads_on_from_each_area() -> None:
    board = played_by("gauls", "carthaginians").disks(0, rhodes=1).ready_box(0, 3).deployment(0)

    board.play("deploy sea_rhodian", "deploy lycia", "deploy cilicia")

    assert board.at("cilicia")[0] == 1


@clause("R4.14")
def test_a_chain_ends_in_an_area_that_somebody_else_holds() -> None:
    board = played_by("gauls", "carthaginians").disks(0, egypt=1).disks(1, libya=1)

    board.ready_box(0, 2).deployment(0).play("deploy libya")

    assert "deploy cyrenaica" not in board.options()


@clause("R4.15")
@pytest.mark.parametrize(
    ("own", "carthage", "barbarians", "opens"),
    [
        (2, 1, 0, True),
        (3, 2, 0, True),
        (2, 2, 0, False),
        (1, 2, 0, False),
        (3, 1, 3, False),
        (3, 2, 2, True),
    ],
)
def test_a_contested_area_opens_its_neighbours_to_the_strongest(
    own: int, carthage: int, barbarians: int, opens: bool
) -> None:
    board = played_by("gauls", "carthaginians").disks(0, kush=own).disks(1, kush=carthage)
    if barbarians:
        board.barbarians(kush=barbarians)

    board.ready_box(0, 1).deployment(0)

    assert ("deploy egypt" in board.options()) == opens


@clause("R4.15")
def test_a_disk_that_makes_one_the_strongest_opens_the_way() -> None:
    board = played_by("gauls", "carthaginians").disks(0, kush=2).disks(1, kush=2).ready_box(0, 2)
    board.deployment(0)

    board.play("deploy kush", "deploy egypt")

    assert board.at("egypt")[0] == 1


@clause("R4.16", "A7")
def test_a_shared_area_is_closed_from_within() -> None:
    board = played_by("gauls", "carthaginians").disks(0, kush=1, rome=1).disks(1, kush=1)

    board.ready_box(0, 1).deployment(0)

    assert "deploy kush" not in board.options()
    assert "deploy egypt" not in board.options()
    reason = board.why("deploy kush")
    assert reason is not None
    assert reason.clause == "R4.14"


@clause("R4.16", "A7")
def test_a_shared_area_is_entered_from_a_controlled_neighbour() -> None:
    board = played_by("gauls", "carthaginians").disks(0, kush=1, egypt=1).disks(1, kush=1)

    board.ready_box(0, 1).deployment(0).play("deploy kush")

    assert board.at("kush")[:2] == [2, 1]


@clause("R4.16")
def test_a_shared_area_is_entered_from_a_contested_neighbour_where_one_is_strongest() -> None:
    board = played_by("gauls", "carthaginians").disks(0, kush=1, egypt=3).disks(1, kush=1, egypt=2)

    board.ready_box(0, 1).deployment(0).play("deploy kush")

    assert board.at("kush")[:2] == [2, 1]


@clause("R4.17")
def test_areas_of_rivals_and_barbarians_may_be_entered() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).disks(1, epirus=3)

    board.barbarians(mycenae=2).ready_box(0, 2).deployment(0)
    board.play("deploy epirus", "deploy mycenae")

    assert board.at("epirus") == [1, 3, 0]
    assert board.at("mycenae") == [1, 0, 2]
    assert board.g.is_contested(board.area("epirus"))
    assert board.g.is_contested(board.area("mycenae"))


@clause("R4.18")
def test_without_disks_on_the_map_one_begins_at_home_or_next_to_it() -> None:
    board = played_by("gauls", "carthaginians").ready_box(0, 3).deployment(0)

    assert board.options_of("deploy") == [
        "deploy gaul",
        "deploy aquitania",
        "deploy massalia",
        "deploy helvetia",
    ]


@clause("R4.18")
def test_who_begins_at_home_goes_on_from_there() -> None:
    board = played_by("gauls", "carthaginians").ready_box(0, 3).deployment(0)

    board.play("deploy massalia", "deploy liguria", "deploy gaul")

    assert [board.at(name)[0] for name in ("massalia", "liguria", "gaul")] == [1, 1, 1]


@clause("R4.18")
def test_home_is_open_even_if_rivals_hold_it() -> None:
    board = played_by("gauls", "carthaginians").disks(1, gaul=3).ready_box(0, 2).deployment(0)

    board.play("deploy gaul", "deploy gaul")

    assert board.at("gaul")[:2] == [2, 3]


@clause("R4.18")
def test_with_a_disk_on_the_map_home_is_not_open_by_itself() -> None:
    board = played_by("gauls", "carthaginians").disks(0, kush=1).ready_box(0, 1).deployment(0)

    assert "deploy gaul" not in board.options()


@clause("R4.18")
def test_who_retires_its_last_disk_begins_at_home() -> None:
    board = played_by("gauls", "carthaginians").disks(0, kush=1).growth(0)

    board.play("retire kush", "deploy gaul")

    assert board.at("gaul")[0] == 1


@clause("R4.19")
def test_disks_that_are_not_placed_stay_ready_for_later_turns() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).disks(1, rome=1)
    board.ready_box(0, 2).begins_turn()

    board.idles(lambda g: g.turn == 2 and g.asked == 1)
    board.idles(lambda g: g.turn == 2 and g.phase == 1)

    assert board.player(0).ready == 2 + 3 + 3


@clause("R4.12")
def test_an_empty_ready_box_ends_the_growth() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=1).disks(1, rome=1)

    board.ready_box(0, 1).deployment(0).play("deploy attica")

    assert board.g.phase == 1
