"""The pacts, each with what it gives to both sides."""

import pytest

from aevum.games.through_the_ages.ids import NONE
from aevum.games.through_the_ages.ratings import military_total
from tests.kit import clause
from tests.through_the_ages.board import Board, card


def change(board: Board, before: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Say how the ratings of all seats have changed."""
    return [
        tuple(new - old for new, old in zip(board.ratings(seat), before[seat], strict=True))
        for seat in range(board.g.seats)
    ]


@clause("R7.6.7", "R7.8.2")
@pytest.mark.parametrize(
    ("name", "has_sides"),
    [
        ("open_borders_agreement", False),
        ("trade_routes_agreement", True),
        ("acceptance_of_supremacy", True),
        ("international_trade_agreement", True),
        ("promise_of_military_protection", True),
        ("scientific_cooperation", False),
        ("international_tourism", False),
        ("loss_of_sovereignty", True),
        ("military_alliance", False),
        ("peace_treaty", False),
    ],
)
def test_a_pact_is_offered_with_its_sides_and_lies_in_the_area_of_who_offered_it(
    name: str, has_sides: bool
) -> None:
    board = Board(3).holds(0, name).politics_of(0)
    offers = board.options_of("offer")

    board.play(offers[-1], "accept")

    assert len(offers) == (4 if has_sides else 2)
    assert (board.player(0).pact, board.player(0).pact_partner) == (card(name), 2)
    assert board.player(2).pact == NONE


@pytest.mark.parametrize(
    ("name", "side", "changes"),
    [
        ("promise_of_military_protection", "a", [(1, 0, 0, 0), (-1, 0, 4, 0)]),
        ("promise_of_military_protection", "b", [(-1, 0, 4, 0), (1, 0, 0, 0)]),
        ("loss_of_sovereignty", "a", [(2, 0, 0, 0), (-2, 0, 0, 0)]),
        ("loss_of_sovereignty", "b", [(-2, 0, 0, 0), (2, 0, 0, 0)]),
        ("military_alliance", "a", [(0, 0, 3, 0), (0, 0, 3, 0)]),
        ("peace_treaty", "a", [(1, 0, 0, 0), (1, 0, 0, 0)]),
        ("international_tourism", "a", [(0, 0, 0, 0), (2, 0, 0, 0)]),
        ("open_borders_agreement", "a", [(0, 0, 0, 0), (0, 0, 0, 0)]),
    ],
)
def test_a_pact_changes_the_ratings_of_both_partners_and_of_nobody_else(
    name: str, side: str, changes: list[tuple[int, ...]]
) -> None:
    board = Board(3).workers(0, "theology", 2).workers(1, "religion", 2).completed(0, "pyramids")
    board.completed(0, "great_wall")
    before: list[tuple[int, ...]] = [board.ratings(seat) for seat in range(3)]

    board.pact(0, name, 1, side)

    assert change(board, before) == [*changes, (0, 0, 0, 0)]


def test_open_borders_give_both_partners_a_military_action() -> None:
    board = Board(3).pact(0, "open_borders_agreement", 1)

    assert [military_total(board.g, seat) for seat in range(3)] == [3, 3, 2]


@clause("R11.3")
def test_open_borders_strengthen_the_attacker_in_an_aggression_by_two() -> None:
    board = Board(3).pact(0, "open_borders_agreement", 1).workers(1, "warriors", 2)
    board.holds(0, "plunder_i").holds(1, "military_bonus_i").tokens(1, "bronze", 1).politics_of(0)

    board.play("attack plunder_i 2", "play military_bonus_i")

    assert board.was_told("note-attack-failed") != []
    assert board.player(0).pact == card("open_borders_agreement")


@clause("R11.3")
@pytest.mark.parametrize(
    ("pact", "culture"),
    [("open_borders_agreement", (9 + 6, 9 - 6)), ("trade_routes_agreement", (9 - 6, 9 + 6))],
)
def test_open_borders_strengthen_the_attacker_when_a_war_is_resolved(
    pact: str, culture: tuple[int, int]
) -> None:
    board = Board(3).workers(0, "warriors", 3).workers(1, "warriors", 4).pact(1, pact, 0)
    board.points(0, culture=9).points(1, culture=9).war(0, "war_over_culture", 1)

    board.begin_turn_of(0)

    assert (board.player(0).culture, board.player(1).culture) == culture


def test_trade_routes_let_a_use_a_food_as_a_resource_once_in_a_turn() -> None:
    board = Board(3).pact(0, "trade_routes_agreement", 1, "a")
    board.tokens(0, "agriculture", 2).tokens(0, "bronze", 1)

    board.play("use trade_routes_agreement", "build bronze")

    p = board.player()
    assert (p.food(), p.resources(), board.options_of("use")) == (1, 0, [])


def test_trade_routes_let_b_use_a_resource_as_a_food_once_in_a_turn() -> None:
    board = Board(3).pact(1, "trade_routes_agreement", 0, "a")
    board.tokens(0, "agriculture", 1).tokens(0, "bronze", 2)

    board.play("use trade_routes_agreement", "increase")

    p = board.player()
    assert (p.food(), p.resources(), p.unused) == (0, 1, 2)


@clause("R11.14")
@pytest.mark.parametrize(("side", "resources"), [("a", 3), ("b", 1)])
def test_acceptance_of_supremacy_moves_a_resource_in_the_resource_production(
    side: str, resources: int
) -> None:
    board = Board(3).pact(0, "acceptance_of_supremacy", 1, side)

    board.play("done")

    assert board.player().resources() == resources


@clause("R11.14")
@pytest.mark.parametrize(("side", "food", "resources"), [("a", 2, 3), ("b", 3, 2)])
def test_an_international_trade_agreement_produces_a_resource_for_a_and_a_food_for_b(
    side: str, food: int, resources: int
) -> None:
    board = Board(3).pact(0, "international_trade_agreement", 1, side)

    board.play("done")

    assert (board.player().food(), board.player().resources()) == (food, resources)


@clause("R11.14")
@pytest.mark.parametrize("name", ["international_trade_agreement", "acceptance_of_supremacy"])
def test_in_an_uprising_a_pact_produces_nothing(name: str) -> None:
    board = Board(3).pact(0, name, 1, "a").unused(0, 0).yellow_bank(0, 12)

    board.play("done")

    assert (board.player().food(), board.player().resources()) == (0, 0)


@pytest.mark.parametrize(
    ("name", "forbids", "ends"),
    [
        ("open_borders_agreement", False, False),
        ("trade_routes_agreement", False, False),
        ("acceptance_of_supremacy", True, False),
        ("international_trade_agreement", False, False),
        ("promise_of_military_protection", False, True),
        ("scientific_cooperation", False, False),
        ("international_tourism", False, False),
        ("loss_of_sovereignty", True, False),
        ("military_alliance", False, True),
        ("peace_treaty", True, False),
    ],
)
def test_a_pact_forbids_an_attack_of_the_partner_or_ends_with_it_or_bears_it(
    name: str, forbids: bool, ends: bool
) -> None:
    board = Board(3).workers(0, "warriors", 9).pact(0, name, 1).holds(0, "plunder_i").politics_of(0)

    attacks = board.options_of("attack")

    assert "attack plunder_i 3" in attacks
    assert ("attack plunder_i 2" in attacks) == (not forbids)
    if not forbids:
        board.play("attack plunder_i 2")
        assert (board.player(0).pact == NONE) == ends


@clause("R3.2.3")
@pytest.mark.parametrize(
    ("name", "side", "may_attack"),
    [
        ("promise_of_military_protection", "a", True),
        ("promise_of_military_protection", "b", True),
        ("military_alliance", "a", True),
        ("peace_treaty", "a", False),
    ],
)
def test_the_strength_of_a_pact_that_an_attack_ends_does_not_count_for_it(
    name: str, side: str, may_attack: bool
) -> None:
    board = Board(3).workers(0, "warriors", 2).pact(0, name, 1, side).holds(0, "plunder_i")

    board.politics_of(0)

    assert ("attack plunder_i 2" in board.options()) == may_attack


@clause("R3.2.3")
def test_who_is_stronger_only_by_a_pact_that_an_attack_ends_cannot_attack() -> None:
    board = Board(3).pact(0, "promise_of_military_protection", 1, "b").holds(0, "plunder_i")

    board.politics_of(0)

    assert board.options_of("attack") == ["attack plunder_i 3"]


@pytest.mark.parametrize(("side", "target"), [("a", 2), ("b", 3)])
def test_nobody_may_declare_war_on_side_b_of_a_loss_of_sovereignty(side: str, target: int) -> None:
    board = Board(3).pact(1, "loss_of_sovereignty", 2, side).has(0, "warfare")

    board.workers(0, "warriors", 3).holds(0, "war_over_culture", "plunder_i").politics_of(0)

    assert board.options_of("attack") == [
        "attack plunder_i 2",
        "attack plunder_i 3",
        f"attack war_over_culture {target}",
    ]


def test_scientific_cooperation_takes_two_off_the_science_and_one_from_the_partner() -> None:
    board = Board(3).pact(1, "scientific_cooperation", 0).holds(0, "iron")
    board.points(0, science=3).points(1, science=4)

    board.play("develop iron")

    assert [board.player(seat).science for seat in range(3)] == [0, 3, 0]


@clause("R10.11.1")
def test_international_tourism_counts_ruins() -> None:
    board = Board(3).pact(0, "international_tourism", 1).completed(1, "pyramids", "eiffel_tower")
    board.player(1).ruins = [card("pyramids")]

    assert board.again().ratings(0)[0] == 2
