"""Many tables at once, at ours and at boardgame.io: what a move costs the server.

    .venv/bin/python -m bench.load --browsers one --crowd 400
    .venv/bin/python -m bench.load --servers aevum postgresql shared-2 --pace flat --seconds 8

Each server is started in a process of its own, ours with an empty SQLite database, and each size is
played flat out and at a human pace: everybody takes as long as `--pause` on average before a move,
anything between nothing and twice as long. What the browsers answer is worked out before the clock
runs. A move is sent when the one before is acknowledged and its position is there. At the end every
acknowledged move is looked for in our database. boardgame.io plays a game that is a number, and
keeps nothing. `postgresql` is one process that has a PostgreSQL for itself, `shared-2` two that
share it, with the browsers of each table spread over them, or all at one with `-by-table`;
`shared-1-heard` notifies somebody of every move. With a crowd there is one more table in the end,
at which so many watch and a move is made every `CROWD_PAUSE` seconds on average. Processor time is
that of the server and its children, that of its PostgreSQL, and that of all browsers together;
memory is what a table adds, with the browsers at it.
"""

import argparse
import asyncio
import gc
import os
import sys
import tempfile
from collections.abc import Sequence
from itertools import product
from statistics import quantiles
from time import perf_counter, process_time
from typing import NamedTuple, Protocol

import uvloop
from rich.console import Console
from rich.progress import track
from rich.table import Table

import aevum
from bench.load import aevum_tables, boardgame_tables
from bench.load.aevum_tables import AevumTable
from bench.load.boardgame_tables import BoardgameTable
from bench.load.houses import WAYS, House, heard, house_of
from bench.load.pace import Pace
from bench.load.processes import Cost, Server
from bench.load.scripts import Script
from bench.load.wire import Wire

COLUMNS = (
    *(
        "server",
        "tables",
        "watchers",
        "pace",
        "moves",
        "moves/s",
        "p50 ms",
        "p99 ms",
        "CPU ms/move",
    ),
    *("database ms/move", "browsers' ms/move", "kB/move", "kB/table", "refused", "lost"),
)
"""p50 and p99 are of the time from sending a move to its acknowledgement."""


CROWD_PAUSE = 0.15
SERVERS = (*WAYS, "boardgame.io")


class Case(NamedTuple):
    """What is measured: a server, so many tables, the pause before a move, who watches at each."""

    server: str
    tables: int
    pause: float
    watchers: int = 0


class Played(Protocol):
    """A table of either server."""

    pace: Pace
    wires: list[Wire]
    watching: list[Wire]

    def begin(self) -> None:
        """Make the first move soon."""


class Run(NamedTuple):
    """What was measured while tables were played."""

    taken: list[float]
    refused: int
    seconds: float
    cost: float
    own_cost: float
    received: int
    memory: float
    database: float = 0.0
    lost: str = ""


async def play(
    tables: Sequence[Played], server: Server | House, empty: Cost, seconds: float
) -> Run:
    """Let everybody play at once until the time is up."""
    gc.collect()
    gc.freeze()
    heard = bytes_heard(tables)
    database = server.database_seconds() if isinstance(server, House) else 0.0
    before, own, began = server.cost(), process_time(), perf_counter()
    for table in tables:
        table.begin()
    for _ in track(range(int(seconds)), "playing", console=Console(stderr=True), transient=True):
        await asyncio.sleep(1)
    took, cost, own = perf_counter() - began, server.cost(), process_time() - own
    if isinstance(server, House):
        database = server.database_seconds() - database
    for table in tables:
        table.pace.is_over = True
    received = bytes_heard(tables) - heard
    await asyncio.sleep(1)
    return Run(
        taken=[one for table in tables for one in table.pace.taken],
        refused=sum(table.pace.refused for table in tables),
        seconds=took,
        cost=cost.seconds - before.seconds,
        own_cost=own,
        received=received,
        memory=(cost.memory - empty.memory) / len(tables) / 1024,
        database=database,
    )


def bytes_heard(tables: Sequence[Played]) -> int:
    """Count the bytes that have come so far."""
    return sum(wire.heard_bytes for table in tables for wire in (*table.wires, *table.watching))


