"""The aggressions and the wars, each with its price and with what the winner gets."""

import pytest

from aevum.games.through_the_ages.ids import NONE
from tests.kit import clause
from tests.through_the_ages.board import Board, card


def attacker(name: str, strength: int = 3) -> Board:
    """Seat 0 has five military actions, a strength, and an attack in hand."""
    board = Board().has(0, "communism").workers(0, "warriors", strength)
    return board.holds(0, name)


@clause("R7.7.1", "R7.8.2")
@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("enslave", 2),
        ("plunder_i", 1),
        ("raid_i", 1),
        ("annex", 2),
        ("infiltrate", 2),
        ("plunder_ii", 1),
        ("raid_ii", 2),
        ("spy", 1),
        ("armed_intervention", 2),
        ("plunder_iii", 1),
        ("raid_iii", 3),
    ],
)
def test_an_aggression_costs_its_military_actions_and_is_resolved_and_discarded_at_once(
    name: str, price: int
) -> None:
    board = attacker(name).led_by(1, "moses").unused(1, 0).politics_of(0)

    board.play(f"attack {name} 2")
    while board.options_of("take") == []:
        board.play(board.options()[0])

    assert (board.player().military, board.military_hand(0)) == (5 - price, [])
    assert board.was_told("note-attack-succeeded") != []


@clause("R11.2")
def test_enslave_takes_a_population_and_gains_resources_and_food() -> None:
    board = attacker("enslave").politics_of(0)

    board.play("attack enslave 2")

    p, q = board.player(0), board.player(1)
    assert (p.resources(), p.food(), q.unused, q.yellow) == (2, 2, 0, 19)


@pytest.mark.parametrize(
    ("name", "amount"), [("plunder_i", 3), ("plunder_ii", 5), ("plunder_iii", 7)]
)
def test_plunder_takes_food_and_resources_as_the_attacker_mixes_them(
    name: str, amount: int
) -> None:
    board = attacker(name).tokens(1, "agriculture", 4).tokens(1, "bronze", 7).politics_of(0)

    board.play(f"attack {name} 2")
    options = board.options()
    board.play("food 2")

    p, q = board.player(0), board.player(1)
    assert options == [f"food {food}" for food in range(min(amount, 4) + 1)]
    assert (p.food(), p.resources()) == (2, amount - 2)
    assert (q.food(), q.resources()) == (2, 7 - amount + 2)


@pytest.mark.parametrize("name", ["plunder_i", "plunder_ii", "plunder_iii"])
def test_plunder_gains_no_more_than_the_rival_has(name: str) -> None:
    board = attacker(name).tokens(1, "agriculture", 1).tokens(1, "bronze", 1).politics_of(0)

    board.play(f"attack {name} 2", "food 1")

    p = board.player(0)
    assert (p.food(), p.resources()) == (1, 1)


RAIDED = ["philosophy", "alchemy", "scientific_method", "computers"]


@clause("R3.2.9", "R11.2")
@pytest.mark.parametrize(
    ("name", "first", "second", "gained"),
    [
        ("raid_i", 1, NONE, 3),
        ("raid_ii", 2, 1, 7),
        ("raid_iii", 3, 2, 10),
    ],
)
def test_a_raid_destroys_urban_buildings_up_to_its_level_for_half_their_printed_costs(
    name: str, first: int, second: int, gained: int
) -> None:
    board = attacker(name, 9).has(1, "democracy").has(1, "engineering")
    for lab in RAIDED:
        board.workers(1, lab, 1)
    board.politics_of(0)

    board.play(f"attack {name} 2")
    options = board.options()
    board.play(f"raze {RAIDED[first]} 2")
    if second != NONE:
        assert board.options() == [f"raze {lab} 2" for lab in RAIDED[: second + 1]]
        board.play(f"raze {RAIDED[second]} 2")

    assert options == [f"raze {lab} 2" for lab in RAIDED[: first + 1]]
    assert board.player(0).resources() == gained
    assert board.player(1).unused == (2 if second == NONE else 3)


@clause("R3.2.9")
@pytest.mark.parametrize(("name", "highest"), [("raid_ii", 2), ("raid_iii", 3)])
def test_the_second_building_of_a_raid_is_a_level_below_the_first(name: str, highest: int) -> None:
    board = attacker(name, 9).has(1, "democracy").has(1, "engineering")
    for lab in RAIDED:
        board.workers(1, lab, 2)
    board.politics_of(0)

    board.play(f"attack {name} 2", f"raze {RAIDED[highest]} 2")

    assert board.working(RAIDED[highest], 1) == 1
    assert board.options() == [f"raze {lab} 2" for lab in RAIDED[:highest]]


@pytest.mark.parametrize("name", ["raid_ii", "raid_iii"])
def test_a_raid_on_a_single_building_ends_with_it(name: str) -> None:
    board = attacker(name).politics_of(0)

    board.play(f"attack {name} 2", "raze philosophy 2")

    assert (board.player(0).resources(), board.working("philosophy", 1)) == (2, 0)
    assert board.options_of("take") != []


def test_annex_takes_a_colony_of_the_attackers_choice() -> None:
    board = attacker("annex", 9).colony(1, "vast_territory_i").colony(1, "strategic_territory_i")
    board.politics_of(0)

    board.play("attack annex 2", "pick strategic_territory_i")

    assert board.player(0).colonies == [card("strategic_territory_i")]
    assert board.player(1).colonies == [card("vast_territory_i")]


