"""The names of things as messages."""

from aevum.games.inner_sea.ids import BARBARIANS, NONE
from aevum.games.inner_sea.noted import civilization_then, is_named
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import (
    AREA_NAMES,
    CARD_TABLE,
    CIVILIZATION_NAMES,
    WONDER_IDS,
    WONDER_TABLE,
)
from aevum.kernel.message import Msg, seat_name


def card_word(card: int) -> Msg:
    """Name a card."""
    return Msg(f"card-{card}")


def card_text(card: int) -> Msg:
    """Tell what a card does, with the numbers of its row."""
    return Msg(f"card-{card}-text", **CARD_TABLE.rows[card - 1].numbers())


def area_word(area: int) -> Msg:
    """Name an area."""
    return Msg(f"area-{AREA_NAMES[area]}")


def wonder_word(wonder: int) -> Msg:
    """Name a Wonder."""
    return Msg(f"wonder-{WONDER_IDS[wonder]}")


def wonder_text(wonder: int) -> Msg:
    """Tell what a Wonder does, with the numbers of its row."""
    return Msg(f"wonder-{WONDER_IDS[wonder]}-text", **WONDER_TABLE.rows[wonder].numbers())


def civilization_word(civilization: int) -> Msg:
    """Name a civilization; not every choice is made yet (S1.2)."""
    if civilization == NONE:
        return Msg("civilization-open")
    return Msg(f"civilization-{CIVILIZATION_NAMES[civilization]}")


def faction_word(g: Sea, faction: int) -> Msg:
    """Name a faction; nobody in particular is fate."""
    if faction == BARBARIANS:
        return Msg("barbarians")
    if faction == NONE:
        return Msg("fate")
    return civilization_word(g.players[faction].civilization)


def noted_word(g: Sea, note: int) -> Msg:
    """Name a faction of the journal as it was called then."""
    return civilization_word(civilization_then(note)) if is_named(note) else faction_word(g, note)


def who_decides(g: Sea) -> Msg:
    """Name the civilization that is asked and the seat that runs it."""
    return Msg("who-decides", seat=seat_name(g.asked), civ=faction_word(g, g.decider))
