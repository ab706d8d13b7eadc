"""The technology cards: what each costs, and what each gives."""

import pytest

from aevum.games.through_the_ages.ratings import (
    civil_total,
    colonization_modifier,
    military_total,
)
from aevum.games.through_the_ages.tables import (
    COST,
    LEVEL,
    REVOLUTION_COST,
    SCIENCE_COST,
    URBAN_LIMIT,
)
from tests.kit import clause
from tests.through_the_ages.board import Board, card

FARMS_AND_MINES = [
    ("agriculture", 0, 2, 1),
    ("irrigation", 3, 4, 2),
    ("selective_breeding", 5, 6, 3),
    ("mechanized_agriculture", 7, 8, 5),
    ("bronze", 0, 2, 1),
    ("iron", 5, 5, 2),
    ("coal", 7, 8, 3),
    ("oil", 9, 11, 5),
]
BUILDINGS_AND_UNITS = [
    # name, science cost, resource cost, culture, science, strength and happiness for each worker
    ("philosophy", 0, 3, (0, 1, 0, 0)),
    ("alchemy", 4, 6, (0, 2, 0, 0)),
    ("scientific_method", 6, 8, (0, 3, 0, 0)),
    ("computers", 8, 11, (0, 5, 0, 0)),
    ("religion", 0, 3, (1, 0, 0, 1)),
    ("theology", 2, 5, (1, 0, 0, 2)),
    ("organized_religion", 4, 7, (1, 0, 0, 3)),
    ("printing_press", 3, 3, (1, 1, 0, 0)),
    ("journalism", 6, 8, (2, 2, 0, 0)),
    ("multimedia", 9, 11, (3, 3, 0, 0)),
    ("drama", 3, 4, (2, 0, 0, 1)),
    ("opera", 7, 8, (3, 0, 0, 1)),
    ("movies", 10, 11, (4, 0, 0, 1)),
    ("bread_and_circuses", 3, 3, (0, 0, 1, 2)),
    ("team_sports", 5, 5, (0, 0, 2, 3)),
    ("professional_sports", 7, 8, (0, 0, 3, 4)),
    ("warriors", 0, 2, (0, 0, 1, 0)),
    ("swordsmen", 4, 3, (0, 0, 2, 0)),
    ("riflemen", 6, 5, (0, 0, 3, 0)),
    ("modern_infantry", 10, 7, (0, 0, 5, 0)),
    ("knights", 5, 3, (0, 0, 2, 0)),
    ("cavalrymen", 6, 5, (0, 0, 3, 0)),
    ("tanks", 9, 7, (0, 0, 5, 0)),
    ("cannon", 6, 5, (0, 0, 3, 0)),
    ("rockets", 8, 7, (0, 0, 5, 0)),
    ("air_forces", 12, 7, (0, 0, 5, 0)),
]
SPECIALS = [
    # name, science; civil actions, military actions, strength, ships, blue tokens
    ("code_of_laws", 6, (1, 0, 0, 0, 0)),
    ("justice_system", 7, (1, 0, 0, 0, 3)),
    ("civil_service", 10, (2, 0, 0, 0, 3)),
    ("warfare", 5, (0, 1, 1, 0, 0)),
    ("strategy", 8, (0, 2, 3, 0, 0)),
    ("military_theory", 11, (0, 3, 5, 0, 0)),
    ("cartography", 4, (0, 0, 1, 2, 0)),
    ("navigation", 6, (0, 0, 2, 3, 0)),
    ("satellites", 8, (0, 0, 3, 4, 0)),
    ("masonry", 3, (0, 0, 0, 0, 0)),
    ("architecture", 6, (0, 0, 0, 0, 0)),
    ("engineering", 9, (0, 0, 0, 0, 0)),
]
GOVERNMENTS = [
    # name; science, by revolution; civil and military actions, urban limit; ratings
    ("despotism", (0, 0), (4, 2, 2), (0, 0, 0, 0)),
    ("monarchy", (8, 2), (5, 3, 3), (0, 0, 0, 0)),
    ("theocracy", (6, 1), (4, 3, 3), (1, 0, 1, 1)),
    ("constitutional_monarchy", (12, 6), (6, 4, 3), (0, 0, 0, 0)),
    ("republic", (13, 3), (7, 2, 3), (0, 0, 0, 0)),
    ("communism", (19, 5), (7, 5, 4), (0, 0, 0, -1)),
    ("democracy", (17, 9), (7, 3, 4), (3, 0, 0, 0)),
    ("fundamentalism", (18, 7), (6, 5, 4), (0, -2, 5, 0)),
]


