"""Gaining advanced technologies from the display (R12.1 to R12.5)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.hyperborea.ids import (
    DISPLAY_REPLACED,
    GREY,
    NONE,
    REPLACE,
    TAKE,
    TECH,
    TECHNOLOGY_TAKEN,
)
from aevum.games.hyperborea.sets import TECHNOLOGY_DECK, TECHNOLOGY_SET
from aevum.games.hyperborea.state import Hyperborea
from aevum.kernel.action import pack, x_of
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import Frame
from aevum.kernel.zones import draw

SHOWN: Final = 2
"""So many cards of each deck lie face up (R2.12)."""


def show_card(g: Hyperborea, at: int) -> None:
    """Put up the next card of a deck with a grey cube on it, as far as there are any (R12.5)."""
    deck = at // SHOWN
    if g.decks[deck]:
        g.display[at] = draw(g, g.decks[deck])
    elif g.under[deck]:
        g.display[at] = g.under[deck].pop(0)
    else:
        g.display[at] = NONE
        return
    if g.supply[GREY] > 0:
        g.supply[GREY] -= 1
        g.display_grey[at] = 1


def show_display(g: Hyperborea) -> None:
    """Put up the first cards of all decks (R2.12)."""
    g.display = [NONE] * (SHOWN * len(g.decks))
    g.display_grey = [0] * (SHOWN * len(g.decks))
    for at in range(len(g.display)):
        show_card(g, at)


def offer_technologies(g: Hyperborea, out: list[int]) -> None:
    """Offer the cards of the display."""
    for card in g.display:
        if card != NONE:
            out.append(pack(TAKE, card))


def can_replace(g: Hyperborea, deck: int) -> bool:
    """Say whether a deck has two cards left to put up (R12.5)."""
    return len(g.decks[deck]) + len(g.under[deck]) >= SHOWN


def offer_learning(g: Hyperborea, points: list[int], out: list[int]) -> None:
    """Offer to take a card, or to replace those of one deck first (R12.1)."""
    if points[TECH] == 0:
        return
    offer_technologies(g, out)
    for deck in range(len(g.decks)):
        if can_replace(g, deck):
            out.append(pack(REPLACE, deck))


def replace_cards(g: Hyperborea, seat: int, deck: int) -> None:
    """Put up two new cards of a deck; the old two go under it. Then a card is taken (R12.1)."""
    old: list[int] = []
    for at in range(deck * SHOWN, deck * SHOWN + SHOWN):
        old.append(g.display[at])
        g.supply[GREY] += g.display_grey[at]
        g.display_grey[at] = 0
    for at in range(deck * SHOWN, deck * SHOWN + SHOWN):
        show_card(g, at)
    g.under[deck].extend(old)
    g.seal()
    g.note(DISPLAY_REPLACED, seat, deck)
    g.push(TakeTechnology(seat))


def take_technology(g: Hyperborea, seat: int, card: int) -> None:
    """Take a card and its grey cube; a new card is put up (R12.1 to R12.4)."""
    g.pool[TECH] -= 1
    at = g.display.index(card)
    p = g.players[seat]
    p.unused[GREY] += g.display_grey[at]
    g.display_grey[at] = 0
    p.add_set(TECHNOLOGY_SET[card])
    p.gained += 1
    g.note(TECHNOLOGY_TAKEN, seat, card)
    assert TECHNOLOGY_DECK[card] == at // SHOWN, g.explain()
    show_card(g, at)
    g.seal()
    g.check_technologies(seat)


@dataclass(init=False, slots=True)
class TakeTechnology(Frame):
    """After cards were replaced, one of the face-up cards is taken (R12.1)."""

    seat: int

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def copy(self) -> "TakeTechnology":
        """Return a frame with the same memory."""
        return TakeTechnology(self.seat)

    def prompt(self, g: Hyperborea) -> Msg:
        """Ask which card is taken."""
        return Msg("prompt-take", seat=seat_name(g.asked))

    def step(self, g: Hyperborea) -> None:
        """Ask the player."""
        g.ask(self.seat)

    def options(self, g: Hyperborea, out: list[int]) -> None:
        """Offer the cards of the display."""
        offer_technologies(g, out)

    def answer(self, g: Hyperborea, action: int) -> None:
        """Take the card."""
        g.pop()
        take_technology(g, self.seat, x_of(action))

    def is_midway(self) -> bool:
        """The cards are replaced, none is taken yet."""
        return True
