"""What an answer would lose: effects, cubes, completions, a kept tile, a row (R4.9, R9, R18.9)."""

from typing import Final

from aevum.games.hyperborea.abilities import SPACES_PER_SET
from aevum.games.hyperborea.developing import AdvanceEach
from aevum.games.hyperborea.effects import BRANCHES, PROGRAMS
from aevum.games.hyperborea.ending import may_stay
from aevum.games.hyperborea.ids import (
    ADVANCE,
    AFFLICT,
    ATTACK,
    CLONE,
    CLONE_AT,
    CREATE,
    DEVELOP,
    DRAW,
    DRAW_CUBE,
    FIGURE,
    FLY,
    FLY_TO,
    FORT,
    FORTIFY,
    GEM,
    IMITATE,
    MAKE,
    MOVE,
    NEIGHBOURS,
    NONE,
    PAY,
    PAY_FOR,
    PLACE,
    POOL_SIZE,
    PROGDIFF,
    PURGE,
    RANGED,
    RECRUIT,
    REMOVE_GREY,
    RETRIEVE,
    SHOOT,
    SPY,
    STRIKE,
    TAKE,
    TAKE_BACK,
    TAKE_GEM,
    TECH,
    USE,
    WALK,
)
from aevum.games.hyperborea.names import effect_word, program_word, set_word
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.turn import Turn
from aevum.kernel.action import DONE, kind_of, x_of, y_of
from aevum.kernel.game import Loss
from aevum.kernel.message import Msg

USES: Final = {
    MOVE: WALK,
    FLY: FLY_TO,
    ATTACK: STRIKE,
    RANGED: SHOOT,
    FORT: FORTIFY,
    FIGURE: RECRUIT,
    CLONE: CLONE_AT,
    DRAW: DRAW_CUBE,
    RETRIEVE: TAKE_BACK,
    SPY: IMITATE,
    TECH: TAKE,
    REMOVE_GREY: PURGE,
    GEM: TAKE_GEM,
}
"""The answer that uses each effect; progress and creation have their own."""


def losses(g: Hyperborea, seat: int, action: int) -> list[Loss]:
    """Name what is lost if the turn ends now, or if fewer rows are named than could be."""
    top = g.stack[-1]
    if isinstance(top, AdvanceEach):
        return unnamed_rows(g, top, action)
    if action != DONE or not isinstance(top, Turn):
        return []
    offered = g.legal()
    kinds = {kind_of(one) for one in offered}
    found = unspent_effects(g, kinds) + unplaced_cubes(g, seat, offered)
    if g.players[seat].bag_size() == 0:
        found += open_completions(g, seat, offered)
    if g.ending != NONE and USE in kinds:
        found.append(Loss("R7.8", Msg("loss-kept-tile")))
    return found


def unnamed_rows(g: Hyperborea, each: AdvanceEach, action: int) -> list[Loss]:
    """Count the steps for which no row is left: rows are named from red to yellow (R18.9, T3)."""
    rows: list[int] = []
    each.items(g, rows)
    due = each.most - each.picked
    after = 0
    if action != DONE:
        after = 1 + min(due - 1, len([row for row in rows if x_of(row) > x_of(action)]))
    lost = min(due, len(rows)) - after
    return [lapsing(PROGDIFF + lost - 1, 1, "R18.9")] if lost > 0 else []


def unspent_effects(g: Hyperborea, kinds: set[int]) -> list[Loss]:
    """List the effects of the pool that something on offer would use (R4.9)."""
    found: list[Loss] = []
    for effect in range(POOL_SIZE):
        if g.pool[effect] > 0 and use_of(effect) in kinds:
            is_of_rows = PROGDIFF <= effect < CREATE
            count, n = (g.pool[effect], 1) if is_of_rows else (1, g.pool[effect])
            found += [lapsing(effect, n)] * count
    for code in g.deferred:
        effect = PAY if code % 2 == 0 else NEIGHBOURS
        if (PAY_FOR if effect == PAY else AFFLICT) in kinds:
            found.append(lapsing(effect, code // 2))
    for program in g.choices:
        if can_be_made(program, kinds):
            found.append(Loss("R4.9", Msg("loss-effect", effect=program_word(program))))
    return found


def can_be_made(program: int, kinds: set[int]) -> bool:
    """Say whether something on offer would use a part of an open choice (R5.13)."""
    for branch in PROGRAMS[program]:
        for effect in BRANCHES[branch][::2]:
            if use_of(effect) in kinds:
                return True
    return False


def use_of(effect: int) -> int:
    """Find the kind of answer that uses an effect."""
    if effect in USES:
        return USES[effect]
    if effect < PROGDIFF:
        return ADVANCE
    return DEVELOP if effect < CREATE else MAKE


def lapsing(effect: int, amount: int, clause: str = "R4.9") -> Loss:
    """Say that an effect lapses."""
    return Loss(clause, Msg("loss-effect", effect=effect_word(effect, amount)))


def unplaced_cubes(g: Hyperborea, seat: int, offered: list[int]) -> list[Loss]:
    """Count the available cubes that could still be placed on a technology (R4.6)."""
    colours = {y_of(one) % 8 for one in offered if kind_of(one) == PLACE}
    cubes = sum([g.players[seat].available[colour] for colour in colours])
    return [Loss("R4.6", Msg("loss-cubes", n=cubes))] if cubes > 0 else []


def open_completions(g: Hyperborea, seat: int, offered: list[int]) -> list[Loss]:
    """List the sets that one cube would complete, before the reset empties them (R9.6)."""
    found: list[int] = []
    for one in offered:
        if kind_of(one) == PLACE and x_of(one) not in found and completes(g, seat, one):
            found.append(x_of(one))
    return [Loss("R9.6", Msg("loss-completion", set=set_word(number))) for number in found]


def completes(g: Hyperborea, seat: int, action: int) -> bool:
    """Say whether placing a cube would complete a set whose cubes cannot stay."""
    p = g.players[seat].copy()
    i = p.sets.index(x_of(action))
    if p.is_complete(i) or may_stay(g, seat, i):
        return False
    p.cubes[i * SPACES_PER_SET + y_of(action) // 8] = y_of(action) % 8
    return p.is_complete(i)
