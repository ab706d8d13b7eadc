"""The statistics of a civilization, computed from cards and workers in play (R8.1 to R8.5)."""

from typing import Final

from aevum.games.through_the_ages.armies import army_strength
from aevum.games.through_the_ages.card_ids import RAVAGES_OF_TIME
from aevum.games.through_the_ages.effect_ids import (
    ALBERT_EINSTEIN,
    ALEXANDER_THE_GREAT,
    CHARLIE_CHAPLIN,
    GENGHIS_KHAN,
    GREAT_WALL,
    INTERNATIONAL_TOURISM,
    ISAAC_NEWTON,
    JAMES_COOK,
    JOAN_OF_ARC,
    JOHANN_SEBASTIAN_BACH,
    LEONARDO_DA_VINCI,
    LOSS_OF_SOVEREIGNTY,
    MICHELANGELO,
    MILITARY_ALLIANCE,
    NAPOLEON_BONAPARTE,
    OPEN_BORDERS_AGREEMENT,
    PEACE_TREATY,
    PROMISE_OF_MILITARY_PROTECTION,
    SID_MEIER,
    ST_PETERS_BASILICA,
    WILLIAM_SHAKESPEARE,
)
from aevum.games.through_the_ages.ids import (
    AIR_FORCE,
    ARENA,
    ARTILLERY,
    CAVALRY,
    EXPLORATION,
    FIRST_UNIT,
    FIRST_URBAN,
    INFANTRY,
    LAB,
    LAW,
    LEVELS,
    LIBRARY,
    NONE,
    SIDE_A,
    TEMPLE,
    THEATER,
)
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import (
    AMOUNT,
    CIVIL_ACTIONS,
    COLONIZATION,
    CULTURE,
    EFFECT,
    FACES,
    MILITARY_ACTIONS,
    SCIENCE,
    SECOND_AMOUNT,
    SLOT_CULTURE,
    SLOT_FACES,
    SLOT_SCIENCE,
    SLOT_STRENGTH,
    STRENGTH,
)
from aevum.kernel.marks import i64

MOST_HAPPINESS: Final = 8
RUIN_CULTURE: Final = AMOUNT[RAVAGES_OF_TIME]

# Actions


def civil_total(p: Player) -> int:
    """The total civil actions of all cards in play (R8.3.1)."""
    total = CIVIL_ACTIONS[p.government]
    if p.specials[0] != NONE:
        total += CIVIL_ACTIONS[p.specials[0]]
    for wonder in p.wonders:
        if CIVIL_ACTIONS[wonder] > 0 and wonder not in p.ruins:
            total += CIVIL_ACTIONS[wonder]
    return total


def military_total(g: Ages, seat: int) -> int:
    """The total military actions of all cards in play, pacts included (R8.3.1)."""
    p = g.players[seat]
    total = MILITARY_ACTIONS[p.government]
    if p.leader != NONE:
        total += MILITARY_ACTIONS[p.leader]
    if p.specials[1] != NONE:
        total += MILITARY_ACTIONS[p.specials[1]]
    for wonder in p.wonders:
        if MILITARY_ACTIONS[wonder] > 0 and wonder not in p.ruins:
            total += MILITARY_ACTIONS[wonder]
    if g.pacts > 0 and g.pact_with(seat, OPEN_BORDERS_AGREEMENT) != NONE:
        total += 1
    return total


def settle_actions(g: Ages, seat: int, civil_before: int, military_before: int) -> None:
    """Follow a change of the totals: new actions are available, lost ones spent first (R8.3.5)."""
    p = g.players[seat]
    civil = civil_total(p)
    military = military_total(g, seat)
    if civil > civil_before:
        p.civil += civil - civil_before
    elif p.civil > civil:
        p.civil = civil
    if military > military_before:
        p.military += military - military_before
    elif p.military > military:
        p.military = military


# Happiness


def faces_of(p: Player, card: int, has_basilica: bool) -> int:
    """The happy faces of a card that needs no workers; a ruin has only Homer's (R10.1, R10.7)."""
    faces = FACES[card]
    if card in p.ruins:
        faces = 0
    if card == p.homer_under:
        faces += 1
    if has_basilica and faces > 0 and EFFECT[card] != ST_PETERS_BASILICA:
        faces += 1
    return faces


def building_faces(p: Player, kind: int, has_basilica: bool) -> int:
    """The happy faces of all buildings of a kind; the basilica adds one to each (R10.7.1)."""
    workers = p.workers
    more: i64 = 1 if has_basilica else 0
    total: i64 = 0
    slot: i64
    for slot in range(kind * LEVELS, (kind + 1) * LEVELS):
        count: i64 = workers[slot]
        if count > 0 and SLOT_FACES[slot] > 0:
            total += count * (SLOT_FACES[slot] + more)
    return total


