"""The end of the game: its conditions, the objectives and the last turns (R13.1 to R13.6)."""

import pytest

from tests.hyperborea.board import Board
from tests.kit import clause

MIDDLE = ("C1", "B01", "B02", "B03", "B04", "B05", "B06")
FOUR = ("T1-02", "T1-03", "T1-04", "T1-05")
"""Four technologies; the fifth meets the second end condition."""


def table(seats: int = 2, **options: bool | str) -> Board:
    """Let every player have three figures on the capital."""
    board = Board(seats, 1, **options)
    for seat in range(seats):
        board.figures(seat, board.capital(seat), 3)
    return board


def meets(board: Board, seat: int, goal: str) -> None:
    """Let the active player meet an end condition, counted up to one short of it before."""
    if goal == "gems":
        board.gems(seat, (15 if board.g.seats == 2 else 12) - 1)
        board.gains_gems(1, seat)
    elif goal == "technologies":
        cards = [f"T{seat % 4 + 1}-{n:02}" for n in range(3, 7)]
        board.owns(seat, *cards).pool("TECH:1", seat)
        board.play(board.options_of("take")[0])
    else:
        at = board.capital(seat)
        board.figures(seat, at, board.player(seat).supply - 1).pool("CLONE:1", seat)
        board.play(f"clone {at}")
    board.ready()


# The conditions


@clause("R13.1", "S2")
@pytest.mark.parametrize(("seats", "needed"), [(2, 15), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_twelve_gems_meet_the_first_condition_and_fifteen_with_two_players(
    seats: int, needed: int
) -> None:
    board = table(seats).gems(0, needed - 2).turn_of(0)

    board.gains_gems(1)
    assert board.goals(0) == []

    board.gains_gems(1)
    assert board.goals(0) == ["gems"]


@clause("R13.1")
def test_more_gems_than_needed_meet_the_condition_too() -> None:
    board = table().gems(0, 14).turn_of(0)

    board.gains_gems(2)

    assert board.player(0).gems == 16
    assert board.goals(0) == ["gems"]


@clause("R13.1")
def test_a_gem_for_a_destroyed_figure_counts_as_well() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "e4", 3).figures(1, "e4").buried(0, 1)
    board.gems(0, 14).turn_of(0, "ATTACK:1")

    board.play("attack e4 seat 1", "collect gem")

    assert board.goals(0) == ["gems"]


@clause("R13.1")
def test_gems_are_what_a_player_has_and_not_what_a_player_ever_had() -> None:
    board = table(mode="faction_war").without_tile(1).faction(0, "golden_barony_b").gems(0, 14)
    board.turn_of(0)

    board.play("trade 1")
    board.pool("GEM:1")

    assert board.player(0).gems == 14
    assert board.goals(0) == []


@clause("R13.1")
def test_the_fifth_advanced_technology_meets_the_second_condition() -> None:
    board = table().owns(0, *FOUR[:3]).turn_of(0, "TECH:2")

    board.play(board.options_of("take")[0])
    assert board.goals(0) == []

    board.play(board.options_of("take")[0])
    assert board.goals(0) == ["technologies"]


@clause("R13.1", "R2.8")
def test_a_technology_from_a_faction_tile_is_not_counted() -> None:
    board = table().start_card(0, "T2-02").owns(0, *FOUR[:3]).turn_of(0, "TECH:2")

    board.play(board.options_of("take")[0])
    assert len(board.player(0).technologies()) == 5
    assert board.goals(0) == []

    board.play(board.options_of("take")[0])
    assert board.goals(0) == ["technologies"]


@clause("R13.1")
@pytest.mark.parametrize(("effect", "verb"), [("FIGURE:2", "recruit"), ("CLONE:2", "clone")])
def test_the_last_own_figure_on_the_board_meets_the_third_condition(effect: str, verb: str) -> None:
    board = Board().figures(0, "f5", 8).turn_of(0, effect)

    board.play(f"{verb} f5")
    assert board.goals(0) == []

    board.play(f"{verb} f5")
    assert board.goals(0) == ["figures"]


@clause("R13.1")
def test_frozen_figures_are_on_the_board() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "f5", 7).in_site(0, "e4", 1).in_site(0, "e4", 2)
    board.turn_of(0, "FIGURE:1")

    board.play("recruit f5")

    assert board.goals(0) == ["figures"]


# A gem can be declined


@clause("R18.10", "R4.8")
@pytest.mark.parametrize(("seats", "needed"), [(2, 15), (4, 12)])
def test_filling_a_set_does_not_force_the_end_of_the_game(seats: int, needed: int) -> None:
    board = table(seats, game_length="short").gems(0, needed - 1).turn_of(0).fills(0, "trade-1")
    assert board.waiting() == ["GEM:1"]

    board.play("done")

    assert board.player(0).gems == needed - 1
    assert board.goals(0) == []
    assert board.shown()["ending"] == -1


