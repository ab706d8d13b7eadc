"""What the end of a turn would lose for good (R5), and that resigning loses the game (R3.6)."""

from typing import Final

from aevum.games.through_the_ages.ids import (
    AGE_IV,
    BUILD,
    COPY,
    DESTROY,
    DISBAND,
    FIRST_UNIT,
    PLAY,
    RECRUIT,
    RESIGN,
    TACTIC,
    UPGRADE,
    USE,
)
from aevum.games.through_the_ages.production import (
    HUNGER_LOSS,
    MOST_DRAWN,
    consume,
    farm_production,
    mine_production,
    pay_corruption,
    produce_food,
    produce_resources,
)
from aevum.games.through_the_ages.ratings import (
    culture_rating,
    discontent,
    military_total,
    science_rating,
)
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import KIND
from aevum.games.through_the_ages.turn import ACTIONS, Turn
from aevum.kernel.action import DONE, kind_of, x_of
from aevum.kernel.game import Loss
from aevum.kernel.message import Msg

PLENTY: Final = 100
"""More blue tokens than any production moves."""


def losses(g: Ages, seat: int, action: int) -> list[Loss]:
    """Name what is lost if the action phase ends now, or by resigning; all else loses nothing."""
    if kind_of(action) == RESIGN:
        return [Loss("R3.6.2", Msg("loss-game"))]
    top = g.stack[-1]
    if action != DONE or not isinstance(top, Turn) or top.at != ACTIONS:
        return []
    found = unused_actions(g, seat) + surplus_cards(g, seat)
    p = g.players[seat]
    if discontent(p) > p.unused:
        return [*found, uprising(g, seat)]
    return found + lost_in_production(g, seat)


# Actions and cards


def unused_actions(g: Ages, seat: int) -> list[Loss]:
    """Count the actions left that something on offer would spend, and that draw no card."""
    p = g.players[seat]
    found: list[Loss] = []
    civil, military = p.civil_left(), p.military_left()
    drawn = 0 if g.age == AGE_IV else min(MOST_DRAWN, military)
    offered = g.legal()
    if civil > 0 and [one for one in offered if is_civil(one)]:
        found.append(Loss("R5.5.1", Msg("loss-civil-actions", n=civil)))
    if military > drawn and [one for one in offered if is_military(one)]:
        found.append(Loss("R5.4.1", Msg("loss-military-actions", n=military - drawn)))
    return found


def is_civil(action: int) -> bool:
    """Say whether an answer puts a civil action to use; tearing down is no use of it."""
    kind = kind_of(action)
    if kind in (DESTROY, USE) or action == DONE:
        return False
    return not is_military(action) and kind != DISBAND


def is_military(action: int) -> bool:
    """Say whether an answer puts a military action to use; disbanding is no use of it."""
    kind, x = kind_of(action), x_of(action)
    if kind in (BUILD, UPGRADE):
        return x >= FIRST_UNIT
    return kind in (COPY, RECRUIT) or (kind == PLAY and KIND[x] == TACTIC)


def surplus_cards(g: Ages, seat: int) -> list[Loss]:
    """Count the military cards above the limit (R5.1.1)."""
    p = g.players[seat]
    surplus = len(p.military_hand) - military_total(g, seat) - p.hand_bonus()
    return [Loss("R5.1.1", Msg("loss-military-cards", n=surplus))] if surplus > 0 else []


# Production


def uprising(g: Ages, seat: int) -> Loss:
    """Count what the production would have brought that an uprising leaves out (R5.2.1)."""
    p = g.players[seat]
    return Loss(
        "R5.2.1",
        Msg(
            "loss-uprising",
            discontent=discontent(p),
            unused=p.unused,
            science=science_rating(p),
            culture=culture_rating(g, seat),
            food=farm_production(p),
            resources=mine_production(p),
        ),
    )


def lost_in_production(g: Ages, seat: int) -> list[Loss]:
    """Carry the production out on a copy, and count what is lost in each of its steps (R5.3)."""
    trial = g.copy()
    p = trial.players[seat]
    p.culture += culture_rating(trial, seat)
    food, resources = p.food(), p.resources()
    pay_corruption(trial, seat)
    found = corruption(resources - p.resources(), food - p.food())
    rich = with_plenty(trial, seat)
    produce_food(trial, seat)
    produce_food(rich, seat)
    short = rich.players[seat].food() - p.food()
    if short > 0:
        found.append(Loss("R5.3.3", Msg("loss-food", n=short)))
    missing, culture = p.consumption() - p.food(), p.culture
    consume(trial, seat)
    if p.culture < culture:
        lost = culture - p.culture
        found.append(famine(missing, lost))
    rich = with_plenty(trial, seat)
    produce_resources(trial, seat)
    produce_resources(rich, seat)
    short = rich.players[seat].resources() - p.resources()
    if short > 0:
        found.append(Loss("R5.3.5", Msg("loss-resources", n=short)))
    return found


def with_plenty(g: Ages, seat: int) -> Ages:
    """Copy a position, with blue tokens enough for any production."""
    new = g.copy()
    new.players[seat].blue += PLENTY
    return new


def famine(missing: int, lost: int) -> Loss:
    """Name what missing food costs, and what it would if there were as much (R5.3.4)."""
    due = HUNGER_LOSS * missing
    told = Msg("loss-famine", n=missing, culture=lost, due=due, unpaid=due - lost)
    return Loss("R5.3.4", told)


def corruption(resources: int, food: int) -> list[Loss]:
    """Name what corruption takes, as far as there is anything to take (R5.3.2)."""
    if food > 0:
        return [Loss("R5.3.2", Msg("loss-corruption-food", resources=resources, food=food))]
    return [Loss("R5.3.2", Msg("loss-corruption", n=resources))] if resources > 0 else []
