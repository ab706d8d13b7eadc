"""A state dealt anew that looks the same to one seat (R7.2.2, R1.11).

The backs of cards tell their age, and everybody sees who prepares an event. What a seat may know
beyond that are its own hand, the events it prepared, and the top event if it has looked at it;
cards discarded face down are not remembered. What a bid tells is respected: whoever has bid holds
the bonus cards it needs.
"""

from typing import Final

from aevum.games.through_the_ages.aggression import Aggression
from aevum.games.through_the_ages.colonize import (
    Auction,
    Colonize,
    card_force,
    most_force,
)
from aevum.games.through_the_ages.discard import DiscardMilitary
from aevum.games.through_the_ages.ids import BONUS, EVENT, NONE, TERRITORY
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import AGE, COLONY_BONUS, KIND
from aevum.kernel.rng import Rng
from aevum.kernel.zones import insert_sorted

AGES_OF_CARDS: Final = 4


def deal_anew(g: Ages, seat: int, rng: Rng) -> None:
    """Deal anew what the seat cannot know: hands, decks and events."""
    pools = collect(g, seat)
    deal_events(g, seat, pools, rng)
    for other in range(g.seats):
        if other != seat:
            hand = g.players[other].military_hand
            g.players[other].military_hand = deal_like(hand, pools, rng)
    for frame in g.stack:
        if isinstance(frame, Aggression) and frame.rival != seat:
            frame.laid = deal_like(frame.laid, pools, rng)
        elif isinstance(frame, DiscardMilitary) and frame.seat != seat:
            frame.lowest = 0
    g.discard_unseen = deal_like(g.discard_unseen, pools, rng)
    g.box = deal_like(g.box, pools, rng)
    g.military_deck = deal_like(g.military_deck, pools, rng)
    # Face-up piles have no order that matters, but the order would tell a history.
    g.civil_deck = sorted(g.civil_deck)
    respect_bid(g, seat, rng)


def collect(g: Ages, seat: int) -> list[list[int]]:
    """Gather every military card the seat cannot see, by age, in an order that tells nothing."""
    pools: list[list[int]] = [[] for _ in range(AGES_OF_CARDS)]
    hidden = g.military_deck + g.discard_unseen + g.box
    for other in range(g.seats):
        if other != seat:
            hidden += g.players[other].military_hand
    for frame in g.stack:
        if isinstance(frame, Aggression) and frame.rival != seat:
            hidden += frame.laid
    for i in range(len(g.future)):
        if g.future_by[i] != seat or seat < 0:
            hidden.append(g.future[i])
    for i in range(len(g.current)):
        if g.current_by[i] != seat or seat < 0:
            hidden.append(g.current[i])
    if g.next_event != NONE and not has_seen(g, seat) and (g.next_by != seat or seat < 0):
        hidden.append(g.next_event)
    for card in hidden:
        pools[AGE[card]].append(card)
    for pool in pools:
        pool.sort()
    return pools


def has_seen(g: Ages, seat: int) -> bool:
    """Say whether a seat has looked at the top event."""
    return seat >= 0 and (g.next_seen >> seat) & 1 == 1


def take_any(pool: list[int], rng: Rng) -> int:
    """Take a random card out of a pool and keep the pool in order."""
    return pool.pop(rng.below(len(pool)))


def take_event(pool: list[int], rng: Rng) -> int:
    """Take a random event or territory out of a pool."""
    places = [i for i in range(len(pool)) if KIND[pool[i]] in (EVENT, TERRITORY)]
    return pool.pop(places[rng.below(len(places))])


def deal_like(cards: list[int], pools: list[list[int]], rng: Rng) -> list[int]:
    """Deal as many cards of each age as there were, in ascending order."""
    counts = [0] * AGES_OF_CARDS
    for card in cards:
        counts[AGE[card]] += 1
    dealt: list[int] = []
    for age in range(AGES_OF_CARDS):
        for _ in range(counts[age]):
            dealt.append(take_any(pools[age], rng))
    dealt.sort()
    return dealt


