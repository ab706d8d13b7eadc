"""What a seat may count: the Fate cards by their class, the Wonders and the civilizations (R15.2).

A seat sees the hands that it may see, what lies openly and the discard pile; all other cards are
unseen, be they in the deck or in a hand. Wonders and civilizations lie open to all.
"""

from aevum.games.common.census import Kind, Spot, before, count, discard_pile, on_table
from aevum.games.inner_sea.ids import AVAILABLE, CLASSES, NONE, OUT
from aevum.games.inner_sea.names import (
    card_text,
    card_word,
    civilization_word,
    faction_word,
    wonder_text,
    wonder_word,
)
from aevum.games.inner_sea.player import Player
from aevum.games.inner_sea.resample import collect, sees_hand, sees_top
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import CARD_CLASS, deck_of
from aevum.kernel.game import Counted
from aevum.kernel.message import Msg


def census(g: Sea, seat: int) -> list[Counted]:
    """Count the cards, class by class, then the Wonders and the civilizations of this game."""
    hidden = g.copy()
    collect(hidden, seat)
    pack = deck_of(g.switches.edition())
    cards = count(pack, hidden.deck, card_spots(g, seat), on_table(), card_kind)
    cards.sort(key=lambda card: CARD_CLASS[int(card.name.partition("-")[2])])
    return cards + wonders(g) + civilizations(g)


# Cards


def card_spots(g: Sea, seat: int) -> list[Spot]:
    """List where a seat sees cards; those of a procedure that is not finished lie on the table."""
    spots: list[Spot] = [(discard_pile(), g.discard), (on_table(), g.removed)]
    if sees_top(g, seat):
        spots.append((Msg("place-top"), g.top))
    for civ, p in enumerate(g.players):
        name = faction_word(g, civ)
        spots.append((Msg("place-display", civ=name), p.investments))
        if sees_hand(g, seat, civ):
            spots.append((Msg("place-civ-hand", civ=name), p.hand))
    return spots


def card_kind(card: int) -> Kind:
    """Name a card; those of one class are a group."""
    group = Msg(f"group-{CLASSES[CARD_CLASS[card]]}")
    return Kind(group, f"card-{card}", card_word(card), card_text(card))


# Wonders and civilizations


def wonders(g: Sea) -> list[Counted]:
    """Count the Wonders of this game: all lie open (S1.7)."""
    states = enumerate(g.wonder_state)
    return [wonder_counted(g, wonder) for wonder, state in states if state != OUT]


def wonder_counted(g: Sea, wonder: int) -> Counted:
    """Say where a Wonder is: still to be built, or whose it is."""
    title, text = wonder_word(wonder), wonder_text(wonder)
    owner = g.wonder_owner[wonder]
    if g.wonder_state[wonder] == AVAILABLE:
        where = Msg("place-available")
    elif owner == NONE:
        where = on_table()
    else:
        where = Msg("place-display", civ=faction_word(g, owner))
    return Counted(Msg("group-wonders"), title.key, title, text, 1, [where])


def civilizations(g: Sea) -> list[Counted]:
    """Count the civilizations in play; none is named before it is chosen (S1.2)."""
    return [civilization_counted(p) for p in g.players if p.civilization != NONE]


def civilization_counted(p: Player) -> Counted:
    """Say who runs a civilization; without a seat it lies on the table."""
    title = civilization_word(p.civilization)
    text = Msg(f"{title.key}-text")
    where = before(p.seat) if p.seat >= 0 else on_table()
    return Counted(Msg("group-civilizations"), title.key, title, text, 1, [where])
