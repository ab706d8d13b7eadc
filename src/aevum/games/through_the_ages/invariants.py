"""What must always hold: tokens are conserved, no card is there more often than it was printed."""

from aevum.games.through_the_ages.aggression import Aggression
from aevum.games.through_the_ages.colonies import PERMANENT, GainColony
from aevum.games.through_the_ages.colonize import Auction, Colonize
from aevum.games.through_the_ages.events import Event
from aevum.games.through_the_ages.ids import AGE_III, LEVELS, NONE, PLACES
from aevum.games.through_the_ages.pacts import OfferPact
from aevum.games.through_the_ages.player import START_SLOTS, Player
from aevum.games.through_the_ages.ratings import civil_total, military_total
from aevum.games.through_the_ages.score import FinalEvents
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import AGE, CARDS, COPIES, SLOT_CARD, STAGES
from aevum.kernel.state import Frame


def broken_invariant(g: Ages) -> str:
    """Name what does not hold; empty if all does."""
    for seat in range(g.seats):
        broken = broken_player(g, seat)
        if broken:
            return f"seat {seat}: {broken}"
    counts = [0] * len(CARDS)
    for card in all_cards(g):
        counts[card] += 1
    for card in range(len(CARDS)):
        if counts[card] > COPIES[g.seats][card]:
            return f"{CARDS[card]} is there {counts[card]} times (R1.2, R1.3)"
    if g.pacts != sum([1 for p in g.players if p.pact != NONE]):
        return "somebody has lost count of the pacts"
    if g.common_tactics != sorted(set(g.common_tactics)):
        return "the common tactics are not in order, or lie twice (R2.7)"
    if len(g.row) != PLACES:
        return "the card row has not 13 places (R1.14)"
    if len(g.current) != len(g.current_by) or len(g.future) != len(g.future_by):
        return "somebody has forgotten who prepared an event"
    for card in g.military_deck + g.discard_seen + g.discard_unseen:
        if AGE[card] != g.age:
            return f"{CARDS[card]} is not of the current age (R9.2.7)"
    is_scoring = len(g.stack) > 0 and isinstance(g.stack[-1], FinalEvents)
    if not g.is_over and not is_scoring and not g.current and g.next_event == NONE:
        return "there is no current event (R3.1.4)"
    return ""


def all_cards(g: Ages) -> list[int]:
    """Collect every card that is in a deck, a hand, on the row or in play."""
    cards = g.civil_deck + g.military_deck + g.discard_seen + g.discard_unseen + g.box
    cards += g.current + g.future + g.past
    if g.next_event != NONE:
        cards.append(g.next_event)
    for card in g.row:
        if card != NONE:
            cards.append(card)
    for p in g.players:
        cards += cards_of(p)
    for frame in g.stack:
        cards += cards_on_table(frame)
    return cards


def cards_on_table(frame: Frame) -> list[int]:
    """Collect the cards that an unfinished procedure holds."""
    if isinstance(frame, Aggression):
        return [*frame.laid, frame.card]
    if isinstance(frame, (Auction, Colonize, Event)):
        return [frame.card]
    if isinstance(frame, FinalEvents):
        return frame.events
    if isinstance(frame, OfferPact):
        return [] if frame.is_answered else [frame.card]
    if isinstance(frame, GainColony):
        return [frame.card] if frame.at == PERMANENT else []
    return []


def cards_of(p: Player) -> list[int]:
    """Collect the cards of one player; start technologies are printed on the board."""
    cards = p.hand + p.military_hand + p.wonders + p.colonies
    for card in [*p.specials, p.leader, p.wonder, p.pact, p.war]:
        if card != NONE:
            cards.append(card)
    if p.is_exclusive:
        cards.append(p.tactic)
    for slot in p.slots:
        if slot not in START_SLOTS:
            cards.append(SLOT_CARD[slot])
    return cards


def broken_player(g: Ages, seat: int) -> str:
    """Check the tokens, cards and actions of one player."""
    p = g.players[seat]
    tokens = [p.blue, p.yellow, p.unused, p.on_wonder, *p.stores, *p.workers]
    if min(tokens) < 0:
        return "fewer than no tokens"
    if p.blue + sum(p.stores) + p.on_wonder != p.blue_owned:
        return "blue tokens were lost or made (R8.4)"
    if p.yellow + sum(p.workers) + p.unused != p.yellow_owned:
        return "yellow tokens were lost or made (R8.4)"
    if min(p.science, p.culture) < 0:
        return "points are below zero (R8.7.1)"
    if p.slots != sorted(set(p.slots)) or p.hand != sorted(p.hand):
        return "technologies or hand are not in order"
    for cards in (p.military_hand, p.wonders, p.ruins, p.colonies):
        if cards != sorted(cards):
            return "the military hand, wonders or colonies are not in order"
    for slot in range(len(p.workers)):
        if p.workers[slot] > 0 and slot not in p.slots:
            return f"workers stand where no technology is: {slot // LEVELS}, {slot % LEVELS}"
    if p.is_out:
        return ""
    if not 0 <= p.civil <= civil_total(p) or not 0 <= p.military <= military_total(g, seat):
        return "more actions are available than there are (R8.3)"
    if p.wonder != NONE and not p.on_wonder <= p.stages < len(STAGES[p.wonder]) + 1:
        return "the stages of the wonder are not covered rightly (R4.9)"
    if p.leader != NONE and AGE[p.leader] < min(g.age - 1, AGE_III):
        return "the leader is antiquated (R9.2.3)"
    return ""
