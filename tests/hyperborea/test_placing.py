"""Placing cubes and activating technologies (R5)."""

import pytest

from aevum.games.hyperborea.sets import BASIC_SETS
from aevum.games.hyperborea.tables import DECKS
from tests.hyperborea.board import Board
from tests.hyperborea.rows import rows_of
from tests.kit import clause

COLOURS = ["red", "green", "purple", "blue", "orange", "yellow", "grey"]
LETTERS = "RGPBOYW"
BASIC = {
    "exploration-1": ("GA", ["MOVE:2"], 0),
    "exploration-2": ("GP", ["MOVE:1", "FIGURE:1"], 0),
    "warfare-2": ("RG", ["MOVE:1", "ATTACK:1"], 0),
    "growth-1": ("PA", ["FORT:1", "FIGURE:1"], 0),
    "growth-2": ("PR", ["ATTACK:1", "FIGURE:1"], 0),
    "progress-1": ("OA", ["PROGDIFF:2"], 0),
    "progress-2": ("OB", ["PROG:2x1"], 0),
    "trade-1": ("YA", [], 1),
    "trade-2": ("YO", ["PROG:1x1"], 1),
    "science-1": ("BAA", ["TECH:1"], 0),
    "science-2": ("BYA", ["TECH:1"], 1),
}
"""Spaces, effects that wait and gems of the basic sets; that of warfare with a choice apart."""
SPACES = {name: spaces for name, (spaces, _waiting, _gems) in BASIC.items()} | {"warfare-1": "RA"}
OTHER = {name: f"{name[:-1]}{3 - int(name[-1])}" for name in SPACES}


def fitting(space: str) -> str:
    """Name a cube that fits a space."""
    return COLOURS[LETTERS.index(space)] if space in LETTERS else "red"


def takers(spaces: str, colour: str) -> list[int]:
    """List the spaces that take a cube; of several of a kind, the first."""
    kinds = LETTERS[COLOURS.index(colour)] + ("" if colour == "grey" else "A")
    return sorted(spaces.index(kind) + 1 for kind in kinds if kind in spaces)


def offered(board: Board, name: str, colour: str) -> list[int]:
    """List the spaces of a set that are offered to a cube."""
    texts = [text.split() for text in board.options_of("place")]
    return sorted(int(text[3]) for text in texts if text[1] == colour and text[2] == name)


def fill(board: Board, name: str, spaces: str) -> None:
    """Place fitting cubes on all spaces of a set."""
    for n, space in enumerate(spaces, 1):
        board.play(f"place {fitting(space)} {name} {n}")


def ready_to_fill(spaces: str) -> Board:
    """Have fitting cubes for all spaces of a set available."""
    return Board().figures(0, "f5", 3).available(0, *(fitting(space) for space in spaces))


def cards_with(letter: str) -> list[str]:
    """Find the technologies that have a space of a kind."""
    return [row["id"] for row in rows_of("technologies") if letter in row["slots"]]


# Which cube fits which space


@clause("R5.1", "R5.2", "R5.3")
@pytest.mark.parametrize("name", SPACES)
def test_each_space_of_a_basic_technology_takes_only_what_fits(name: str) -> None:
    board = Board().figures(0, "f5", 3).available(0, *COLOURS).turn_of(0)

    for colour in COLOURS:
        assert offered(board, name, colour) == takers(SPACES[name], colour)


@clause("R5.1", "R5.2", "R5.3", "R5.10")
@pytest.mark.parametrize("deck", range(4))
@pytest.mark.parametrize("half", range(2))
def test_each_space_of_an_advanced_technology_takes_only_what_fits(deck: int, half: int) -> None:
    cards = [row for row in rows_of("technologies") if row["deck"] == DECKS[deck]]
    rows = cards[half::2]
    board = Board().figures(0, "f5", 3).owns(0, *(row["id"] for row in rows))
    board.available(0, *COLOURS).turn_of(0)

    for row in rows:
        spaces = row["slots"].replace("*", "").replace(" ", "")
        for colour in COLOURS:
            assert offered(board, row["id"], colour) == takers(spaces, colour)


@clause("R5.1")
def test_a_cube_of_another_colour_is_refused() -> None:
    board = Board().figures(0, "f5", 3).available(0, "blue").turn_of(0)

    assert board.clause_against("place blue exploration-1 1") == "R5.1"
    assert board.clause_against("place blue exploration-1 3") == "R5.1"


@clause("R5.2")
@pytest.mark.parametrize("colour", COLOURS[:6])
def test_a_multicolour_space_takes_any_cube_that_is_not_grey(colour: str) -> None:
    board = Board().figures(0, "f5", 3).available(0, colour).turn_of(0)

    board.play(f"place {colour} growth-1 2")

    assert board.on(0, "growth-1") == ["", colour]


