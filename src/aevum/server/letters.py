"""The present position as letters: whoever looks from the same seat gets the same one.

Who has an earlier position gets what differs from it, and who has none gets all of it.
"""

from typing import Final, TypeAlias

from msgspec import Raw
from msgspec.json import Encoder
from msgspec.structs import replace

from aevum.server import positions
from aevum.server.differences import between
from aevum.server.log import Unread
from aevum.server.messages.positions import Changed, Now
from aevum.server.table import Table
from aevum.server.terms import Stage, Terms, stage_of, terms_of

encoder: Final = Encoder()

Reading: TypeAlias = tuple[int, int, int, int]
"""Who reads a letter: the seat, how much of the log is known, the seat and revision known."""

NOTHING: Final = (-2, -1)
"""Whoever knows no position yet knows this."""


class Letters:
    """What was written of one revision of a table, by seat and by what is known already."""

    def __init__(self) -> None:
        self.of: tuple[Table, tuple[int, ...]] | None = None
        self.shown: dict[int, Now] = {}
        self.written: dict[Reading, Raw] = {}
        self.agreed: tuple[Stage, Terms] | None = None

    def terms(self, table: Table) -> Terms:
        """Say on what it depends how everybody is welcomed, unless that has been done."""
        stage = stage_of(table)
        if self.agreed is None or self.agreed[0] != stage:
            self.agreed = (stage, terms_of(table))
        return self.agreed[1]

    def show(self, table: Table, seat: int) -> Now:
        """Show the present position to a seat, unless that has been done; the log is left out."""
        if self.of != (table, table.stage):
            self.of, self.shown, self.written = (table, table.stage), {}, {}
        if seat not in self.shown:
            self.shown[seat] = positions.now(table, seat)
        return self.shown[seat]

    def write(self, table: Table, seat: int, unread: Unread, known: Now | None) -> Raw:
        """Write the present position to a seat, unless that has been done.

        Who comes from another seat gets a letter of their own.
        """
        shown = self.show(table, seat)
        of_known = (known.position.seat, known.rev) if known else NOTHING
        key = (seat, unread.log_from, *of_known)
        if unread.reread or key not in self.written:
            letter = Raw(encoder.encode(letter_of(table, shown, unread, known)))
            if unread.reread:
                return letter
            self.written[key] = letter
        return self.written[key]


def letter_of(table: Table, shown: Now, unread: Unread, known: Now | None) -> Now | Changed:
    """Put together what somebody reads who knows some position and some of the log, or none."""
    log_from, reread = unread
    log = positions.log_of(table, shown.position.seat)[log_from:]
    if known is None:
        return replace(shown, log_from=log_from, reread=reread, log=log)
    return Changed(shown.rev, known.rev, between(known, shown), log_from, reread, log)
