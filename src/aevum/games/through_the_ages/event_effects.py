"""What the events of Ages A, I and II do to one civilization.

Each function says whether it pushed a question.
"""

from dataclasses import dataclass

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
    consume,
    pay_corruption,
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
    """Resolve an event for one civilization: a development as in Age A, or another."""
    p = g.players[seat]
    effect, amount = EFFECT[card], AMOUNT[card]
    if effect == DEVELOPMENT_OF_AGRICULTURE:
        g.note(GAINED, seat, p.gain_food(amount), 0)
    elif effect == DEVELOPMENT_OF_CIVILIZATION:
        g.push(Civilize(seat))
        return True
    elif effect == DEVELOPMENT_OF_CRAFTS:
        g.note(GAINED, seat, 0, p.gain_resources(amount))
    elif effect == DEVELOPMENT_OF_MARKETS:
        g.push(Split(seat, amount, False, True))
        return True
    elif effect == DEVELOPMENT_OF_POLITICS:
        g.draw_military(seat, amount)
    elif effect == DEVELOPMENT_OF_RELIGION:
        return push_free(g, seat, TEMPLE * LEVELS)
    elif effect == DEVELOPMENT_OF_SCIENCE:
        p.score_science(amount)
    elif effect == DEVELOPMENT_OF_SETTLEMENT:
        p.gain_population(amount)
    elif effect == DEVELOPMENT_OF_TRADE_ROUTES:
        p.score_science(amount)
        food = p.gain_food(amount)
        g.note(GAINED, seat, food, p.gain_resources(amount))
    elif effect == DEVELOPMENT_OF_WARFARE:
        return push_free(g, seat, INFANTRY * LEVELS)
    else:
        return affect_early(g, card, seat, standing)
    return False


def affect_early(g: Ages, card: int, seat: int, standing: Standing) -> bool:
    """Resolve an event as they are in Age I for one civilization."""
    p = g.players[seat]
    strong, cultured, numbers = standing.strong, standing.cultured, standing.numbers
    effect, amount = EFFECT[card], AMOUNT[card]
    is_strongest, is_weakest = strong[0] == seat, strong[-1] == seat
    if effect == BARBARIANS:
        if cultured[0] == seat and is_among(strong, seat, False):
            return push_population_loss(g, seat, amount)
    elif effect == BORDER_CONFLICT:
        if is_strongest:
            g.note(GAINED, seat, 0, p.gain_resources(amount))
        if is_weakest and buildings_in_use(p, 0, LEVELS):
            g.push(Raze(seat, seat, 0))
            return True
    elif effect == CRUSADES:
        if is_strongest:
            g.score(seat, amount)
        if is_weakest:
            g.score(seat, -amount)
    elif effect == CULTURAL_INFLUENCE:
        g.score(seat, culture_rating(g, seat))
    elif effect == FORAY:
        if is_among(strong, seat, True):
            g.push(Split(seat, amount))
            return True
    elif effect == GOOD_HARVEST:
        produce_food(g, seat)
    elif effect == IMMIGRATION:
        if numbers[g.seats + seat] == max(numbers[g.seats :]):
            p.gain_population(amount)
    elif effect == NEW_DEPOSITS:
        produce_resources(g, seat)
    elif effect == PESTILENCE:
        return push_population_loss(g, seat, amount)
    elif effect == RAIDERS:
        if is_among(strong, seat, False):
            return push_loss(g, seat, amount)
    elif effect == RATS:
        g.note(LOST, seat, p.lose_food(p.food()), 0)
    elif effect == REBELLION:
        p.civil = max(0, p.civil - amount * numbers[seat])
    elif effect == REIGN_OF_TERROR:
        return is_weakest and push_population_loss(g, seat, amount)
    elif effect == SCIENTIFIC_BREAKTHROUGH:
        p.score_science(science_rating(p))
    elif effect == UNCERTAIN_BORDERS:
        if is_strongest:
            p.gain_yellow(g.players[strong[-1]].lose_yellow(amount))
    else:
        return affect_late(g, card, seat, standing)
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


