"""What the events of Ages A, I and II do to one civilization.

Each function says whether it pushed a question.
"""

from dataclasses import dataclass
from typing import Final

from aevum.games.through_the_ages.agreement import Agreement
from aevum.games.through_the_ages.buildings import buildings_in_use
from aevum.games.through_the_ages.choices import (
    BuildFree,
    Civilize,
    LoseColony,
    Raze,
    Ruin,
    Split,
    old_wonders,
)
from aevum.games.through_the_ages.costs import may_build
from aevum.games.through_the_ages.discard import DiscardMilitary
from aevum.games.through_the_ages.effect_ids import (
    BARBARIANS,
    BORDER_CONFLICT,
    CIVIL_UNREST,
    COLD_WAR,
    CRIME_WAVE,
    CRUSADES,
    CULTURAL_INFLUENCE,
    DEVELOPMENT_OF_AGRICULTURE,
    DEVELOPMENT_OF_CIVILIZATION,
    DEVELOPMENT_OF_CRAFTS,
    DEVELOPMENT_OF_MARKETS,
    DEVELOPMENT_OF_POLITICS,
    DEVELOPMENT_OF_RELIGION,
    DEVELOPMENT_OF_SCIENCE,
    DEVELOPMENT_OF_SETTLEMENT,
    DEVELOPMENT_OF_TRADE_ROUTES,
    DEVELOPMENT_OF_WARFARE,
    ECONOMIC_PROGRESS,
    EMIGRATION,
    FORAY,
    GOOD_HARVEST,
    ICONOCLASM,
    IMMIGRATION,
    INDEPENDENCE_DECLARATION,
    INTERNATIONAL_AGREEMENT,
    NATIONAL_PRIDE,
    NEW_DEPOSITS,
    PESTILENCE,
    POLITICS_OF_STRENGTH,
    POPULARIZATION_OF_SCIENCE,
    PROSPERITY,
    RAIDERS,
    RATS,
    RAVAGES_OF_TIME,
    REBELLION,
    REFUGEES,
    REIGN_OF_TERROR,
    SCIENTIFIC_BREAKTHROUGH,
    TERRORISM,
    UNCERTAIN_BORDERS,
)
from aevum.games.through_the_ages.ids import (
    ACTIONS_LOST,
    AGE_IV,
    FIRST_URBAN,
    GAINED,
    INFANTRY,
    LEVELS,
    LOST,
    NONE,
    TEMPLE,
)
from aevum.games.through_the_ages.leaders import remove_leader
from aevum.games.through_the_ages.production import (
    fill_stores,
    produce_food,
    produce_resources,
)
from aevum.games.through_the_ages.ratings import culture_rating, science_rating
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import (
    AGE,
    AMOUNT,
    EFFECT,
    SECOND_AMOUNT,
)
from aevum.games.through_the_ages.tokens import push_blue_loss, push_population_loss

EVENTS_OF_STRENGTH: Final = (
    BORDER_CONFLICT,
    CRUSADES,
    UNCERTAIN_BORDERS,
    REIGN_OF_TERROR,
    INDEPENDENCE_DECLARATION,
    INTERNATIONAL_AGREEMENT,
    POLITICS_OF_STRENGTH,
    REFUGEES,
)


@dataclass(init=False, slots=True)
class Standing:
    """How the civilizations stood when an event was revealed."""

    strong: list[int]
    """The seats from the strongest to the weakest."""
    cultured: list[int]
    """The seats from the most culture points to the least."""
    numbers: list[int]
    """The discontent workers of all seats, then the happiness of all seats."""

    def __init__(self) -> None:
        self.strong = []
        self.cultured = []
        self.numbers = []

    def copy(self) -> "Standing":
        """Return an independent list of all that was compared."""
        new = Standing()
        new.strong = self.strong[:]
        new.cultured = self.cultured[:]
        new.numbers = self.numbers[:]
        return new


def is_among(order: list[int], seat: int, is_top: bool) -> bool:
    """Say whether a seat is one of the first two or last two; with two players the one (R6.1.6)."""
    count = 1 if len(order) == 2 else 2
    part = order[:count] if is_top else order[len(order) - count :]
    return seat in part


