"""The end phase and the reset (R9)."""

import pytest

from tests.hyperborea.board import Board
from tests.hyperborea.rows import rows_of
from tests.kit import clause

MIDDLE = ("C1", "B01", "B02", "B03", "B04", "B05", "B06")
PERMANENT = [row["id"] for row in rows_of("technologies") if row["permanent"] == "1"]
NAMES = {"R": "red", "G": "green", "P": "purple", "B": "blue", "O": "orange", "Y": "yellow"}


def cubes_for(card: str) -> list[str]:
    """Name a fitting cube for each space of a technology."""
    row = next(row for row in rows_of("technologies") if row["id"] == card)
    return [
        "grey" if space == "W" else NAMES.get(space, "green")
        for space in row["slots"].replace("*", "").split()
    ]


def before_reset(**options: str) -> Board:
    """Let a player with an empty bag be in the middle of the turn."""
    return Board(2, 1, **options).figures(0, "f5", 3).figures(1, "b3", 3).bag(0)


def own_cubes(board: Board, seat: int = 0) -> list[str]:
    """List the cubes that were in the bag after a reset: those drawn and those left."""
    return sorted(board.cubes_of(seat, "bag") + board.cubes_of(seat, "available"))


# The end phase


@clause("R9.1")
def test_at_the_end_of_the_turn_available_cubes_go_to_the_unused_ones() -> None:
    board = Board().figures(0, "f5", 3).bag(0, "blue", "blue", "blue")
    board.available(0, "red", "yellow").unused(0, "grey").turn_of(0)

    board.play("done")

    assert board.cubes_of(0, "unused") == ["red", "yellow", "grey"]


@clause("R9.1")
def test_at_the_end_of_the_turn_unused_effects_are_lost() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0, "MOVE:2 + DRAW:1")

    board.play("done")

    assert board.waiting() == []


@clause("R9.1")
def test_the_end_of_the_turn_is_announced() -> None:
    board = Board().figures(0, "f5", 3).turn_of(0)

    assert board.options()[0] == "done"
    board.play("done")
    assert len(board.was_told("note-turn-ended")) == 1


@clause("R9.2")
@pytest.mark.parametrize(("in_bag", "drawn"), [(1, 1), (2, 2), (3, 3), (4, 3), (7, 3)])
def test_up_to_three_cubes_are_drawn_from_the_bag(in_bag: int, drawn: int) -> None:
    board = Board().figures(0, "f5", 3).bag(0, *["red"] * in_bag).turn_of(0)

    board.play("done")

    assert board.cubes_of(0, "available") == ["red"] * drawn
    assert board.cubes_of(0, "bag") == ["red"] * (in_bag - drawn)
    assert board.asked == 1


@clause("R9.2")
def test_while_the_bag_is_not_empty_there_is_no_reset() -> None:
    board = Board().figures(0, "f5", 2).in_site(0, "f5", 1).bag(0, "red").unused(0, "blue")
    board.on_set(0, "exploration-1", "green", "green").turn_of(0)

    board.play("done")

    assert board.who("f5", 1) == 0
    assert board.cubes_of(0, "unused") == ["blue"]
    assert board.on(0, "exploration-1") == ["green", "green"]


@clause("R9.3")
def test_with_an_empty_bag_the_player_resets() -> None:
    board = before_reset().unused(0, "red").turn_of(0)

    board.play("done")

    assert len(board.was_told("note-was-reset")) == 1
    assert board.cubes_of(0, "unused") == []


@clause("R9.3")
def test_cubes_that_go_unused_in_this_end_phase_are_part_of_the_reset() -> None:
    board = before_reset().available(0, "red", "blue").turn_of(0)

    board.play("done")

    assert own_cubes(board) == ["blue", "red"]
    assert board.cubes_of(0, "unused") == []


# The reset


@clause("R9.4")
def test_figures_leave_cities_and_ruins_and_stand_free_on_the_same_hex() -> None:
    board = Board().all_hexes(*MIDDLE).in_site(0, "f5", 1).in_site(0, "e4", 1).in_site(0, "e4", 2)
    board.figures(0, "d4").bag(0).unused(0, "red").turn_of(0)

    board.play("done")

    assert [board.who(at, n) for at, n in (("f5", 1), ("e4", 1), ("e4", 2))] == [-1, -1, -1]
    assert [board.free_at(0, at) for at in ("f5", "e4", "d4")] == [1, 2, 1]


@clause("R9.4")
def test_ghosts_and_figures_of_others_stay_in_their_sites() -> None:
    board = Board().all_hexes(*MIDDLE).in_site(1, "e4", 1).ghost("e4", 2).figures(0, "f5", 3)
    board.bag(0).unused(0, "red").turn_of(0)

    board.play("done")

    assert board.who("e4", 1) == 1
    assert board.site("e4", 2)["occupant"] == "ghost"


