"""Factions in the journal: each is noted with the civilization it was when it happened.

A fresh start makes another civilization of a faction (R8.15); what went before stays the deed of
the one that it was.
"""

from aevum.games.inner_sea.ids import FACTIONS, NONE


def noted(faction: int, civilization: int) -> int:
    """Note a faction together with its civilization; NONE if that is not chosen yet."""
    return faction + FACTIONS * (civilization - NONE + 1)


def faction_of(note: int) -> int:
    """Read which faction was noted; journals that were written before name it alone."""
    return note % FACTIONS if note >= FACTIONS else note


def is_named(note: int) -> bool:
    """Say whether the civilization was noted, too."""
    return note >= FACTIONS


def civilization_then(note: int) -> int:
    """Read which civilization a faction was."""
    return note // FACTIONS - 1 + NONE
