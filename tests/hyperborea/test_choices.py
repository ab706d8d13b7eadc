"""A choice inside an effect waits in the pool and is made by using one part of it (R5.13, T17)."""

import pytest

from aevum.games.hyperborea.pool import begin_effect
from aevum.games.hyperborea.programs import read_program
from tests.hyperborea.board import Board
from tests.kit import clause

MIDDLE = ("C1", "B01", "B02", "B03", "B04", "B05", "B06")
BERSERKERS = "BONUS(ATTACK => ATTACK:1)"
ARROW_TOWERS = "BONUS(FORT => RANGED:1)"
CHOICE = "ATTACK:1 | FORT:2"


def armed() -> Board:
    """Let a player on a hex with a ghost have completed warfare."""
    board = Board().all_hexes(*MIDDLE).figures(0, "e4", 3).ghost("e4", 1).turn_of(0)
    return board.fills(0, "warfare-1")


def begins(board: Board, effect: str) -> Board:
    """Let the active player generate an effect in the notation of the tables."""
    begin_effect(board.g, 0, read_program("a test", effect))
    board.g.asked = -1
    board.g.run()
    return board


@clause("R5.13")
def test_a_choice_waits_and_nothing_is_asked() -> None:
    board = armed()

    assert board.waiting() == [CHOICE]
    assert board.options_of("choose") == []
    assert "done" in board.options()


@clause("R5.13", "R6.2", "R8.2")
@pytest.mark.parametrize("text", ["enter f5 1", "upgrade blue", "leave red", "walk e4 d4"])
def test_a_choice_stays_open_while_other_things_are_done(text: str) -> None:
    board = armed().figures(0, "f5").level(0, "blue", 4).available(0, "red").pool("MOVE:1")

    board.play(text)

    assert board.waiting()[-1] == CHOICE
    assert "fortify e4" in board.options()


@clause("R5.13")
@pytest.mark.parametrize(("use", "left"), [("attack e4 site 1", []), ("fortify e4", ["FORT:1"])])
def test_using_one_part_of_a_choice_makes_it(use: str, left: list[str]) -> None:
    board = armed()

    board.play(use)

    assert board.waiting() == left


@clause("R5.13")
def test_after_a_fortress_the_attack_is_gone_and_a_second_fortress_is_left() -> None:
    board = armed()
    board.play("fortify e4")

    assert board.clause_against("attack e4 site 1") == "R4.8"
    board.play("fortify e4")

    assert board.forts_at(0, "e4") == 2
    assert board.waiting() == []


@clause("R5.13")
def test_points_that_need_no_choice_are_used_first() -> None:
    board = armed().pool("ATTACK:1")

    board.play("attack e4 site 1")

    assert board.waiting() == [CHOICE]


@clause("R5.13")
def test_each_of_two_choices_is_made_by_itself() -> None:
    board = begins(armed(), CHOICE)

    board.play("fortify e4", "attack e4 site 1")

    assert board.waiting() == ["FORT:1"]


@clause("R5.13", "R10.4")
def test_points_of_two_choices_add_up_for_one_step() -> None:
    board = Board().all_hexes("C5", *MIDDLE[1:]).figures(0, "e4").turn_of(0)
    begins(begins(board, "MOVE:1 | FORT:1"), "MOVE:1 | RANGED:1")

    board.play("walk e4 d4")

    assert board.free_at(0, "d4") == 1
    assert board.waiting() == []


@clause("R5.13", "R10.3")
def test_points_beyond_all_choices_are_missed() -> None:
    board = Board().all_hexes("C5", *MIDDLE[1:]).figures(0, "e4").turn_of(0)
    begins(board, "MOVE:1 | FORT:1")

    assert board.clause_against("walk e4 d4") == "R10.3"


@clause("R5.13", "R4.9")
def test_a_choice_that_is_not_made_is_lost_with_the_turn() -> None:
    board = armed()

    board.play("done")

    assert board.waiting() == []


@clause("R5.13", "R18.26", "T8")
@pytest.mark.parametrize(
    ("bonus", "use", "left"),
    [
        (BERSERKERS, "attack e4 site 1", ["ATTACK:1"]),
        (BERSERKERS, "fortify e4", ["FORT:1"]),
        (ARROW_TOWERS, "attack e4 site 1", []),
        (ARROW_TOWERS, "fortify e4", ["RANGED:1", "FORT:1"]),
    ],
)
def test_a_bonus_comes_with_the_part_that_is_used(bonus: str, use: str, left: list[str]) -> None:
    board = Board().all_hexes(*MIDDLE).works(0, bonus).figures(0, "e4", 3).ghost("e4", 1)
    board.turn_of(0).fills(0, "warfare-1")
    assert board.waiting() == [CHOICE]

    board.play(use)

    assert board.waiting() == left


@clause("R5.13", "R18.25")
def test_what_a_choice_brings_is_converted_as_well() -> None:
    board = Board().all_hexes(*MIDDLE).works(0, "INSTEAD(MOVE => FLY)").figures(0, "e4")
    begins(board.turn_of(0), "MOVE:2 | FORT:1")

    assert board.options_of("walk") == []
    board.play("fly e4 d4")

    assert board.waiting() == ["FLY:1"]


@clause("R5.13")
@pytest.mark.parametrize(
    ("effect", "use"),
    [
        ("PROG:2 | FORT:1", "advance red 2"),
        ("PROGDIFF:1 | FORT:1", "develop 1"),
        ("CREATE(any):1 | FORT:1", "create red any"),
        ("CREATE(red):1 | FORT:1", "create red"),
        ("DRAW:1 | FORT:1", "draw"),
        ("FIGURE:1 | FORT:1", "recruit f5"),
        ("CLONE:1 | FORT:1", "clone e4"),
        ("RETRIEVE:1 | FORT:1", "retrieve unused red"),
        ("REMOVE_GREY:1 | FORT:1", "purge unused grey"),
    ],
)
def test_every_kind_of_use_makes_a_choice(effect: str, use: str) -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "e4", 3).unused(0, "red", "grey")
    begins(board.turn_of(0), effect)

    board.play(use)

    assert board.waiting() == []


@clause("T17")
@pytest.mark.parametrize(
    ("effect", "taken"),
    [
        ("MOVE:2 | MOVE:1 + FORT:1", ["MOVE:1", "FORT:1"]),
        ("GEM:2 | FORT:2", ["FORT:2"]),
        ("PAY(REMOVE_GEM:1 => MOVE:1) | FORT:1", ["FORT:1"]),
        ("NEIGHBOURS(REGRESS:1) | FORT:1", ["FORT:1"]),
    ],
)
def test_a_choice_that_its_use_would_not_tell_is_made_at_once(
    effect: str, taken: list[str]
) -> None:
    board = begins(Board().figures(0, "f5", 3).turn_of(0), effect)

    assert board.options() == ["choose 1", "choose 2"]
    assert board.clause_against("done") == "T17"
    board.play("choose 2")

    assert board.waiting() == taken
