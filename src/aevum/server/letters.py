"""The present position as letters: whoever looks from the same seat gets the same one."""

from typing import Final

from msgspec import Raw
from msgspec.json import Encoder

from aevum.server import positions
from aevum.server.log import Unread
from aevum.server.table import Table

encoder: Final = Encoder()


class Letters:
    """What was written of one revision of a table, by seat and by what is known of the log."""

    def __init__(self) -> None:
        self.of: tuple[Table, int] | None = None
        self.written: dict[tuple[int, int], Raw] = {}

    def now(self, table: Table, seat: int, unread: Unread) -> Raw:
        """Write the present position to a seat, unless that has been done.

        Who comes from another seat gets a letter of their own.
        """
        if self.of != (table, table.rev):
            self.of, self.written = (table, table.rev), {}
        key = (seat, unread.log_from)
        if unread.reread or key not in self.written:
            letter = Raw(encoder.encode(positions.now(table, seat, unread)))
            if unread.reread:
                return letter
            self.written[key] = letter
        return self.written[key]