def affect_late(g: Ages, card: int, seat: int, standing: Standing) -> bool:
    """Resolve an event as they are in Age II for one civilization."""
    p = g.players[seat]
    strong, cultured, numbers = standing.strong, standing.cultured, standing.numbers
    effect, amount = EFFECT[card], AMOUNT[card]
    is_strongest, is_weakest = strong[0] == seat, strong[-1] == seat
    if effect == CIVIL_UNREST:
        most = max(numbers[: g.seats])
        if numbers[seat] > 0:
            g.score(seat, -amount * numbers[seat])
            return numbers[seat] == most and push_blue_loss(g, seat, 1)
    elif effect == COLD_WAR:
        if is_among(strong, seat, True):
            p.score_science(amount)
    elif effect == CRIME_WAVE:
        if is_among(strong, seat, False):
            g.score(seat, -amount)
            return push_blue_loss(g, seat, 1)
    elif effect == ECONOMIC_PROGRESS:
        make_progress(g, seat)
    elif effect == EMIGRATION:
        return push_population_loss(g, seat, (numbers[seat] + 1) // 2)
    elif effect == ICONOCLASM:
        break_image(g, seat)
    elif effect == INDEPENDENCE_DECLARATION:
        if is_weakest and p.colonies:
            g.push(LoseColony(seat))
            return True
    elif effect == INTERNATIONAL_AGREEMENT:
        if is_strongest:
            left = min(amount, p.civil_left()) if g.switches.agreement_spends_own else amount
            g.push(Agreement(seat, left))
            return True
    elif effect == NATIONAL_PRIDE:
        if cultured[0] == seat:
            g.score(seat, amount)
    elif effect == POLITICS_OF_STRENGTH:
        return show_strength(g, card, seat, is_strongest, is_weakest)
    elif effect == POPULARIZATION_OF_SCIENCE:
        g.score(seat, science_rating(p))
    elif effect == PROSPERITY:
        g.note(GAINED, seat, p.gain_food(numbers[g.seats + seat]), 0)
    elif effect == RAVAGES_OF_TIME:
        if old_wonders(p):
            g.push(Ruin(seat))
            return True
    elif effect == REFUGEES:
        if is_strongest:
            g.score(seat, amount)
            p.gain_population(1)
        if is_weakest:
            g.score(seat, -amount)
            return push_population_loss(g, seat, 1)
    else:
        assert effect == TERRORISM, g.explain()
        if cultured[-1] != seat and buildings_in_use(p, FIRST_URBAN, LEVELS):
            g.push(Raze(cultured[-1], seat, FIRST_URBAN))
            return True
    return False


def make_progress(g: Ages, seat: int) -> None:
    """Corruption, food, consumption and resources as in a production phase."""
    pay_corruption(g, seat)
    produce_food(g, seat)
    consume(g, seat)
    produce_resources(g, seat)


def break_image(g: Ages, seat: int) -> None:
    """Remove a leader who is not of the current age; in Age IV that is every leader."""
    leader = g.players[seat].leader
    if leader == NONE or AGE[leader] == g.age:
        return
    if g.age < AGE_IV or not g.switches.iconoclasm_spares_last_age:
        remove_leader(g, seat)


def show_strength(g: Ages, card: int, seat: int, is_strongest: bool, is_weakest: bool) -> bool:
    """The strongest draws, the weakest discards; in Age IV they score and lose points."""
    if g.age == AGE_IV:
        if is_strongest:
            g.score(seat, AMOUNT[card])
        if is_weakest:
            g.score(seat, -SECOND_AMOUNT[card])
        return False
    if is_strongest:
        g.draw_military(seat, AMOUNT[card])
    hand = len(g.players[seat].military_hand)
    if is_weakest and hand > 0:
        g.push(DiscardMilitary(seat, min(hand, SECOND_AMOUNT[card])))
        return True
    return False