PRINTED_ON_THE_BOARD = ("agriculture", "bronze", "philosophy", "religion", "warriors", "despotism")


def owning(name: str) -> Board:
    """A board with a technology in play; the start technologies are on it anyway."""
    return Board() if name in PRINTED_ON_THE_BOARD else Board().has(0, name)


def change(board: Board, before: tuple[int, ...]) -> tuple[int, ...]:
    """Say how the ratings have changed."""
    return tuple(new - old for new, old in zip(board.ratings(), before, strict=True))


@clause("R7.4.2", "R7.8.1")
@pytest.mark.parametrize(("name", "science", "price", "value"), FARMS_AND_MINES)
def test_each_token_on_a_farm_or_mine_is_worth_what_the_card_shows_also_without_workers(
    name: str, science: int, price: int, value: int
) -> None:
    board = owning(name)
    before = board.ratings()

    board.tokens(0, name, 3)

    p = board.player()
    assert (SCIENCE_COST[card(name)], COST[card(name)]) == (science, price)
    assert p.food() + p.resources() == 3 * value
    assert board.ratings() == before


@clause("R7.4.2")
@pytest.mark.parametrize(("name", "value"), [(row[0], row[3]) for row in FARMS_AND_MINES])
def test_each_worker_on_a_farm_or_mine_produces(name: str, value: int) -> None:
    board = Board().workers(0, "agriculture", 0).workers(0, "bronze", 0).workers(0, name, 2)
    board.yellow_bank(0, 18)

    board.play("done")

    p = board.player()
    assert p.food() + p.resources() == 2 * value


@clause("R7.4.3", "R7.4.4", "R7.8.1")
@pytest.mark.parametrize(("name", "science", "price", "gives"), BUILDINGS_AND_UNITS)
def test_each_worker_on_a_building_or_unit_gives_the_symbols_shown(
    name: str, science: int, price: int, gives: tuple[int, ...]
) -> None:
    board = owning(name).has(0, "monarchy").tokens(0, "bronze", price)
    before = board.ratings()

    board.play(f"build {name}")

    assert (SCIENCE_COST[card(name)], board.player().resources()) == (science, 0)
    assert change(board, before) == gives


@clause("R7.4.5", "R7.8.1")
@pytest.mark.parametrize(("name", "price", "gives"), SPECIALS)
def test_a_special_technology_works_at_once_and_without_workers(
    name: str, price: int, gives: tuple[int, ...]
) -> None:
    board = Board().holds(0, name).points(0, science=price)

    board.play(f"develop {name}")

    p = board.player()
    actions = (p.civil - 3, p.military - 2)
    assert p.science == 0
    assert gives == (
        *actions,
        board.ratings()[2] - 1,
        colonization_modifier(p),
        p.blue_owned - 16,
    )


@clause("R7.4.5")
@pytest.mark.parametrize(
    ("low", "high"),
    [
        ("code_of_laws", "civil_service"),
        ("warfare", "strategy"),
        ("cartography", "satellites"),
        ("masonry", "architecture"),
    ],
)
def test_of_two_special_technologies_of_a_type_only_the_higher_stays(low: str, high: str) -> None:
    upwards = Board().has(0, low).holds(0, high).points(0, science=20)
    downwards = Board().has(0, high).holds(0, low).points(0, science=20)

    upwards.play(f"develop {high}")
    downwards.play(f"develop {low}")

    assert high in upwards.view_of_cards() and low not in upwards.view_of_cards()
    assert high in downwards.view_of_cards() and low not in downwards.view_of_cards()


@clause("R4.5.2", "R4.6.2")
@pytest.mark.parametrize(
    ("name", "prices"),
    [("masonry", (3, 5, 7, 10)), ("architecture", (3, 5, 6, 9)), ("engineering", (3, 5, 6, 8))],
)
def test_construction_makes_urban_buildings_cheaper_by_their_level(
    name: str, prices: tuple[int, ...]
) -> None:
    labs = ("philosophy", "alchemy", "scientific_method", "computers")

    for lab, price in zip(labs, prices, strict=True):
        board = Board().has(0, name, "alchemy", "scientific_method", "computers")
        board.tokens(0, "bronze", price)
        board.play(f"build {lab}")
        assert board.player().resources() == 0
        assert COST[card(lab)] - price <= LEVEL[card(name)]


