"""Playing leaders and building wonders stage by stage (R4.8, R4.9)."""

import pytest

from aevum.games.through_the_ages.ids import NONE
from tests.kit import clause
from tests.through_the_ages.board import Board, card

# Leaders


@clause("R4.8.1")
def test_a_leader_costs_a_civil_action_and_works_at_once() -> None:
    board = Board().holds(0, "julius_caesar")

    board.play("play julius_caesar")

    p = board.player()
    assert (p.leader, p.civil, p.military) == (card("julius_caesar"), 3, 3)
    assert board.hand() == []
    assert board.ratings()[2] == 2


@clause("R4.8.1", "R8.3.2")
def test_without_a_civil_action_no_leader_is_played() -> None:
    board = Board().holds(0, "julius_caesar")
    board.player().civil = 0

    assert board.options_of("play") == []


@clause("R4.8.2", "R8.3.3")
def test_whoever_replaces_a_leader_gets_a_civil_action_back() -> None:
    board = Board().led_by(0, "moses").holds(0, "julius_caesar")

    board.play("play julius_caesar")

    assert (board.player().leader, board.player().civil) == (card("julius_caesar"), 4)


# Stages


@clause("R4.9.1")
def test_a_stage_costs_a_civil_action_and_the_leftmost_open_cost() -> None:
    board = Board().building(0, "pyramids", 1).tokens(0, "bronze", 4)

    board.play("stage 1")

    p = board.player()
    assert (p.stages, p.on_wonder, p.resources(), p.civil) == (2, 2, 2, 3)
    assert p.blue == 12


@clause("R4.9.1")
@pytest.mark.parametrize(("resources", "offered"), [(2, []), (3, ["stage 1"])])
def test_a_stage_that_cannot_be_paid_is_not_offered(resources: int, offered: list[str]) -> None:
    board = Board().building(0, "pyramids").tokens(0, "bronze", resources)

    assert board.options_of("stage") == offered


@clause("R4.9.1")
def test_without_an_unfinished_wonder_no_stage_is_built() -> None:
    board = Board().completed(0, "colossus").tokens(0, "bronze", 9)

    assert board.options_of("stage") == []


@clause("R4.9.1")
@pytest.mark.parametrize(
    ("giver", "iron", "bronze", "food"),
    [("iron", 13, 1, 1), ("bronze", 14, 0, 1), ("agriculture", 14, 1, 0)],
)
def test_with_an_empty_bank_a_technology_card_gives_the_token(
    giver: str, iron: int, bronze: int, food: int
) -> None:
    board = Board().has(0, "iron").building(0, "library_of_alexandria")
    board.tokens(0, "iron", 15).tokens(0, "agriculture", 1)

    board.play("stage 1", f"return {giver}")

    assert (board.stored("iron"), board.stored("bronze")) == (iron, bronze)
    assert (board.player().food(), board.player().on_wonder) == (food, 1)


@clause("R4.9.2", "R8.3.5")
def test_a_complete_wonder_gives_its_tokens_back_and_works_at_once() -> None:
    board = Board().building(0, "pyramids", 2).tokens(0, "bronze", 1)

    board.play("stage 1")

    p = board.player()
    assert (p.wonder, p.wonders) == (NONE, [card("pyramids")])
    assert (p.on_wonder, p.blue, p.civil) == (0, 16, 4)


@clause("R4.9.2")
def test_a_complete_wonder_raises_the_ratings() -> None:
    board = Board().building(0, "universitas_carolina", 2).tokens(0, "bronze", 3)

    board.play("stage 1")

    assert board.ratings() == (1, 3, 1, 0)


@clause("R4.9.3")
@pytest.mark.parametrize(
    ("technology", "offered"),
    [
        ("cartography", ["stage 1"]),
        ("masonry", ["stage 1", "stage 2"]),
        ("architecture", ["stage 1", "stage 2", "stage 3"]),
    ],
)
def test_construction_allows_several_stages_with_one_action(
    technology: str, offered: list[str]
) -> None:
    board = Board().has(0, technology).building(0, "great_wall").tokens(0, "bronze", 9)

    assert board.options_of("stage") == offered


@clause("R4.9.3")
def test_several_stages_are_paid_together_and_then_covered() -> None:
    board = Board().has(0, "masonry").building(0, "pyramids").tokens(0, "bronze", 16)

    board.play("stage 2")

    p = board.player()
    assert (p.stages, p.on_wonder, p.resources(), p.blue, p.civil) == (2, 2, 11, 3, 3)


@clause("R4.9.3")
def test_several_stages_must_be_paid_in_full() -> None:
    board = Board().has(0, "masonry").building(0, "pyramids").tokens(0, "bronze", 4)

    assert board.options_of("stage") == ["stage 1"]
