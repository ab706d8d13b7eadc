"""The turn: its parts, its start steps, and the pool of effects (R4)."""

import pytest

from tests.hyperborea.board import Board
from tests.hyperborea.rows import rows_of
from tests.kit import clause

MIDDLE = ("C1", "B01", "B02", "B03", "B04", "B05", "B06")
VERBS = {
    "MOVE:2": "walk",
    "FLY:1": "fly",
    "ATTACK:1": "attack",
    "RANGED:1": "shoot",
    "FORT:1": "fortify",
    "FIGURE:1": "recruit",
    "CLONE:1": "clone",
    "DRAW:1": "draw",
    "RETRIEVE:1": "retrieve",
    "SPY:1": "spy",
    "TECH:1": "take replace",
    "REMOVE_GREY:1": "purge",
    "PROG:2": "advance",
    "PROGDIFF:2": "develop",
    "CREATE(blue):1": "create",
    "CREATE(any):1": "create",
}
"""The verbs by which each effect of the pool is used."""
START_CARDS = {"T1-01": "Bastions", "T3-01": "University", "T3-02": "Expertise"}
"""The three published cards with an effect at the start of a turn."""


def filled(board: Board, seat: int, card: str) -> Board:
    """Give a player a technology with a fitting cube on each space."""
    names = {"R": "red", "G": "green", "P": "purple", "B": "blue", "O": "orange", "Y": "yellow"}
    row = next(row for row in rows_of("technologies") if row["id"] == card)
    spaces = row["slots"].replace("*", "").split()
    board.owns(seat, card)
    return board.on_set(seat, card, *(names.get(space, "red") for space in spaces))


def start_effect(card: str) -> str:
    """Read what a card brings at the start of a turn."""
    row = next(row for row in rows_of("technologies") if row["id"] == card)
    return row["effect"].removeprefix("SOT(").removesuffix(")")


# The parts of a turn


@clause("R4.1")
def test_a_turn_is_start_steps_then_actions_then_the_end_phase() -> None:
    board = filled(Board(), 0, "T1-01").figures(0, "f5", 2).fortresses(0, "f5")
    board.figures(1, "b3", 3).available(0, "red").begins(0)
    board.play("leave red", "done")

    keys = [msg.key for msg in board.told()]
    order = ["note-fortresses-removed", "note-reinforced", "note-cube-left", "note-turn-ended"]

    assert [key for key in keys if key in order] == order
    assert board.asked == 1


@clause("R4.1")
def test_nothing_is_asked_before_the_start_steps_are_done() -> None:
    board = filled(Board(), 0, "T1-01").figures(0, "f5", 2).fortresses(0, "f5").begins(0)

    assert board.asked == 0
    assert board.free_at(0, "f5") == 3
    assert board.g.forts_at(0, board.place("f5")) == 0
    assert board.gained() == board.gained_by(start_effect("T1-01"))


# The start steps


@clause("R4.2")
def test_the_player_removes_all_own_fortresses() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "f5", 3).figures(0, "e4")
    board.fortresses(0, "f5", 2).fortresses(0, "e4").figures(1, "b3", 3).fortresses(1, "b3", 2)

    board.begins(0)

    assert board.player(0).fortresses == 8
    assert sum(board.g.forts_at(0, place) for place in range(len(board.g.hexes))) == 0
    assert board.g.forts_at(1, board.place("b3")) == 2


@clause("R4.2")
def test_fortresses_left_without_a_figure_are_removed_as_well() -> None:
    board = Board().figures(0, "f5", 3).fortresses(0, "f4").begins(0)

    assert board.player(0).fortresses == 8


@clause("R4.3")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 3), (2, 3), (3, 3), (5, 5)])
def test_fewer_than_three_figures_on_the_board_become_three(before: int, after: int) -> None:
    board = Board().figures(0, "f5", before).begins(0)

    assert board.free_at(0, "f5") == after
    assert board.player(0).supply == 10 - after


@clause("R4.3")
def test_new_figures_stand_on_the_region_of_the_capital_outside_the_city() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "d4").begins(0)

    assert board.free_at(0, board.capital(0)) == 2
    assert board.who(board.capital(0), 1) == -1


