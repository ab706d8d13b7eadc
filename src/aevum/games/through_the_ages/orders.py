"""Which questions standing orders answer: pacts, bids and defences."""

from typing import Final

from aevum.games.common.orders import NO_ANSWER
from aevum.games.through_the_ages.aggression import DEFENDING, Aggression, defense_of
from aevum.games.through_the_ages.colonize import MOST_BID, Auction
from aevum.games.through_the_ages.ids import BID
from aevum.games.through_the_ages.pacts import OfferPact
from aevum.games.through_the_ages.state import Ages
from aevum.kernel.action import DONE, pack, x_of

DECLINE_PACTS: Final = "decline-pacts"
BID_UP_TO: Final = "bid"
DEFEND: Final = "defend"

ORDERS: Final = {DECLINE_PACTS: 0, BID_UP_TO: MOST_BID, DEFEND: 0}


def ordered(g: Ages, order: str, limit: int) -> int:
    """Answer the open question by an order, if it is for that."""
    asking = g.stack[-1]
    if order == DECLINE_PACTS and isinstance(asking, OfferPact):
        return DONE
    if order == BID_UP_TO and isinstance(asking, Auction):
        return next_bid(g, asking, limit)
    if order == DEFEND and isinstance(asking, Aggression) and asking.at == DEFENDING:
        return next_card(g, asking)
    return NO_ANSWER


def next_bid(g: Ages, asking: Auction, limit: int) -> int:
    """Bid one more than the bid before, up to a limit and as long as it can be kept; else pass."""
    bid = pack(BID, asking.bid + 1)
    return bid if asking.bid < limit and bid in g.legal() else DONE


def next_card(g: Ages, asking: Aggression) -> int:
    """Lay the card by which the defence holds with the least; else the strongest that leads there.

    Cards are offered only if the defence can hold (R3.2.6); without any it is given up.
    """
    cards = [action for action in g.legal() if action != DONE]
    missing = asking.needed(g) - asking.laid_strength()
    enough = [action for action in cards if defense_of(x_of(action)) >= missing]
    if enough:
        return min(enough, key=lambda action: defense_of(x_of(action)))
    return max(cards, key=lambda action: defense_of(x_of(action)), default=DONE)
