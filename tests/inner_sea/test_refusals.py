"""Attempts against the rules, refused without any change, and the clauses that forbid them."""

from collections.abc import Callable

import pytest

from aevum.games.inner_sea.growth.phase import RESETTLEMENT
from aevum.kernel.errors import IllegalAction
from tests.inner_sea.board import Board, played_by
from tests.kit import clause

TWO = ("gauls", "carthaginians")
QUIET = ("egyptians", "celt_iberians")


def refused(board: Board, text: str) -> str:
    """Name the clause that forbids an attempt, which the door refuses without any change."""
    before = board.g.copy()
    with pytest.raises(IllegalAction):
        board.play(text)
    before.journal = board.g.journal
    assert before == board.g
    reason = board.why(text)
    assert reason is not None
    return reason.clause


def growing() -> Board:
    """Begin the growth of a civilization with a City, a Camp and cards."""
    board = played_by(*TWO).disks(0, attica=3, rome=1).disks(1, carthage=1)
    return board.holds(0, "irrigation", "warlord").growth(0)


def resettling() -> Board:
    """Let a civilization with a City and a Settlement resettle."""
    return played_by(*TWO).disks(0, attica=3, rome=2).growth(0, RESETTLEMENT)


def deploying() -> Board:
    """Let a civilization with a full area, a full sea and an area shared with another deploy."""
    board = played_by(*TWO).disks(0, attica=4, sea_libyan=2, kush=1).disks(1, kush=1)
    return board.ready_box(0, 3).deployment(0)


def acting() -> Board:
    """Let a civilization with cards of all classes act."""
    board = played_by(*TWO).disks(0, attica=4).holds(0, "irrigation", "warlord", "embargo")
    return board.holds(1, "philosopher").card_phase(0)


def competing() -> Board:
    """Let two civilizations commit cards."""
    board = played_by(*QUIET).disks(0, attica=2).disks(1, attica=2)
    return board.holds(0, "warlord", "volcano").competitions()


def losing() -> Board:
    """Let a civilization with a Talent lose a disk in a competition."""
    board = played_by(*QUIET).disks(0, attica=1).disks(1, attica=2)
    return board.talents(0, 1).competitions()


def burning() -> Board:
    """Let a civilization with a Talent lose disks to a card."""
    board = played_by(*TWO).disks(1, rome=3).talents(1, 1).holds(0, "great_fire").card_phase(0)
    board.play("play great_fire", "strike rome carthaginians")
    return board


def reacting() -> Board:
    """Let a civilization react to a card."""
    board = played_by(*TWO).disks(0, attica=1).holds(0, "gold_mine").holds(1, "physician")
    board.card_phase(0)
    board.play("play gold_mine", "at attica")
    return board


ATTEMPTS: list[tuple[Callable[[], Board], str, str]] = [
    (growing, "retire attica", "R4.1"),
    (growing, "retire carthage", "R4.1"),
    (growing, "resettle attica", "R4.12"),
    (growing, "deploy attica", "R4.12"),
    (growing, "play irrigation", "R6.1"),
    (growing, "play warlord", "R6.3"),
    (growing, "commit warlord", "R3.3"),
    (growing, "build great_lighthouse", "R6.1"),
    (resettling, "resettle rome", "R4.11"),
    (deploying, "deploy attica", "R2.1"),
    (deploying, "deploy sea_libyan", "R2.1"),
    (deploying, "deploy deep_central", "R2.10"),
    (deploying, "deploy kush", "R4.14"),
    (deploying, "deploy gaul", "R4.14"),
    (acting, "play irrigation", "R5.25"),
    (acting, "play warlord", "R6.3"),
    (acting, "play embargo", "R6.3"),
    (acting, "play philosopher", "R6.3"),
    (acting, "deploy rome", "R3.3"),
    (competing, "commit volcano", "R7.4"),
    (losing, "lose white", "R7.17"),
    (losing, "done", "R15.4"),
    (burning, "lose white", "R5.19"),
    (burning, "done", "R15.4"),
    (reacting, "negate gold_mine physician", "R5.18"),
]


@clause("R2.1", "R2.10", "R3.3", "R4.1", "R4.11", "R4.12", "R4.14", "R5.18", "R5.19", "R5.25")
@clause("R6.1", "R6.3", "R7.4", "R7.17")
@pytest.mark.parametrize(("arrange", "text", "forbidden_by"), ATTEMPTS)
def test_what_the_rules_forbid_is_refused_by_its_clause(
    arrange: Callable[[], Board], text: str, forbidden_by: str
) -> None:
    assert refused(arrange(), text) == forbidden_by
