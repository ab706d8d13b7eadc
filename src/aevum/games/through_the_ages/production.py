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
    p = g.players[seat]
    pay_corruption(g, seat)
    food, resources = p.food(), p.resources()
    produce_food(g, seat)
    grown = p.food() - food
    consume(g, seat)
    eaten = food + grown - p.food()
    produce_resources(g, seat)
    g.note(STORED, seat, grown, eaten, p.resources() - resources)


def pay_corruption(g: Ages, seat: int) -> None:
    """Lose resources for empty sections of the blue bank, food for the difference (R5.3.2)."""
    p = g.players[seat]
    due = p.corruption()
    if due > 0:
        paid = p.lose_resources(due)
        food = p.lose_food(due - paid) if paid < due else 0
        g.note(CORRUPTION, seat, due, paid, food)


def fill_store(p: Player, store: int, count: int) -> None:
    """Move one blue token to a card for each worker, as far as the bank has any (R5.3.3)."""
    moved = min(count, p.blue)
    p.stores[store] += moved
    p.blue -= moved


def produce_food(g: Ages, seat: int) -> None:
    """Farms produce, the highest levels first; a trade partner gets one more (R5.3.3)."""
    p = g.players[seat]
    for level in range(LEVELS - 1, -1, -1):
        store = FARM * LEVELS + level
        if p.workers[store] > 0:
            fill_store(p, store, p.workers[store])
    if g.pacts > 0:
        p.gain_food(g.pact_amount(seat, INTERNATIONAL_TRADE_AGREEMENT, SIDE_B))


def consume(g: Ages, seat: int) -> None:
    """Lose food for the population; four culture points for each missing food (R5.3.4)."""
    p = g.players[seat]
    due = p.consumption()
    if due == 0:
        return
    missing = due - p.lose_food(due)
    if missing > 0:
        lost = -p.score_culture(-HUNGER_LOSS * missing)
        g.note(HUNGER, seat, missing, lost)


def produce_resources(g: Ages, seat: int) -> None:
    """Mines produce, and labs with Bill Gates, the highest values first (R5.3.5, R10.6)."""
    p = g.players[seat]
    railroad = NONE
    if p.is_intact(TRANSCONTINENTAL_RAILROAD):
        railroad = p.best(MINE)
    for level in range(LEVELS - 1, -1, -1):
        store = MINE * LEVELS + level
        if p.workers[store] > 0:
            fill_store(p, store, p.workers[store] + (1 if level == railroad else 0))
        if EFFECT[p.leader] == BILL_GATES and level > 0 and p.workers[LAB * LEVELS + level] > 0:
            fill_store(p, LAB * LEVELS + level, p.workers[LAB * LEVELS + level])
    if g.pacts > 0:
        p.gain_resources(g.pact_amount(seat, INTERNATIONAL_TRADE_AGREEMENT, SIDE_A))
        if not g.switches.supremacy_at_turn_start:
            apply_supremacy(g, seat)


def apply_supremacy(g: Ages, seat: int) -> None:
    """In Acceptance of Supremacy side A produces one resource more, side B one less."""
    p = g.players[seat]
    p.gain_resources(g.pact_amount(seat, ACCEPTANCE_OF_SUPREMACY, SIDE_A))
    p.lose_resources(g.pact_amount(seat, ACCEPTANCE_OF_SUPREMACY, SIDE_B))


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
