"""The action phase: what may be done with civil and military actions, and doing it (R4)."""

from typing import Final

from aevum.games.through_the_ages.action_cards import can_play, play_action
from aevum.games.through_the_ages.buildings import (
    bach_options,
    build,
    can_increase,
    free_worker,
    increase_population,
    upgrade,
)
from aevum.games.through_the_ages.costs import (
    build_cost,
    can_develop,
    can_revolt,
    has_room,
    may_build,
    payable_stages,
    place_price,
    stage_price,
    taking_obstacle,
    upgrade_cost,
)
from aevum.games.through_the_ages.effect_ids import (
    FREDERICK_BARBAROSSA,
    HAMMURABI,
    JOHANN_SEBASTIAN_BACH,
    OCEAN_LINER_SERVICE,
    TRADE_ROUTES_AGREEMENT,
    WINSTON_CHURCHILL,
)
from aevum.games.through_the_ages.ids import (
    ACTION,
    BUILD,
    CHURCHILL_USED,
    COPY,
    DESTROY,
    DEVELOP,
    DISBAND,
    FIRST_UNIT,
    GOVERNMENT,
    HAMMURABI_USED,
    INCREASE,
    LEADER,
    LEADER_REPLACED,
    LEVELS,
    LINER_USED,
    NONE,
    PLAY,
    RECRUIT,
    REVOLUTION,
    SIDE_A,
    STAGE,
    TACTIC,
    TACTIC_COPIED,
    TACTIC_PLAYED,
    TACTIC_USED,
    TAKE,
    TRADE_USED,
    UPGRADE,
    USE,
    USED,
    WONDER,
)
from aevum.games.through_the_ages.leaders import play_leader
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.row import take_card
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import (
    AMOUNT,
    EFFECT,
    KIND,
    PLACE_COST,
)
from aevum.games.through_the_ages.technologies import develop, revolt
from aevum.games.through_the_ages.wonders import build_stages
from aevum.kernel.action import kind_of, pack, x_of, y_of
from aevum.kernel.marks import i64

COPY_COST: Final = 2

# Options


def take_options(g: Ages, seat: int, actions: int, out: list[int]) -> None:
    """Append every card of the row that may be taken for so many civil actions (R4.2, R4.3)."""
    p = g.players[seat]
    if actions == 0 and EFFECT[p.leader] != HAMMURABI and not p.has_used(LEADER_REPLACED):
        return
    is_room = has_room(p)
    place: i64 = -1
    card: i64
    for card in g.row:
        place += 1
        if card == NONE:
            continue
        kind: i64 = KIND[card]
        if not is_room and kind != WONDER:
            continue
        price: i64 = PLACE_COST[place]
        if kind == WONDER or kind == LEADER:
            price = place_price(p, card, place)
        if price <= actions and taking_obstacle(p, card, is_room) == NONE:
            out.append(pack(TAKE, place))


def action_options(g: Ages, seat: int, out: list[int]) -> None:
    """Append everything a player may do in the action phase."""
    p = g.players[seat]
    civil = p.civil_left()
    military = p.military_left()
    take_options(g, seat, civil, out)
    if civil > 0:
        if can_increase(p, 0):
            out.append(pack(INCREASE))
        if p.wonder != NONE:
            stage_options(p, out)
    worker_options(p, civil, military, out)
    hand_options(g, seat, civil, out)
    if military > 0:
        tactic_options(g, p, military, out)
    power_options(g, seat, civil, military, out)


def stage_options(p: Player, out: list[int]) -> None:
    """Append how many stages of the wonder may be built with one civil action (R4.9)."""
    have = p.resources() + p.spare_resource
    for count in range(1, payable_stages(p, 1 + p.construction_level(), have) + 1):
        out.append(pack(STAGE, count))


