"""Why an answer to a question of the set-up or inside a turn is not offered."""

from typing import Final

from aevum.games.hyperborea.abilities import SPACES_PER_SET
from aevum.games.hyperborea.developing import AdvanceEach
from aevum.games.hyperborea.effects import NEIGHBOURS_LOSS, PAY_LOSS
from aevum.games.hyperborea.ending import Reset
from aevum.games.hyperborea.ids import (
    ADVANCE,
    BAG,
    CHOOSE,
    CHOOSE_FACTION,
    CHOOSE_TILE,
    EXTRA_CUBE,
    GIVE,
    GREY,
    LOWER,
    MAKE,
    MARK,
    NONE,
    REGRESS,
    REMOVE_CUBE,
    REMOVE_FIGURE,
    REPLACE,
    START_CARD,
    TAKE,
    WITHDRAW,
)
from aevum.games.hyperborea.learning import TakeTechnology
from aevum.games.hyperborea.losing import Afflict, Pay
from aevum.games.hyperborea.pool import Choose
from aevum.games.hyperborea.setup import CARD, CUBE, FACTION, TILE, SetUp
from aevum.games.hyperborea.sites import Explore
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.tables import TOP_LEVEL
from aevum.kernel.action import kind_of, x_of, y_of
from aevum.kernel.game import Reason

KIND_OF_STEP: Final = {
    FACTION: CHOOSE_FACTION,
    TILE: CHOOSE_TILE,
    CARD: START_CARD,
    CUBE: EXTRA_CUBE,
}
REASON_OF_STEP: Final = {
    FACTION: Reason("R2.1", "why-faction-taken"),
    TILE: Reason("R2.7", "why-not-your-tile"),
    CARD: Reason("R2.8", "why-not-your-card"),
    CUBE: Reason("R2.9", "why-no-grey-cube"),
}
KIND_OF_LOSS: Final = {REGRESS: LOWER, REMOVE_CUBE: GIVE, REMOVE_FIGURE: WITHDRAW}
REASON_OF_LOSS: Final = {
    REGRESS: Reason("R18.18", "why-nothing-to-lose"),
    REMOVE_CUBE: Reason("R18.19", "why-nothing-to-lose"),
    REMOVE_FIGURE: Reason("R18.20", "why-nothing-to-lose"),
}


def must_choose(clause: str) -> Reason:
    """Another question is open and has to be answered first."""
    return Reason(clause, "why-must-choose")


def why_not_elsewhere(g: Hyperborea, frame: object, action: int) -> Reason:
    """A question of the set-up, or inside a turn, has other answers."""
    kind = kind_of(action)
    match frame:
        case SetUp():
            return why_not_chosen(frame, kind)
        case Choose() if kind == CHOOSE:
            return Reason("R18.15" if frame.is_icon else "T17", "why-not-to-choose")
        case Choose():
            return must_choose("R18.15" if frame.is_icon else "T17")
        case Explore():
            return must_choose("R7.3")
        case TakeTechnology():
            return why_not_taken(kind)
        case AdvanceEach():
            return why_not_each(g, frame, action)
        case Pay() if frame.is_paying():
            return why_not_lost(PAY_LOSS[frame.number], kind, "R18.23")
        case Pay():
            return why_not_made(kind, x_of(action))
        case Afflict():
            return why_not_lost(NEIGHBOURS_LOSS[frame.number], kind, "R18.24")
        case Reset():
            return why_not_bagged(g, frame, action)
    raise AssertionError(g.explain())


def why_not_chosen(frame: SetUp, kind: int) -> Reason:
    """In the set-up another choice is due, or this one cannot be chosen."""
    if kind != KIND_OF_STEP.get(frame.at, MARK):
        return must_choose("R2.11")
    return REASON_OF_STEP.get(frame.at, Reason("R2.10", "why-row-marked"))


def why_not_taken(kind: int) -> Reason:
    """After cards were replaced, one that lies face up is taken."""
    if kind == TAKE:
        return Reason("R12.1", "why-not-on-display")
    if kind == REPLACE:
        return Reason("R12.1", "why-replaced")
    return must_choose("R12.1")


def why_not_each(g: Hyperborea, frame: AdvanceEach, action: int) -> Reason:
    """A row is at its top, was named or passed over, or rises one step only."""
    row = x_of(action)
    if kind_of(action) != ADVANCE:
        return must_choose("T4")
    if row == GREY:
        return Reason("R2.10", "why-no-such-row")
    if y_of(action) != 1:
        return Reason("R18.9", "why-one-step")
    if row < frame.lowest:
        return Reason("T3", "why-row-order")
    assert g.players[frame.seat].levels[row] == TOP_LEVEL, g.explain()
    return Reason("R8.1", "why-at-the-top")


def why_not_lost(loss: int, kind: int, clause: str) -> Reason:
    """Something else is to be given up, or there is no such piece."""
    return REASON_OF_LOSS[loss] if kind == KIND_OF_LOSS[loss] else must_choose(clause)


def why_not_made(kind: int, colour: int) -> Reason:
    """The new cube is made now, and its colour must be in the supply."""
    if kind != MAKE:
        return must_choose("R18.23")
    if colour == GREY:
        return Reason("R18.13", "why-no-grey-cube")
    return Reason("R18.13", "why-no-cube-in-supply")


def why_not_bagged(g: Hyperborea, frame: Reset, action: int) -> Reason:
    """At a reset there is no such cube, or its turn to be named is over."""
    if kind_of(action) != BAG:
        return must_choose("R9.7")
    p = g.players[frame.seat]
    where, which = x_of(action), y_of(action)
    if where in p.sets and which < SPACES_PER_SET:
        at = p.sets.index(where) * SPACES_PER_SET + which
        if p.cubes[at] != NONE:
            return Reason("T3", "why-not-to-bag")
    return Reason("R9.7", "why-no-cube-there")
