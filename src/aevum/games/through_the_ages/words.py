"""Answers as keys with arguments; the catalogues have the words."""

from collections.abc import Callable
from typing import Final, TypeAlias

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
from aevum.games.through_the_ages.politics import Look, Politics
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

Label: TypeAlias = Callable[[Ages, int, int], Msg]
"""How one kind of answer is put into words, by its operands."""


def discount(g: Ages) -> int:
    """What the open question takes off a price."""
    frame = g.stack[-1]
    if isinstance(frame, ActionCard):
        return amount_of(frame.card, g.playing())
    return 1 if isinstance(frame, Civilize) else 0


def label(g: Ages, action: int) -> Msg:
    """Put one legal answer into words."""
    kind = kind_of(action)
    if action == DONE:
        return Msg(done_label(g))
    if kind in LABELS:
        return LABELS[kind](g, x_of(action), y_of(action))
    verb = NOTATION.by_kind[kind].name
    word = slot_word if kind in SLOT_KINDS else card_word
    return Msg(f"label-{verb}", card=word(x_of(action)))


def done_label(g: Ages) -> str:
    """Say what stopping means here."""
    match g.stack[-1]:
        case Turn():
            return "label-end-actions"
        case Politics() | Look():
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
        case Agreement(taken=taken):
            return "label-stop" if taken > 0 else "label-no-cards"
    return "label-refrain"


def develop_label(g: Ages, card: int, _: int) -> Msg:
    """Name a technology and its price in science."""
    price = science_price(g, g.asked, card, SCIENCE_COST[card], science_discount(g))
    return Msg("label-develop", card=card_word(card), n=price)


def revolution_label(g: Ages, card: int, _: int) -> Msg:
    """Name a government and its lower price in science."""
    price = science_price(g, g.asked, card, REVOLUTION_COST[card], science_discount(g))
    return Msg("label-revolution", card=card_word(card), n=price)


def science_discount(g: Ages) -> int:
    """What the open question takes off the price of a technology."""
    return discount(g) if isinstance(g.stack[-1], Civilize) else 0


def play_label(g: Ages, card: int, _: int) -> Msg:
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


def offer_label(_: Ages, card: int, target: int) -> Msg:
    """Say to whom a pact is offered, and which side one takes."""
    other = seat_name(target // 2)
    if PACT_HAS_SIDES[card]:
        return Msg(
            "label-offer-side", card=card_word(card), other=other, side=side_word(target % 2)
        )
    return Msg("label-offer", card=card_word(card), other=other)


def use_label(_: Ages, card: int, choice: int) -> Msg:
    """Say what a leader, a wonder or a pact is used for."""
    if EFFECT[card] == WINSTON_CHURCHILL:
        return Msg(f"label-use-{CHURCHILL_CHOICES[choice]}", card=card_word(card))
    if EFFECT[card] == CHRISTOPHER_COLUMBUS:
        return Msg("label-use-columbus", card=card_word(card), territory=card_word(choice))
    return Msg("label-use", card=card_word(card))


def food_label(g: Ages, food: int, _: int) -> Msg:
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


def take_label(g: Ages, place: int, _: int) -> Msg:
    """Name a card of the row and what it costs."""
    card = g.row[place]
    price = place_price(g.players[g.asked], card, place)
    return Msg("label-take", card=card_word(card), n=price, place=place + 1)


def increase_label(g: Ages, _x: int, _y: int) -> Msg:
    """Say what one more worker costs."""
    return Msg("label-increase", n=max(0, increase_price(g.players[g.asked]) - discount(g)))


def build_label(g: Ages, slot: int, _: int) -> Msg:
    """Name what is built, and what it costs here."""
    is_free = isinstance(g.stack[-1], BuildFree)
    price = 0 if is_free else max(0, build_cost(g.players[g.asked], slot) - discount(g))
    return Msg("label-build", card=slot_word(slot), n=price)


def recruit_label(g: Ages, slot: int, _: int) -> Msg:
    """Name the unit that Barbarossa raises, and what it costs."""
    price = max(0, build_cost(g.players[g.asked], slot) - 1)
    return Msg("label-recruit", card=slot_word(slot), n=price)


def upgrade_label(g: Ages, old: int, new: int) -> Msg:
    """Name both technologies, and the difference to pay."""
    price = max(0, upgrade_cost(g.players[g.asked], old, new) - discount(g))
    return Msg("label-upgrade", old=slot_word(old), new=slot_word(new), n=price)


def stage_label(g: Ages, count: int, _: int) -> Msg:
    """Name the wonder, and what the stages cost together."""
    p = g.players[g.asked]
    return Msg("label-stage", card=card_word(p.wonder), n=count, price=stage_price(p, count))


def attack_label(_: Ages, card: int, rival: int) -> Msg:
    """Name an aggression or a war, and against whom it is."""
    key = "label-war" if KIND[card] == WAR else "label-attack"
    return Msg(key, card=card_word(card), other=seat_name(rival))


def break_label(g: Ages, owner: int, _: int) -> Msg:
    """Name a pact, and with whom it is."""
    partner = seat_name(g.partner_in(owner, g.asked))
    return Msg("label-break", card=card_word(g.players[owner].pact), other=partner)


def raze_label(_: Ages, slot: int, victim: int) -> Msg:
    """Name a building, and whose it is."""
    return Msg("label-raze", card=slot_word(slot), other=seat_name(victim))


def discard_label(g: Ages, card: int, _: int) -> Msg:
    """Name a card that is discarded, for a defense or for nothing."""
    is_defense = isinstance(g.stack[-1], Aggression)
    return Msg("label-discard-defense" if is_defense else "label-discard", card=card_word(card))


def plain_label(key: str) -> Label:
    """Say an answer that has nothing to name."""
    return lambda _g, _x, _y: Msg(key)


SLOT_KINDS: Final = (SEND, RECALL, RETURN, DESTROY, DISBAND)
LABELS: Final[dict[int, Label]] = {
    TAKE: take_label,
    INCREASE: increase_label,
    BUILD: build_label,
    UPGRADE: upgrade_label,
    STAGE: stage_label,
    DEVELOP: develop_label,
    REVOLUTION: revolution_label,
    PLAY: play_label,
    ATTACK: attack_label,
    OFFER: offer_label,
    BREAK: break_label,
    RESIGN: plain_label("label-resign"),
    ACCEPT: plain_label("label-accept"),
    USE: use_label,
    BID: lambda _g, bid, _y: Msg("label-bid", n=bid),
    FOOD: food_label,
    RAZE: raze_label,
    RECRUIT: recruit_label,
    DISCARD: discard_label,
}
"""How answers are put into words that name more than one card."""