@clause("R18.10", "R4.8")
def test_a_gem_that_waits_can_be_taken_later_in_the_turn() -> None:
    board = table(game_length="short").gems(0, 14).turn_of(0, "FORT:1").fills(0, "trade-1")

    board.play("fortify f5", "collect gem")

    assert board.player(0).gems == 15
    assert board.waiting() == []
    assert board.shown()["ending"] == 0


@clause("R18.10", "T18")
def test_only_the_gems_that_meet_the_condition_wait_and_they_are_taken_together() -> None:
    board = table().gems(0, 12).turn_of(0, "GEM:4")
    assert board.player(0).gems == 14
    assert board.waiting() == ["GEM:2"]

    board.play("collect gem")

    assert board.player(0).gems == 16
    assert board.options_of("collect") == []
    assert board.clause_against("collect gem") == "R4.8"


@clause("T18")
def test_a_gem_waits_no_more_when_somebody_else_has_met_the_condition() -> None:
    board = table(3).turn_of(1)
    meets(board, 1, "gems")

    board.gems(0, 11).turn_of(0, "GEM:1")

    assert board.goals(0) == ["gems"]


@clause("T18")
def test_a_gem_waits_no_more_when_the_end_is_triggered() -> None:
    board = table(3, game_length="short").turn_of(1)
    meets(board, 1, "figures")

    board.gems(0, 11).turn_of(0, "GEM:1")

    assert board.goals(0) == ["gems"]


@clause("T18", "R11.7")
def test_a_gem_for_a_destroyed_figure_can_be_declined_too() -> None:
    board = Board(game_length="short").all_hexes(*MIDDLE).figures(0, "e4", 3).figures(1, "e4")
    board.buried(0, 1).gems(0, 14).turn_of(0, "ATTACK:1")

    board.play("attack e4 seat 1", "done")

    assert board.player(0).gems == 14
    assert board.shown()["ending"] == -1


@clause("R18.10", "R18.26")
def test_a_gem_that_waits_brings_its_bonus() -> None:
    board = Board().works(0, "BONUS(GEM => GEM:1)").figures(0, "f5", 3).gems(0, 14).turn_of(0)

    board.pool("GEM:1")

    assert board.waiting() == ["GEM:2"]


@clause("R18.10")
def test_no_more_gems_are_taken_than_there_are() -> None:
    board = table(gem_supply="72").gems(0, 14).gems(1, 57).turn_of(0, "GEM:1").pool("GEM:1")
    assert board.waiting() == ["GEM:2"]

    board.play("collect gem")

    assert board.player(0).gems == 15


@clause("R18.10")
def test_a_gem_that_waits_while_the_supply_runs_out_cannot_be_taken() -> None:
    board = table(gem_supply="72").gems(0, 14).gems(1, 57).turn_of(0, "GEM:1")

    board.gems(1, 1)

    assert board.clause_against("collect gem") == "R18.10"


# The objectives


@clause("R13.2")
@pytest.mark.parametrize("goal", ["gems", "technologies", "figures"])
def test_the_objective_is_taken_at_once(goal: str) -> None:
    board = table().turn_of(0)

    meets(board, 0, goal)

    assert board.asked == 0
    assert board.board_of(0)["objectives"] == [goal]
    assert len(board.was_told("note-objective-met")) == 1


@clause("R13.2")
def test_an_objective_is_kept_when_its_condition_is_lost_again() -> None:
    board = table(mode="faction_war").without_tile(1).faction(0, "golden_barony_b")
    board.turn_of(0)
    meets(board, 0, "gems")

    board.play("trade 1", "trade 2")

    assert board.player(0).gems == 13
    assert board.goals(0) == ["gems"]
    assert board.points_for(0, "objectives") == 2


@clause("R13.2")
def test_a_player_whose_last_figure_is_destroyed_later_keeps_the_objective() -> None:
    board = table().turn_of(0)
    meets(board, 0, "figures")

    board.all_hexes(*MIDDLE).figures(1, "f5").turn_of(1, "ATTACK:1")
    board.play("attack f5 seat 0")

    assert board.goals(0) == ["figures"]


@clause("R13.3")
def test_nobody_has_an_objective_twice() -> None:
    board = table(mode="faction_war").without_tile(1).faction(0, "golden_barony_b")
    board.turn_of(0)
    meets(board, 0, "gems")

    board.play("trade 1")
    board.pool("GEM:2")

    assert board.goals(0) == ["gems"]
    assert board.points_for(0, "objectives") == 2
    assert len(board.was_told("note-objective-met")) == 1


@clause("R13.3")
@pytest.mark.parametrize("goal", ["gems", "technologies", "figures"])
def test_everybody_who_meets_a_condition_gets_its_points(goal: str) -> None:
    board = table(4)

    for seat in range(4):
        board.turn_of(seat)
        meets(board, seat, goal)

    assert [board.points_for(seat, "objectives") for seat in range(4)] == [2, 2, 2, 2]


