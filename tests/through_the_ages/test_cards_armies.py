"""Tactics, armies and military bonus cards."""

import pytest

from aevum.games.through_the_ages.tables import COLONY_BONUS, DEFENSE
from tests.kit import clause
from tests.through_the_ages.board import Board, card

# name, units of one army that is not obsolete, tactical strength, units of an obsolete army,
# obsolete strength
TACTICS = [
    ("fighting_band", {"warriors": 2}, 1, {}, 0),
    ("heavy_cavalry", {"knights": 3}, 4, {}, 0),
    ("legion", {"warriors": 3}, 2, {}, 0),
    ("medieval_army", {"warriors": 1, "knights": 1}, 2, {}, 0),
    ("phalanx", {"warriors": 2, "knights": 1}, 3, {}, 0),
    ("classic_army", {"swordsmen": 2, "knights": 2}, 8, {"warriors": 2, "knights": 2}, 4),
    ("conquistadors", {"swordsmen": 1, "knights": 2}, 5, {"warriors": 1, "knights": 2}, 3),
    ("defensive_army", {"swordsmen": 2, "cannon": 1}, 6, {"warriors": 2, "cannon": 1}, 3),
    ("fortifications", {"cannon": 2}, 5, {}, 3),
    ("mobile_artillery", {"knights": 1, "cannon": 1}, 5, {}, 3),
    (
        "napoleonic_army",
        {"swordsmen": 1, "knights": 1, "cannon": 1},
        7,
        {"warriors": 1, "knights": 1, "cannon": 1},
        4,
    ),
    ("entrenchments", {"riflemen": 1, "cannon": 2}, 9, {"swordsmen": 1, "cannon": 2}, 5),
    ("mechanized_army", {"cavalrymen": 1, "cannon": 2}, 10, {"knights": 1, "cannon": 2}, 5),
    (
        "modern_army",
        {"riflemen": 2, "cavalrymen": 1, "cannon": 1},
        13,
        {"riflemen": 1, "swordsmen": 1, "cavalrymen": 1, "cannon": 1},
        7,
    ),
    ("shock_troops", {"riflemen": 1, "cavalrymen": 3}, 11, {"riflemen": 1, "knights": 3}, 6),
]


def army(units: dict[str, int]) -> Board:
    """A civilization with exactly these units."""
    board = Board().workers(0, "warriors", 0)
    for name, count in units.items():
        board.workers(0, name, count)
    return board


@clause("R7.6.2", "R7.6.3", "R7.8.2")
@pytest.mark.parametrize(("name", "units", "strength"), [row[:3] for row in TACTICS])
def test_each_army_of_a_tactic_adds_its_tactical_strength(
    name: str, units: dict[str, int], strength: int
) -> None:
    board = army(units).holds(0, name)
    before = board.ratings()[2]

    board.play(f"play {name}")

    assert board.ratings()[2] - before == strength
    assert board.player().tactic == card(name)


@clause("R7.6.3")
@pytest.mark.parametrize(("name", "units"), [row[:2] for row in TACTICS])
def test_an_army_needs_all_the_units_that_the_tactic_shows(
    name: str, units: dict[str, int]
) -> None:
    for missing in units:
        board = army({unit: count - (unit == missing) for unit, count in units.items()})
        before = board.ratings()[2]

        board.tactic(0, name)

        assert board.ratings()[2] == before


@clause("R7.6.5", "R7.8.2")
@pytest.mark.parametrize(
    ("name", "units", "strength"), [(row[0], row[3], row[4]) for row in TACTICS if row[3]]
)
def test_an_army_with_a_unit_two_levels_below_the_tactic_adds_the_smaller_value(
    name: str, units: dict[str, int], strength: int
) -> None:
    board = army(units)
    before = board.ratings()[2]

    board.tactic(0, name)

    assert board.ratings()[2] - before == strength