def affect(g: Ages, card: int, seat: int, standing: Standing) -> bool:
    """Resolve an event for one civilization: gains that are the same for all, or another."""
    p = g.players[seat]
    effect, amount = EFFECT[card], AMOUNT[card]
    if effect == DEVELOPMENT_OF_AGRICULTURE:
        g.note(GAINED, seat, p.gain_food(amount), 0)
    elif effect == DEVELOPMENT_OF_CRAFTS:
        g.note(GAINED, seat, 0, p.gain_resources(amount))
    elif effect == DEVELOPMENT_OF_POLITICS:
        g.draw_military(seat, amount)
    elif effect == DEVELOPMENT_OF_SCIENCE:
        g.learn(seat, amount)
    elif effect == DEVELOPMENT_OF_SETTLEMENT:
        g.grow(seat, amount)
    elif effect == DEVELOPMENT_OF_TRADE_ROUTES:
        g.learn(seat, amount)
        food = p.gain_food(amount)
        g.note(GAINED, seat, food, p.gain_resources(amount))
    else:
        return affect_by_choice(g, card, seat, standing)
    return False


def affect_by_choice(g: Ages, card: int, seat: int, standing: Standing) -> bool:
    """Resolve an event that lets every civilization choose."""
    effect, amount = EFFECT[card], AMOUNT[card]
    if effect == DEVELOPMENT_OF_CIVILIZATION:
        g.push(Civilize(seat))
    elif effect == DEVELOPMENT_OF_MARKETS:
        g.push(Split(seat, amount, False, True))
    elif effect == DEVELOPMENT_OF_RELIGION:
        return push_free(g, seat, TEMPLE * LEVELS)
    elif effect == DEVELOPMENT_OF_WARFARE:
        return push_free(g, seat, INFANTRY * LEVELS)
    elif effect == PESTILENCE:
        return push_population_loss(g, seat, amount)
    elif effect == RAVAGES_OF_TIME:
        if not old_wonders(g.players[seat]):
            return False
        g.push(Ruin(seat))
    else:
        return affect_production(g, card, seat, standing)
    return True


def affect_production(g: Ages, card: int, seat: int, standing: Standing) -> bool:
    """Resolve an event by what a civilization produces, stores and has for a leader."""
    p = g.players[seat]
    effect = EFFECT[card]
    if effect == CULTURAL_INFLUENCE:
        g.score(seat, culture_rating(g, seat))
    elif effect == POPULARIZATION_OF_SCIENCE:
        g.score(seat, science_rating(p))
    elif effect == SCIENTIFIC_BREAKTHROUGH:
        g.learn(seat, science_rating(p))
    elif effect == GOOD_HARVEST:
        food = p.food()
        produce_food(g, seat)
        g.note(GAINED, seat, p.food() - food, 0)
    elif effect == NEW_DEPOSITS:
        resources = p.resources()
        produce_resources(g, seat)
        g.note(GAINED, seat, 0, p.resources() - resources)
    elif effect == ECONOMIC_PROGRESS:
        fill_stores(g, seat)
    elif effect == RATS:
        g.note(LOST, seat, p.lose_food(p.food()), 0)
    elif effect == ICONOCLASM:
        break_image(g, seat)
    else:
        return affect_by_mood(g, card, seat, standing)
    return False


