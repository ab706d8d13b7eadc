"""All tables of a browser as one file, and back: a copy for bad times, or for another device."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import DecodeError, Struct, convert
from msgspec.json import Decoder, encode
from msgspec.structs import asdict

from aevum.kernel.errors import BadOption, BadRecord
from aevum.kernel.message import Msg
from aevum.record.chance import Chance
from aevum.server.hall import Hall
from aevum.server.messages.tables import Claim, Opened
from aevum.server.messages.words import Key
from aevum.server.refusal import Refusal
from aevum.server.seating import find_game
from aevum.server.store.kept import Change, History
from aevum.server.store.rows import history_of, kept_of, row_of
from aevum.server.table import Table

LONGEST: Final = 64 * 1024 * 1024
"""A longer file is not read."""


class TableRow(Struct):
    """A table as a row, as every store has it."""

    id: Key
    game: str
    rules: str
    seed: str
    options: str
    chairs: str
    host_key: str
    seat_keys: str
    rev: int
    round: int
    asked: int
    bot_asked: bool
    is_over: bool
    winners: str
    changed: str
    chance: Chance
    open_seed: bool
    went_on: str
    stand_ins: str
    is_public: bool
    hints: bool
    open_talk: bool = False
    pace: str = "{}"
    clock: str = "{}"
    clock_ends: int = 0
    tidings: str = "[]"
    votes: str = "[]"
    orders: str = "[]"
    beginning: str = "{}"
    lang: str = ""
    lock: str = ""
    delay: str = "{}"
    arranged: int = 0


class Packed(Struct):
    """One table, what happened at it, and the key that the browser holds for it."""

    key: Key
    row: TableRow
    events: list[str]


class Parcel(Struct):
    """Some tables."""

    aevum: Literal["tables 1"]
    """What this is."""
    tables: list[Packed]


decoder: Final = Decoder(Parcel)


async def pack(hall: Hall, claims: Sequence[Claim]) -> str:
    """Write the tables that a browser has keys for; snapshots can be made again."""
    packed = []
    for claim in claims:
        history = await hall.keeper.recall(claim.table)
        if history is not None:
            events = [encode(happened).decode() for happened in history.events]
            packed.append(Packed(claim.key, convert(row_of(history.kept), TableRow), events))
    return encode(Parcel("tables 1", packed)).decode()


async def unpack(hall: Hall, text: str) -> list[Opened]:
    """Keep the tables of a file that are not here yet; all are looked at before any is kept."""
    if len(text) > LONGEST:
        raise Refusal(Msg("web-refused-too-large"))
    try:
        packed = decoder.decode(text).tables
    except (DecodeError, RecursionError) as error:
        raise Refusal(Msg("web-refused-parcel")) from error
    here = {kept.id for kept in await hall.keeper.find([one.row.id for one in packed])}
    fresh = {one.row.id: one for one in packed if one.row.id not in here}
    histories = [history_in(one) for one in fresh.values()]
    tables = [set_up(history) for history in histories]
    for table, history in zip(tables, histories, strict=True):
        await hall.keeper.create(table.kept, Change(history.events, table.snapshots.since(0)))
    return [Opened(one.row.id, one.key) for one in fresh.values()]


def history_in(packed: Packed) -> History:
    """Read all that happened at a table, or refuse what makes no sense."""
    happened = [(seq, payload, "") for seq, payload in enumerate(packed.events)]
    try:
        history = history_of(kept_of(asdict(packed.row)), happened, [])
    except ValueError as error:
        raise Refusal(Msg("web-refused-parcel")) from error
    if history.is_damaged:
        raise Refusal(Msg("web-refused-parcel"))
    return history


def set_up(history: History) -> Table:
    """Set a table up as a file tells it, or refuse; whoever has the file may know its seed."""
    kept = history.kept
    find_game(kept.game)
    try:
        table = Table.recall(history)
    except (BadRecord, BadOption, ValueError, LookupError) as error:
        raise Refusal(Msg("web-refused-parcel")) from error
    kept.rev, kept.open_seed = table.rev, True
    kept.standing = table.standing()
    return table
