"""Conversions, bonuses and starts of turns (R18.25 to R18.28)."""

import pytest

from tests.hyperborea.board import Board
from tests.kit import clause

FLYING = "INSTEAD(MOVE => FLY)"
BERSERKERS = "BONUS(ATTACK => ATTACK:1)"
"""The examples of the rulebook: movement becomes flying, an attack brings one more."""


# Conversion


@clause("R18.25")
def test_every_point_of_the_one_effect_becomes_a_point_of_the_other() -> None:
    board = Board().works(0, FLYING).figures(0, "f5", 3).turn_of(0, "MOVE:3 + ATTACK:1")

    assert board.waiting() == ["FLY:3", "ATTACK:1"]


@clause("R18.25")
def test_a_conversion_works_for_its_owner_only() -> None:
    board = Board().works(0, FLYING).figures(1, "b3", 3).turn_of(1)

    board.pool("MOVE:2", 1)

    assert board.waiting() == ["MOVE:2"]


@clause("R18.25")
def test_new_figures_become_clones() -> None:
    board = Board().all_desert().works(0, "INSTEAD(FIGURE => CLONE)").figures(0, "d4")
    board.turn_of(0, "FIGURE:1")

    assert board.waiting() == ["CLONE:1"]
    board.play("clone d4")

    assert board.free_at(0, "d4") == 2


# Bonus


@clause("R18.26")
@pytest.mark.parametrize(("generated", "waiting"), [(1, 2), (2, 3), (3, 4)])
def test_a_bonus_comes_once_per_activation_whatever_the_amount(
    generated: int, waiting: int
) -> None:
    board = Board().works(0, BERSERKERS).figures(0, "f5", 3).turn_of(0, f"ATTACK:{generated}")

    assert board.waiting() == [f"ATTACK:{waiting}"]


@clause("R18.26")
def test_a_bonus_comes_any_number_of_times_in_a_turn() -> None:
    board = Board().works(0, BERSERKERS).figures(0, "f5", 3).turn_of(0, "ATTACK:1")

    board.pool("ATTACK:1").pool("ATTACK:1 + MOVE:1")

    assert board.waiting() == ["MOVE:1", "ATTACK:6"]


@clause("R18.26")
def test_a_bonus_comes_for_its_effect_only() -> None:
    board = Board().works(0, BERSERKERS).figures(0, "f5", 3).turn_of(0, "RANGED:1 + MOVE:1")

    assert board.waiting() == ["MOVE:1", "RANGED:1"]


@clause("R18.26")
def test_a_bonus_does_not_call_for_itself() -> None:
    board = Board().works(0, "BONUS(FIGURE => FIGURE:1)").figures(0, "f5", 3)
    board.turn_of(0, "FIGURE:1")

    assert board.waiting() == ["FIGURE:2"]


@clause("R18.26")
def test_gems_count_for_a_bonus_when_they_are_gained() -> None:
    board = Board().works(0, "BONUS(GEM => GEM:1)").figures(0, "f5", 3).turn_of(0)

    board.pool("GEM:2")

    assert board.player(0).gems == 3


@clause("R18.26")
def test_gems_that_are_not_gained_bring_no_bonus() -> None:
    board = Board(gem_supply="72").works(0, "BONUS(GEM => GEM:1)").gems(1, 71).turn_of(0)

    board.pool("GEM:1").pool("GEM:1")

    assert board.player(0).gems == 1


@clause("R18.26")
def test_progress_in_different_rows_counts_as_progress() -> None:
    board = Board().works(0, "BONUS(PROG => PROG:1)").figures(0, "f5", 3)
    board.turn_of(0, "PROGDIFF:2")

    assert board.waiting() == ["PROG:1x1", "PROGDIFF:2"]


@clause("R18.26")
def test_completing_the_bonus_itself_brings_no_bonus() -> None:
    board = Board()
    card = board.card(BERSERKERS)
    board.owns(0, card).figures(0, "f5", 3).turn_of(0, "ATTACK:1")

    board.fills(0, card)

    assert board.waiting() == ["ATTACK:1"]


# Start of turn


@clause("R18.27")
def test_start_of_turn_effects_are_generated_in_each_own_turn_only() -> None:
    board = Board().works(0, "SOT(FORT:2)").figures(0, "f5", 3).figures(1, "b3", 3).begins(0)
    assert board.waiting() == ["FORT:2"]

    board.play("done")
    assert board.waiting() == []

    board.play("done")
    assert board.waiting() == ["FORT:2"]


@clause("R18.27")
def test_start_of_turn_effects_come_after_new_figures() -> None:
    board = Board().works(0, "SOT(FORT:2)").begins(0)

    board.play("fortify f5")

    assert board.free_at(0, "f5") == 3
    assert board.forts_at(0, "f5") == 1


@clause("R18.27")
def test_a_start_of_turn_effect_does_not_happen_while_a_space_is_free() -> None:
    board = Board()
    card = board.card("SOT(FORT:2)")
    board.owns(0, card).on_set(0, card, "red").begins(0)

    assert board.waiting() == []


@clause("R18.28")
@pytest.mark.parametrize("effect", ["SOT(FORT:2)", FLYING, BERSERKERS])
def test_conversion_bonus_and_start_of_turn_are_permanent_effects(effect: str) -> None:
    board = Board().works(0, effect).figures(0, "f5", 3).bag(0).turn_of(0)

    card = board.card(effect)
    spaces = len(board.on(0, card))

    board.play("done")

    assert board.options() == ["done", *(f"bag {card} {n + 1}" for n in range(spaces))]


@clause("R18.28")
def test_a_bonus_occurs_on_a_faction_tile_too() -> None:
    board = Board(mode="faction_war").faction(0, "celestial_reign_b").figures(0, "f5", 3)

    board.turn_of(0, "TECH:1")

    assert board.waiting() == ["DRAW:2", "TECH:1"]
