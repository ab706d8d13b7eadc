"""How well a civilization stands: a hand-written judgement for bots, in hundredths of a point.

Economy early, science before its use, happiness kept, strength not last, culture late, and the
impacts that the seat has prepared itself. What is produced each turn counts for all turns left.

This is the judgement of the bot `greedy_1`, by which others are measured: it never changes.
"""

from typing import Final

from aevum.games.common.judgement import Judgement
from aevum.games.through_the_ages.effect_ids import IMPACT_OF_STRENGTH
from aevum.games.through_the_ages.ids import (
    ACTION,
    AGE_III,
    AGE_IV,
    EVENT,
    FIRST_UNIT,
    FIRST_URBAN,
    LEADER,
    LEVELS,
    NONE,
    TACTIC,
    TERRITORY,
)
from aevum.games.through_the_ages.impacts import RANK_POINTS, impact_points, is_ranking
from aevum.games.through_the_ages.leaders import lab_levels
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.production import farm_production, mine_production
from aevum.games.through_the_ages.ratings import (
    civil_total,
    culture_rating,
    discontent,
    happiness,
    military_total,
    science_rating,
    strength,
)
from aevum.games.through_the_ages.row import CLEARED
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import (
    AGE,
    EFFECT,
    KIND,
    LEVEL,
    SCIENCE_COST,
    STAGES,
)
from aevum.games.through_the_ages.wonders import completion_points

POINT: Final = 100
RIVAL: Final = 4
"""Each point of the best rival weighs this fraction (one in so many) against the own."""
LOST_GAME: Final = -100_000
USUAL_ROUNDS: Final = [0, 0, 19, 19, 20]
"""How many rounds a game takes for a number of players."""