@clause("R9.4")
def test_the_city_left_at_a_reset_can_be_entered_again_next_turn() -> None:
    board = Board().in_site(0, "f5", 1).figures(0, "f5", 2).figures(1, "b3", 3)
    board.bag(0).unused(0, "red").turn_of(0)

    board.play("done", "done")

    assert "enter f5 1" in board.options()


@clause("R9.5")
def test_unused_cubes_go_into_the_bag_grey_ones_too() -> None:
    board = before_reset().unused(0, "grey", "grey", "red").turn_of(0)

    board.play("done")

    assert own_cubes(board) == ["grey", "grey", "red"]


@clause("R9.5")
def test_cubes_on_complete_sets_go_into_the_bag() -> None:
    board = before_reset().on_set(0, "exploration-1", "green", "red")
    board.on_set(0, "science-1", "blue", "blue", "yellow").turn_of(0)

    board.play("done")

    assert board.on(0, "exploration-1") == ["", ""]
    assert board.on(0, "science-1") == ["", "", ""]
    assert own_cubes(board) == ["blue", "blue", "green", "red", "yellow"]


@clause("R9.5")
@pytest.mark.parametrize("card", [f"T{deck}-{n:02}" for deck in range(1, 5) for n in range(1, 17)])
def test_of_a_complete_technology_only_the_cubes_on_a_permanent_one_may_stay(card: str) -> None:
    cubes = cubes_for(card)
    board = before_reset().owns(0, card).on_set(0, card, *cubes).turn_of(0)

    board.play("done")

    if card in PERMANENT:
        assert board.on(0, card) == cubes
        assert board.options() == ["done"] + [f"bag {card} {n + 1}" for n in range(len(cubes))]
    else:
        assert board.on(0, card) == [""] * len(cubes)
        assert own_cubes(board) == sorted(cubes)
        assert board.asked == 1


@clause("R9.5")
def test_cubes_on_the_set_of_a_faction_tile_go_into_the_bag() -> None:
    board = Board(mode="faction_war").faction(0, "coral_throne_a").figures(0, "f5", 3).bag(0)
    board.on_set(0, "throne", "grey", "red").turn_of(0)

    board.play("done")

    assert board.on(0, "throne") == ["", ""]
    assert own_cubes(board) == ["grey", "red"]


@clause("R9.6")
@pytest.mark.parametrize("name", ["exploration-1", "T1-02"])
def test_cubes_on_incomplete_sets_go_into_the_bag_as_a_rule(name: str) -> None:
    board = before_reset().owns(0, "T1-02").on_set(0, name, "green").turn_of(0)

    board.play("done")

    assert board.on(0, name) == ["", ""]
    assert own_cubes(board) == ["green"]


@clause("R9.6")
def test_with_the_reading_of_the_rulebook_the_owner_decides_about_incomplete_sets() -> None:
    board = before_reset(reset_incomplete="rulebook").on_set(0, "science-1", "blue", "", "red")
    board.on_set(0, "trade-1", "yellow").on_set(0, "exploration-1", "green", "red").turn_of(0)

    board.play("done")
    assert board.options() == ["done", "bag trade-1 1", "bag science-1 1", "bag science-1 3"]

    board.play("bag science-1 3", "done")
    assert board.on(0, "science-1") == ["blue", "", ""]
    assert board.on(0, "trade-1") == ["yellow", ""]
    assert board.on(0, "exploration-1") == ["", ""]
    assert own_cubes(board) == ["green", "red", "red"]


@clause("R9.6")
@pytest.mark.parametrize("reading", ["faq2", "rulebook"])
def test_a_set_that_lost_a_cube_since_its_activation_is_incomplete(reading: str) -> None:
    board = before_reset(reset_incomplete=reading).available(0, "green", "red")
    board.turn_of(0, "RETRIEVE:1 + DRAW:1")
    board.play("place green exploration-1 1", "place red exploration-1 2")
    board.play("retrieve exploration-1 2", "draw")

    board.play("done")

    assert ("bag exploration-1 1" in board.options()) == (reading == "rulebook")


@clause("R9.6")
def test_a_set_that_is_complete_with_a_space_empty_goes_into_the_bag_all_the_same() -> None:
    board = Board(mode="faction_war", reset_incomplete="rulebook").faction(0, "red_duchy_a")
    board.figures(0, "f5", 3).bag(0).on_set(0, "warfare-1", "red").on_set(0, "growth-1", "purple")
    board.turn_of(0)

    board.play("done")

    assert board.on(0, "warfare-1") == ["", ""]
    assert board.options() == ["done", "bag growth-1 1"]


@clause("R9.7")
@pytest.mark.parametrize("card", PERMANENT)
def test_each_cube_of_a_permanent_technology_stays_or_goes_by_itself(card: str) -> None:
    cubes = cubes_for(card)
    board = before_reset().owns(0, card).on_set(0, card, *cubes).unused(0, "grey").turn_of(0)

    board.play("done", f"bag {card} 1")
    if board.asked == 0:
        board.play("done")

    assert board.on(0, card) == ["", *cubes[1:]]
    assert own_cubes(board) == sorted([cubes[0], "grey"])
    assert board.asked == 1


