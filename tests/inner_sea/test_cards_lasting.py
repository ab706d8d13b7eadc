"""Investments and what they do while they lie on the table (cards 21 to 82)."""

import pytest

from aevum.games.inner_sea.reckoning.phase import CLOSE
from aevum.games.inner_sea.tables import CARD_NAMES
from tests.inner_sea.board import Board, played_by
from tests.kit import clause

INVESTMENTS = [
    "coinage",
    "academy_of_science",
    "heroic_saga",
    "aqueduct",
    "great_harbor",
    "granary",
    "paved_roads",
]


def troy_has(investment: str, **stacks: int) -> Board:
    """Troy with an investment; Egypt is in the game."""
    return played_by("trojans", "egyptians").disks(0, **stacks).invests(0, investment)


@clause("R5.15")
@pytest.mark.parametrize("card", INVESTMENTS)
def test_an_investment_stays_on_the_table_in_front_of_its_owner(card: str) -> None:
    board = played_by("trojans", "egyptians").disks(0, troy=1).holds(0, card).card_phase()

    board.play(f"play {card}")

    assert [CARD_NAMES[number] for number in board.player(0).investments] == [card]
    assert board.discarded() == []


@pytest.mark.parametrize(("disks", "talents"), [(3, 1), (2, 0)])
def test_21_coinage_gives_a_talent_with_a_city(disks: int, talents: int) -> None:
    board = troy_has("coinage", troy=disks).growth(0)

    board.play("done")

    assert board.player(0).talents == talents


def test_22_the_academy_of_science_draws_three_more_and_keeps_one() -> None:
    board = troy_has("academy_of_science", troy=1).disks(1, egypt=1)
    board.on_top("poet", "colony", "tyrant", "flood", "plague", "volcano", "heresy", "pirates")
    board.reckoning(CLOSE)

    assert board.hand(0) == ["poet", "colony", "tyrant"]
    assert board.options() == ["keep volcano", "keep flood", "keep plague"]

    board.play("keep plague")

    assert board.hand(0) == ["plague", "poet", "colony", "tyrant"]
    assert board.discarded() == ["volcano", "flood"]


@pytest.mark.parametrize(
    ("choice", "ready", "talents", "points"), [("disks", 5, 0, 0), ("talent_and_point", 3, 1, 1)]
)
def test_26_a_heroic_saga_gives_disks_or_a_talent_and_a_point(
    choice: str, ready: int, talents: int, points: int
) -> None:
    board = troy_has("heroic_saga", troy=2, rome=2, minos=2).growth(0)

    board.play("done", f"choose {choice}")

    assert board.player(0).ready == ready
    assert board.player(0).talents == talents
    assert board.player(0).vp == points


def test_26_a_heroic_saga_ends_after_two_acquisition_steps() -> None:
    board = troy_has("heroic_saga", troy=3)
    for _ in range(2):
        board.growth(0).play("choose talent_and_point")

    assert board.discarded() == ["heroic_saga"]

    board.growth(0)

    assert board.options_of("choose") == []


def test_30_an_aqueduct_ignores_one_removal_by_a_natural_disaster_per_turn() -> None:
    board = troy_has("aqueduct", rome=3).disks(1, egypt=1).holds(1, "great_fire").card_phase(1)
    board.play("play great_fire", "strike rome trojans")

    assert board.options() == ["lose own", "shield aqueduct"]

    board.play("shield aqueduct")

    assert board.at("rome")[0] == 2


def test_30_an_aqueduct_is_of_no_use_against_other_cards() -> None:
    board = troy_has("aqueduct", rome=3).disks(1, egypt=1).holds(1, "heresy").card_phase(1)

    board.play("play heresy", "strike rome trojans")

    assert board.at("rome")[0] == 2


@pytest.mark.parametrize(("seas", "ready"), [(1, 3), (2, 5), (3, 5)])
def test_78_a_great_harbor_gives_a_disk_with_two_shallow_seas(seas: int, ready: int) -> None:
    board = troy_has("great_harbor", troy=2, rome=2, minos=2)
    for name in ["sea_euxine", "sea_cretan", "sea_punic"][:seas]:
        board.disks(0, **{name: 1})

    board.growth(0).play("done")

    assert board.player(0).ready == ready


@pytest.mark.parametrize("card", ["famine", "drought", "locusts"])
def test_81_famine_drought_and_locusts_do_not_touch_the_owner_of_a_granary(card: str) -> None:
    board = troy_has("granary", rome=2).disks(1, egypt=1).holds(1, card).card_phase(1)

    assert board.options_of("play") == []


@pytest.mark.parametrize(("granary", "ready"), [((), 3), (("granary",), 5)])
def test_81_a_granary_bought_after_the_drought_began_still_keeps_it_off(
    granary: tuple[str, ...], ready: int
) -> None:
    board = played_by("trojans", "carthaginians").disks(0, rome=2, attica=2, minos=2)
    board.disks(0, gaul=2, cyprus=2).holds(0, *granary).holds(1, "drought").card_phase(1)
    board.play("play drought", "against trojans")
    board.unanswered().play(*[f"play {card}" for card in granary])

    board.growth(0).play("done")

    assert not board.player(0).has_drought
    assert board.player(0).ready == ready


def test_81_a_granary_is_discarded_in_place_of_a_disk() -> None:
    board = troy_has("granary", rome=3).disks(1, egypt=1).holds(1, "great_fire").card_phase(1)

    board.play("play great_fire", "strike rome trojans", "shield granary")

    assert board.at("rome")[0] == 2
    assert board.player(0).investments == []
    assert "granary" in board.discarded()


def test_82_paved_roads_move_two_disks_along_controlled_land_after_deployment() -> None:
    board = troy_has("paved_roads", epirus=2, attica=1, macedonia=1, rome=1).ready_box(0, 1)
    board.deployment(0).play("deploy rome")

    assert board.options_of("at") == ["at epirus", "at macedonia", "at attica"]

    board.play("at epirus")

    assert board.options() == ["move epirus macedonia", "move epirus attica"]

    board.play("move epirus macedonia", "at epirus", "move epirus macedonia")

    assert [board.at(name)[0] for name in ("epirus", "macedonia", "rome")] == [0, 3, 2]
    assert board.options_of("at") == []