@clause("R4.3")
def test_frozen_figures_are_counted() -> None:
    board = Board().all_hexes(*MIDDLE).in_site(0, "e4", 1).in_site(0, "f5", 1).begins(0)

    assert board.free_at(0, "f5") == 1
    assert board.player(0).supply == 7


@clause("R4.3")
def test_figures_in_opposing_graveyards_do_not_come_back() -> None:
    board = Board(6)
    for other in range(1, 6):
        board.buried(other, 0)

    board.begins(0)

    assert board.free_at(0, board.capital(0)) == 3
    assert board.player(0).supply == 10 - 5 - 3


@clause("R4.3")
def test_only_the_active_player_gets_new_figures() -> None:
    board = Board().figures(0, "f5", 3).begins(0)

    assert board.player(1).supply == 10


@clause("R4.4")
@pytest.mark.parametrize("card", START_CARDS)
def test_active_effects_of_the_start_happen(card: str) -> None:
    board = filled(Board(), 0, card).figures(0, "f5", 3).begins(0)

    assert board.gained() == board.gained_by(start_effect(card))
    assert board.gained() != ([], 0)


@clause("R4.4")
@pytest.mark.parametrize("card", START_CARDS)
def test_an_incomplete_technology_has_no_effect_at_the_start(card: str) -> None:
    board = filled(Board(), 0, card).figures(0, "f5", 3)
    board.player(0).bag[board.player(0).cubes[-3]] += 1
    board.player(0).cubes[-3] = -1

    board.begins(0)

    assert board.gained() == ([], 0)


@clause("R4.4")
def test_all_effects_of_the_start_happen_together() -> None:
    board = Board().figures(0, "f5", 3)
    for card in START_CARDS:
        filled(board, 0, card)

    board.begins(0)

    together = " + ".join(start_effect(card) for card in START_CARDS)
    assert board.gained() == board.gained_by(together)


@clause("R4.4")
def test_the_effects_of_others_do_not_happen() -> None:
    board = filled(Board(), 1, "T3-01").figures(0, "f5", 3).begins(0)

    assert board.gained() == ([], 0)


@clause("R4.4")
def test_university_expertise_and_bastions_are_the_cards_with_an_effect_at_the_start() -> None:
    cards = {row["id"]: row["name"] for row in rows_of("technologies") if "SOT" in row["effect"]}

    assert cards == START_CARDS
    assert {row["id"] for row in rows_of("technologies") if row["start_of_turn"] == "1"} == {*cards}


# Actions


@clause("R4.5", "R4.8")
def test_actions_are_taken_in_any_order_and_interleaved() -> None:
    board = Board().figures(0, "f5", 3).available(0, "green", "purple", "red").level(0, "blue", 4)
    board.turn_of(0, "FORT:1")

    board.play(
        "place green exploration-2 1",
        "enter f5 1",
        "upgrade blue",
        "place purple exploration-2 2",
        "fortify f5",
        "leave red",
        "recruit f5",
    )

    assert board.asked == 0
    assert board.free_at(0, "f5") == 3


@clause("R4.5")
def test_the_same_kind_of_action_may_be_taken_again_and_again() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0)
    for colour in ("red", "green", "blue"):
        board.level(0, colour, 4)

    board.play("upgrade red", "upgrade blue", "upgrade green")

    assert board.options_of("upgrade") == []
    assert board.asked == 0


@clause("R4.5")
def test_a_player_may_end_the_turn_without_any_action() -> None:
    board = Board().figures(0, "f5", 3).available(0, "red").turn_of(0)

    board.play("done")

    assert board.asked == 1


@clause("R4.6")
def test_a_cube_goes_on_a_basic_or_an_own_advanced_technology_or_to_the_unused_cubes() -> None:
    board = Board().figures(0, "f5", 3).owns(0, "T4-02").owns(1, "T4-01").available(0, "red")

    board.turn_of(0)

    places = {text.split()[2] for text in board.options_of("place")}
    assert places >= {"warfare-1", "warfare-2", "exploration-1", "T4-02"}
    assert "T4-01" not in places
    assert board.options_of("leave") == ["leave red"]
    assert board.clause_against("place red T4-01 1") == "R4.6"


