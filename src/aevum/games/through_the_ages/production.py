"""The end of a turn: uprising, production, drawing, resetting (R5)."""

from typing import Final

from aevum.games.through_the_ages.bank import STORE_VALUE
from aevum.games.through_the_ages.effect_ids import (
    ACCEPTANCE_OF_SUPREMACY,
    BILL_GATES,
    GENGHIS_KHAN,
    INTERNATIONAL_TRADE_AGREEMENT,
    TRANSCONTINENTAL_RAILROAD,
)
from aevum.games.through_the_ages.ids import (
    CORRUPTION,
    FARM,
    HUNGER,
    LAB,
    LEVELS,
    MINE,
    NONE,
    PRODUCED,
    SIDE_A,
    SIDE_B,
    STORED,
    UPRISING,
)
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.ratings import (
    civil_total,
    culture_rating,
    discontent,
    military_total,
    ranked,
    science_rating,
    strengths,
)
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import AMOUNT, EFFECT
from aevum.kernel.marks import i64

MOST_DRAWN: Final = 3
HUNGER_LOSS: Final = 4


def end_turn(g: Ages, seat: int) -> None:
    """Score Genghis Khan, produce unless there is an uprising, draw, reset (R5.2 to R5.5)."""
    p = g.players[seat]
    is_uprising = discontent(p) > p.unused
    if EFFECT[p.leader] == GENGHIS_KHAN and (g.switches.khan_scores_in_uprising or not is_uprising):
        score_khan(g, seat)
    if is_uprising:
        g.note(UPRISING, seat)
    else:
        produce(g, seat)
    g.draw_military(seat, min(MOST_DRAWN, p.military_left()))
    reset_turn(g, seat)


def score_khan(g: Ages, seat: int) -> None:
    """Three points among the two strongest, with two players for the strongest (R10.2)."""
    best = 1 if g.playing() == 2 else 2
    if seat in ranked(g, strengths(g), seat)[:best]:
        g.score(seat, AMOUNT[g.players[seat].leader])


def reset_turn(g: Ages, seat: int) -> None:
    """Make all actions available and let everything end that was for this turn (R5.5)."""
    p = g.players[seat]
    p.civil = civil_total(p)
    p.military = military_total(g, seat)
    p.extra_civil = 0
    p.extra_military = 0
    p.unit_resource = 0
    p.unit_science = 0
    p.spare_resource = 0
    p.spare_food = 0
    p.used = 0
    p.fresh = []


def produce(g: Ages, seat: int) -> None:
    """The production phase (R5.3)."""
    p = g.players[seat]
    science, culture = science_rating(p), culture_rating(g, seat)
    p.science += science
    p.culture += culture
    g.note(PRODUCED, seat, science, culture)
    fill_stores(g, seat)


def fill_stores(g: Ages, seat: int) -> None:
    """Corruption, food, consumption and resources (R5.3.2 to R5.3.5)."""
    pay_corruption(g, seat)
    grown = produce_food(g, seat)
    eaten = consume(g, seat)
    resources = produce_resources(g, seat)
    g.note(STORED, seat, grown, eaten, resources)


def pay_corruption(g: Ages, seat: int) -> None:
    """Lose resources for empty sections of the blue bank, food for the difference (R5.3.2)."""
    p = g.players[seat]
    due = p.corruption()
    if due > 0:
        paid = p.lose_resources(due)
        food = p.lose_food(due - paid) if paid < due else 0
        g.note(CORRUPTION, seat, due, paid, food)


def fill_store(p: Player, store: i64, count: i64) -> i64:
    """Move one blue token to a card for each worker, as far as the bank has any (R5.3.3).

    The stores are those of this production, which no copy shares. Say what the tokens are worth.
    """
    blue: i64 = p.blue
    moved = count if count < blue else blue
    p.stores[store] += moved
    p.blue -= moved
    return moved * STORE_VALUE[store]


def produce_food(g: Ages, seat: int) -> int:
    """Farms produce, the highest levels first; a trade partner gets one more (R5.3.3)."""
    p = g.players[seat]
    p.stores = p.stores[:]
    workers = p.workers
    food: i64 = 0
    store: i64
    for store in range((FARM + 1) * LEVELS - 1, FARM * LEVELS - 1, -1):
        if workers[store] > 0:
            food += fill_store(p, store, workers[store])
    if g.pacts > 0:
        food += p.gain_food(g.pact_amount(seat, INTERNATIONAL_TRADE_AGREEMENT, SIDE_B))
    return food


def consume(g: Ages, seat: int) -> int:
    """Lose food for the population; four culture points for each missing food (R5.3.4)."""
    p = g.players[seat]
    due = p.consumption()
    if due == 0:
        return 0
    eaten = p.lose_food(due)
    missing = due - eaten
    if missing > 0:
        lost = -p.score_culture(-HUNGER_LOSS * missing)
        g.note(HUNGER, seat, missing, lost)
    return eaten


def produce_resources(g: Ages, seat: int) -> int:
    """Mines produce, and labs with Bill Gates, the highest values first (R5.3.5, R10.6)."""
    p = g.players[seat]
    p.stores = p.stores[:]
    workers = p.workers
    has_gates = EFFECT[p.leader] == BILL_GATES
    resources: i64 = 0
    railroad = NONE
    if p.is_intact(TRANSCONTINENTAL_RAILROAD):
        railroad = p.best(MINE)
    level: i64
    for level in range(LEVELS - 1, -1, -1):
        mine: i64 = MINE * LEVELS + level
        lab: i64 = LAB * LEVELS + level
        if workers[mine] > 0:
            resources += fill_store(p, mine, workers[mine] + (1 if level == railroad else 0))
        if has_gates and level > 0 and workers[lab] > 0:
            resources += fill_store(p, lab, workers[lab])
    if g.pacts > 0:
        resources += p.gain_resources(g.pact_amount(seat, INTERNATIONAL_TRADE_AGREEMENT, SIDE_A))
        if not g.switches.supremacy_at_turn_start:
            resources += apply_supremacy(g, seat)
    return resources


def apply_supremacy(g: Ages, seat: int) -> int:
    """In Acceptance of Supremacy side A produces one resource more, side B one less."""
    p = g.players[seat]
    gained = p.gain_resources(g.pact_amount(seat, ACCEPTANCE_OF_SUPREMACY, SIDE_A))
    return gained - p.lose_resources(g.pact_amount(seat, ACCEPTANCE_OF_SUPREMACY, SIDE_B))


# What would be produced


def farm_production(p: Player) -> int:
    """The food that the farms produce."""
    total = 0
    for store in range(FARM * LEVELS, (FARM + 1) * LEVELS):
        total += p.workers[store] * STORE_VALUE[store]
    return total


def mine_production(p: Player) -> int:
    """The resources that the mines produce, the railroad included."""
    total = 0
    for store in range(MINE * LEVELS, (MINE + 1) * LEVELS):
        total += p.workers[store] * STORE_VALUE[store]
    if p.is_intact(TRANSCONTINENTAL_RAILROAD) and p.best(MINE) != NONE:
        total += STORE_VALUE[MINE * LEVELS + p.best(MINE)]
    return total