def worker_options(p: Player, civil: int, military: int, out: list[int]) -> None:
    """Append what may be built, upgraded, destroyed, disbanded (R4.5 to R4.7, R4.13 to R4.15)."""
    have: i64 = p.resources() + p.spare_resource
    slots = p.slots
    workers = p.workers
    count: i64 = len(slots)
    i: i64
    for i in range(count):
        slot: i64 = slots[i]
        is_unit = slot >= FIRST_UNIT
        if (military if is_unit else civil) == 0:
            continue
        budget = have + p.unit_resource if is_unit else have
        if p.unused > 0 and build_cost(p, slot) <= budget and may_build(p, slot):
            out.append(pack(BUILD, slot))
        if workers[slot] > 0:
            out.append(pack(DISBAND if is_unit else DESTROY, slot))
            kind = slot // LEVELS
            j = i + 1
            while j < count and slots[j] // LEVELS == kind:
                if upgrade_cost(p, slot, slots[j]) <= budget:
                    out.append(pack(UPGRADE, slot, slots[j]))
                j += 1


def hand_options(g: Ages, seat: int, civil: int, out: list[int]) -> None:
    """Append what the civil hand allows (R4.8, R4.10 to R4.12)."""
    p = g.players[seat]
    last = NONE
    for card in p.hand:
        if card == last:
            continue
        last = card
        kind = KIND[card]
        if kind == LEADER:
            if civil > 0:
                out.append(pack(PLAY, card))
        elif kind == ACTION:
            if is_ripe(p, card) and can_play(g, seat, card):
                out.append(pack(PLAY, card))
        else:
            if civil > 0 and can_develop(g, seat, card, 0):
                out.append(pack(DEVELOP, card))
            if kind == GOVERNMENT and can_revolt(g, seat, card, 0):
                out.append(pack(REVOLUTION, card))


def is_ripe(p: Player, card: int) -> bool:
    """Say whether a copy of an action card was not taken in this action phase (R4.12.1)."""
    if not p.fresh:
        return True
    return p.hand.count(card) > p.fresh.count(card)


def tactic_options(g: Ages, p: Player, military: int, out: list[int]) -> None:
    """Append the tactics that may be played or copied, one a turn (R4.16, R4.17)."""
    if p.has_used(TACTIC_USED):
        return
    last = NONE
    for card in p.military_hand:
        if card != last and KIND[card] == TACTIC:
            out.append(pack(PLAY, card))
        last = card
    last = NONE
    if military >= COPY_COST:
        for card in g.common_tactics:
            if card != last and card != p.tactic:
                out.append(pack(COPY, card))
            last = card


def power_options(g: Ages, seat: int, civil: int, military: int, out: list[int]) -> None:
    """Append what leaders, wonders and pacts allow beside the usual actions."""
    p = g.players[seat]
    leader = p.leader
    power = EFFECT[leader]
    if power == HAMMURABI:
        if military > 0 and not p.has_used(HAMMURABI_USED):
            out.append(pack(USE, leader))
    elif power == WINSTON_CHURCHILL:
        if not p.has_used(CHURCHILL_USED):
            out.append(pack(USE, leader, 0))
            out.append(pack(USE, leader, 1))
    elif power == FREDERICK_BARBAROSSA:
        if military > 0:
            recruit_options(p, out)
    elif power == JOHANN_SEBASTIAN_BACH and civil > 0:
        bach_options(p, 0, out)
    if p.wonders and p.yellow > 0 and not p.has_used(LINER_USED):
        liner = p.wonder_with(OCEAN_LINER_SERVICE)
        if liner != NONE:
            out.append(pack(USE, liner))
    if g.pacts > 0 and not p.has_used(TRADE_USED):
        owner = g.pact_with(seat, TRADE_ROUTES_AGREEMENT)
        if owner != NONE:
            side = g.side_in(owner, seat)
            if (p.food() if side == SIDE_A else p.resources()) > 0:
                out.append(pack(USE, g.players[owner].pact))


def recruit_options(p: Player, out: list[int]) -> None:
    """Append the units that Barbarossa can raise from the people, each for one less."""
    if not can_increase(p, 1):
        return
    have = p.resources() + p.spare_resource + p.unit_resource
    for slot in p.slots:
        if slot >= FIRST_UNIT and build_cost(p, slot) - 1 <= have:
            out.append(pack(RECRUIT, slot))


