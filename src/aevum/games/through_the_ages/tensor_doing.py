"""The unfinished procedures as numbers, as far as everybody may know them."""

from typing import Final

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
(
    TURN_SEAT,
    TURN_STEP,
    POLITICS_SEAT,
    ACTION_CARD_SEAT,
    ACTION_CARD,
    AUCTION_CARD,
    AUCTION_BID,
    AUCTION_BIDDER,
    AUCTION_WAITING,
    _WAITING_2,
    _WAITING_3,
    _WAITING_4,
    COLONIZE_SEAT,
    COLONIZE_CARD,
    COLONIZE_BID,
    COLONIZE_BONUS,
    COLONIZE_DISCARDED,
    COLONY_SEAT,
    COLONY_CARD,
    EVENT_CARD,
    EVENT_ACTIVE,
    PACT_SEAT,
    PACT_CARD,
    PACT_OTHER,
    PACT_SIDE,
    DISCARD_SEAT,
    DISCARD_LEFT,
    AGREEMENT_SEAT,
    AGREEMENT_LEFT,
    AGGRESSION_SEAT,
    AGGRESSION_CARD,
    AGGRESSION_RIVAL,
    AGGRESSION_AT,
    AGGRESSION_LAID,
    SPOILS_SEAT,
    SPOILS_RIVAL,
    SPOILS_LEFT,
    QUESTION,
    QUESTION_SEAT,
    QUESTION_AMOUNT,
) = range(len(DOING))


def write_doing(g: Ages, seen: list[int], out: list[int]) -> None:
    """Write all unfinished procedures; no kind is on the stack twice."""
    doing = [0] * len(DOING)
    for frame in g.stack:
        if isinstance(frame, Turn):
            doing[TURN_SEAT] = seen[frame.seat]
            doing[TURN_STEP] = frame.at
        elif isinstance(frame, (Politics, Look)):
            doing[POLITICS_SEAT] = seen[frame.seat]
        elif isinstance(frame, Event):
            doing[EVENT_CARD] = 1 + frame.card
            doing[EVENT_ACTIVE] = seen[frame.active]
        elif isinstance(frame, Auction):
            note_auction(g, frame, seen, doing)
        elif isinstance(frame, Colonize):
            note_colonization(frame, seen, doing)
        elif isinstance(frame, Aggression):
            note_aggression(frame, seen, doing)
        elif isinstance(frame, DiscardMilitary):
            doing[DISCARD_SEAT] = seen[frame.seat]
            doing[DISCARD_LEFT] = frame.left
        else:
            note_short(frame, seen, doing)
    out.extend(doing)


def note_auction(g: Ages, frame: Auction, seen: list[int], doing: list[int]) -> None:
    """Note the bids, and who may still bid."""
    doing[AUCTION_CARD] = 1 + frame.card
    doing[AUCTION_BID] = frame.bid
    doing[AUCTION_BIDDER] = seen[frame.bidder]
    for seat in range(g.seats):
        doing[AUCTION_WAITING + seen[seat] - 1] = (frame.waiting >> seat) & 1


def note_colonization(frame: Colonize, seen: list[int], doing: list[int]) -> None:
    """Note who sends a force where, and what cards add to it."""
    doing[COLONIZE_SEAT] = seen[frame.seat]
    doing[COLONIZE_CARD] = 1 + frame.card
    doing[COLONIZE_BID] = frame.bid
    doing[COLONIZE_BONUS] = frame.bonus
    doing[COLONIZE_DISCARDED] = frame.discarded


def note_aggression(frame: Aggression, seen: list[int], doing: list[int]) -> None:
    """Note an attack; of the defense only the number of its cards (R3.2.5)."""
    doing[AGGRESSION_SEAT] = seen[frame.seat]
    doing[AGGRESSION_CARD] = 1 + frame.card
    doing[AGGRESSION_RIVAL] = seen[frame.rival]
    doing[AGGRESSION_AT] = frame.at
    doing[AGGRESSION_LAID] = len(frame.laid)


def note_short(frame: Frame, seen: list[int], doing: list[int]) -> None:
    """Note the procedures that are over with an answer or two."""
    if isinstance(frame, ActionCard):
        doing[ACTION_CARD_SEAT] = seen[frame.seat]
        doing[ACTION_CARD] = 1 + frame.card
    elif isinstance(frame, GainColony):
        doing[COLONY_SEAT] = seen[frame.seat]
        doing[COLONY_CARD] = 1 + frame.card
    elif isinstance(frame, OfferPact):
        doing[PACT_SEAT] = seen[frame.seat]
        doing[PACT_CARD] = 1 + frame.card
        doing[PACT_OTHER] = seen[frame.other]
        doing[PACT_SIDE] = frame.side
    elif isinstance(frame, Agreement):
        doing[AGREEMENT_SEAT] = seen[frame.seat]
        doing[AGREEMENT_LEFT] = frame.left
    elif isinstance(frame, TechnologySpoils):
        doing[SPOILS_SEAT] = seen[frame.seat]
        doing[SPOILS_RIVAL] = seen[frame.loser]
        doing[SPOILS_LEFT] = frame.left
    else:
        note_question(frame, seen, doing)


def note_question(frame: Frame, seen: list[int], doing: list[int]) -> None:
    """Note a question that nothing else tells of: which, to whom, and of how much."""
    if isinstance(frame, Toll):
        note_asked(1, frame.seat, frame.left, seen, doing)
    elif isinstance(frame, Split):
        note_asked(3 if frame.is_loss else 2, frame.seat, frame.amount, seen, doing)
    elif isinstance(frame, BuildFree):
        note_asked(4, frame.seat, frame.slot, seen, doing)
    elif isinstance(frame, Raze):
        note_asked(5, frame.seat, seen[frame.victim], seen, doing)
    elif isinstance(frame, LoseColony):
        note_asked(6, frame.seat, 1, seen, doing)
    elif isinstance(frame, Ruin):
        note_asked(7, frame.seat, 1, seen, doing)
    elif isinstance(frame, Civilize):
        note_asked(8, frame.seat, 1, seen, doing)
    elif isinstance(frame, TuckHomer):
        note_asked(9, frame.seat, 1, seen, doing)


def note_asked(question: int, seat: int, amount: int, seen: list[int], doing: list[int]) -> None:
    """Note one question."""
    doing[QUESTION] = question
    doing[QUESTION_SEAT] = seen[seat]
    doing[QUESTION_AMOUNT] = amount