def happiness(p: Player) -> int:
    """Happy faces less unhappy ones, from none to eight (R8.2.3)."""
    basilica = p.is_intact(ST_PETERS_BASILICA)
    total = faces_of(p, p.government, basilica)
    if p.leader != NONE:
        total += faces_of(p, p.leader, basilica)
    for wonder in p.wonders:
        total += faces_of(p, wonder, basilica)
    for colony in p.colonies:
        total += faces_of(p, colony, basilica)
    total += building_faces(p, TEMPLE, basilica)
    total += building_faces(p, THEATER, basilica)
    total += building_faces(p, ARENA, basilica)
    return max(0, min(MOST_HAPPINESS, total))


def discontent(p: Player) -> int:
    """The discontent workers: happy faces required and not there (R8.5.4)."""
    required = p.faces_required()
    if required == 0:
        return 0
    return max(0, required - happiness(p))


# Science and culture


def best_level(p: Player) -> int:
    """The level of the best lab or library that has a worker (R11.7)."""
    return max(0, p.best(LAB), p.best(LIBRARY))


def urban_science(p: Player) -> int:
    """The science of all urban buildings, leaders who change it included (R10.9)."""
    workers = p.workers
    total: i64 = 0
    slot: i64
    for slot in p.slots:
        count: i64 = workers[slot]
        if count > 0 and FIRST_URBAN <= slot < FIRST_UNIT:
            total += count * SLOT_SCIENCE[slot]
    power = EFFECT[p.leader]
    if power == LEONARDO_DA_VINCI or power == ISAAC_NEWTON or power == ALBERT_EINSTEIN:
        total += best_level(p)
    elif power == SID_MEIER:
        total -= p.count(LAB)
    return total


def science_rating(p: Player) -> int:
    """Science points scored in each production phase (R8.2.1)."""
    total = urban_science(p) + SCIENCE[p.government]
    for wonder in p.wonders:
        if SCIENCE[wonder] > 0 and wonder not in p.ruins:
            total += SCIENCE[wonder]
    return max(0, total)


def stage_culture(p: Player) -> int:
    """The culture of theaters and libraries with what leaders add to it (R10.8)."""
    workers = p.workers
    total: i64 = 0
    slot: i64
    for slot in range(LIBRARY * LEVELS, (THEATER + 1) * LEVELS):
        count: i64 = workers[slot]
        if count > 0:
            total += count * SLOT_CULTURE[slot]
    power = EFFECT[p.leader]
    if power == JOHANN_SEBASTIAN_BACH:
        total += p.count(THEATER)
    elif power == WILLIAM_SHAKESPEARE:
        total += AMOUNT[p.leader] * min(p.count(LIBRARY), p.count(THEATER))
    elif power == CHARLIE_CHAPLIN:
        best = p.best(THEATER)
        if best != NONE:
            total += SLOT_CULTURE[THEATER * LEVELS + best]
    elif power == MICHELANGELO:
        total += building_faces(p, THEATER, p.is_intact(ST_PETERS_BASILICA))
    return total


def urban_culture(p: Player) -> int:
    """The culture of all urban buildings, leaders who change it included (R10.9)."""
    total = stage_culture(p)
    for slot in range(TEMPLE * LEVELS, (TEMPLE + 1) * LEVELS):
        total += p.workers[slot] * SLOT_CULTURE[slot]
    power = EFFECT[p.leader]
    if power == MICHELANGELO:
        total += building_faces(p, TEMPLE, p.is_intact(ST_PETERS_BASILICA))
    elif power == SID_MEIER:
        for level in range(1, LEVELS):
            total += p.workers[LAB * LEVELS + level] * level
    return total


def wonder_culture(p: Player) -> int:
    """The culture of completed wonders; a ruin produces two (R11.8)."""
    total = 0
    is_painter = EFFECT[p.leader] == MICHELANGELO
    basilica = is_painter and p.is_intact(ST_PETERS_BASILICA)
    for wonder in p.wonders:
        total += RUIN_CULTURE if wonder in p.ruins else CULTURE[wonder]
        if is_painter:
            total += max(0, faces_of(p, wonder, basilica))
    return total


