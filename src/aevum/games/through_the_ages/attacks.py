"""Who may attack whom, and with what strength (R3.2, R3.3)."""

from typing import Final

from aevum.games.through_the_ages.effect_ids import (
    INFILTRATE,
    LOSS_OF_SOVEREIGNTY,
    MAHATMA_GANDHI,
    OPEN_BORDERS_AGREEMENT,
    PROMISE_OF_MILITARY_PROTECTION,
)
from aevum.games.through_the_ages.ids import COMPARED, NONE, SIDE_A, SIDE_B, WAR
from aevum.games.through_the_ages.ratings import strength
from aevum.games.through_the_ages.row import end_pact
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import (
    AMOUNT,
    EFFECT,
    KIND,
    MILITARY_COST,
    PACT_ENDS_ON_ATTACK,
    PACT_FORBIDS_ATTACK,
)

# What keeps a seat from attacking.
NO_RIVAL: Final = 0
PEACEFUL_LEADER: Final = 1
NO_MILITARY_ACTIONS: Final = 2
PROTECTED: Final = 3
AT_WAR: Final = 4
LAST_ROUND_BEGUN: Final = 5
NOTHING_TO_TAKE: Final = 6
NOT_WEAKER: Final = 7


def pacts_between(g: Ages, seat: int, other: int) -> list[int]:
    """The owners of the pacts that bind these two."""
    return [owner for owner in g.pacts_of(seat) if g.partner_in(owner, seat) == other]


def attack_price(g: Ages, card: int, rival: int) -> int:
    """The military actions for an attack; twice as many against Gandhi (R11.9)."""
    price = MILITARY_COST[card]
    return 2 * price if EFFECT[g.players[rival].leader] == MAHATMA_GANDHI else price


def is_protected(g: Ages, seat: int, rival: int, card: int) -> bool:
    """Say whether a pact keeps a seat from attacking a rival with a card (R3.2.2, R3.3.3)."""
    for owner in pacts_between(g, seat, rival):
        if PACT_FORBIDS_ATTACK[g.players[owner].pact]:
            return True
    return KIND[card] == WAR and g.side_of(rival, LOSS_OF_SOVEREIGNTY) == SIDE_B


def attack_bonus(g: Ages, seat: int, rival: int) -> int:
    """The strength that Open Borders adds to the attacker (R11.3)."""
    bonus = 0
    if g.pacts == 0:
        return bonus
    for owner in pacts_between(g, seat, rival):
        card = g.players[owner].pact
        if EFFECT[card] == OPEN_BORDERS_AGREEMENT:
            bonus += AMOUNT[card]
    return bonus


def note_strengths(g: Ages, seat: int, rival: int, laid: int) -> None:
    """Write down what was compared: the attacker's strength, and the rival's with cards laid."""
    if g.journal is not None:
        attack = strength(g, seat) + attack_bonus(g, seat, rival)
        g.note(COMPARED, seat, rival, attack, strength(g, rival) + laid)


def ending_bonus(g: Ages, seat: int, other: int) -> int:
    """The strength a seat loses with the pacts that end when these two fight (R3.2.3)."""
    bonus = 0
    for owner in pacts_between(g, seat, other):
        card = g.players[owner].pact
        is_protector = (
            EFFECT[card] == PROMISE_OF_MILITARY_PROTECTION and g.side_in(owner, seat) == SIDE_A
        )
        if PACT_ENDS_ON_ATTACK[card] and not is_protector:
            bonus += AMOUNT[card]
    return bonus


def is_weaker(g: Ages, seat: int, own: int, rival: int) -> bool:
    """Say whether a rival is weak enough for an aggression, given the own strength (R3.2.3)."""
    theirs = strength(g, rival)
    if g.pacts > 0:
        own += attack_bonus(g, seat, rival) - ending_bonus(g, seat, rival)
        theirs -= ending_bonus(g, rival, seat)
    return theirs < own


def weaker_rivals(g: Ages, seat: int) -> int:
    """The rivals that are weak enough for an aggression, as bits (R3.2.3)."""
    weaker = 0
    own = strength(g, seat)
    for rival in range(g.seats):
        if rival != seat and not g.players[rival].is_out and is_weaker(g, seat, own, rival):
            weaker |= 1 << rival
    return weaker


def attack_obstacle(g: Ages, seat: int, card: int, rival: int) -> int:
    """What keeps a seat from attacking a rival with a card; none if nothing does (R3.2, R3.3)."""
    obstacle = obstacle_but_strength(g, seat, card, rival)
    if obstacle != NONE or KIND[card] == WAR or is_weaker(g, seat, strength(g, seat), rival):
        return obstacle
    return NOT_WEAKER


def obstacle_but_strength(g: Ages, seat: int, card: int, rival: int) -> int:
    """What keeps a seat from attacking a rival with a card, however strong they are."""
    p = g.players[seat]
    q = g.players[rival]
    if rival == seat or q.is_out:
        return NO_RIVAL
    if EFFECT[p.leader] == MAHATMA_GANDHI:
        return PEACEFUL_LEADER
    if attack_price(g, card, rival) > p.military_left():
        return NO_MILITARY_ACTIONS
    if g.pacts > 0 and is_protected(g, seat, rival, card):
        return PROTECTED
    if KIND[card] == WAR:
        if p.war != NONE:
            return AT_WAR
        return LAST_ROUND_BEGUN if g.is_last_round() else NONE
    if EFFECT[card] == INFILTRATE and q.leader == NONE and q.wonder == NONE:
        return NOTHING_TO_TAKE
    return NONE


def end_pacts_by_attack(g: Ages, seat: int, rival: int) -> None:
    """Remove the pacts between two players that end through an attack (R3.2.4, R3.3.4)."""
    for owner in pacts_between(g, seat, rival):
        if PACT_ENDS_ON_ATTACK[g.players[owner].pact]:
            end_pact(g, owner)
