"""Whose seat it is: it counts for who has it in the first rounds, whatever becomes of it later."""

from typing import Final

from aevum.server.store.kept import KeptTable
from aevum.server.store.rows import now

OPENING: Final = 2
"""So many rounds a game opens with: whoever comes to a seat later does not count for it."""


def count_anew(kept: KeptTable, seat: int) -> None:
    """Let nobody count for a seat who had it up to now and has no key of it any more."""
    kept.keyring = kept.keyring.since(seat, now())


def count_anew_in_opening(kept: KeptTable, seat: int) -> None:
    """Let a seat that changes hands in the opening count for those alone who have it then."""
    if kept.standing.round <= OPENING:
        count_anew(kept, seat)