@clause("R13.4")
def test_figures_in_opposing_graveyards_are_not_needed() -> None:
    board = Board(last_figure="supply_empty").figures(0, "f5", 8).buried(1, 0)
    board.turn_of(0, "FIGURE:1")

    board.play("recruit f5")

    assert board.player(0).supply == 0
    assert board.goals(0) == ["figures"]


@clause("R13.4")
def test_with_the_other_reading_all_ten_figures_must_stand_on_the_board() -> None:
    board = Board(last_figure="all_ten").figures(0, "f5", 8).buried(1, 0).turn_of(0, "FIGURE:1")
    board.play("recruit f5")
    assert board.goals(0) == []

    board = Board(last_figure="all_ten").figures(0, "f5", 9).turn_of(0, "FIGURE:1")
    board.play("recruit f5")
    assert board.goals(0) == ["figures"]


@clause("R13.4")
def test_the_condition_wants_a_figure_to_be_placed() -> None:
    board = Board().figures(0, "f5", 10).begins(0)

    assert board.goals(0) == []


# The trigger


@clause("R13.5", "R1.2")
@pytest.mark.parametrize(("length", "needed"), [("short", 1), ("normal", 2), ("long", 3)])
def test_the_end_is_triggered_when_enough_different_conditions_are_met(
    length: str, needed: int
) -> None:
    board = table(3, game_length=length).turn_of(1)

    for met, goal in enumerate(("figures", "gems", "technologies"), 1):
        meets(board, 1, goal)
        assert board.shown()["ending"] == (1 if met >= needed else -1)


@clause("R13.5")
def test_one_player_who_meets_a_condition_twice_over_counts_once() -> None:
    board = table(mode="faction_war", game_length="normal").without_tile(1)
    board.faction(0, "golden_barony_b").turn_of(0)
    meets(board, 0, "gems")

    board.play("trade 1")
    board.pool("GEM:3")

    assert board.shown()["ending"] == -1


@clause("R13.5")
def test_the_conditions_of_all_players_are_counted_together() -> None:
    board = table(3, game_length="long").turn_of(0)
    meets(board, 0, "gems")
    board.turn_of(1)
    meets(board, 1, "figures")
    assert board.shown()["ending"] == -1

    board.turn_of(2)
    meets(board, 2, "technologies")

    assert board.shown()["ending"] == 2
    assert board.shown()["objectives"] == ["gems", "technologies", "figures"]


@clause("R13.5")
def test_a_condition_met_by_two_players_counts_once() -> None:
    board = table(3, game_length="normal").turn_of(0)
    meets(board, 0, "gems")
    board.turn_of(1)

    meets(board, 1, "gems")
    assert board.shown()["ending"] == -1

    meets(board, 1, "figures")
    assert board.shown()["ending"] == 1


# The last turns


@clause("R13.6")
def test_the_active_player_finishes_the_turn() -> None:
    board = table(game_length="short").available(0, "red").turn_of(0, "FORT:1")
    meets(board, 0, "gems")

    assert board.asked == 0
    board.play("fortify f5", "leave red")

    assert not board.g.is_over


@clause("R13.6")
@pytest.mark.parametrize("seats", range(2, 7))
def test_then_every_other_player_has_exactly_one_more_turn(seats: int) -> None:
    board = table(seats, game_length="short").turn_of(1)
    meets(board, 1, "gems")
    asked = []

    board.play("done")
    while not board.g.is_over:
        asked.append(board.asked)
        board.play("done")

    assert asked == [(1 + i) % seats for i in range(1, seats)]


@clause("R13.6")
def test_in_the_last_turns_objectives_can_still_be_gained() -> None:
    board = table(3, game_length="short").turn_of(0)
    meets(board, 0, "gems")
    board.play("done")

    meets(board, 1, "figures")
    meets(board, 1, "gems")
    board.play("done")
    meets(board, 2, "gems")
    board.play("done")

    assert board.g.is_over
    assert [board.points_for(seat, "objectives") for seat in range(3)] == [2, 4, 2]


@clause("R13.6")
def test_a_further_condition_in_the_last_turns_brings_no_further_turns() -> None:
    board = table(3, game_length="short").turn_of(2)
    meets(board, 2, "gems")
    board.play("done")
    meets(board, 0, "figures")

    assert board.shown()["ending"] == 2
    board.play("done", "done")
    assert board.g.is_over


@clause("R13.6")
def test_when_the_game_is_over_nothing_is_possible() -> None:
    board = table(game_length="short").turn_of(0)
    meets(board, 0, "gems")

    board.play("done", "done")

    assert board.g.legal() == []
    reason = board.game.why_not(board.g, 0, "done")
    assert reason is not None
    assert reason.clause == "R13.6"
    assert len(board.was_told("note-game-ended")) == 1