def affect_by_mood(g: Ages, card: int, seat: int, standing: Standing) -> bool:
    """Resolve an event by discontent workers or happiness."""
    p = g.players[seat]
    effect, amount = EFFECT[card], AMOUNT[card]
    discontent, happiness = standing.numbers[seat], standing.numbers[g.seats + seat]
    if effect == IMMIGRATION:
        if happiness == max(standing.numbers[g.seats :]):
            g.grow(seat, amount)
    elif effect == PROSPERITY:
        g.note(GAINED, seat, p.gain_food(happiness), 0)
    elif effect == REBELLION:
        lost = min(p.civil, amount * discontent)
        p.civil -= lost
        if lost > 0:
            g.note(ACTIONS_LOST, seat, lost, discontent)
    elif effect == EMIGRATION:
        return push_population_loss(g, seat, (discontent + 1) // 2)
    elif effect == CIVIL_UNREST:
        if discontent > 0:
            g.score(seat, -amount * discontent)
            is_most = discontent == max(standing.numbers[: g.seats])
            return is_most and push_blue_loss(g, seat, 1)
    else:
        return affect_by_culture(g, card, seat, standing)
    return False


def affect_by_culture(g: Ages, card: int, seat: int, standing: Standing) -> bool:
    """Resolve an event by culture points."""
    p = g.players[seat]
    effect, amount = EFFECT[card], AMOUNT[card]
    cultured = standing.cultured
    if effect == NATIONAL_PRIDE:
        if cultured[0] == seat:
            g.score(seat, amount)
    elif effect == BARBARIANS:
        if cultured[0] == seat and is_among(standing.strong, seat, False):
            return push_population_loss(g, seat, amount)
    elif effect == TERRORISM:
        if cultured[-1] != seat and buildings_in_use(p, FIRST_URBAN, LEVELS):
            g.push(Raze(cultured[-1], seat, FIRST_URBAN))
            return True
    else:
        return affect_two(g, card, seat, standing)
    return False


def affect_two(g: Ages, card: int, seat: int, standing: Standing) -> bool:
    """Resolve an event for the two strongest or the two weakest civilizations."""
    effect, amount = EFFECT[card], AMOUNT[card]
    if effect == FORAY:
        if is_among(standing.strong, seat, True):
            g.push(Split(seat, amount))
            return True
    elif effect == COLD_WAR:
        if is_among(standing.strong, seat, True):
            g.learn(seat, amount)
    elif effect == RAIDERS:
        return is_among(standing.strong, seat, False) and push_loss(g, seat, amount)
    elif effect == CRIME_WAVE:
        if is_among(standing.strong, seat, False):
            g.score(seat, -amount)
            return push_blue_loss(g, seat, 1)
    else:
        return affect_one(g, card, seat, standing.strong)
    return False


def affect_one(g: Ages, card: int, seat: int, strong: list[int]) -> bool:
    """Resolve an event for the strongest and the weakest civilization."""
    assert EFFECT[card] in EVENTS_OF_STRENGTH, g.explain()
    if seat == strong[0]:
        return affect_strongest(g, card, seat, strong[-1])
    return seat == strong[-1] and affect_weakest(g, card, seat)


def affect_strongest(g: Ages, card: int, seat: int, weakest: int) -> bool:
    """Resolve an event for the strongest civilization."""
    p = g.players[seat]
    effect, amount = EFFECT[card], AMOUNT[card]
    if effect == BORDER_CONFLICT:
        g.note(GAINED, seat, 0, p.gain_resources(amount))
    elif effect == CRUSADES:
        g.score(seat, amount)
    elif effect == UNCERTAIN_BORDERS:
        g.gain_yellow(seat, g.lose_yellow(weakest, amount))
    elif effect == REFUGEES:
        g.score(seat, amount)
        g.grow(seat, 1)
    elif effect == POLITICS_OF_STRENGTH:
        if g.age == AGE_IV:
            g.score(seat, amount)
        else:
            g.draw_military(seat, amount)
    elif effect == INTERNATIONAL_AGREEMENT:
        left = min(amount, p.civil_left()) if g.switches.agreement_spends_own else amount
        g.push(Agreement(seat, left))
        return True
    return False


def affect_weakest(g: Ages, card: int, seat: int) -> bool:
    """Resolve an event for the weakest civilization."""
    p = g.players[seat]
    effect, amount = EFFECT[card], AMOUNT[card]
    if effect == REIGN_OF_TERROR:
        return push_population_loss(g, seat, amount)
    if effect == REFUGEES:
        g.score(seat, -amount)
        return push_population_loss(g, seat, 1)
    if effect == POLITICS_OF_STRENGTH:
        return show_weakness(g, seat, SECOND_AMOUNT[card])
    if effect == CRUSADES:
        g.score(seat, -amount)
    elif effect == BORDER_CONFLICT and buildings_in_use(p, 0, LEVELS):
        g.push(Raze(seat, seat, 0))
        return True
    elif effect == INDEPENDENCE_DECLARATION and p.colonies:
        g.push(LoseColony(seat))
        return True
    return False


def show_weakness(g: Ages, seat: int, amount: int) -> bool:
    """The weakest discards military cards of its choice; in Age IV it loses points."""
    hand = len(g.players[seat].military_hand)
    if g.age == AGE_IV:
        g.score(seat, -amount)
    elif hand > 0:
        g.push(DiscardMilitary(seat, min(hand, amount)))
        return True
    return False


def push_free(g: Ages, seat: int, slot: int) -> bool:
    """Offer a free building to a player with an unused worker, within the urban limit."""
    p = g.players[seat]
    if p.unused == 0 or not may_build(p, slot):
        return False
    g.push(BuildFree(seat, slot))
    return True


def push_loss(g: Ages, seat: int, amount: int) -> bool:
    """Let the owner divide a loss; who has no more than that loses all."""
    p = g.players[seat]
    if p.food() + p.resources() <= amount:
        g.note(LOST, seat, p.lose_food(amount), p.lose_resources(amount))
        return False
    g.push(Split(seat, amount, True))
    return True


def break_image(g: Ages, seat: int) -> None:
    """Remove a leader who is not of the current age; in Age IV that is every leader."""
    leader = g.players[seat].leader
    if leader == NONE or AGE[leader] == g.age:
        return
    if g.age < AGE_IV or not g.switches.iconoclasm_spares_last_age:
        remove_leader(g, seat)