@clause("R4.6")
def test_only_available_cubes_can_be_placed() -> None:
    board = Board().figures(0, "f5", 3).available(0, "red").unused(0, "blue").turn_of(0)

    assert {text.split()[1] for text in board.options_of("place")} == {"red"}
    assert board.clause_against("place blue science-1 1") == "R4.6"
    assert board.clause_against("leave blue") == "R4.6"


@clause("R4.6")
def test_cubes_still_available_at_the_end_go_to_the_unused_cubes() -> None:
    board = Board().figures(0, "f5", 3).available(0, "red", "blue", "blue").bag(0, "green")
    board.turn_of(0)

    board.play("done")

    assert board.cubes_of(0, "unused") == ["red", "blue", "blue"]
    assert board.cubes_of(0, "available") == ["green"]


@clause("R4.7")
def test_a_player_may_activate_cities_explore_ruins_develop_and_upgrade() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "f5", 2).figures(0, "e5").level(0, "red", 4)

    board.turn_of(0, "PROG:1")

    for text in ("enter f5 1", "enter e5 2", "advance blue 1", "upgrade red", "done"):
        assert text in board.options()


@clause("R4.7")
def test_actions_belong_to_the_player_whose_turn_it_is() -> None:
    board = Board().figures(0, "f5", 3).figures(1, "b3", 3).turn_of(0)

    reason = board.game.why_not(board.g, 1, "enter b3 1")

    assert reason is not None
    assert reason.clause == "R9.10"
    assert "enter b3 1" not in board.options()


# The pool


@clause("R4.8")
def test_effects_wait_in_the_pool_until_they_are_used() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "MOVE:2 + FORT:1")

    board.play("fortify f5")

    assert board.waiting() == ["MOVE:2"]


@clause("R4.8")
def test_effects_of_different_actions_are_added_up() -> None:
    board = Board().figures(0, "f5", 3).available(0, "green", "red", "blue")
    board.turn_of(0, "MOVE:1")

    board.play("place green exploration-1 1", "place blue exploration-1 2")

    assert board.waiting() == ["MOVE:3"]


@clause("R4.8")
def test_an_effect_may_be_used_in_part() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "FORT:3")

    board.play("fortify f5", "done")

    assert board.g.forts_at(0, board.place("f5")) == 1


@clause("R4.8")
@pytest.mark.parametrize(
    "text", ["walk f5 f4", "fortify f5", "recruit f5", "clone f5", "draw", "advance red 1"]
)
def test_an_effect_that_is_not_in_the_pool_cannot_be_used(text: str) -> None:
    board = Board().figures(0, "f5", 3).turn_of(0)

    assert text not in board.options()
    assert board.clause_against(text) == "R4.8"


@clause("R4.8")
@pytest.mark.parametrize("effect", VERBS)
def test_each_effect_in_the_pool_allows_just_its_own_use(effect: str) -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "e4", 3).figures(1, "e4").figures(1, "d4", 2)
    board.unused(0, "grey", "red").owns(1, "T1-02").turn_of(0, effect)

    verbs = {text.split()[0] for text in board.options()}

    assert verbs == {"done", "enter", *VERBS[effect].split()}


@clause("R4.9")
def test_what_is_unused_at_the_end_of_the_turn_is_lost() -> None:
    board = Board().figures(0, "f5", 3).figures(1, "b3", 3)
    board.turn_of(0, "MOVE:2 + ATTACK:1 + TECH:1 + PAY(REMOVE_GEM:1 => MOVE:1)")
    assert len(board.waiting()) == 4

    board.play("done")
    assert board.waiting() == []

    board.play("done")
    assert board.asked == 0
    assert board.waiting() == []


@clause("R4.9")
def test_no_effect_goes_to_another_player() -> None:
    board = Board().figures(0, "f5", 3).figures(1, "b3", 3).turn_of(0, "FORT:2")

    board.play("done")

    assert board.options_of("fortify") == []
    assert board.clause_against("fortify b3") == "R4.8"
