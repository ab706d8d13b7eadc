"""What a seat cannot know, and how it is dealt anew (R15.2)."""

from typing import Final

from aevum.games.inner_sea.cards.drawing import DiscardDown
from aevum.games.inner_sea.cards.insight import Embassy, Foresight, Mysteries
from aevum.games.inner_sea.contest.competition import COMMITTING, Competition
from aevum.games.inner_sea.ids import COMPETITION, EVENT, NONE, SPEND
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import CARD_CLASS
from aevum.games.inner_sea.wonders.building import BuildWonder
from aevum.kernel.rng import Rng

ANY_CLASS: Final = -1


def sees_hand(g: Sea, seat: int, civ: int) -> bool:
    """Own hands, hands of the team (R13.7), and a hand an Ambassador looks at."""
    if seat < 0:
        return False
    other = g.players[civ].seat
    if other == seat:
        return True
    teams = g.switches.teams
    if teams > 0 and other >= 0 and other % teams == seat % teams:
        return True
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, Embassy) and frame.rival == civ and not frame.has_taken:
        return g.players[frame.civ].seat == seat
    return False


def deal_anew(g: Sea, seat: int, rng: Rng) -> None:
    """Deal anew what the seat cannot know: deck, hands, laid cards, what others look at."""
    collect(g, seat)
    deal_laid(g, seat, rng)
    for civ, p in enumerate(g.players):
        if not sees_hand(g, seat, civ):
            p.hand = deal(g.deck, len(p.hand), EVENT, rng)
    deal_looked_at(g, seat, rng)
    if not sees_top(g, seat):
        g.top = deal_in_order(g.deck, len(g.top), rng)
    forget_order(g, seat)


def sees_top(g: Sea, seat: int) -> bool:
    """Say whether a seat knows the cards that were put on top of the deck."""
    return g.top_known != NONE and g.runs(seat, g.top_known)


def collect(g: Sea, seat: int) -> None:
    """Put everything the seat cannot see into the deck; all piles keep their size."""
    for civ in range(len(g.players)):
        p = g.players[civ]
        if not sees_hand(g, seat, civ):
            g.deck.extend(p.hand)
        if not g.runs(seat, civ):
            g.deck.extend(p.aside)
    if not sees_top(g, seat):
        g.deck.extend(g.top)
    for frame in g.stack:
        if isinstance(frame, Foresight) and not g.runs(seat, frame.civ):
            g.deck.extend(frame.order)
        elif isinstance(frame, Competition) and frame.at == COMMITTING:
            for i in range(len(frame.laid_card)):
                if not g.runs(seat, frame.laid_civ[i]):
                    g.deck.append(frame.laid_card[i])
    # The order in which the cards come together would tell where they lay.
    g.deck.sort()


def deal(deck: list[int], count: int, barred: int, rng: Rng) -> list[int]:
    """Take random cards that are not of a barred class out of a deck, in ascending order."""
    fitting = [card for card in deck if CARD_CLASS[card] != barred]
    return take(deck, fitting, count, rng)


def take(deck: list[int], fitting: list[int], count: int, rng: Rng) -> list[int]:
    """Take random ones of the fitting cards out of a deck, in ascending order."""
    cards: list[int] = []
    for _ in range(count):
        card = fitting.pop(rng.below(len(fitting)))
        deck.remove(card)
        cards.append(card)
    cards.sort()
    return cards


def deal_in_order(deck: list[int], count: int, rng: Rng) -> list[int]:
    """Take random cards out of a deck one after the other."""
    return [deck.pop(rng.below(len(deck))) for _ in range(count)]


def deal_laid(g: Sea, seat: int, rng: Rng) -> None:
    """Deal the face-down cards anew: competition cards, in ascending order for each owner."""
    for frame in g.stack:
        if not isinstance(frame, Competition) or frame.at != COMMITTING:
            continue
        for civ in range(len(g.players)):
            places = [i for i in range(len(frame.laid_civ)) if frame.laid_civ[i] == civ]
            if g.runs(seat, civ) or not places:
                continue
            fitting = [card for card in g.deck if CARD_CLASS[card] == COMPETITION]
            cards = take(g.deck, fitting, len(places), rng)
            for i in range(len(places)):
                frame.laid_card[places[i]] = cards[i]
            if frame.lowest > 0 and frame.civ(g) == civ:
                frame.lowest = cards[-1]


def deal_looked_at(g: Sea, seat: int, rng: Rng) -> None:
    """Deal anew the cards that others look at: any of the deck, or all but events."""
    looking = NONE
    for frame in g.stack:
        if isinstance(frame, Foresight) and not g.runs(seat, frame.civ):
            looking = frame.civ
            frame.order = deal_in_order(g.deck, len(frame.order), rng)
    for civ in range(len(g.players)):
        p = g.players[civ]
        if not g.runs(seat, civ):
            barred = ANY_CLASS if civ == looking else EVENT
            p.aside = deal(g.deck, len(p.aside), barred, rng)


def forget_order(g: Sea, seat: int) -> None:
    """Cards of others dealt anew may lie below the last one named; begin the order again."""
    frame = g.stack[-1] if g.stack else None
    if isinstance(frame, DiscardDown) and not sees_hand(g, seat, frame.seat):
        frame.lowest = 0
    if isinstance(frame, Mysteries) and not sees_hand(g, seat, frame.civ):
        frame.lowest = 0
    if isinstance(frame, BuildWonder) and not sees_hand(g, seat, frame.civ):
        frame.lowest = 0 if frame.last == SPEND else frame.lowest
