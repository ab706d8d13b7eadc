"""A state dealt anew that looks the same to one seat (R1.7).

What a seat may know is the table as it lies: cards seen earlier and turned over again since are
not remembered. What the open question itself tells is respected: a seat that is asked to pay with
Sewerage holds Sewerage.
"""

from aevum.games.tempus.effect_ids import SEWERAGE
from aevum.games.tempus.fight import ATTACKER, Fight
from aevum.games.tempus.hand import DiscardDown, PaySewerage
from aevum.games.tempus.ids import effect_of
from aevum.games.tempus.progress import CARD_BITS, PLAY_CARDS, Progress, progress_points, set_aside
from aevum.games.tempus.state import Tempus
from aevum.kernel.rng import Rng
from aevum.kernel.state import NOBODY
from aevum.kernel.zones import insert_sorted


def deal_anew(g: Tempus, seat: int, rng: Rng) -> None:
    """Deal anew what the seat cannot know: the draw pile, the hands, the hidden cards."""
    collect(g, seat)
    for other in range(g.seats):
        if other != seat:
            g.players[other].hand = deal(g.pile, len(g.players[other].hand), rng)
    for frame in g.stack:
        if isinstance(frame, Fight) and frame.seat != seat:
            hide_attack(g, frame, rng)
        elif isinstance(frame, Progress) and frame.at == PLAY_CARDS:
            hide_choices(g, frame, seat, rng)
        elif isinstance(frame, (DiscardDown, PaySewerage)) and frame.seat != seat:
            frame.lowest = 0
    respect_question(g, seat, rng)


def collect(g: Tempus, seat: int) -> None:
    """Put everything the seat cannot see on the draw pile; hands keep their size."""
    for other in range(g.seats):
        if other != seat:
            g.players[other].hand.extend(set_aside(g, other))
            g.pile.extend(g.players[other].hand)
    for frame in g.stack:
        if isinstance(frame, Fight) and frame.seat != seat:
            g.pile.extend(frame.attack_cards)
        elif isinstance(frame, Progress):
            frame.aside = [chosen for chosen in frame.aside if chosen >> CARD_BITS == seat]
    # The order in which the cards come together would tell where they lay.
    g.pile.sort()


def deal(pile: list[int], count: int, rng: Rng) -> list[int]:
    """Take random cards out of a pile, in ascending order."""
    cards: list[int] = []
    for _ in range(count):
        i = rng.below(len(pile))
        cards.append(pile[i])
        pile[i] = pile[-1]
        pile.pop()
    cards.sort()
    return cards


def hide_attack(g: Tempus, fight: Fight, rng: Rng) -> None:
    """Deal the attacker's face-down cards anew; they are laid in ascending order."""
    fight.attack_cards = deal(g.pile, len(fight.attack_cards), rng)
    if fight.at == ATTACKER and fight.attack_cards:
        fight.lowest = fight.attack_cards[-1]


def hide_choices(g: Tempus, frame: Progress, seat: int, rng: Rng) -> None:
    """Let every other seat that has chosen secretly choose anew among its cards that score."""
    if not g.switches.progress_simultaneous:
        return
    for turn in range(frame.done):
        other = (g.start_seat + turn) % g.seats
        if other != seat:
            for card in g.players[other].hand[:]:
                if progress_points(g, card) > 0 and rng.below(2) == 1:
                    g.players[other].hand.remove(card)
                    frame.aside.append((other << CARD_BITS) | card)
    if g.asked != seat:
        frame.lowest = 0


def respect_question(g: Tempus, seat: int, rng: Rng) -> None:
    """Give Sewerage to another seat whose open question could not be put to it without."""
    if g.asked == NOBODY or g.asked == seat:
        return
    hand = g.players[g.asked].hand
    while not g.legal():
        others = [card for card in hand if effect_of(card) != SEWERAGE]
        given = others[rng.below(len(others))]
        hand.remove(given)
        insert_sorted(hand, swap_for_sewerage(g, seat, given, rng))


def swap_for_sewerage(g: Tempus, seat: int, given: int, rng: Rng) -> int:
    """Exchange a card for a Sewerage of the draw pile or of a hand the seat cannot see."""
    places = [i for i in range(len(g.pile)) if effect_of(g.pile[i]) == SEWERAGE]
    if places:
        place = places[rng.below(len(places))]
        found = g.pile[place]
        g.pile[place] = given
        return found
    for other in range(g.seats):
        if other != seat and other != g.asked:
            hand = g.players[other].hand
            for card in hand:
                if effect_of(card) == SEWERAGE:
                    hand.remove(card)
                    insert_sorted(hand, given)
                    return card
    raise AssertionError(g.explain())
