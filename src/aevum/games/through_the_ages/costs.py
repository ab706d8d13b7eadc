"""What actions cost: places of the row, buildings, upgrades, technologies (R4)."""

from typing import Final

from aevum.games.through_the_ages.effect_ids import (
    HAMMURABI,
    JOHANN_SEBASTIAN_BACH,
    MAXIMILIEN_ROBESPIERRE,
    MICHELANGELO,
    MOSES,
    SCIENTIFIC_COOPERATION,
    TAJ_MAHAL,
    WILLIAM_SHAKESPEARE,
)
from aevum.games.through_the_ages.ids import (
    ACTION,
    AIR_FORCE,
    ARENA,
    ART_OF_WAR,
    CONSTRUCTION,
    FIRST_UNIT,
    FIRST_URBAN,
    GOVERNMENT,
    INFANTRY,
    LAW,
    LEADER,
    LEADER_REPLACED,
    LEVELS,
    LIBRARY,
    NONE,
    THEATER,
    WONDER,
)
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.ratings import civil_total, military_total
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import (
    AGE,
    AMOUNT,
    CARD_SLOT,
    EFFECT,
    KIND,
    LEVEL,
    PLACE_COST,
    REVOLUTION_COST,
    SCIENCE_COST,
    SLOT_COST,
    STAGES,
    URBAN_LIMIT,
)
from aevum.kernel.marks import i64

# What keeps a card from being taken (R4.2, R4.3).
UNFINISHED_WONDER: Final = 0
FULL_HAND: Final = 1
LEADER_OF_AGE: Final = 2
SAME_TECHNOLOGY: Final = 3

MOST_DISCOUNT: Final = 5
"""No leaders and pacts together take more science off: a look that saves a longer one."""


def is_technology(card: int) -> bool:
    """Technologies are all civil cards with a science cost, and the start technologies (R7.4.1)."""
    return KIND[card] <= CONSTRUCTION


def shakespeare_discount(p: Player, kind: int) -> int:
    """With a library theaters are cheaper, with a theater libraries."""
    if EFFECT[p.leader] != WILLIAM_SHAKESPEARE:
        return 0
    if kind == THEATER:
        return 1 if p.count(LIBRARY) > 0 else 0
    if kind == LIBRARY:
        return 1 if p.count(THEATER) > 0 else 0
    return 0


