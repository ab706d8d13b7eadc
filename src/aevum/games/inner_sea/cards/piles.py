"""The deck, the discard pile and the hands (R5.4, R5.5)."""

from aevum.games.inner_sea.ids import DISCARDED, DREW, EVENT, NONE, PAID_CARD, RESHUFFLED
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import CARD_CLASS, CARD_SINCE, CARDS
from aevum.kernel.zones import draw, insert_sorted


def is_event(card: int) -> bool:
    """Say whether a card is an event."""
    return 0 < card < CARDS and CARD_CLASS[card] == EVENT


def draw_card(g: Sea) -> int:
    """Take the top card of the deck, made anew from the discard pile if empty (R5.5)."""
    if g.top:
        g.seal()
        card = g.top[-1]
        g.top = g.top[:-1]
        if not g.top:
            g.top_known = NONE
        return card
    if not g.deck:
        if not g.discard:
            return NONE
        g.deck = g.discard
        g.discard = []
        g.note(RESHUFFLED, NONE)
    return draw(g, g.deck)


def shuffle(g: Sea) -> None:
    """Shuffle the discard pile and all that lies on top into the deck."""
    g.deck.extend(g.top)
    g.deck.extend(g.discard)
    g.top = []
    g.top_known = NONE
    g.discard = []
    g.note(RESHUFFLED, NONE)


def receive(g: Sea, civ: int, card: int) -> None:
    """Take a drawn card into the hand."""
    insert_sorted(g.players[civ].hand, card)
    g.whisper_civ(DREW, civ, card)


def discard_card(g: Sea, civ: int, card: int) -> None:
    """Put a card of the hand on the discard pile, without using it."""
    spend_card(g, civ, card)
    g.note(DISCARDED, civ, card)


def pay_card(g: Sea, civ: int, card: int) -> None:
    """Give up a hand card, openly."""
    spend_card(g, civ, card)
    g.note(PAID_CARD, civ, card)


def spend_card(g: Sea, civ: int, card: int) -> None:
    """Put a card of the hand on the discard pile (R5.4)."""
    g.players[civ].hand.remove(card)
    g.discard.append(card)


def lies_in(pile: list[int], card: int) -> bool:
    """Say whether a card is in a pile; compiled, this is much quicker than `in`."""
    for other in pile:
        if other == card:
            return True
    return False


def is_in_sight(g: Sea, card: int) -> bool:
    """Say whether everybody sees that nobody can hold a card (R5.17)."""
    if lies_in(g.discard, card) or lies_in(g.removed, card):
        return True
    return CARD_SINCE[card] > g.switches.edition()


def random_card_of(g: Sea, civ: int) -> int:
    """Draw a card out of a hand at random."""
    hand = g.players[civ].hand
    return hand[g.below(len(hand))]
