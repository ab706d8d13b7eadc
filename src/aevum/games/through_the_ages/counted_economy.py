"""Counting resources, food, people and science by what they can still become."""

from aevum.games.through_the_ages.feature_ids import (
    BUILDINGS,
    CORRUPTION,
    FARMS,
    FOOD,
    HUNGER,
    IDLE_PEOPLE,
    MINES,
    PEOPLE,
    RESOURCES,
    SCIENCE,
    SCIENCE_TO_COME,
    SPECIAL_TECHNOLOGIES,
    TECHNOLOGIES,
)
from aevum.games.through_the_ages.ids import FIRST_UNIT, LEVELS, NONE
from aevum.games.through_the_ages.judgement_1 import POINT, tapered, urban
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.production import farm_production, mine_production
from aevum.games.through_the_ages.ratings import science_rating
from aevum.games.through_the_ages.tables import SCIENCE_COST


def count_economy(p: Player, later: int, due: int, found: list[int]) -> None:
    """Count resources, food and people; what is due this turn counts as if it were there."""
    worth = min(60, 15 * (later + due))
    mined = mine_production(p)
    lost = p.corruption()
    stored = p.resources() + due * (mined - lost)
    found[MINES] = worth * tapered(mined, 6, 20) * later * 3 // 4
    found[RESOURCES] = worth * (min(stored, 9) + min(max(0, stored - 9), 9) // 3)
    found[CORRUPTION] = -worth * lost * min(later, 3) // 3
    count_food(p, later, due, worth, found)
    found[PEOPLE] = min(150, 25 * (later + due)) * (p.workers_on_cards() + p.unused)
    if p.unused > 1:
        found[IDLE_PEOPLE] = -220 * (p.unused - 1)
    found[BUILDINGS] = urban(p, later + due)


def count_food(p: Player, later: int, due: int, worth: int, found: list[int]) -> None:
    """Count food and its surplus, or the hunger that threatens."""
    surplus = farm_production(p) - p.consumption()
    food = p.food() + due * surplus
    if food < 0:
        found[HUNGER] += 4 * POINT * food
    if surplus < 0:
        found[HUNGER] += 130 * surplus * min(later, 6)
    else:
        found[FARMS] = worth * tapered(surplus, 3, 7) * later * 2 // 3
    found[FOOD] = worth * max(0, min(food, 8)) // 2


def count_knowledge(p: Player, later: int, due: int, found: list[int]) -> None:
    """Count science, and technologies in play that are better than what was there before."""
    turns = later + due
    worth = min(85, 11 * turns)
    rating = science_rating(p)
    stored = p.science + due * rating
    found[SCIENCE_TO_COME] = worth * tapered(rating, 7, 20) * later * 3 // 4
    found[SCIENCE] = worth * min(stored, 12) + worth * min(max(0, stored - 12), 24) // 3
    horizon = min(turns, 8)
    found[TECHNOLOGIES] = horizon * technologies_in_play(p)
    costs = SCIENCE_COST[p.government]
    for card in p.specials:
        if card != NONE:
            costs += SCIENCE_COST[card]
    found[SPECIAL_TECHNOLOGIES] = 10 * horizon * costs


def technologies_in_play(p: Player) -> int:
    """Judge the technologies that carry workers, the higher the better, units a little less."""
    total = 0
    last = NONE
    for slot in p.slots:
        kind = slot // LEVELS
        level = slot % LEVELS
        if level > 0:
            total += (9 if slot < FIRST_UNIT else 6) * (8 + 5 * level)
            if kind == last:
                total += 3
        last = kind
    return total