@clause("R7.6.3")
@pytest.mark.parametrize(
    ("name", "units", "strength"), [(row[0], row[1], 2 * row[2]) for row in TACTICS]
)
def test_twice_the_units_are_two_armies(name: str, units: dict[str, int], strength: int) -> None:
    board = army({unit: 2 * count for unit, count in units.items()})
    before = board.ratings()[2]

    board.tactic(0, name)

    assert board.ratings()[2] - before == strength


@clause("R7.6.4")
@pytest.mark.parametrize(("air", "extra"), [(0, 5), (1, 10), (2, 10)])
def test_one_air_force_doubles_an_army(air: int, extra: int) -> None:
    board = army({"cannon": 2, "air_forces": air})
    before = board.ratings()[2]

    board.tactic(0, "fortifications")

    assert board.ratings()[2] - before == extra


@clause("R7.6.5")
def test_an_air_force_doubles_the_smaller_value_of_an_obsolete_army() -> None:
    board = army({"warriors": 2, "cannon": 1, "air_forces": 1})
    before = board.ratings()[2]

    board.tactic(0, "defensive_army")

    assert board.ratings()[2] - before == 2 * 3


@clause("R7.6.6")
def test_armies_are_formed_so_that_the_strength_is_as_high_as_possible() -> None:
    board = army({"warriors": 2, "swordsmen": 2, "knights": 2, "cannon": 2, "air_forces": 1})
    before = board.ratings()[2]

    board.tactic(0, "defensive_army")

    assert board.ratings()[2] - before == 2 * 6 + 3


@clause("R7.6.6")
def test_an_army_is_kept_modern_when_there_are_enough_new_units_for_it() -> None:
    board = army({"warriors": 1, "swordsmen": 2, "cannon": 1})
    before = board.ratings()[2]

    board.tactic(0, "defensive_army")

    assert board.ratings()[2] - before == 6


@clause("R7.6.2")
def test_a_common_tactic_can_be_the_current_one_of_several_players() -> None:
    board = Board().tactic(1, "fighting_band").workers(0, "warriors", 2)

    board.play("copy fighting_band")

    assert board.player(0).tactic == board.player(1).tactic == card("fighting_band")
    assert board.ratings()[2] == 2 + 1


# Military bonus cards

BONUSES = [("military_bonus_i", 2, 1), ("military_bonus_ii", 4, 2), ("military_bonus_iii", 6, 3)]


@clause("R7.7.3", "R7.8.2")
@pytest.mark.parametrize(("name", "defense", "_ships"), BONUSES)
def test_a_bonus_card_adds_its_upper_value_to_a_defense(
    name: str, defense: int, _ships: int
) -> None:
    board = Board().workers(0, "warriors", 1 + defense).holds(0, "plunder_i").holds(1, name)
    board.tokens(1, "bronze", 3).politics_of(0)

    board.play("attack plunder_i 2", f"play {name}")

    assert (DEFENSE[card(name)], board.military_hand(1)) == (defense, [])
    assert board.was_told("note-attack-failed") != []
    assert board.player(1).resources() == 3


@clause("R7.7.3")
@pytest.mark.parametrize(("name", "defense", "_ships"), BONUSES)
def test_a_bonus_card_adds_no_more_than_its_upper_value(
    name: str, defense: int, _ships: int
) -> None:
    board = Board().workers(0, "warriors", 2 + defense).holds(0, "plunder_i").holds(1, name)
    board.politics_of(0)

    board.play("attack plunder_i 2")

    assert board.options() == ["done"]


@clause("R7.7.3", "R7.8.2")
@pytest.mark.parametrize(("name", "_defense", "ships"), BONUSES)
def test_a_bonus_card_adds_its_lower_value_to_a_colonization_force(
    name: str, _defense: int, ships: int
) -> None:
    board = Board().holds(0, name)

    board.reveal("historic_territory_i")
    bids = board.options_of("bid")
    board.play(f"bid {1 + ships}", "done", "send warriors", f"play {name}", "done")

    assert (COLONY_BONUS[card(name)], len(bids)) == (ships, 1 + ships)
    assert (board.military_hand(0), board.player().culture) == ([], 1 + 6)
