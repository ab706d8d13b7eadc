"""The leaders of Ages II and III, each with what it does."""

import pytest

from aevum.games.through_the_ages.ids import NONE
from tests.kit import clause
from tests.through_the_ages.board import Board

# Isaac Newton and Albert Einstein


@clause("R7.1.1", "R11.7")
@pytest.mark.parametrize("leader", ["leonardo_da_vinci", "isaac_newton", "albert_einstein"])
@pytest.mark.parametrize(
    ("name", "extra"),
    [
        ("alchemy", 1),
        ("scientific_method", 2),
        ("computers", 3),
        ("printing_press", 1),
        ("journalism", 2),
        ("multimedia", 3),
    ],
)
def test_men_of_science_add_the_level_of_the_best_lab_or_library(
    leader: str, name: str, extra: int
) -> None:
    board = Board().workers(0, name, 1)
    before = board.ratings()[1]

    board.led_by(0, leader)

    assert board.ratings()[1] - before == extra


@clause("R11.7")
def test_a_lab_without_a_worker_is_not_the_best_one() -> None:
    board = Board().has(0, "computers")
    before = board.ratings()[1]

    board.led_by(0, "isaac_newton")

    assert board.ratings()[1] == before


def test_newton_gets_the_civil_action_for_a_technology_back() -> None:
    board = Board().led_by(0, "isaac_newton").holds(0, "irrigation").points(0, science=3)

    board.play("develop irrigation")

    assert board.player().civil == 4


def test_einstein_scores_three_culture_points_for_each_technology() -> None:
    board = Board().led_by(0, "albert_einstein").holds(0, "irrigation", "monarchy")
    board.points(0, science=11)

    board.play("develop irrigation", "develop monarchy")

    assert board.player().culture == 6


@clause("R4.11.5")
def test_a_revolution_is_a_technology_for_einstein() -> None:
    board = Board().led_by(0, "albert_einstein").holds(0, "monarchy").points(0, science=2)

    board.play("revolution monarchy")

    assert board.player().culture == 3


# James Cook


@pytest.mark.parametrize(
    ("colonies", "culture"),
    [
        ([], 0),
        (["vast_territory_i"], 2),
        (["vast_territory_i", "historic_territory_i"], 3),
        (["vast_territory_i", "historic_territory_i", "wealthy_territory_ii"], 4),
    ],
)
def test_cook_produces_two_culture_for_the_first_colony_and_one_for_others(
    colonies: list[str], culture: int
) -> None:
    board = Board().led_by(0, "james_cook")

    for name in colonies:
        board.colony(0, name)

    assert board.ratings()[0] == culture


def test_cook_strengthens_a_colonization_force_by_two_discarded_cards() -> None:
    board = Board().led_by(0, "james_cook").holds(0, "plunder_i", "raid_i", "enslave")
    board.reveal("historic_territory_i")
    bids = board.options_of("bid")

    board.play("bid 3", "done", "send warriors", "discard enslave", "discard raid_i", "done")

    assert bids == ["bid 1", "bid 2", "bid 3"]
    assert board.military_hand() == ["plunder_i"]
    assert board.player().culture == 1 + 6


# Johann Sebastian Bach


def test_bach_adds_one_culture_for_each_theater() -> None:
    board = Board().workers(0, "drama", 1).workers(0, "opera", 1)
    before = board.ratings()[0]

    board.led_by(0, "johann_sebastian_bach")

    assert board.ratings()[0] - before == 2


@clause("R11.4")
@pytest.mark.parametrize(("name", "price"), [("drama", 1), ("opera", 5), ("journalism", 6)])
def test_bach_develops_theaters_for_two_science_less(name: str, price: int) -> None:
    board = Board().led_by(0, "johann_sebastian_bach").holds(0, name).points(0, science=price)

    board.play(f"develop {name}")

    assert board.player().science == 0


@clause("R11.12")
def test_bach_upgrades_any_urban_building_to_a_theater_once_in_a_turn() -> None:
    board = Board().has(0, "drama").workers(0, "religion", 1).tokens(0, "bronze", 2)
    board.led_by(0, "johann_sebastian_bach")

    board.play("upgrade religion drama")

    p = board.player()
    assert (p.resources(), p.civil, board.ratings()[0]) == (1, 3, 2 + 1)
    assert board.options_of("upgrade") == []


# Maximilien Robespierre


@clause("R10.3.1")
def test_robespierre_makes_revolutions_with_military_actions_and_scores_three() -> None:
    board = Board().led_by(0, "maximilien_robespierre").holds(0, "monarchy")
    board.points(0, science=2)
    before = board.player().military

    board.play("revolution monarchy")

    p = board.player()
    assert (before, p.military, p.civil, p.culture, p.science) == (3, 0, 5, 3, 0)


@clause("R10.3.1")
def test_robespierre_needs_all_military_actions_for_a_revolution() -> None:
    board = Board().led_by(0, "maximilien_robespierre").holds(0, "monarchy")
    board.points(0, science=2).tokens(0, "bronze", 2)

    board.play("build warriors")

    assert board.options_of("revolution") == []


# Napoleon Bonaparte


