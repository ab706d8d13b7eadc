"""Workers: increasing population, building, upgrading, destroying, disbanding (R4.4 to R4.15)."""

from aevum.games.through_the_ages.costs import (
    build_cost,
    increase_price,
    may_add_urban,
    upgrade_cost,
)
from aevum.games.through_the_ages.effect_ids import JOHANN_SEBASTIAN_BACH
from aevum.games.through_the_ages.ids import (
    BACH_USED,
    BUILT,
    DESTROYED,
    DISBANDED,
    FIRST_UNIT,
    FIRST_URBAN,
    INCREASED,
    LEVELS,
    THEATER,
    UPGRADE,
    UPGRADED,
)
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import EFFECT, SLOT_CARD
from aevum.kernel.action import pack


def can_increase(p: Player, discount: int) -> bool:
    """Say whether there is a token in the bank and the food for it (R4.4.1)."""
    return p.yellow > 0 and increase_price(p) - discount <= p.food() + p.spare_food


def increase_population(g: Ages, seat: int, discount: int) -> None:
    """Pay food and move a token from the bank to the worker pool (R4.4.1)."""
    p = g.players[seat]
    p.pay_food(max(0, increase_price(p) - discount))
    p.gain_population(1)
    g.note(INCREASED, seat)


def build(g: Ages, seat: int, slot: int, discount: int) -> None:
    """Pay resources and put an unused worker on a card (R4.5.1, R4.13.1)."""
    p = g.players[seat]
    price = max(0, build_cost(p, slot) - discount)
    if slot >= FIRST_UNIT:
        p.pay_for_unit(price)
    else:
        p.pay_resources(price)
    put_worker(g, seat, slot)


def put_worker(g: Ages, seat: int, slot: int) -> None:
    """Move an unused worker to a card."""
    p = g.players[seat]
    p.unused -= 1
    p.put_workers(slot, 1)
    g.note(BUILT, seat, SLOT_CARD[slot])


def upgrade(g: Ages, seat: int, old: int, new: int, discount: int) -> None:
    """Pay the difference and move a worker to a better card (R4.6.1, R4.14.1)."""
    p = g.players[seat]
    price = max(0, upgrade_cost(p, old, new) - discount)
    if new >= FIRST_UNIT:
        p.pay_for_unit(price)
    else:
        p.pay_resources(price)
    if old // LEVELS != new // LEVELS:
        p.used |= BACH_USED
    p.put_workers(old, -1)
    p.put_workers(new, 1)
    g.note(UPGRADED, seat, SLOT_CARD[old], SLOT_CARD[new])


def bach_options(p: Player, discount: int, out: list[int]) -> None:
    """Append the upgrades of other urban buildings to theaters, once in a turn (R10.5)."""
    if EFFECT[p.leader] != JOHANN_SEBASTIAN_BACH or p.has_used(BACH_USED):
        return
    if not may_add_urban(p, THEATER):
        return
    have = p.resources() + p.spare_resource + discount
    for old in p.slots:
        kind = old // LEVELS
        if not FIRST_URBAN <= old < FIRST_UNIT or kind == THEATER or p.workers[old] == 0:
            continue
        for new in p.slots:
            is_stage = new // LEVELS == THEATER and new % LEVELS >= old % LEVELS
            if is_stage and upgrade_cost(p, old, new) <= have:
                out.append(pack(UPGRADE, old, new))


def buildings_in_use(p: Player, low: int, level: int) -> list[int]:
    """List the buildings from a slot on, up to a level, that have a worker; units are none."""
    slots: list[int] = []
    for slot in p.slots:
        if low <= slot < FIRST_UNIT and slot % LEVELS <= level and p.workers[slot] > 0:
            slots.append(slot)
    return slots


def free_worker(g: Ages, seat: int, slot: int) -> None:
    """Move a worker from a card to the worker pool, without a refund (R4.7.1, R4.15.1)."""
    p = g.players[seat]
    p.put_workers(slot, -1)
    p.unused += 1
    g.note(DISBANDED if slot >= FIRST_UNIT else DESTROYED, seat, SLOT_CARD[slot])
