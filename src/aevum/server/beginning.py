"""Before a game begins: a table may wait until its seats are taken, or for fewer people."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from aevum.bots import bot_names
from aevum.kernel.message import Msg
from aevum.server.hands import count_anew
from aevum.server.messages.beginning import BEGUN, Beginning
from aevum.server.messages.tables import Chair, NewTable
from aevum.server.refusal import Refusal, not_yours
from aevum.server.seating import named
from aevum.server.stand_ins import tell
from aevum.server.store.kept import KeptTable

if TYPE_CHECKING:
    from aevum.server.table import Table


def checked_beginning(wish: NewTable, chairs: Sequence[Chair]) -> Beginning:
    """Say whom a new table waits for: a public one for everybody, any other only if it is wished.

    A host who names no smaller number begins with all seats taken.
    """
    people = sum(chair.kind != "bot" for chair in chairs)
    comes = any(chair.kind == "link" for chair in chairs)
    if not comes or not (wish.is_public or wish.least):
        return BEGUN
    if wish.least > people:
        raise Refusal(Msg("web-refused-least", most=people))
    if wish.bot not in bot_names():
        raise Refusal(Msg("web-refused-bot", name=wish.bot))
    return Beginning(wish.least or people, wish.bot, has_begun=False)


def people_there(kept: KeptTable) -> int:
    """Count the people who have come to their seats."""
    seats = range(len(kept.chairs))
    taken = [seat for seat in seats if not kept.keyring.is_free(seat, kept.chairs)]
    return sum(kept.chairs[seat].kind != "bot" for seat in taken)


def begin_if_full(kept: KeptTable) -> None:
    """Begin as soon as every seat is taken."""
    if not kept.beginning.has_begun and kept.is_manned():
        kept.beginning = replace(kept.beginning, has_begun=True)


def begin(table: "Table", kept: KeptTable, key: str) -> None:
    """Let the host begin with those who are there; bots play at the seats that are free."""
    if not kept.keyring.is_host(key):
        raise not_yours()
    if kept.beginning.has_begun:
        return
    if people_there(kept) < kept.beginning.least:
        raise Refusal(Msg("web-refused-too-few", least=kept.beginning.least))
    for seat in range(len(kept.chairs)):
        if kept.keyring.is_free(seat, kept.chairs):
            chair = Chair("bot", bot=kept.beginning.bot)
            kept.chairs = [*kept.chairs[:seat], chair, *kept.chairs[seat + 1 :]]
            kept.keyring = kept.keyring.empty(seat)
            tell(kept, table.length, "filled", seat)
    kept.beginning = replace(kept.beginning, has_begun=True)


def leave(table: "Table", kept: KeptTable, key: str) -> list[int]:
    """Let somebody go before the game begins; their seats are free again."""
    if kept.beginning.has_begun:
        raise Refusal(Msg("web-refused-has-begun"))
    seats = kept.keyring.seats_of(key, kept.chairs)
    left = [seat for seat in seats if kept.chairs[seat].kind == "link"]
    if not left:
        raise not_yours()
    for seat in left:
        kept.keyring = kept.keyring.empty(seat)
        count_anew(kept, seat)
        kept.chairs = named(kept.chairs, seat, "")
        tell(kept, table.length, "left", seat)
    return left