def deal_events(g: Ages, seat: int, pools: list[list[int]], rng: Rng) -> None:
    """Deal both event decks anew, each event with its back and its author."""
    has_top = g.next_event != NONE
    if has_top and not has_seen(g, seat):
        g.current = [*g.current, g.next_event]
        g.current_by = [*g.current_by, g.next_by]
        g.next_event = NONE
    elif has_top and (g.next_by != seat or seat < 0):
        mix_author(g, seat, rng)
    g.current, g.current_by = deal_deck(g.current, g.current_by, seat, pools, rng)
    g.future, g.future_by = deal_deck(g.future, g.future_by, seat, pools, rng)
    if has_top and g.next_event == NONE:
        age = min([AGE[card] for card in g.current])
        places = [i for i in range(len(g.current)) if AGE[g.current[i]] == age]
        i = places[rng.below(len(places))]
        g.next_event = g.current.pop(i)
        g.next_by = g.current_by.pop(i)


def mix_author(g: Ages, seat: int, rng: Rng) -> None:
    """Who looked at the top event does not know which of the others prepared it."""
    age = AGE[g.next_event]
    authors = [g.next_by]
    places: list[int] = []
    for i in range(len(g.current)):
        if AGE[g.current[i]] == age and (g.current_by[i] != seat or seat < 0):
            authors.append(g.current_by[i])
            places.append(i)
    authors.sort()
    g.next_by = authors.pop(rng.below(len(authors)))
    g.current_by = g.current_by[:]
    for i in range(len(places)):
        g.current_by[places[i]] = authors[i]


def deal_deck(
    cards: list[int], by: list[int], seat: int, pools: list[list[int]], rng: Rng
) -> tuple[list[int], list[int]]:
    """Deal one event deck: own cards stay, the others are events of the same ages."""
    entries: list[tuple[int, int, int]] = []
    for i in range(len(cards)):
        is_own = by[i] == seat and seat >= 0
        entries.append((AGE[cards[i]], by[i], cards[i] if is_own else NONE))
    entries.sort()
    dealt: list[tuple[int, int, int]] = []
    for age, author, card in entries:
        shown = take_event(pools[age], rng) if card == NONE else card
        dealt.append((age, author, shown))
    dealt.sort()
    return [card for _, _, card in dealt], [author for _, author, _ in dealt]


def respect_bid(g: Ages, seat: int, rng: Rng) -> None:
    """Give bonus cards to another seat that could not keep its bid without them (R6.2.1)."""
    for frame in g.stack:
        if isinstance(frame, Auction) and frame.bidder != NONE and frame.bidder != seat:
            while most_force(g.players[frame.bidder]) < frame.bid:
                improve_hand(g, seat, frame.bidder, rng)
        elif isinstance(frame, Colonize) and frame.seat != seat:
            p = g.players[frame.seat]
            units = frame.units()
            if not frame.bonus:
                for slot in p.slots:
                    if slot >= frame.lowest:
                        units[slot] += p.workers[slot]
            while frame.force(p, units) + card_force(p, frame.discarded) < frame.bid:
                improve_hand(g, seat, frame.seat, rng)


def improve_hand(g: Ages, seat: int, other: int, rng: Rng) -> None:
    """Exchange any card of a hand for a bonus card of its age that the seat cannot see."""
    hand = g.players[other].military_hand
    places = [i for i in range(len(hand)) if KIND[hand[i]] != BONUS]
    while places:
        i = places.pop(rng.below(len(places)))
        found = swap_for_bonus(g, seat, other, hand[i])
        if found != NONE:
            del hand[i]
            insert_sorted(hand, found)
            return
    raise AssertionError(g.explain())


def swap_for_bonus(g: Ages, seat: int, other: int, given: int) -> int:
    """Lay a card where a bonus card of the same age lies hidden, and take that."""
    places = [g.military_deck, g.discard_unseen, g.box]
    for third in range(g.seats):
        if third != seat and third != other:
            places.append(g.players[third].military_hand)
    for pile in places:
        for card in pile:
            if COLONY_BONUS[card] > 0 and AGE[card] == AGE[given]:
                pile.remove(card)
                insert_sorted(pile, given)
                return card
    return NONE