def culture_rating(g: Ages, seat: int) -> int:
    """Culture points scored in each production phase (R8.2.1)."""
    p = g.players[seat]
    total = urban_culture(p) + CULTURE[p.government] + wonder_culture(p)
    if p.leader != NONE:
        total += CULTURE[p.leader]
        if EFFECT[p.leader] == JAMES_COOK and p.colonies:
            total += len(p.colonies) + 1
    if g.pacts > 0:
        total += pact_culture(g, seat)
    return max(0, total)


def pact_culture(g: Ages, seat: int) -> int:
    """The culture that pacts give and take."""
    total = 0
    for owner in g.pacts_of(seat):
        card, side = g.players[owner].pact, g.side_in(owner, seat)
        effect = EFFECT[card]
        amount = AMOUNT[card]
        if effect == PEACE_TREATY:
            total += amount
        elif effect == LOSS_OF_SOVEREIGNTY:
            total += amount if side == SIDE_A else -amount
        elif effect == PROMISE_OF_MILITARY_PROTECTION:
            total += SECOND_AMOUNT[card] if side == SIDE_A else -SECOND_AMOUNT[card]
        elif effect == INTERNATIONAL_TOURISM:
            total += amount * len(g.players[g.partner_in(owner, seat)].wonders)
    return total


# Strength


def strength(g: Ages, seat: int) -> int:
    """The strength rating: units, armies, other cards and modifiers (R8.2.2)."""
    p = g.players[seat]
    power = EFFECT[p.leader]
    total: i64 = STRENGTH[p.government]
    workers = p.workers
    units: i64 = 0
    slot: i64
    for slot in p.slots:
        count: i64 = workers[slot]
        if count > 0:
            total += count * SLOT_STRENGTH[slot]
            if slot >= FIRST_UNIT:
                units += count
    if units > 0:
        if p.tactic != NONE:
            total += army_strength(p.workers, p.tactic, power == GENGHIS_KHAN)
        if power == ALEXANDER_THE_GREAT:
            total += units
        elif power == NAPOLEON_BONAPARTE:
            total += AMOUNT[p.leader] * unit_kinds(p)
    for card in p.specials:
        if card != NONE:
            total += STRENGTH[card]
    for wonder in p.wonders:
        if wonder not in p.ruins:
            total += STRENGTH[wonder]
            if EFFECT[wonder] == GREAT_WALL:
                total += p.count(INFANTRY) + p.count(ARTILLERY)
    for colony in p.colonies:
        total += STRENGTH[colony]
    if p.leader != NONE:
        total += STRENGTH[p.leader]
        if power == JOAN_OF_ARC:
            basilica = p.is_intact(ST_PETERS_BASILICA)
            total += building_faces(p, TEMPLE, basilica)
            total += max(0, faces_of(p, p.government, basilica))
    if g.pacts > 0:
        total += pact_strength(g, seat)
    return max(0, total)


def pact_strength(g: Ages, seat: int) -> int:
    """The strength that pacts give."""
    total = 0
    for owner in g.pacts_of(seat):
        card, side = g.players[owner].pact, g.side_in(owner, seat)
        effect = EFFECT[card]
        is_shielded = effect == PROMISE_OF_MILITARY_PROTECTION and side != SIDE_A
        if effect == MILITARY_ALLIANCE or is_shielded:
            total += AMOUNT[card]
    return total


def unit_kinds(p: Player) -> int:
    """Count the different types of military units that have a worker."""
    kinds = 0
    for kind in (INFANTRY, CAVALRY, ARTILLERY, AIR_FORCE):
        if p.count(kind) > 0:
            kinds += 1
    return kinds


def colonization_modifier(p: Player) -> int:
    """The ship symbols of cards in play (R8.2.4)."""
    total = 0
    card = p.specials[EXPLORATION - LAW]
    if card != NONE:
        total += COLONIZATION[card]
    for wonder in p.wonders:
        if COLONIZATION[wonder] > 0 and wonder not in p.ruins:
            total += COLONIZATION[wonder]
    return total


# Ranking


def ranked(g: Ages, values: list[int], active: int) -> list[int]:
    """Order the seats from the highest value; ties go clockwise from active (R6.1.3)."""
    order: list[int] = []
    for turn in range(g.seats):
        seat = (active + turn) % g.seats
        if g.players[seat].is_out:
            continue
        i = 0
        while i < len(order) and values[order[i]] >= values[seat]:
            i += 1
        order.insert(i, seat)
    return order


def strengths(g: Ages) -> list[int]:
    """The strength ratings of all seats."""
    return [0 if g.players[seat].is_out else strength(g, seat) for seat in range(g.seats)]


def cultures(g: Ages) -> list[int]:
    """The culture points of all seats."""
    return [p.culture for p in g.players]