def build_cost(p: Player, slot: i64) -> i64:
    """The resource cost of a building or unit with all modifiers (R4.5.2)."""
    cost: i64 = SLOT_COST[slot]
    if FIRST_URBAN <= slot < FIRST_UNIT:
        card = p.specials[CONSTRUCTION - LAW]
        if card != NONE:
            cost -= min(slot % LEVELS, LEVEL[card])
        if LIBRARY * LEVELS <= slot < ARENA * LEVELS:
            cost -= shakespeare_discount(p, slot // LEVELS)
        if cost < 0:
            return 0
    return cost


def upgrade_cost(p: Player, old: i64, new: i64) -> i64:
    """The difference of the two modified costs (R4.6.2)."""
    cost = build_cost(p, new) - build_cost(p, old)
    return cost if cost > 0 else 0


def may_add_urban(p: Player, kind: int) -> bool:
    """Say whether the government allows one more building of a kind (R4.5.3)."""
    return p.count(kind) < URBAN_LIMIT[p.government]


def may_build(p: Player, slot: i64) -> bool:
    """Say whether a building of this slot is within the urban limit; farms, mines, units always."""
    if slot < FIRST_URBAN or slot >= FIRST_UNIT:
        return True
    return may_add_urban(p, slot // LEVELS)


def increase_price(p: Player) -> int:
    """The food for one more worker (R4.4.1); Moses pays one less."""
    cost = p.increase_cost()
    return max(0, cost - 1) if EFFECT[p.leader] == MOSES else cost


def stage_price(p: Player, count: int) -> int:
    """The sum of the next stages of the unfinished wonder (R4.9.3)."""
    total = 0
    costs = STAGES[p.wonder]
    for stage in range(p.stages, p.stages + count):
        total += costs[stage]
    return total


def payable_stages(p: Player, most: int, have: int) -> int:
    """How many of the next stages, up to a number, so many resources pay at once (R4.9.3)."""
    costs = STAGES[p.wonder]
    count = 0
    while count < most and p.stages + count < len(costs):
        have -= costs[p.stages + count]
        if have < 0:
            break
        count += 1
    return count


def place_price(p: Player, card: i64, place: i64) -> i64:
    """The civil actions for a card on a place of the row (R4.2.1, R4.3.1, R11.4)."""
    cost: i64 = PLACE_COST[place]
    kind: i64 = KIND[card]
    if kind == WONDER:
        if p.wonders and EFFECT[p.leader] != MICHELANGELO:
            cost += len(p.wonders)
        if p.has_used(LEADER_REPLACED) and EFFECT[card] == TAJ_MAHAL:
            cost -= AMOUNT[card]
    elif kind == LEADER and EFFECT[p.leader] == HAMMURABI:
        cost -= 1
    return cost if cost > 0 else 0


def has_technology(p: Player, card: i64) -> bool:
    """Say whether a technology is in play."""
    kind = KIND[card]
    if kind <= AIR_FORCE:
        return p.has_slot(CARD_SLOT[card])
    if kind == GOVERNMENT:
        return p.government == card
    return p.specials[kind - LAW] == card


def has_room(p: Player) -> bool:
    """Say whether one more civil card may enter the hand (R4.2.2)."""
    return len(p.hand) < civil_total(p) + p.hand_bonus()


def taking_obstacle(p: Player, card: i64, is_room: bool) -> int:
    """What keeps a card of the row from being taken, whatever it costs; none if nothing does."""
    kind: i64 = KIND[card]
    if kind == WONDER:
        return NONE if p.wonder == NONE else UNFINISHED_WONDER
    if not is_room:
        return FULL_HAND
    if kind == LEADER:
        return NONE if (p.leader_ages >> AGE[card]) & 1 == 0 else LEADER_OF_AGE
    if kind == ACTION:
        return NONE
    return SAME_TECHNOLOGY if p.holds(card) or has_technology(p, card) else NONE


# Science


def cooperation_partner(g: Ages, seat: int) -> int:
    """The partner of a seat in Scientific Cooperation, or nobody."""
    owner = g.pact_with(seat, SCIENTIFIC_COOPERATION)
    return g.partner_in(owner, seat) if owner != NONE else NONE


def science_price(g: Ages, seat: int, card: int, printed: int, discount: int) -> int:
    """The science points for a technology with all modifiers, never below zero (R11.4)."""
    owner = g.pact_with(seat, SCIENTIFIC_COOPERATION)
    if owner != NONE:
        discount += AMOUNT[g.players[owner].pact]
    return own_science_price(g.players[seat], card, printed - discount)


def own_science_price(p: Player, card: int, cost: int) -> int:
    """The science points for a technology after what the own leader takes off."""
    kind = KIND[card]
    if kind == THEATER and EFFECT[p.leader] == JOHANN_SEBASTIAN_BACH:
        cost -= AMOUNT[p.leader]
    if kind == THEATER or kind == LIBRARY:
        cost -= shakespeare_discount(p, kind)
    return cost if cost > 0 else 0


def science_for(g: Ages, seat: int, card: int) -> int:
    """The science points that can pay for a technology, Churchill's temporary ones included."""
    p = g.players[seat]
    if p.unit_science > 0 and takes_unit_science(g, card):
        return p.science + p.unit_science
    return p.science


def takes_unit_science(g: Ages, card: int) -> bool:
    """Say whether temporary science may pay for a card: units, and art of war by a switch."""
    kind = KIND[card]
    if kind == ART_OF_WAR:
        return g.switches.churchill_pays_art_of_war
    return INFANTRY <= kind <= AIR_FORCE


def can_develop(g: Ages, seat: int, card: int, discount: int) -> bool:
    """Say whether a technology can be paid, the share of a partner included."""
    have = science_for(g, seat, card)
    cost = SCIENCE_COST[card] - discount
    if cost - MOST_DISCOUNT > have:
        return False
    owner = g.pact_with(seat, SCIENTIFIC_COOPERATION)
    if owner != NONE:
        if g.players[g.partner_in(owner, seat)].science == 0:
            return False
        cost -= AMOUNT[g.players[owner].pact]
    return own_science_price(g.players[seat], card, cost) <= have


def can_revolt(g: Ages, seat: int, card: int, discount: int) -> bool:
    """Say whether a revolution can be declared: all actions and the lower cost (R4.11.1)."""
    p = g.players[seat]
    if KIND[card] != GOVERNMENT:
        return False
    if EFFECT[p.leader] == MAXIMILIEN_ROBESPIERRE:
        if p.military < military_total(g, seat):
            return False
    elif (p.civil if g.switches.revolution_leaves_no_action else p.civil_left()) < civil_total(p):
        return False
    partner = cooperation_partner(g, seat)
    if partner != NONE and g.players[partner].science == 0:
        return False
    return science_price(g, seat, card, REVOLUTION_COST[card], discount) <= p.science
