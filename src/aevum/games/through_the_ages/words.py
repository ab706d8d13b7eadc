"""Answers as keys with arguments; the catalogues have the words."""

from aevum.games.through_the_ages.action_cards import ActionCard
from aevum.games.through_the_ages.aggression import Aggression, defense_of
from aevum.games.through_the_ages.agreement import Agreement
from aevum.games.through_the_ages.choices import (
    BuildFree,
    Civilize,
    Split,
)
from aevum.games.through_the_ages.colonize import Auction, Colonize
from aevum.games.through_the_ages.costs import (
    build_cost,
    increase_price,
    place_price,
    science_price,
    stage_price,
    upgrade_cost,
)
from aevum.games.through_the_ages.effect_ids import (
    CHRISTOPHER_COLUMBUS,
    WINSTON_CHURCHILL,
)
from aevum.games.through_the_ages.ids import (
    ACCEPT,
    ATTACK,
    BID,
    BREAK,
    BUILD,
    CHURCHILL_CHOICES,
    DESTROY,
    DEVELOP,
    DISBAND,
    DISCARD,
    FOOD,
    INCREASE,
    LEADER,
    OFFER,
    PLAY,
    RAZE,
    RECALL,
    RECRUIT,
    RESIGN,
    RETURN,
    REVOLUTION,
    SEND,
    STAGE,
    TACTIC,
    TAKE,
    UPGRADE,
    USE,
    WAR,
)
from aevum.games.through_the_ages.leaders import TuckHomer
from aevum.games.through_the_ages.names import card_word, side_word, slot_word
from aevum.games.through_the_ages.notation import NOTATION
from aevum.games.through_the_ages.pacts import OfferPact
from aevum.games.through_the_ages.politics import Politics
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import (
    COLONY_BONUS,
    EFFECT,
    KIND,
    PACT_HAS_SIDES,
    REVOLUTION_COST,
    SCIENCE_COST,
    amount_of,
)
from aevum.games.through_the_ages.turn import Turn
from aevum.games.through_the_ages.war import TechnologySpoils
from aevum.kernel.action import DONE, kind_of, x_of, y_of
from aevum.kernel.message import Msg, seat_name


def discount(g: Ages) -> int:
    """What the open question takes off a price."""
    frame = g.stack[-1]
    if isinstance(frame, ActionCard):
        return amount_of(frame.card, g.playing())
    return 1 if isinstance(frame, Civilize) else 0


def label(g: Ages, action: int) -> Msg:
    """Put one legal answer into words."""
    kind, x, y = kind_of(action), x_of(action), y_of(action)
    verb = NOTATION.by_kind[kind].name
    seat = g.asked
    p = g.players[seat]
    if action == DONE:
        return Msg(done_label(g))
    if kind == TAKE:
        card = g.row[x]
        return Msg("label-take", card=card_word(card), n=place_price(p, card, x), place=x + 1)
    if kind == INCREASE:
        return Msg("label-increase", n=max(0, increase_price(p) - discount(g)))
    if kind == BUILD:
        is_free = isinstance(g.stack[-1], BuildFree)
        price = 0 if is_free else max(0, build_cost(p, x) - discount(g))
        return Msg("label-build", card=slot_word(x), n=price)
    if kind == UPGRADE:
        price = max(0, upgrade_cost(p, x, y) - discount(g))
        return Msg("label-upgrade", old=slot_word(x), new=slot_word(y), n=price)
    if kind == STAGE:
        return Msg("label-stage", card=card_word(p.wonder), n=x, price=stage_price(p, x))
    if kind in (DEVELOP, REVOLUTION):
        return science_label(g, kind, x)
    if kind == PLAY:
        return play_label(g, x)
    if kind == ATTACK:
        key = "label-war" if KIND[x] == WAR else "label-attack"
        return Msg(key, card=card_word(x), other=seat_name(y))
    if kind == OFFER:
        return offer_label(x, y)
    if kind == BREAK:
        partner = seat_name(g.partner_in(x, seat))
        return Msg("label-break", card=card_word(g.players[x].pact), other=partner)
    if kind in (RESIGN, ACCEPT):
        return Msg("label-resign" if kind == RESIGN else "label-accept")
    if kind == USE:
        return use_label(x, y)
    if kind == BID:
        return Msg("label-bid", n=x)
    if kind == FOOD:
        return food_label(g, x)
    if kind == RAZE:
        return Msg("label-raze", card=slot_word(x), other=seat_name(y))
    if kind == RECRUIT:
        price = max(0, build_cost(p, x) - 1)
        return Msg("label-recruit", card=slot_word(x), n=price)
    if kind in (SEND, RECALL, RETURN):
        return Msg(f"label-{verb}", card=slot_word(x))
    if kind == DISCARD and isinstance(g.stack[-1], Aggression):
        return Msg("label-discard-defense", card=card_word(x))
    if kind in (DESTROY, DISBAND):
        return Msg(f"label-{verb}", card=slot_word(x))
    return Msg(f"label-{verb}", card=card_word(x))