@clause("R5.3")
def test_a_grey_cube_fits_no_space_but_a_grey_one() -> None:
    board = Board().figures(0, "f5", 3).available(0, "grey").turn_of(0)

    assert board.options() == ["done", "leave grey", "enter f5 1"]
    assert board.clause_against("place grey growth-1 2") == "R5.3"
    assert board.clause_against("place grey growth-1 1") == "R5.3"


@clause("R5.3")
@pytest.mark.parametrize("card", cards_with("W"))
def test_a_grey_space_takes_only_a_grey_cube(card: str) -> None:
    board = Board().figures(0, "f5", 3).owns(0, card).available(0, *COLOURS).turn_of(0)
    row = next(row for row in rows_of("technologies") if row["id"] == card)
    space = row["slots"].split().index("W") + 1

    takers = [colour for colour in COLOURS if space in offered(board, card, colour)]

    assert takers == ["grey"]
    assert board.clause_against(f"place red {card} {space}") == "R5.3"


# Filling


@clause("R5.4")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 1, 3), (2, 3, 1)])
def test_the_spaces_of_a_set_are_filled_in_any_order(order: tuple[int, ...]) -> None:
    board = Board().figures(0, "f5", 3).available(0, "blue", "yellow", "red").turn_of(0)
    cubes = {1: "blue", 2: "yellow", 3: "red"}

    for space in order:
        board.play(f"place {cubes[space]} science-2 {space}")

    assert board.on(0, "science-2") == ["blue", "yellow", "red"]
    assert board.gained() == (["TECH:1"], 1)


@clause("R5.5")
def test_cubes_wait_on_a_set_for_later_turns() -> None:
    board = Board().figures(0, "f5", 3).figures(1, "b3", 3).available(0, "green").turn_of(0)

    board.play("place green exploration-1 1", "done", "done")
    assert board.on(0, "exploration-1") == ["green", ""]

    colour = next(colour for colour in COLOURS if colour in board.cubes_of(0, "available"))
    board.play(f"place {colour} exploration-1 2")
    assert board.waiting() == ["MOVE:2"]


@clause("R5.6")
def test_a_placed_cube_moves_to_no_other_space() -> None:
    board = Board().figures(0, "f5", 3).available(0, "green").turn_of(0)

    board.play("place green exploration-1 1")

    assert board.options() == ["done", "enter f5 1"]
    assert board.clause_against("place green growth-1 2") == "R4.6"


@clause("R5.6")
def test_no_cube_takes_the_place_of_a_placed_one() -> None:
    board = Board().figures(0, "f5", 3).available(0, "green", "green").turn_of(0)

    board.play("place green exploration-1 1")

    assert board.clause_against("place green exploration-1 1") == "R5.6"


@clause("R5.6")
def test_an_effect_can_take_a_placed_cube_back() -> None:
    board = Board().figures(0, "f5", 3).bag(0).on_set(0, "exploration-1", "green")
    board.turn_of(0, "RETRIEVE:1")

    board.play("retrieve exploration-1 1")

    assert board.on(0, "exploration-1") == ["", ""]
    assert board.cubes_of(0, "bag") == ["green"]


# Activation


@clause("R5.7", "R5.12")
@pytest.mark.parametrize("name", BASIC)
def test_filling_the_last_space_puts_the_effect_into_the_pool(name: str) -> None:
    spaces, waiting, gems = BASIC[name]
    board = ready_to_fill(spaces).turn_of(0)

    fill(board, name, spaces[:-1])
    assert board.gained() == ([], 0)

    board.play(f"place {fitting(spaces[-1])} {name} {len(spaces)}")
    assert board.gained() == (waiting, gems)


@clause("R5.7")
@pytest.mark.parametrize("name", BASIC)
def test_the_cubes_stay_where_they_are(name: str) -> None:
    spaces = SPACES[name]
    board = ready_to_fill(spaces).turn_of(0)

    fill(board, name, spaces)

    assert board.on(0, name) == [fitting(space) for space in spaces]


@clause("R5.12")
def test_warfare_gives_one_attack_or_two_fortresses() -> None:
    board = ready_to_fill("RA").turn_of(0)

    fill(board, "warfare-1", "RA")

    assert board.waiting() == ["ATTACK:1 | FORT:2"]


@clause("R5.12")
def test_the_basic_technologies_are_the_same_for_all_players() -> None:
    board = Board(6)

    boards = [board.board_of(seat)["sets"] for seat in range(6)]

    assert boards == [boards[0]] * 6
    assert {shown["set"]: shown["spaces"] for shown in boards[0]} == SPACES


