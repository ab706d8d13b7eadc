"""Counting both hands."""

from aevum.games.through_the_ages.feature_ids import (
    ACTION_CARDS,
    ATTACK_CARDS,
    BONUS_CARDS,
    EVENT_CARDS,
    LEADER_CARDS,
    TACTIC_CARDS,
    TECHNOLOGY_CARDS,
)
from aevum.games.through_the_ages.ids import (
    ACTION,
    AGE_IV,
    BONUS,
    EVENT,
    LEADER,
    NONE,
    TACTIC,
    TERRITORY,
)
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import KIND, LEVEL, SCIENCE_COST

MOST_TECHNOLOGIES = 4
"""Further technologies in the hand are hardly ever developed."""


def count_cards(g: Ages, p: Player, turns: int, found: list[int]) -> None:
    """Count both hands, as long as cards can still be used."""
    if g.age < AGE_IV or turns > 0:
        count_civil_hand(p, turns, found)
        count_military_hand(p, found)


def count_civil_hand(p: Player, turns: int, found: list[int]) -> None:
    """Count leaders, action cards and technologies in the hand."""
    room = min(turns, 6)
    technologies = 0
    for card in p.hand:
        kind = KIND[card]
        if kind == LEADER:
            found[LEADER_CARDS] += 25 + 8 * turns if p.leader == NONE else 20 + 3 * turns
        elif kind == ACTION:
            found[ACTION_CARDS] += 8 * room
        else:
            technologies += 1
            worth = (9 * SCIENCE_COST[card] + 20) * room // 6
            found[TECHNOLOGY_CARDS] += worth if technologies <= MOST_TECHNOLOGIES else 5


def count_military_hand(p: Player, found: list[int]) -> None:
    """Count events, tactics, attacks, pacts and bonus cards in the hand."""
    for card in p.military_hand:
        kind = KIND[card]
        if kind == EVENT or kind == TERRITORY:
            found[EVENT_CARDS] += 25 + 10 * LEVEL[card]
        elif kind == TACTIC:
            found[TACTIC_CARDS] += 25
        elif kind == BONUS:
            found[BONUS_CARDS] += 28
        else:
            found[ATTACK_CARDS] += 28
