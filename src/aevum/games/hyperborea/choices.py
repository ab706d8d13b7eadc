"""Effects with a choice, such as one attack or two fortresses: it is made by using one (R5.13)."""

from typing import Final

from aevum.games.hyperborea.effects import BRANCHES, PROGRAMS
from aevum.games.hyperborea.ids import (
    ADVANCE,
    ATTACK,
    CLONE,
    CLONE_AT,
    CONVERT,
    CREATE,
    CREATE_ANY,
    DEVELOP,
    DRAW,
    DRAW_CUBE,
    FIGURE,
    FLY,
    FLY_TO,
    FORT,
    FORTIFY,
    IMITATE,
    MAKE,
    MOVE,
    NONE,
    POOL_SIZE,
    PROG,
    PROGDIFF,
    PURGE,
    RANGED,
    RECRUIT,
    REMOVE_GREY,
    REPLACE,
    RETRIEVE,
    SHOOT,
    SPY,
    STRIKE,
    TAKE,
    TAKE_BACK,
    TECH,
    WALK,
)
from aevum.games.hyperborea.moving import cost_of_step
from aevum.games.hyperborea.pool import converted, generate
from aevum.games.hyperborea.state import Hyperborea
from aevum.kernel.action import kind_of, x_of, y_of

SPENDS: Final = {
    WALK: MOVE,
    FLY_TO: FLY,
    STRIKE: ATTACK,
    CONVERT: ATTACK,
    SHOOT: RANGED,
    FORTIFY: FORT,
    RECRUIT: FIGURE,
    CLONE_AT: CLONE,
    DRAW_CUBE: DRAW,
    TAKE_BACK: RETRIEVE,
    PURGE: REMOVE_GREY,
    IMITATE: SPY,
    TAKE: TECH,
    REPLACE: TECH,
}
"""The effect that each kind of action uses."""


def branch_points(g: Hyperborea, seat: int, branch: int) -> list[int]:
    """Count the points that a branch would bring, each as what the player gets for it."""
    points = [0] * POOL_SIZE
    effects = BRANCHES[branch]
    for i in range(0, len(effects), 2):
        points[converted(g, seat, effects[i])] += effects[i + 1]
    return points


def within_reach(g: Hyperborea, seat: int) -> list[int]:
    """Count the points that can be used now: of each open choice those of either branch."""
    points = g.pool[:]
    for program in g.choices:
        most = [0] * POOL_SIZE
        for branch in PROGRAMS[program]:
            brought = branch_points(g, seat, branch)
            for effect in range(POOL_SIZE):
                most[effect] = max(most[effect], brought[effect])
        for effect in range(POOL_SIZE):
            points[effect] += most[effect]
    return points


def effect_used(action: int) -> int:
    """Find the effect that an action uses; NONE if it uses none."""
    kind = kind_of(action)
    if kind == ADVANCE:
        return PROG + y_of(action) - 1
    if kind == DEVELOP:
        return PROGDIFF + x_of(action) - 1
    if kind == MAKE:
        return CREATE_ANY if y_of(action) == 1 else CREATE + x_of(action)
    return SPENDS.get(kind, NONE)


def decide(g: Hyperborea, seat: int, action: int) -> None:
    """Make the choices without which the points for an action would not suffice."""
    effect = effect_used(action)
    if effect == NONE:
        return
    amount = 1
    if effect == MOVE:
        amount = cost_of_step(g, seat, x_of(action), y_of(action))
    while g.pool[effect] < amount:
        make_choice(g, seat, effect)


def make_choice(g: Hyperborea, seat: int, effect: int) -> None:
    """Generate the branch with most of an effect, of the first open choice that has any."""
    for i in range(len(g.choices)):
        best = NONE
        most = 0
        for branch in PROGRAMS[g.choices[i]]:
            points = branch_points(g, seat, branch)[effect]
            if points > most:
                best, most = branch, points
        if best != NONE:
            del g.choices[i]
            generate(g, seat, BRANCHES[best], 0)
            return
    raise AssertionError(g.explain())