@clause("R5.8")
@pytest.mark.parametrize("name", SPACES)
def test_while_a_cube_lies_on_one_set_the_other_cannot_be_used(name: str) -> None:
    board = ready_to_fill(SPACES[name][0]).available(0, *COLOURS).turn_of(0)

    board.play(f"place {fitting(SPACES[name][0])} {name} 1")

    assert not [text for text in board.options_of("place") if text.split()[2] == OTHER[name]]
    assert board.clause_against(f"place blue {OTHER[name]} 1") == "R5.8"


@clause("R5.8")
@pytest.mark.parametrize("name", SPACES)
def test_a_complete_set_bars_the_other_as_well(name: str) -> None:
    board = Board().figures(0, "f5", 3).available(0, *COLOURS)
    board.on_set(0, name, *(fitting(space) for space in SPACES[name])).turn_of(0)

    assert not [text for text in board.options_of("place") if text.split()[2] == OTHER[name]]
    assert board.clause_against(f"place blue {OTHER[name]} 1") == "R5.8"


@clause("R5.8")
def test_when_the_last_cube_has_left_a_set_the_other_can_be_used() -> None:
    board = Board().figures(0, "f5", 3).on_set(0, "trade-1", "yellow").available(0, "orange")
    board.turn_of(0, "RETRIEVE:1")
    assert board.clause_against("place orange trade-2 2") == "R5.8"

    board.play("retrieve trade-1 1", "place orange trade-2 2")

    assert board.on(0, "trade-2") == ["", "orange"]


@clause("R5.9")
def test_a_set_that_was_begun_need_not_be_completed() -> None:
    board = Board().figures(0, "f5", 3).available(0, "green", "red").turn_of(0)

    board.play("place green exploration-1 1", "leave red", "done")

    assert board.asked == 1
    assert board.on(0, "exploration-1") == ["green", ""]


@clause("R5.9")
def test_several_sets_can_be_begun_and_left_open() -> None:
    board = Board().figures(0, "f5", 3).available(0, "green", "red", "blue").turn_of(0)

    board.play("place green exploration-2 1", "place red warfare-1 1", "place blue science-1 1")

    assert board.gained() == ([], 0)
    board.play("done")
    assert board.asked == 1


@clause("R5.10")
def test_an_advanced_technology_has_one_set() -> None:
    board = Board().owns(0, "T1-02", "T2-07")

    sets = [shown["set"] for shown in board.board_of(0)["sets"][BASIC_SETS:]]

    assert sets == ["T1-02", "T2-07"]


# Again


@clause("R5.11")
def test_a_set_that_lost_a_cube_is_activated_again() -> None:
    board = Board().figures(0, "f5", 3).on_set(0, "exploration-1", "green", "red")
    board.available(0, "blue").turn_of(0, "RETRIEVE:1")

    board.play("retrieve exploration-1 2", "place blue exploration-1 2")

    assert board.waiting() == ["MOVE:2"]
    assert board.on(0, "exploration-1") == ["green", "blue"]


@clause("R5.11")
def test_a_set_is_activated_again_in_the_turn_of_its_first_activation() -> None:
    board = Board().figures(0, "f5", 3).available(0, "green", "red", "blue")
    board.turn_of(0, "RETRIEVE:1")

    board.play("place green exploration-1 1", "place red exploration-1 2")
    board.play("retrieve exploration-1 2", "place blue exploration-1 2")

    assert board.waiting() == ["MOVE:4"]


@clause("R5.11")
def test_a_removed_cube_frees_its_space_as_well() -> None:
    board = Board().figures(0, "f5", 3).on_set(0, "trade-1", "yellow", "red")
    board.available(0, "blue").turn_of(0, "PAY(REMOVE_CUBE:1 => MOVE:1)")

    pay = board.options_of("pay")
    board.play(*pay, "give trade-1 2", "place blue trade-1 2")

    assert board.gained() == (["MOVE:1"], 1)


@clause("R5.11")
def test_the_freed_space_wants_a_fitting_cube() -> None:
    board = Board().figures(0, "f5", 3).on_set(0, "exploration-1", "green", "red")
    board.available(0, "blue").turn_of(0, "RETRIEVE:1")

    board.play("retrieve exploration-1 1")

    assert board.clause_against("place blue exploration-1 1") == "R5.1"


@clause("R5.11")
def test_a_set_that_lost_two_cubes_needs_both_again() -> None:
    board = Board().figures(0, "f5", 3).on_set(0, "exploration-1", "green", "red")
    board.available(0, "blue").turn_of(0, "RETRIEVE:2")

    board.play("retrieve exploration-1 1", "retrieve exploration-1 2", "place blue exploration-1 2")

    assert board.waiting() == []
