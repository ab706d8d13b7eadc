"""When civilizations without a player negate a card (S6.9)."""

from aevum.games.inner_sea.card_ids import BREAD_AND_CIRCUSES, CORRUPTION, FAMINE
from aevum.games.inner_sea.cards.special import may_lose_here
from aevum.games.inner_sea.cards.steps import (
    BURY,
    CONVERT,
    FORFEIT,
    LOSE_POINTS,
    REMOVE,
    ROB,
    SPECIAL,
    WIDTH,
)
from aevum.games.inner_sea.state import Sea


def is_grave(g: Sea, civ: int, card: int, ops: list[int]) -> bool:
    """Say whether a card would take two disks, points or Talents from it, or a Wonder."""
    disks, points, talents = 0, 0, 0
    for i in range(0, len(ops), WIDTH):
        verb, a, b, c = ops[i], ops[i + 1], ops[i + 2], ops[i + 3]
        if verb == BURY and g.wonder_owner[a] == civ:
            return True
        if verb == SPECIAL and c == civ and is_grave_choice(g, civ, card, a):
            return True
        if a != civ:
            continue
        if verb == REMOVE:
            disks += c
        elif verb == CONVERT:
            disks += 1
        elif verb == LOSE_POINTS:
            points += b
        elif verb == FORFEIT:
            talents += b
        elif verb == ROB:
            talents += c
    return disks >= 2 or points >= 2 or talents >= 2


def is_grave_choice(g: Sea, civ: int, card: int, by: int) -> bool:
    """Famine in two areas, Bread and Circuses with two Cities, Corruption in two or paid off."""
    p = g.players[civ]
    if card == BREAD_AND_CIRCUSES:
        return min(g.cities(civ), p.vp) >= 2
    if card == CORRUPTION and p.talents >= 2:
        return True
    if card != CORRUPTION and card != FAMINE:
        return False
    is_city = card == CORRUPTION
    places = [area for area in p.held if may_lose_here(g, civ, area, by, is_city)]
    return len(places) >= 2
