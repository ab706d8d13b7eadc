"""Cards, technologies and sides named as messages; the catalogues have the words."""

from aevum.games.through_the_ages.ids import SIDES
from aevum.games.through_the_ages.printed import ROWS
from aevum.games.through_the_ages.tables import CARDS, SLOT_CARD
from aevum.kernel.message import Msg


def card_key(name: str) -> str:
    """The key under which the catalogues have the name of a card."""
    return f"card-{name.replace('_', '-')}"


def card_word(card: int) -> Msg:
    """Name a card."""
    return Msg(card_key(CARDS[card]))


def card_text(card: int) -> Msg:
    """Say what a card does, with the numbers that are printed on it."""
    return Msg(f"{card_key(CARDS[card])}-text", **ROWS[card].numbers())


def slot_word(slot: int) -> Msg:
    """Name the technology a worker stands on."""
    return card_word(SLOT_CARD[slot])


def side_word(side: int) -> Msg:
    """Name a side of a pact."""
    return Msg(f"side-{SIDES[side]}")