def done_label(g: Ages) -> str:
    """Say what stopping means here."""
    match g.stack[-1]:
        case Turn():
            return "label-end-actions"
        case Politics():
            return "label-no-politics"
        case Auction():
            return "label-pass"
        case Aggression():
            return "label-no-defense"
        case OfferPact():
            return "label-refuse"
        case Colonize():
            return "label-sail"
        case TuckHomer():
            return "label-action-back"
        case TechnologySpoils():
            return "label-points"
        case Agreement():
            return "label-stop"
    return "label-refrain"


def science_label(g: Ages, kind: int, card: int) -> Msg:
    """Name a technology and its price in science."""
    less = discount(g) if isinstance(g.stack[-1], Civilize) else 0
    printed = SCIENCE_COST[card] if kind == DEVELOP else REVOLUTION_COST[card]
    key = "label-develop" if kind == DEVELOP else "label-revolution"
    return Msg(key, card=card_word(card), n=science_price(g, g.asked, card, printed, less))


def play_label(g: Ages, card: int) -> Msg:
    """Say what is played, and what a bonus card adds here."""
    frame = g.stack[-1]
    if isinstance(frame, Aggression):
        return Msg("label-play-bonus", card=card_word(card), n=defense_of(card))
    if isinstance(frame, Colonize):
        return Msg("label-play-bonus", card=card_word(card), n=COLONY_BONUS[card])
    if KIND[card] == LEADER:
        return Msg("label-play-leader", card=card_word(card))
    if KIND[card] == TACTIC:
        return Msg("label-play-tactic", card=card_word(card))
    return Msg("label-play-card", card=card_word(card))


def offer_label(card: int, target: int) -> Msg:
    """Say to whom a pact is offered, and which side one takes."""
    other = seat_name(target // 2)
    if PACT_HAS_SIDES[card]:
        return Msg(
            "label-offer-side", card=card_word(card), other=other, side=side_word(target % 2)
        )
    return Msg("label-offer", card=card_word(card), other=other)


def use_label(card: int, choice: int) -> Msg:
    """Say what a leader, a wonder or a pact is used for."""
    if EFFECT[card] == WINSTON_CHURCHILL:
        return Msg(f"label-use-{CHURCHILL_CHOICES[choice]}", card=card_word(card))
    if EFFECT[card] == CHRISTOPHER_COLUMBUS:
        return Msg("label-use-columbus", card=card_word(card), territory=card_word(choice))
    return Msg("label-use", card=card_word(card))


def food_label(g: Ages, food: int) -> Msg:
    """Say how much is food and how much resources."""
    frame = g.stack[-1]
    rest = 0
    if isinstance(frame, Split):
        rest = frame.amount - food
    elif isinstance(frame, ActionCard):
        rest = amount_of(frame.card, g.playing()) - food
    elif isinstance(frame, Aggression):
        q = g.players[frame.rival]
        rest = min(amount_of(frame.card, g.playing()) - food, q.resources())
    return Msg("label-food", food=food, resources=rest)
