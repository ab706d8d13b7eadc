"""The events of Age III: culture for what a civilization has become."""

from typing import Final

from aevum.games.through_the_ages.effect_ids import (
    ACCEPTANCE_OF_SUPREMACY,
    BILL_GATES,
    IMPACT_OF_AGRICULTURE,
    IMPACT_OF_ARCHITECTURE,
    IMPACT_OF_BALANCE,
    IMPACT_OF_COLONIES,
    IMPACT_OF_COMPETITION,
    IMPACT_OF_GOVERNMENT,
    IMPACT_OF_HAPPINESS,
    IMPACT_OF_INDUSTRY,
    IMPACT_OF_POPULATION,
    IMPACT_OF_PROGRESS,
    IMPACT_OF_SCIENCE,
    IMPACT_OF_STRENGTH,
    IMPACT_OF_TECHNOLOGY,
    IMPACT_OF_VARIETY,
    IMPACT_OF_WONDERS,
    INTERNATIONAL_TRADE_AGREEMENT,
)
from aevum.games.through_the_ages.ids import (
    AIR_FORCE,
    ARENA,
    EVENT_SCORED,
    FIRST_UNIT,
    FIRST_URBAN,
    LAB,
    LEVELS,
    NONE,
    SIDE_A,
    SIDE_B,
)
from aevum.games.through_the_ages.leaders import lab_levels
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.production import farm_production, mine_production
from aevum.games.through_the_ages.ratings import (
    civil_total,
    culture_rating,
    discontent,
    happiness,
    military_total,
    ranked,
    science_rating,
    strengths,
)
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import (
    AGE,
    AMOUNT,
    EFFECT,
    LEVEL,
    SECOND_AMOUNT,
)

RANK_POINTS: Final = [[], [0], [10, 0], [14, 7, 0], [15, 10, 5, 0]]


def food_production(g: Ages, seat: int) -> int:
    """All food produced: farms and a trade partner's share."""
    total = farm_production(g.players[seat])
    return total + g.pact_amount(seat, INTERNATIONAL_TRADE_AGREEMENT, SIDE_B)


def resource_production(g: Ages, seat: int) -> int:
    """All resources produced: mines, labs of Bill Gates, pacts."""
    p = g.players[seat]
    total = mine_production(p)
    if EFFECT[p.leader] == BILL_GATES:
        total += lab_levels(p)
    total += g.pact_amount(seat, INTERNATIONAL_TRADE_AGREEMENT, SIDE_A)
    total += g.pact_amount(seat, ACCEPTANCE_OF_SUPREMACY, SIDE_A)
    total -= g.pact_amount(seat, ACCEPTANCE_OF_SUPREMACY, SIDE_B)
    return max(0, total)


def impact_points(g: Ages, card: int, seat: int) -> int:
    """The culture points one civilization scores for an event that does not rank."""
    p = g.players[seat]
    amount = AMOUNT[card]
    effect = EFFECT[card]
    if effect == IMPACT_OF_AGRICULTURE:
        food = farm_production(p)
        if g.switches.agriculture_counts_pact:
            food = food_production(g, seat)
        return food + (amount if food > p.consumption() else 0)
    if effect == IMPACT_OF_ARCHITECTURE:
        return levels_between(p, FIRST_URBAN, FIRST_UNIT)
    if effect == IMPACT_OF_BALANCE:
        least = min(science_rating(p), culture_rating(g, seat))
        least = min(least, food_production(g, seat))
        return amount * min(least, resource_production(g, seat))
    if effect == IMPACT_OF_COLONIES:
        return amount * len(p.colonies)
    if effect == IMPACT_OF_COMPETITION:
        return levels_between(p, ARENA * LEVELS, (AIR_FORCE + 1) * LEVELS)
    if effect == IMPACT_OF_GOVERNMENT:
        return amount * civil_total(p) + military_total(g, seat)
    if effect == IMPACT_OF_HAPPINESS:
        return amount * (happiness(p) - discontent(p))
    if effect == IMPACT_OF_INDUSTRY:
        return mine_production(p)
    if effect == IMPACT_OF_POPULATION:
        content = p.unused + p.workers_on_cards() - discontent(p)
        return amount * max(0, content - SECOND_AMOUNT[card])
    if effect == IMPACT_OF_PROGRESS:
        return amount * special_levels(p)
    if effect == IMPACT_OF_TECHNOLOGY:
        return amount * modern_technologies(p)
    if effect == IMPACT_OF_VARIETY:
        return amount * varieties(p)
    assert effect == IMPACT_OF_WONDERS, g.explain()
    total = 0
    for wonder in p.wonders:
        total += amount - AGE[wonder]
    return total


def levels_between(p: Player, low: int, high: int) -> int:
    """The levels of all workers on cards in a range of slots."""
    total = 0
    for slot in p.slots:
        if low <= slot < high:
            total += p.workers[slot] * (slot % LEVELS)
    return total


def special_levels(p: Player) -> int:
    """The levels of the government and of the special technologies."""
    total = LEVEL[p.government]
    for card in p.specials:
        if card != NONE:
            total += LEVEL[card]
    return total


def modern_technologies(p: Player) -> int:
    """Count the technologies of level III in play."""
    count = 1 if LEVEL[p.government] == LEVELS - 1 else 0
    for slot in p.slots:
        if slot % LEVELS == LEVELS - 1:
            count += 1
    for card in p.specials:
        if card != NONE and LEVEL[card] == LEVELS - 1:
            count += 1
    return count


def varieties(p: Player) -> int:
    """Count types of units, types of urban buildings and special technologies."""
    count = 0
    for kind in range(LAB, AIR_FORCE + 1):
        if p.count(kind) > 0:
            count += 1
    for card in p.specials:
        if card != NONE:
            count += 1
    return count


def is_ranking(card: int) -> bool:
    """Say whether an event of Age III scores by rank."""
    return EFFECT[card] == IMPACT_OF_SCIENCE or EFFECT[card] == IMPACT_OF_STRENGTH


def score_impact(g: Ages, card: int, active: int) -> None:
    """Resolve an event of Age III for all civilizations."""
    if is_ranking(card):
        score_ranking(g, card, active)
        return
    for seat in range(g.seats):
        if not g.players[seat].is_out:
            score_for(g, card, seat, impact_points(g, card, seat))


def score_ranking(g: Ages, card: int, active: int) -> None:
    """Score by rank in science rating or strength, usual tie-break (R6.1.3)."""
    if EFFECT[card] == IMPACT_OF_STRENGTH:
        values = strengths(g)
    else:
        values = [0 if p.is_out else science_rating(p) for p in g.players]
    order = ranked(g, values, active)
    for i in range(len(order)):
        score_for(g, card, order[i], RANK_POINTS[len(order)][i])


def score_for(g: Ages, card: int, seat: int, points: int) -> None:
    """Score the points of an event, or lose them as far as there are any (R8.7.1)."""
    g.note(EVENT_SCORED, seat, card, g.players[seat].score_culture(points))