# Doing


def act(g: Ages, seat: int, action: int) -> None:
    """Carry out one action of the action phase."""
    p = g.players[seat]
    kind, x = kind_of(action), x_of(action)
    if kind == TAKE:
        p.spend_civil(place_price(p, g.row[x], x))
        take_card(g, seat, x, True)
    elif kind == INCREASE:
        p.spend_civil(1)
        increase_population(g, seat, 0)
    elif kind == BUILD:
        spend_action(p, x)
        build(g, seat, x, 0)
    elif kind == UPGRADE:
        spend_action(p, x)
        upgrade(g, seat, x, y_of(action), 0)
    elif kind == DESTROY or kind == DISBAND:
        spend_action(p, x)
        free_worker(g, seat, x)
    elif kind == STAGE:
        p.spend_civil(1)
        build_stages(g, seat, x, stage_price(p, x))
    elif kind == DEVELOP:
        p.spend_civil(1)
        develop(g, seat, x, 0)
    elif kind == REVOLUTION:
        revolt(g, seat, x, 0)
    elif kind == PLAY:
        play(g, seat, x)
    elif kind == COPY:
        p.spend_military(COPY_COST)
        p.used |= TACTIC_USED
        p.tactic = x
        p.is_exclusive = False
        g.note(TACTIC_COPIED, seat, x)
    elif kind == RECRUIT:
        recruit(g, seat, x)
    else:
        use(g, seat, x, y_of(action))


def spend_action(p: Player, slot: int) -> None:
    """Spend a military action for a unit, a civil one for anything else."""
    if slot >= FIRST_UNIT:
        p.spend_military(1)
    else:
        p.spend_civil(1)


def play(g: Ages, seat: int, card: int) -> None:
    """Play a leader, an action card or a tactic from the hand."""
    if KIND[card] == LEADER:
        play_leader(g, seat, card)
    elif KIND[card] == TACTIC:
        play_tactic(g, seat, card)
    else:
        play_action(g, seat, card)


def play_tactic(g: Ages, seat: int, card: int) -> None:
    """Put a tactic from the hand into the own area as an exclusive one (R4.16)."""
    p = g.players[seat]
    p.spend_military(1)
    p.used |= TACTIC_USED
    p.give_military_card(card)
    p.tactic = card
    p.is_exclusive = True
    g.note(TACTIC_PLAYED, seat, card)


def recruit(g: Ages, seat: int, slot: int) -> None:
    """Barbarossa: one military action for a new worker and a unit, each for one less."""
    g.players[seat].spend_military(1)
    increase_population(g, seat, 1)
    build(g, seat, slot, 1)


def use(g: Ages, seat: int, card: int, choice: int) -> None:
    """Use what a leader, a wonder or a pact allows once a turn."""
    p = g.players[seat]
    g.note(USED, seat, card)
    effect = EFFECT[card]
    if effect == HAMMURABI:
        p.used |= HAMMURABI_USED
        p.spend_military(1)
        p.extra_civil += 1
    elif effect == WINSTON_CHURCHILL:
        p.used |= CHURCHILL_USED
        if choice == 0:
            g.score(seat, AMOUNT[card])
        else:
            p.unit_science += AMOUNT[card]
            p.unit_resource += AMOUNT[card]
    elif effect == OCEAN_LINER_SERVICE:
        p.used |= LINER_USED
        p.gain_population(1)
    else:
        trade(g, seat)


def trade(g: Ages, seat: int) -> None:
    """Trade Routes Agreement: side A uses a food as a resource, side B the other way round."""
    p = g.players[seat]
    p.used |= TRADE_USED
    if g.side_of(seat, TRADE_ROUTES_AGREEMENT) == SIDE_A:
        p.lose_food(1)
        p.spare_resource += 1
    else:
        p.lose_resources(1)
        p.spare_food += 1
