"""Powers of civilizations in growth, cards and tally (R12)."""

import pytest

from tests.inner_sea.board import Board, played_by
from tests.kit import clause


def acquires(civilization: str, **stacks: int) -> Board:
    """A civilization that has taken its Acquisition Step, far from rivals."""
    board = played_by(civilization, "egyptians").disks(0, **stacks)
    board.growth(0)
    if board.options_of("retire"):
        board.play("done")
    return board


@clause("R12.5")
def test_the_phoenicians_exchange_a_card_before_their_action() -> None:
    board = (
        played_by("phoenicians", "egyptians").disks(0, phoenicia=1).holds(0, "poet", "gold_mine")
    )
    board.on_top("colony", "irrigation")
    board.card_phase()

    board.play("exchange poet")

    assert board.options() == ["keep irrigation", "keep colony"]

    board.play("keep colony")

    assert board.hand(0) == ["gold_mine", "colony"]
    assert board.discarded() == ["poet", "irrigation"]
    assert board.g.decider == 0
    assert "play gold_mine" in board.options()
    assert board.options_of("exchange") == []


@clause("R12.5")
def test_the_phoenicians_exchange_once_per_card_phase_and_nobody_else_does() -> None:
    board = played_by("phoenicians", "egyptians").disks(0, phoenicia=1).disks(1, egypt=1)
    board.holds(0, "poet").holds(1, "gold_mine").card_phase(1)

    reason = board.why("exchange gold_mine")

    assert board.options_of("exchange") == []
    assert reason is not None
    assert reason.clause == "R12.5"


@clause("R12.1")
@pytest.mark.parametrize(
    ("stacks", "ready", "talents"),
    [
        ({"attica": 1}, 3, 0),
        ({"egypt": 1, "attica": 2, "epirus": 2}, 3, 0),
        ({"egypt": 2, "attica": 2, "epirus": 2}, 3, 0),
        ({"egypt": 2, "kush": 2, "attica": 2, "epirus": 2}, 4, 0),
        ({"egypt": 2, "kush": 2, "nile_delta": 2}, 4, 0),
        ({"egypt": 3, "kush": 2, "nile_delta": 2, "attica": 2}, 4, 1),
        ({"egypt": 3, "kush": 3, "nile_delta": 3, "attica": 2, "epirus": 2}, 4, 1),
    ],
)
def test_egypt_grows_by_the_nile(stacks: dict[str, int], ready: int, talents: int) -> None:
    board = acquires("egyptians", **stacks)

    assert board.player(0).ready == ready
    assert board.player(0).talents == talents


@clause("R12.1")
def test_a_nile_area_that_is_not_controlled_brings_egypt_nothing() -> None:
    board = played_by("egyptians", "gauls").disks(0, egypt=2, kush=2, nile_delta=2)
    board.disks(1, egypt=1)

    board.growth(0).play("done")

    assert board.player(0).ready == 4


@clause("R12.1")
@pytest.mark.parametrize(
    ("stacks", "ready", "talents"),
    [
        ({"attica": 2, "epirus": 2}, 3, 0),
        ({"attica": 2, "epirus": 2, "tartessos": 2}, 4, 1),
        ({"attica": 2, "epirus": 2, "celt_iberia": 3}, 3, 2),
        ({"saguntum": 3, "lusitania": 3}, 3, 1),
    ],
)
def test_celt_iberia_grows_by_a_disk_and_by_iberia(
    stacks: dict[str, int], ready: int, talents: int
) -> None:
    board = acquires("celt_iberians", **stacks)

    assert board.player(0).ready == ready
    assert board.player(0).talents == talents


@clause("R12.1")
def test_phoenicia_has_an_extra_disk_that_must_go_to_sea() -> None:
    board = acquires("phoenicians", phoenicia=2, canaan=2, al_mina=2, sea_phoenician=1)

    assert board.player(0).ready == 4

    board.play("deploy phoenicia", "deploy canaan", "deploy al_mina")
    reason = board.why("deploy palmyra")

    assert all("sea_" in text or "deep_" in text for text in board.options_of("deploy"))
    assert reason is not None
    assert reason.clause == "R12.1"


@clause("R12.1")
@pytest.mark.parametrize("civilization", ["phoenicians", "minoans"])
def test_phoenicia_and_minos_may_enter_the_deep_sea(civilization: str) -> None:
    board = played_by(civilization, "egyptians").disks(0, minos=1).ready_box(0, 3)

    board.deployment(0)

    assert "deploy deep_central" in board.options()


@clause("R12.1")
def test_phoenicia_scores_for_every_four_sea_areas_with_own_disks() -> None:
    board = played_by("phoenicians", "egyptians")
    board.disks(0, deep_eastern=1, sea_egyptian=1, sea_libyan=2, sea_phoenician=1)
    board.disks(1, sea_egyptian=1, kush=1)

    board.reckoning(1)

    assert board.player(0).vp == 1


@clause("R12.1")
@pytest.mark.parametrize(
    ("stacks", "ready", "talents"),
    [
        ({"attica": 2, "epirus": 2, "mauretania": 2}, 4, 0),
        ({"attica": 2, "epirus": 2, "gaetulia": 2}, 4, 1),
        ({"kush": 2, "epirus": 2, "gaetulia": 2}, 4, 1),
    ],
)
def test_mauretania_grows_by_a_disk_and_by_the_south(
    stacks: dict[str, int], ready: int, talents: int
) -> None:
    board = acquires("mauretanians", **stacks)

    assert board.player(0).ready == ready
    assert board.player(0).talents == talents


@clause("R12.1")
@pytest.mark.parametrize(("other", "points"), [("kush", 1), ("sea_cretan", 0)])
def test_minos_scores_for_every_four_sea_areas_held_alone(other: str, points: int) -> None:
    board = played_by("minoans", "egyptians").disks(1, **{other: 1})
    board.disks(0, deep_central=1, sea_cretan=1, sea_rhodian=2, sea_aegean=1)

    board.reckoning(1)

    assert board.player(0).vp == points


@clause("R12.1")
def test_rome_without_a_city_nearby_has_one_extra_disk() -> None:
    board = acquires("romans", rome=2, etruria=2, apulia=2, cisalpina=3)

    assert board.player(0).ready == 4


@clause("R12.1")
@pytest.mark.parametrize("city", ["rome", "etruria", "apulia", "bruttium"])
def test_rome_with_a_city_nearby_chooses_two_disks_or_a_card(city: str) -> None:
    board = acquires("romans", **{city: 3, "attica": 2, "epirus": 2, "minos": 2})

    assert board.options() == ["choose disks", "choose card"]

    board.play("choose disks")

    assert board.player(0).ready == 5


@clause("R12.1")
def test_rome_may_draw_a_card_in_place_of_disks() -> None:
    board = acquires("romans", rome=3, attica=2, epirus=2, minos=2)

    board.play("choose card")

    assert len(board.hand(0)) == 1
    assert board.player(0).ready == 3
