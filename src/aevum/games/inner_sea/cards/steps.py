"""The steps that a card consists of: a verb and three operands each."""

from typing import Final

from aevum.games.inner_sea.ids import BARBARIANS, NONE
from aevum.games.inner_sea.state import Sea

# The steps: a verb and three operands.
ADD: Final = 0
ADD_DEEP: Final = 1
BARBARIANS_COME: Final = 2
REMOVE: Final = 3
CONVERT: Final = 4
GAIN: Final = 5
SCORE: Final = 6
LOSE_POINTS: Final = 7
DRAW: Final = 8
ROB: Final = 9
FORFEIT: Final = 10
SPECIAL: Final = 11
SHIFT: Final = 12
BURY: Final = 13
RAISE: Final = 14
INVEST: Final = 15
ATTACH: Final = 16
WIDTH: Final = 4


ON_VICTIM: Final = (REMOVE, CONVERT, LOSE_POINTS, ROB, FORFEIT, ATTACH)


SUBSTITUTED: Final = (REMOVE, CONVERT)
"""Steps in which somebody may give up something in place of a disk (R5.19)."""


def plan(ops: list[int], verb: int, a: int, b: int = 0, c: int = 0) -> None:
    """Add a step to what a card does."""
    ops.append(verb)
    ops.append(a)
    ops.append(b)
    ops.append(c)


def victim_of(ops: list[int], i: int) -> int:
    """Name the civilization that a step does something to; none if it harms nobody."""
    verb = ops[i]
    if verb in ON_VICTIM and ops[i + 1] != BARBARIANS:
        return ops[i + 1]
    return ops[i + 3] if verb == SPECIAL else NONE


def victims(ops: list[int], civ: int) -> int:
    """List all that a card is aimed at, but its player, as bits."""
    mask = 0
    for i in range(0, len(ops), WIDTH):
        victim = victim_of(ops, i)
        if victim != NONE and victim != civ:
            mask |= 1 << victim
    return mask


def in_turn_order(g: Sea, ops: list[int]) -> list[int]:
    """Bring removals that stand together into turn order (R5.20)."""
    done: list[int] = []
    i = 0
    while i < len(ops):
        end = i
        while end < len(ops) and ops[end] in SUBSTITUTED:
            end += WIDTH
        if end - i <= WIDTH:
            end = i + WIDTH
            done.extend(ops[i:end])
        else:
            for civ in [*g.order, BARBARIANS]:
                for j in range(i, end, WIDTH):
                    if ops[j + 1] == civ:
                        done.extend(ops[j : j + WIDTH])
        i = end
    return done
