"""The unfinished procedures as numbers, as far as everybody may know them."""

from typing import Final

from aevum.games.common.marks import i16, vec
from aevum.games.common.sections import put
from aevum.games.through_the_ages.action_cards import ActionCard
from aevum.games.through_the_ages.aggression import Aggression
from aevum.games.through_the_ages.agreement import Agreement
from aevum.games.through_the_ages.choices import (
    BuildFree,
    Civilize,
    LoseColony,
    Raze,
    Ruin,
    Split,
)
from aevum.games.through_the_ages.colonies import GainColony
from aevum.games.through_the_ages.colonize import Auction, Colonize
from aevum.games.through_the_ages.discard import DiscardMilitary
from aevum.games.through_the_ages.events import Event
from aevum.games.through_the_ages.leaders import TuckHomer
from aevum.games.through_the_ages.pacts import OfferPact
from aevum.games.through_the_ages.politics import Look, Politics
from aevum.games.through_the_ages.question import Toll
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.turn import Turn
from aevum.games.through_the_ages.war import TechnologySpoils
from aevum.kernel.marks import i64
from aevum.kernel.state import Frame

DOING: Final = [
    "turn_seat",
    "turn_step",
    "politics_seat",
    "action_card_seat",
    "action_card",
    "auction_card",
    "auction_bid",
    "auction_bidder",
    "auction_waiting_1",
    "auction_waiting_2",
    "auction_waiting_3",
    "auction_waiting_4",
    "colonize_seat",
    "colonize_card",
    "colonize_bid",
    "colonize_bonus",
    "colonize_discarded",
    "colony_seat",
    "colony_card",
    "event_card",
    "event_active",
    "pact_seat",
    "pact_card",
    "pact_other",
    "pact_side",
    "discard_seat",
    "discard_left",
    "agreement_seat",
    "agreement_left",
    "aggression_seat",
    "aggression_card",
    "aggression_rival",
    "aggression_at",
    "aggression_laid",
    "spoils_seat",
    "spoils_rival",
    "spoils_left",
    "question",
    "question_seat",
    "question_amount",
]
TURN_SEAT: Final = 0
TURN_STEP: Final = 1
POLITICS_SEAT: Final = 2
ACTION_CARD_SEAT: Final = 3
ACTION_CARD: Final = 4
AUCTION_CARD: Final = 5
AUCTION_BID: Final = 6
AUCTION_BIDDER: Final = 7
AUCTION_WAITING: Final = 8
COLONIZE_SEAT: Final = 12
COLONIZE_CARD: Final = 13
COLONIZE_BID: Final = 14
COLONIZE_BONUS: Final = 15
COLONIZE_DISCARDED: Final = 16
COLONY_SEAT: Final = 17
COLONY_CARD: Final = 18
EVENT_CARD: Final = 19
EVENT_ACTIVE: Final = 20
PACT_SEAT: Final = 21
PACT_CARD: Final = 22
PACT_OTHER: Final = 23
PACT_SIDE: Final = 24
DISCARD_SEAT: Final = 25
DISCARD_LEFT: Final = 26
AGREEMENT_SEAT: Final = 27
AGREEMENT_LEFT: Final = 28
AGGRESSION_SEAT: Final = 29
AGGRESSION_CARD: Final = 30
AGGRESSION_RIVAL: Final = 31
AGGRESSION_AT: Final = 32
AGGRESSION_LAID: Final = 33
SPOILS_SEAT: Final = 34
SPOILS_RIVAL: Final = 35
SPOILS_LEFT: Final = 36
QUESTION: Final = 37


