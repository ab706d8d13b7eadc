"""Developing technologies, revolutions, and cards that enter and leave play (R4.10, R4.11)."""

from aevum.games.through_the_ages.costs import (
    can_develop,
    can_revolt,
    cooperation_partner,
    is_technology,
    science_price,
    takes_unit_science,
)
from aevum.games.through_the_ages.effect_ids import (
    ALBERT_EINSTEIN,
    ISAAC_NEWTON,
    LEONARDO_DA_VINCI,
    MAXIMILIEN_ROBESPIERRE,
)
from aevum.games.through_the_ages.ids import (
    AIR_FORCE,
    DEVELOP,
    DEVELOPED,
    GAINED,
    GOVERNMENT,
    HAMMURABI_USED,
    LAW,
    NONE,
    REVOLTED,
    REVOLUTION,
)
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.ratings import civil_total, military_total, settle_actions
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import (
    AMOUNT,
    BLUE,
    CARD_SLOT,
    EFFECT,
    KIND,
    LEVEL,
    REVOLUTION_COST,
    SCIENCE_COST,
)
from aevum.kernel.action import pack


def pay_science(g: Ages, seat: int, card: int, price: int) -> None:
    """Pay science points, temporary ones first, and let a partner pay its share (R8.7.2)."""
    p = g.players[seat]
    if takes_unit_science(g, card):
        temporary = min(p.unit_science, price)
        p.unit_science -= temporary
        price -= temporary
    p.science -= price
    partner = cooperation_partner(g, seat)
    if partner != NONE:
        g.players[partner].science -= 1


def technology_options(g: Ages, seat: int, discount: int, out: list[int]) -> None:
    """Append the ways to put a technology of the hand into play (R4.10, R4.11).

    What takes something off is an event, and that asks for no civil action (R10.10).
    """
    p = g.players[seat]
    may_develop = discount > 0 or p.civil_left() > 0
    last = NONE
    for card in p.hand:
        if card == last or not is_technology(card):
            continue
        last = card
        if may_develop and can_develop(g, seat, card, discount):
            out.append(pack(DEVELOP, card))
        if can_revolt(g, seat, card, discount):
            out.append(pack(REVOLUTION, card))


def develop(g: Ages, seat: int, card: int, discount: int) -> None:
    """Pay the science cost and put a technology from the hand into play (R4.10)."""
    pay_science(g, seat, card, science_price(g, seat, card, SCIENCE_COST[card], discount))
    g.players[seat].give_card(card)
    civil, military = civil_total(g.players[seat]), military_total(g, seat)
    put_in_play(g, seat, card)
    settle_actions(g, seat, civil, military)
    g.note(DEVELOPED, seat, card)
    after_developing(g, seat)


def revolt(g: Ages, seat: int, card: int, discount: int) -> None:
    """Spend all actions for a government at its lower cost (R4.11, R10.3)."""
    p = g.players[seat]
    pay_science(g, seat, card, science_price(g, seat, card, REVOLUTION_COST[card], discount))
    p.give_card(card)
    civil, military = civil_total(p), military_total(g, seat)
    by_army = EFFECT[p.leader] == MAXIMILIEN_ROBESPIERRE
    if by_army:
        p.military -= military
    else:
        p.spend_civil(civil)
        if g.switches.revolution_leaves_no_action:
            leave_no_civil(p)
    left = p.military if by_army else p.civil
    p.government = card
    settle_actions(g, seat, civil, military)
    g.note(REVOLTED, seat, card)
    if by_army:
        p.military = left
        g.score(seat, AMOUNT[p.leader])
    else:
        p.civil = left
    after_developing(g, seat)


def leave_no_civil(p: Player) -> None:
    """Take away what Hammurabi has turned, and could still turn, into a civil action (R12.12)."""
    p.civil = 0
    p.used |= HAMMURABI_USED


def put_in_play(g: Ages, seat: int, card: int) -> None:
    """Put a technology on the table; of special technologies only the higher stays (R4.10.2)."""
    p = g.players[seat]
    kind = KIND[card]
    if kind <= AIR_FORCE:
        p.add_slot(CARD_SLOT[card])
    elif kind == GOVERNMENT:
        p.government = card
    else:
        old = p.specials[kind - LAW]
        if old == NONE or LEVEL[old] < LEVEL[card]:
            p.specials = p.specials[:]
            p.specials[kind - LAW] = card
            change = BLUE[card] - (BLUE[old] if old != NONE else 0)
            if change > 0:
                p.gain_blue(change)


def after_developing(g: Ages, seat: int) -> None:
    """Do what leaders add to the development of a technology (R4.11.5)."""
    p = g.players[seat]
    if EFFECT[p.leader] == LEONARDO_DA_VINCI:
        g.note(GAINED, seat, 0, p.gain_resources(1))
    elif EFFECT[p.leader] == ISAAC_NEWTON:
        give_back_civil(p)
    elif EFFECT[p.leader] == ALBERT_EINSTEIN:
        g.score(seat, AMOUNT[p.leader])


def give_back_civil(p: Player) -> None:
    """Turn a spent civil action into an available one; without spent ones nothing (R8.3.3)."""
    if p.civil < civil_total(p):
        p.civil += 1