@pytest.mark.parametrize(
    ("units", "extra"),
    [
        (["warriors"], 2),
        (["warriors", "riflemen"], 2),
        (["warriors", "knights"], 4),
        (["warriors", "knights", "cannon"], 6),
        (["warriors", "knights", "cannon", "air_forces"], 8),
    ],
)
def test_napoleon_adds_two_strength_for_each_type_of_unit(units: list[str], extra: int) -> None:
    board = Board()
    for unit in units:
        board.workers(0, unit, 1)
    before = board.ratings()[2]

    board.led_by(0, "napoleon_bonaparte")

    assert board.ratings()[2] - before == extra
    assert board.player().military == 2 + 2


# William Shakespeare


def test_shakespeare_adds_two_culture_for_each_library_with_a_theater() -> None:
    board = Board().workers(0, "printing_press", 2).workers(0, "drama", 1)
    before = board.ratings()

    board.led_by(0, "william_shakespeare")

    culture, _, _, faces = board.ratings()
    assert (culture - before[0], faces - before[3]) == (2, 1)


@pytest.mark.parametrize(
    ("owned", "wanted", "science", "resources"),
    [
        ("printing_press", "drama", 2, 3),
        ("drama", "printing_press", 2, 2),
        ("drama", "alchemy", 4, 6),
        ("philosophy", "drama", 3, 4),
        ("philosophy", "printing_press", 3, 3),
    ],
)
def test_shakespeare_makes_theaters_cheaper_with_a_library_and_libraries_with_a_theater(
    owned: str, wanted: str, science: int, resources: int
) -> None:
    board = Board().workers(0, owned, 1).led_by(0, "william_shakespeare").holds(0, wanted)
    board.points(0, science=science).tokens(0, "bronze", resources)

    board.play(f"develop {wanted}", f"build {wanted}")

    assert (board.player().science, board.player().resources()) == (0, 0)


# Bill Gates


@clause("R10.6.1")
def test_bill_gates_lets_each_lab_produce_resources_equal_to_its_level() -> None:
    board = Board().led_by(0, "bill_gates").workers(0, "alchemy", 1).workers(0, "computers", 1)
    board.unused(0, 1).yellow_bank(0, 18)

    board.play("done")

    p = board.player()
    assert p.resources() == 2 + 1 + 3
    assert (p.stores[8], p.stores[9], p.stores[11]) == (0, 1, 1)


# Charlie Chaplin


@clause("R11.7")
@pytest.mark.parametrize(
    ("theaters", "extra"),
    [([("drama", 2)], 2), ([("drama", 1), ("movies", 2)], 4), ([], 0)],
)
def test_chaplin_doubles_the_culture_of_the_best_theater_once(
    theaters: list[tuple[str, int]], extra: int
) -> None:
    board = Board().has(0, "opera")
    for name, count in theaters:
        board.workers(0, name, count)
    before = board.ratings()

    board.led_by(0, "charlie_chaplin")

    assert board.ratings()[0] - before[0] == extra
    assert board.ratings()[3] - before[3] == 2


# Mahatma Gandhi


def test_gandhi_brings_culture_and_attacks_nobody() -> None:
    board = Board().workers(0, "warriors", 3).holds(0, "plunder_i", "war_over_territory")

    board.led_by(0, "mahatma_gandhi").politics_of(0)

    assert board.ratings()[0] == 2
    assert board.options_of("attack") == []


@clause("R11.9")
@pytest.mark.parametrize(
    ("name", "price"), [("plunder_i", 2), ("enslave", 4), ("war_over_territory", 4)]
)
def test_an_attack_on_gandhi_costs_twice_the_printed_military_actions(
    name: str, price: int
) -> None:
    board = Board().workers(0, "warriors", 3).has(0, "constitutional_monarchy")
    board.led_by(1, "mahatma_gandhi").holds(0, name).politics_of(0)

    board.play(f"attack {name} 2")

    assert board.player().military == 4 - price


@clause("R11.9")
def test_who_cannot_spend_twice_as_much_cannot_attack_gandhi() -> None:
    board = Board().workers(0, "warriors", 3).led_by(1, "mahatma_gandhi")

    board.holds(0, "enslave", "plunder_i").politics_of(0)

    assert board.options_of("attack") == ["attack plunder_i 2"]


# Sid Meier


def test_sid_meier_turns_science_of_labs_into_culture() -> None:
    board = Board().workers(0, "alchemy", 1).workers(0, "computers", 1)
    before = board.ratings()

    board.led_by(0, "sid_meier")

    culture, science, _, _ = board.ratings()
    assert (culture - before[0], science - before[1]) == (0 + 1 + 3, -3)


# Winston Churchill


@clause("R11.12")
def test_churchill_scores_three_culture_points_once_in_a_turn() -> None:
    board = Board().holds(0, "winston_churchill")

    board.play("play winston_churchill", "use winston_churchill culture")

    assert board.player().culture == 3
    assert board.options_of("use") == []


@clause("R11.6")
def test_churchill_pays_for_unit_technologies_and_units() -> None:
    board = Board().led_by(0, "winston_churchill").holds(0, "swordsmen", "irrigation")
    board.points(0, science=2).unused(0, 2)

    board.play("use winston_churchill army", "develop swordsmen", "build swordsmen")

    p = board.player()
    assert (p.science, p.unit_science, p.unit_resource, p.leader == NONE) == (1, 0, 0, False)
    assert (board.ratings()[2], board.options_of("develop")) == (3, [])


@clause("R11.6")
def test_what_churchill_has_left_is_lost_at_the_end_of_the_turn() -> None:
    board = Board().led_by(0, "winston_churchill")

    board.play("use winston_churchill army", "done")

    p = board.player()
    assert (p.unit_science, p.unit_resource) == (0, 0)