@clause("R4.9.3")
@pytest.mark.parametrize(
    ("name", "stages"), [("masonry", 2), ("architecture", 3), ("engineering", 4)]
)
def test_construction_builds_several_stages_with_one_civil_action(name: str, stages: int) -> None:
    board = Board().has(0, name).building(0, "internet").tokens(0, "bronze", 14)

    assert board.options_of("stage") == [f"stage {count}" for count in range(1, stages + 1)]
    board.play(f"stage {stages}")
    assert (board.player().stages, board.player().civil) == (stages, 3)


@clause("R7.4.6", "R7.8.1")
@pytest.mark.parametrize(("name", "prices", "actions", "gives"), GOVERNMENTS)
def test_a_government_gives_its_actions_its_limit_and_its_symbols(
    name: str, prices: tuple[int, int], actions: tuple[int, int, int], gives: tuple[int, ...]
) -> None:
    before = Board().workers(0, "religion", 1).workers(0, "philosophy", 2).ratings()

    board = owning(name).workers(0, "religion", 1).workers(0, "philosophy", 2)

    p, number = board.player(), card(name)
    assert (SCIENCE_COST[number], REVOLUTION_COST[number]) == prices
    assert (civil_total(p), military_total(board.g, 0), URBAN_LIMIT[number]) == actions
    assert change(board, before) == gives


@clause("R7.4.3")
@pytest.mark.parametrize(("name", "limit"), [(row[0], row[2][2]) for row in GOVERNMENTS])
def test_the_government_limits_the_urban_buildings_of_each_type(name: str, limit: int) -> None:
    board = owning(name).tokens(0, "bronze", 6).unused(0, 2)

    board.workers(0, "religion", limit - 1)
    below = board.options_of("build")
    board.workers(0, "religion", limit)

    assert "build religion" in below
    assert "build religion" not in board.options_of("build")
    assert "build philosophy" in board.options_of("build")


@clause("R7.4.3")
@pytest.mark.parametrize(
    "name", ["philosophy", "religion", "printing_press", "drama", "bread_and_circuses"]
)
def test_every_type_of_urban_building_is_limited_and_no_other(name: str) -> None:
    board = owning(name).tokens(0, "bronze", 9).unused(0, 1)
    before = board.options_of("build")

    board.workers(0, name, 2)

    assert set(before) - set(board.options_of("build")) == {f"build {name}"}


@clause("R7.4.6")
def test_a_new_government_replaces_the_old_one() -> None:
    board = Board().has(0, "monarchy").holds(0, "republic").points(0, science=13)

    board.play("develop republic")

    p = board.player()
    assert p.government == card("republic")
    assert (civil_total(p), military_total(board.g, 0)) == (7, 2)


@clause("R7.4.6")
def test_surplus_buildings_stay_when_the_limit_falls() -> None:
    board = Board().has(0, "democracy").workers(0, "alchemy", 3).workers(0, "philosophy", 1)
    board.holds(0, "theocracy").points(0, science=6)

    board.play("develop theocracy")

    p = board.player()
    assert (p.count(2), URBAN_LIMIT[p.government]) == (4, 3)


@clause("R7.4.1")
def test_technologies_are_the_cards_with_a_science_cost_and_the_start_technologies() -> None:
    board = Board().has(0, "republic").holds(0, "iron", "warfare", "moses", "stockpile_a")
    board.points(0, science=20)

    assert board.options_of("develop") == ["develop iron", "develop warfare"]
    assert all(SCIENCE_COST[card(name)] > 0 for name in ("iron", "warfare", "republic"))
    assert not any(SCIENCE_COST[card(name)] for name in ("moses", "stockpile_a", "pyramids"))


@clause("R7.4.4")
def test_any_number_of_units_farms_and_mines_may_be_had() -> None:
    board = Board().workers(0, "warriors", 4).workers(0, "bronze", 4).workers(0, "agriculture", 4)
    board.tokens(0, "bronze", 6)

    builds = board.options_of("build")

    assert {"build warriors", "build bronze", "build agriculture"} <= set(builds)