@clause("R9.7")
def test_the_owner_decides_about_an_incomplete_permanent_technology_too() -> None:
    board = before_reset().owns(0, "T1-01").on_set(0, "T1-01", "red").unused(0, "blue").turn_of(0)

    board.play("done")
    assert board.options() == ["done", "bag T1-01 1"]

    board.play("done")
    assert board.on(0, "T1-01") == ["red", ""]
    assert own_cubes(board) == ["blue"]


@clause("R9.7")
def test_all_cubes_of_permanent_technologies_may_stay_or_all_may_go() -> None:
    board = before_reset().owns(0, "T1-01", "T3-01").on_set(0, "T1-01", "red", "red")
    board.on_set(0, "T3-01", "blue", "red").turn_of(0)

    board.play("done", "bag T1-01 1", "bag T1-01 2", "bag T3-01 1", "bag T3-01 2")

    assert own_cubes(board) == ["blue", "red", "red", "red"]
    assert board.asked == 1


@clause("R9.7")
def test_other_cubes_cannot_be_named_in_a_reset() -> None:
    board = before_reset().owns(0, "T1-01").on_set(0, "T1-01", "red")
    board.on_set(0, "trade-1", "yellow").turn_of(0)

    board.play("done")

    assert board.clause_against("bag trade-1 1") == "R9.7"
    assert board.clause_against("bag T1-01 2") == "R9.7"


@clause("R9.8")
@pytest.mark.parametrize(("cubes", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
def test_after_the_reset_three_cubes_or_as_many_as_there_are_are_drawn(
    cubes: int, drawn: int
) -> None:
    board = before_reset().unused(0, *["red"] * cubes).turn_of(0)

    board.play("done")

    assert board.cubes_of(0, "available") == ["red"] * drawn
    assert board.cubes_of(0, "bag") == ["red"] * (cubes - drawn)


@clause("R9.8")
def test_after_the_reset_the_cubes_are_drawn_from_the_mixed_bag() -> None:
    drawn: set[str] = set()
    for seed in range(40):
        board = Board(seed=seed).figures(0, "f5", 3).bag(0).unused(0, "red", "blue", "grey")
        board.on_set(0, "trade-1", "yellow", "green").turn_of(0)
        board.play("done")
        drawn.update(board.cubes_of(0, "available"))

    assert drawn == {"red", "blue", "grey", "yellow", "green"}


@clause("R9.8")
def test_cubes_put_into_the_bag_by_choice_can_be_drawn() -> None:
    board = before_reset().owns(0, "T1-01").on_set(0, "T1-01", "red", "green").turn_of(0)

    board.play("done", "bag T1-01 1", "bag T1-01 2")

    assert board.cubes_of(0, "available") == ["red", "green"]


@clause("R9.9")
def test_drawing_in_the_action_part_stops_when_the_bag_is_empty() -> None:
    board = before_reset().bag(0, "red").unused(0, "blue").turn_of(0, "DRAW:3")

    board.play("draw")

    assert "draw" not in board.options()
    assert board.clause_against("draw") == "R9.9"
    assert board.cubes_of(0, "unused") == ["blue"]


@clause("R9.9")
def test_an_empty_bag_in_the_action_part_frees_no_figure() -> None:
    board = Board().figures(0, "f5", 2).in_site(0, "f5", 1).bag(0, "red").turn_of(0, "DRAW:1")

    board.play("draw")

    assert board.who("f5", 1) == 0
    assert board.was_told("note-was-reset") == []


@clause("R9.9")
def test_a_bag_emptied_by_drawing_brings_a_reset_at_the_end_of_the_same_turn() -> None:
    board = before_reset().bag(0, "red").turn_of(0, "DRAW:1")

    board.play("draw", "done")

    assert len(board.was_told("note-was-reset")) == 1


@clause("R9.9")
def test_a_bag_emptied_by_the_draw_of_the_end_phase_brings_no_reset_yet() -> None:
    board = before_reset().bag(0, "red").unused(0, "blue").turn_of(0)

    board.play("done")

    assert board.was_told("note-was-reset") == []
    assert board.cubes_of(0, "unused") == ["blue"]


@clause("R9.10")
@pytest.mark.parametrize("seats", range(2, 7))
def test_then_the_next_player_clockwise_takes_a_turn(seats: int) -> None:
    board = Board(seats)
    for seat in range(seats):
        board.figures(seat, board.capital(seat), 3)
    board.turn_of(0)
    asked = []

    for _ in range(seats + 1):
        asked.append(board.asked)
        board.play("done")

    assert asked == [*range(seats), 0]


@clause("R9.10")
def test_after_a_reset_too_the_next_player_takes_a_turn() -> None:
    board = before_reset().unused(0, "red").turn_of(0)

    board.play("done")

    assert board.asked == 1
    reason = board.game.why_not(board.g, 0, "done")
    assert reason is not None
    assert reason.clause == "R9.10"