async def load_aevum(
    wishes: argparse.Namespace, scripts: list[Script], case: Case, house: House
) -> Run:
    """Open tables of ours and play them."""
    try:
        chairs = aevum_tables.chairs_of(wishes.seats, is_shared=wishes.browsers == "one")
        tables = [
            AevumTable(scripts[at % len(scripts)], chairs, Pace(case.pause, at))
            for at in range(case.tables)
        ]
        async with aevum_tables.http_to() as http:
            for host in house.hosts:
                await http.get(f"http://{host}/api/games")
            empty = house.cost()
            err = Console(stderr=True)
            for at, table in enumerate(track(tables, "opening", console=err, transient=True)):
                hosts = house.hosts_of(at)
                await table.come(hosts, http, wishes.game)
                for _ in range(case.watchers):
                    await table.be_watched(hosts[0])
        async with heard(house, tables):
            run = await play(tables, house, empty, wishes.seconds)
    finally:
        house.stop()
    return run._replace(lost=str(aevum_tables.count_lost(house.address, tables)))


async def load_boardgame(wishes: argparse.Namespace, case: Case) -> Run:
    """Open matches of boardgame.io and play them."""
    server, host = boardgame_tables.serve()
    try:
        empty = server.cost()
        tables = [BoardgameTable(at, Pace(case.pause, at)) for at in range(case.tables)]
        for table in track(tables, "opening", console=Console(stderr=True), transient=True):
            await table.come(host)
        return await play(tables, server, empty, wishes.seconds)
    finally:
        server.stop()


def row(name: str, case: Case, run: Run) -> list[str]:
    """Write the figures of one run."""
    moves = len(run.taken)
    cuts = quantiles([1000 * one for one in run.taken], n=100)
    return [
        *(name, str(case.tables), str(case.watchers)),
        *(f"{case.pause:g} s" if case.pause else "flat out", str(moves)),
        *(f"{moves / run.seconds:.0f}", f"{cuts[49]:.1f}", f"{cuts[98]:.1f}"),
        *(f"{1000 * run.cost / moves:.2f}", f"{1000 * run.database / moves:.2f}"),
        f"{1000 * run.own_cost / moves:.2f}",
        *(f"{run.received / moves / 1000:.1f}", f"{run.memory:.0f}", str(run.refused), run.lost),
    ]


def cases_of(wishes: argparse.Namespace) -> list[Case]:
    """List what is measured, the crowd last."""
    pauses = [wishes.pause if pace == "human" else 0.0 for pace in wishes.pace]
    cases = [
        Case(server, number, pause, wishes.watchers if server in WAYS else 0)
        for number, pause, server in product(wishes.tables, pauses, wishes.servers)
    ]
    return [*cases, Case("aevum", 1, CROWD_PAUSE, wishes.crowd)] if wishes.crowd else cases


def measure(wishes: argparse.Namespace, scripts: list[Script], case: Case) -> list[str]:
    """Measure one server with so many tables at one pace."""
    if case.server not in WAYS:
        return row(case.server, case, uvloop.run(load_boardgame(wishes, case)))
    with tempfile.TemporaryDirectory() as folder, house_of(case.server, folder) as house:
        run = uvloop.run(load_aevum(wishes, scripts, case, house))
    name = "SQLite" if case.server == "aevum" else case.server
    return row(f"Aevum, {wishes.game}, {name}", case, run)


def read_wishes() -> argparse.Namespace:
    """Read what is to be measured."""
    parser = argparse.ArgumentParser(description="Many tables at once, beside boardgame.io.")
    parser.add_argument("--tables", type=int, nargs="+", default=[200, 500, 1000])
    parser.add_argument("--servers", nargs="+", default=["aevum", "boardgame.io"], choices=SERVERS)
    parser.add_argument("--pace", nargs="+", default=["flat", "human"])
    parser.add_argument("--pause", type=float, default=2, help="mean seconds before a move")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="tempus")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--browsers", choices=["one", "each"], default="each")
    parser.add_argument("--watchers", type=int, default=0, help="at each table of ours")
    parser.add_argument("--crowd", type=int, default=0, help="who watch at one more table of ours")
    return parser.parse_args()


def main() -> int:
    """Measure case by case, and print the table."""
    wishes = read_wishes()
    os.environ.setdefault("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    chairs = aevum_tables.chairs_of(wishes.seats, is_shared=wishes.browsers == "one")
    cases = cases_of(wishes)
    is_ours = any(case.server in WAYS for case in cases)
    scripts = aevum_tables.scripts(wishes.game, chairs) if is_ours else []
    paper = Table(*COLUMNS, title=None if aevum.IS_COMPILED else "interpreted")
    for case in cases:
        figures = measure(wishes, scripts, case)
        paper.add_row(*figures)
        Console(stderr=True, width=150).print("  ".join(figures))
    Console(width=150).print(paper)
    return 0


if __name__ == "__main__":
    sys.exit(main())