@pytest.mark.parametrize(
    ("leader", "points"), [("moses", 0), ("joan_of_arc", 3), ("isaac_newton", 6), ("sid_meier", 9)]
)
def test_infiltrate_removes_a_leader_for_three_points_a_level(leader: str, points: int) -> None:
    board = attacker("infiltrate").led_by(1, leader).politics_of(0)

    board.play("attack infiltrate 2", f"pick {leader}")

    assert (board.player(0).culture, board.player(1).leader) == (points, NONE)


def test_infiltrate_may_remove_the_unfinished_wonder_whose_tokens_return() -> None:
    board = attacker("infiltrate").led_by(1, "moses").building(1, "kremlin", 2).politics_of(0)

    board.play("attack infiltrate 2", "pick kremlin")

    q = board.player(1)
    assert (board.player(0).culture, q.wonder, q.blue) == (6, NONE, 16)
    assert q.leader == card("moses")


def test_infiltrate_needs_a_rival_with_a_leader_or_an_unfinished_wonder() -> None:
    board = attacker("infiltrate").completed(1, "kremlin").politics_of(0)

    assert board.options_of("attack") == []


@clause("R8.7.3")
@pytest.mark.parametrize(("has", "taken"), [(9, 5), (3, 3)])
def test_spy_takes_up_to_five_science_points(has: int, taken: int) -> None:
    board = attacker("spy").points(1, science=has).politics_of(0)

    board.play("attack spy 2")

    assert (board.player(0).science, board.player(1).science) == (taken, has - taken)


@clause("R8.7.3")
@pytest.mark.parametrize(("has", "taken"), [(9, 7), (3, 3)])
def test_armed_intervention_takes_up_to_seven_culture_points(has: int, taken: int) -> None:
    board = attacker("armed_intervention").points(1, culture=has).politics_of(0)

    board.play("attack armed_intervention 2")

    assert (board.player(0).culture, board.player(1).culture) == (taken, has - taken)


# Wars


@clause("R7.6.8", "R7.8.2")
@pytest.mark.parametrize(
    ("name", "price"),
    [("war_over_technology", 2), ("war_over_territory", 2), ("war_over_culture", 3)],
)
def test_a_declared_war_costs_its_military_actions_and_does_nothing_yet(
    name: str, price: int
) -> None:
    board = attacker(name).points(1, science=9, culture=9).politics_of(0)

    board.play(f"attack {name} 2")

    p, q = board.player(0), board.player(1)
    assert (p.military, p.war, p.war_target) == (5 - price, card(name), 1)
    assert (q.science, q.culture, q.yellow) == (9, 9, 18)


@clause("R7.6.8", "R2.5.3")
@pytest.mark.parametrize(
    ("mine", "theirs", "culture"), [(4, 1, (18, 2)), (1, 4, (2, 18)), (3, 3, (10, 10))]
)
def test_the_winner_of_a_war_over_culture_takes_five_points_and_the_difference(
    mine: int, theirs: int, culture: tuple[int, int]
) -> None:
    board = Board().workers(0, "warriors", mine).workers(1, "warriors", theirs)
    board.points(0, culture=10).points(1, culture=10).war(0, "war_over_culture", 1)

    board.begin_turn_of(0)

    assert (board.player(0).culture, board.player(1).culture) == culture
    assert board.player(0).war == NONE


@pytest.mark.parametrize(("mine", "tokens"), [(2, 1), (5, 1), (6, 2), (11, 3)])
def test_the_winner_of_a_war_over_territory_takes_yellow_tokens(mine: int, tokens: int) -> None:
    board = Board().workers(0, "warriors", mine).war(0, "war_over_territory", 1)
    before = board.player(0).yellow

    board.begin_turn_of(0)

    assert (board.player(0).yellow - before, board.player(1).yellow) == (tokens, 18 - tokens)


@clause("R2.6.1", "R2.6.2")
def test_the_winner_of_a_war_over_technology_takes_special_technologies_and_points() -> None:
    board = Board().workers(0, "warriors", 9).has(1, "masonry", "code_of_laws")
    board.points(1, science=9).war(0, "war_over_technology", 1)

    board.begin_turn_of(0)
    options = board.options()
    board.play("pick code_of_laws")

    assert options == ["done", "pick code_of_laws", "pick masonry"]
    assert "code_of_laws" in board.view_of_cards(0)
    assert board.view_of_cards(1) == ["despotism", "masonry"]
    assert (board.player(0).science, board.player(1).science) == (2, 7)


def test_the_winner_of_a_war_over_technology_may_take_points_alone() -> None:
    board = Board().workers(0, "warriors", 9).has(1, "masonry")
    board.points(1, science=9).war(0, "war_over_technology", 1)

    board.begin_turn_of(0)
    board.play("done")

    assert (board.player(0).science, board.player(1).science) == (8, 1)
    assert "masonry" in board.view_of_cards(1)


@clause("R2.6.2", "R2.6.3")
def test_a_stolen_special_technology_of_a_lower_level_is_discarded() -> None:
    board = Board().workers(0, "warriors", 9).has(1, "masonry").has(0, "architecture")
    board.war(0, "war_over_technology", 1)

    board.begin_turn_of(0)
    board.play("pick masonry")

    assert "architecture" in board.view_of_cards(0)
    assert "masonry" not in board.view_of_cards(0) + board.view_of_cards(1)