def write_doing(g: Ages, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write all unfinished procedures; no kind is on the stack twice."""
    for frame in g.stack:
        if isinstance(frame, Turn):
            out[at + TURN_SEAT] = seen[frame.seat]
            out[at + TURN_STEP] = i16(frame.at)
        elif isinstance(frame, (Politics, Look)):
            out[at + POLITICS_SEAT] = seen[frame.seat]
        elif isinstance(frame, Event):
            out[at + EVENT_CARD] = i16(1 + frame.card)
            out[at + EVENT_ACTIVE] = seen[frame.active]
        elif isinstance(frame, Auction):
            write_auction(g, frame, seen, out, at)
        elif isinstance(frame, Colonize):
            write_colonization(frame, seen, out, at)
        elif isinstance(frame, Aggression):
            write_aggression(frame, seen, out, at)
        elif isinstance(frame, DiscardMilitary):
            out[at + DISCARD_SEAT] = seen[frame.seat]
            out[at + DISCARD_LEFT] = i16(frame.left)
        else:
            write_short(frame, seen, out, at)


def write_auction(g: Ages, frame: Auction, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write the bids, and who may still bid."""
    out[at + AUCTION_CARD] = i16(1 + frame.card)
    out[at + AUCTION_BID] = i16(frame.bid)
    out[at + AUCTION_BIDDER] = seen[frame.bidder]
    for seat in range(g.seats):
        out[at + AUCTION_WAITING + i64(seen[seat]) - 1] = i16((frame.waiting >> seat) & 1)


def write_colonization(frame: Colonize, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write who sends a force where, and what cards add to it."""
    out[at + COLONIZE_SEAT] = seen[frame.seat]
    out[at + COLONIZE_CARD] = i16(1 + frame.card)
    out[at + COLONIZE_BID] = i16(frame.bid)
    out[at + COLONIZE_BONUS] = i16(frame.bonus)
    out[at + COLONIZE_DISCARDED] = i16(frame.discarded)


def write_aggression(frame: Aggression, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write an attack; of the defense only the number of its cards (R3.2.5)."""
    out[at + AGGRESSION_SEAT] = seen[frame.seat]
    out[at + AGGRESSION_CARD] = i16(1 + frame.card)
    out[at + AGGRESSION_RIVAL] = seen[frame.rival]
    out[at + AGGRESSION_AT] = i16(frame.at)
    out[at + AGGRESSION_LAID] = i16(len(frame.laid))


def write_short(frame: Frame, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write the procedures that are over with an answer or two."""
    if isinstance(frame, ActionCard):
        out[at + ACTION_CARD_SEAT] = seen[frame.seat]
        out[at + ACTION_CARD] = i16(1 + frame.card)
    elif isinstance(frame, GainColony):
        out[at + COLONY_SEAT] = seen[frame.seat]
        out[at + COLONY_CARD] = i16(1 + frame.card)
    elif isinstance(frame, OfferPact):
        out[at + PACT_SEAT] = seen[frame.seat]
        out[at + PACT_CARD] = i16(1 + frame.card)
        out[at + PACT_OTHER] = seen[frame.other]
        out[at + PACT_SIDE] = i16(frame.side)
    elif isinstance(frame, Agreement):
        out[at + AGREEMENT_SEAT] = seen[frame.seat]
        out[at + AGREEMENT_LEFT] = i16(frame.left)
    elif isinstance(frame, TechnologySpoils):
        out[at + SPOILS_SEAT] = seen[frame.seat]
        out[at + SPOILS_RIVAL] = seen[frame.loser]
        out[at + SPOILS_LEFT] = i16(frame.left)
    else:
        put(question_of(frame, seen), out, at + QUESTION)


def question_of(frame: Frame, seen: vec[i16]) -> vec[i16]:
    """Name a question that nothing else tells of: which, to whom, and of how much."""
    if isinstance(frame, Toll):
        return vec[i16]([1, seen[frame.seat], frame.left])
    if isinstance(frame, Split):
        return vec[i16]([3 if frame.is_loss else 2, seen[frame.seat], frame.amount])
    if isinstance(frame, BuildFree):
        return vec[i16]([4, seen[frame.seat], frame.slot])
    if isinstance(frame, Raze):
        return vec[i16]([5, seen[frame.seat], seen[frame.victim]])
    if isinstance(frame, LoseColony):
        return vec[i16]([6, seen[frame.seat], 1])
    if isinstance(frame, Ruin):
        return vec[i16]([7, seen[frame.seat], 1])
    if isinstance(frame, Civilize):
        return vec[i16]([8, seen[frame.seat], 1])
    if isinstance(frame, TuckHomer):
        return vec[i16]([9, seen[frame.seat], 1])
    return vec[i16]([])
