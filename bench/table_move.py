"""A late move and a hand-over: how many bytes they send, and what they cost the server.

    .venv/bin/python -m bench.table_move

Of every game the kept games with the most seats are played on from nine tenths of their length at a
table without a server, first as a browser hears it that looks from one seat, then as one does at
which all seats play and the next to answer sits down. Bytes are those of the messages that tell the
position; times are of the processor, the answer with its checksum first, then the telling of it.
"""

import asyncio
import sys
from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import NamedTuple

from msgspec.json import encode
from rich.console import Console
from rich.table import Table as Paper

import aevum
from aevum.record import Record
from aevum.server.keys import Keyring
from aevum.server.messages.tables import Chair
from aevum.server.room import Room
from aevum.server.seating import rules_of
from aevum.server.store.kept import History, KeptTable, Standing
from aevum.server.table import Table
from aevum.server.visitor import Visitor
from tests.project.tree import ROOT

MOVES = 60
GAMES = 5


class Cost(NamedTuple):
    """What one move or hand-over took: milliseconds to answer and to tell, and bytes."""

    answered: float
    told: float
    sent: int


def records(game: str) -> list[Record]:
    """Read some kept games with as many seats as there are."""
    paths = sorted((ROOT / "tests" / "records" / game).glob("*.aevum"))
    found = [Record.parse(path.read_text()) for path in paths]
    most = max(record.seats for record in found)
    return [record for record in found if record.seats == most][:GAMES]


def late_table(record: Record) -> Table:
    """Set a table up at which nine tenths of a game have been played."""
    begun = record.upto(len(record.moves) * 9 // 10)
    chairs = [Chair("here") for _ in range(record.seats)]
    kept = KeptTable(
        id="late",
        game=record.game.name,
        rules=rules_of(record),
        seed=record.seed,
        options=record.options,
        chairs=chairs,
        keyring=Keyring.cut("key", chairs),
        rev=0,
        standing=Standing(0, 0, bot_asked=False, is_over=False, winners=[]),
        changed="",
    )
    return Table(begun, History(kept))


def visitor_of(table: Table) -> Visitor:
    """Let a browser watch that may take every seat."""
    room = Room(table, None, None)  # type: ignore[arg-type]  # nothing is kept, no bot thinks
    room.is_closing = True
    visitor = Visitor(room)
    visitor.sit(-1)
    return visitor


def tell(visitor: Visitor) -> tuple[float, int]:
    """Tell what there is to tell; return the milliseconds and the bytes."""
    began = process_time()
    sent = sum(len(encode(news)) for news in visitor.changes())
    return 1000 * (process_time() - began), sent


def play(record: Record, *, is_shared: bool) -> Iterator[Cost]:
    """Play the recorded answers on; yield what each costs, or each hand-over."""
    table = late_table(record)
    visitor = visitor_of(table)
    tell(visitor)
    visitor.sit(0)
    tell(visitor)
    for _ in range(MOVES):
        if table.state.is_over or table.length >= len(record.moves):
            return
        asked = table.state.asked
        if is_shared and visitor.seat != asked:
            visitor.sit(asked)
            yield Cost(0.0, *tell(visitor))
        action = table.game.from_text(table.state, record.moves[table.length].text)
        began = process_time()
        table.decide(asked, action)
        answered = 1000 * (process_time() - began)
        told = tell(visitor)
        if not is_shared:
            yield Cost(answered, *told)


async def main() -> int:
    """Measure every game, and print the figures; a visitor needs a loop to be told later."""
    paper = Paper("late", "game", "times", "bytes, median", "most", "answer ms", "telling ms")
    for game in aevum.game_names():
        for what, is_shared in (("a move", False), ("a hand-over", True)):
            costs = [cost for one in records(game) for cost in play(one, is_shared=is_shared)]
            sent = [cost.sent for cost in costs]
            times = (median(cost.answered for cost in costs), median(cost.told for cost in costs))
            figures = (f"{median(sent):,.0f}", f"{max(sent):,}", *(f"{one:.2f}" for one in times))
            paper.add_row(what, game, str(len(costs)), *figures)
    Console(width=100).print(paper)
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