def rounds_left(g: Ages) -> int:
    """Estimate how many rounds follow the present one, without jumps when an age ends."""
    if g.last_round:
        return g.last_round - g.round
    players = g.playing()
    rounds = max(1, USUAL_ROUNDS[players] - g.round)
    if g.age == AGE_III:
        turns = len(g.civil_deck) * 10 // (10 * CLEARED[players] + 12)
        rounds = min(rounds, 1 + turns // players)
    return rounds


def is_due(g: Ages, seat: int) -> bool:
    """Say whether a seat has still to produce in the present round."""
    return (seat - g.start) % g.seats >= (g.turn - g.start) % g.seats


def value(g: Ages, seat: int) -> int:
    """Judge own points and prospects, less a part of the best rival's points."""
    p = g.players[seat]
    if p.is_out:
        return LOST_GAME
    best_rival = 0
    for other in range(g.seats):
        if other != seat and not g.players[other].is_out:
            best_rival = max(best_rival, g.players[other].culture)
    total = POINT * p.culture - POINT * best_rival // RIVAL
    if g.is_over:
        return total
    later = rounds_left(g)
    due = 1 if is_due(g, seat) else 0
    if discontent(p) > p.unused:
        due = 0
        total -= 150
    turns = later + due
    return (
        total
        + POINT * culture_rating(g, seat) * turns
        + economy(p, later, due)
        + knowledge(p, later, due)
        + order(g, seat, turns)
        + power(g, seat)
        + cards(g, p, turns)
        + impacts(g, seat, turns)
    )


class Judgement1(Judgement):
    """The first judgement of all."""

    __slots__ = ()

    def value(self, g: Ages, seat: int) -> int:
        """Judge how well a seat stands."""
        return value(g, seat)


def economy(p: Player, later: int, due: int) -> int:
    """Judge resources, food and people by what they can still become.

    What is due in this turn counts as if it were there, so that ending a turn is neither good
    nor bad in itself.
    """
    worth = min(60, 15 * (later + due))
    mined = mine_production(p)
    lost = p.corruption()
    stored = p.resources() + due * (mined - lost)
    usable = min(stored, 9) + min(max(0, stored - 9), 9) // 3
    total = worth * (tapered(mined, 6, 20) * later * 3 // 4 + usable)
    total -= worth * lost * min(later, 3) // 3
    surplus = farm_production(p) - p.consumption()
    food = p.food() + due * surplus
    if food < 0:
        total += 4 * POINT * food
    if surplus < 0:
        total += 130 * surplus * min(later, 6)
    else:
        total += worth * tapered(surplus, 3, 7) * later * 2 // 3
    total += worth * max(0, min(food, 8)) // 2
    total += min(150, 25 * (later + due)) * (p.workers_on_cards() + p.unused)
    if p.unused > 1:
        total -= 220 * (p.unused - 1)
    return total + urban(p, later + due)


def tapered(amount: int, full: int, most: int) -> int:
    """Count an amount fully at first, then half, and nothing beyond the most."""
    if amount <= full:
        return amount
    return full + (min(amount, most) - full) // 2


def urban(p: Player, turns: int) -> int:
    """A building with a worker is worth a little more than its symbols say now."""
    total = 0
    for slot in p.slots:
        if p.workers[slot] > 0 and FIRST_URBAN <= slot < FIRST_UNIT:
            total += p.workers[slot] * (20 + 15 * (slot % LEVELS)) * min(turns, 4) // 4
    return total


def knowledge(p: Player, later: int, due: int) -> int:
    """Judge science, and technologies in play that are better than what was there before."""
    turns = later + due
    worth = min(85, 11 * turns)
    rating = science_rating(p)
    stored = p.science + due * rating
    total = worth * (tapered(rating, 7, 20) * later * 3 // 4 + min(stored, 12))
    total += worth * min(max(0, stored - 12), 24) // 3
    horizon = min(turns, 8)
    last = NONE
    for slot in p.slots:
        kind = slot // LEVELS
        level = slot % LEVELS
        worker_need = 9 if slot < FIRST_UNIT else 6
        if level > 0:
            total += worker_need * horizon * (8 + 5 * level)
        if kind == last and level > 0:
            total += 3 * horizon
        last = kind
    for card in p.specials:
        if card != NONE:
            total += 10 * horizon * SCIENCE_COST[card]
    total += 10 * horizon * SCIENCE_COST[p.government]
    return total


def order(g: Ages, seat: int, turns: int) -> int:
    """Judge actions, happiness and what is under construction."""
    p = g.players[seat]
    total = 90 * civil_total(p) * turns + 30 * military_total(g, seat) * turns
    missing = discontent(p)
    total -= 90 * missing
    margin = min(2, happiness(p) - p.faces_required())
    if margin > 0:
        total += 40 * margin
    if p.leader != NONE:
        total += 60 + 14 * turns + 40 * LEVEL[p.leader]
        if AGE[p.leader] == AGE_III and lab_levels(p) > 0:
            total += 10
    if p.wonder != NONE:
        total += wonder_progress(p, turns)
    total += 120 * len(p.colonies)
    if seat == g.turn:
        total += 7 * p.civil_left() + 25 * min(3, p.military_left())
        total += 20 * min(p.unit_resource, 4)
    return total


def wonder_progress(p: Player, turns: int) -> int:
    """Count what has been built of the wonder, and the points that its completion promises."""
    done = 0
    whole = 0
    costs = STAGES[p.wonder]
    for stage in range(len(costs)):
        whole += costs[stage]
        if stage < p.stages:
            done += costs[stage]
    total = done * min(75, 25 * turns) + 60
    promised = completion_points(p, p.wonder)
    if promised > 0 and turns > 0:
        total += POINT * promised * done * 3 // (4 * whole) + 100
    missing = whole - done
    if missing > (mine_production(p) + 1) * turns:
        total -= 400
    return total


def power(g: Ages, seat: int) -> int:
    """Judge strength against the strongest rival; the weakest is everybody's prey."""
    own = strength(g, seat)
    strongest = 0
    weakest = 999
    for other in range(g.seats):
        if other != seat and not g.players[other].is_out:
            theirs = strength(g, other)
            strongest = max(strongest, theirs)
            weakest = min(weakest, theirs)
    lead = own - strongest
    total = 12 * min(own, 60)
    if lead < 0:
        total += 35 * max(lead, -15)
    else:
        total += 25 * min(lead, 6)
    if own < weakest:
        total -= 120
    p = g.players[seat]
    if p.tactic != NONE:
        total += 40 * LEVEL[p.tactic] + 40
    if p.war != NONE:
        gap = own - strength(g, p.war_target)
        total += 60 * max(-20, min(20, gap)) + (200 if gap > 0 else -400)
    return total


def cards(g: Ages, p: Player, turns: int) -> int:
    """Judge both hands."""
    total = 0
    room = min(turns, 6)
    techs = 0
    for card in p.hand:
        kind = KIND[card]
        if kind == LEADER:
            total += 25 + 8 * turns if p.leader == NONE else 20 + 3 * turns
        elif kind == ACTION:
            total += 8 * room if turns > 0 else 0
        else:
            techs += 1
            total += (9 * SCIENCE_COST[card] + 20) * room // 6 if techs <= 4 else 5
    for card in p.military_hand:
        kind = KIND[card]
        if kind == EVENT or kind == TERRITORY:
            total += 25 + 10 * LEVEL[card]
        elif kind == TACTIC:
            total += 25
        else:
            total += 28
    return total if g.age < AGE_IV or turns > 0 else 0


def impacts(g: Ages, seat: int, turns: int) -> int:
    """Count the Age III events that this seat has prepared, as they would score now."""
    total = 0
    for i in range(len(g.current)):
        if g.current_by[i] == seat and AGE[g.current[i]] == AGE_III:
            total += impact_lead(g, g.current[i], seat)
    for i in range(len(g.future)):
        if g.future_by[i] == seat and AGE[g.future[i]] == AGE_III:
            total += impact_lead(g, g.future[i], seat)
    if turns > 4:
        return total // 2
    return total


def impact_lead(g: Ages, card: int, seat: int) -> int:
    """The points of an impact for this seat, less a part of the best rival's."""
    if is_ranking(card):
        return rank_value(g, card, seat)
    best = 0
    for other in range(g.seats):
        if other != seat and not g.players[other].is_out:
            best = max(best, impact_points(g, card, other))
    return 80 * impact_points(g, card, seat) - 40 * best


def rank_value(g: Ages, card: int, seat: int) -> int:
    """What the rank of a seat in science or strength would score now."""
    rank = 0
    for other in range(g.seats):
        if other == seat or g.players[other].is_out:
            continue
        if EFFECT[card] == IMPACT_OF_STRENGTH:
            is_behind = strength(g, other) > strength(g, seat)
        else:
            is_behind = science_rating(g.players[other]) > science_rating(g.players[seat])
        if is_behind:
            rank += 1
    return 80 * RANK_POINTS[g.playing()][rank]
