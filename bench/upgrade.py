"""A new server takes an old one's place in the middle of play, and how long anybody waits.

    .venv/bin/python -m bench.upgrade --times 10
    .venv/bin/python -m bench.upgrade --times 10 --database postgresql

`restart` ends the old server and then starts the new one, as `systemctl restart` does. `hand over`
starts the new one beside the old, which it waits for, and then ends the old. People play as fast as
they can and come again as the page does, after 250 ms, 500 ms and so on. Whatever was acknowledged
is looked for afterwards, and every table is played again from its beginning.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from time import monotonic

from rich.console import Console
from rich.table import Table

from tests.server.killable import Killable
from tests.server.kills import PAGE, Party, Player, party_at
from tests.server.postgresql import serve_postgresql


def restart(server: Killable) -> None:
    """End a server, and start the next one."""
    server.end()
    server.start()


def hand_over(server: Killable) -> None:
    """Start the next server, and end the old one as soon as it is waited for."""
    place = ("--port", str(server.port), "--database", server.address)
    old = server.process
    new = subprocess.Popen(
        [sys.executable, "-m", "aevum.cli.main", "serve", *place],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert new.stdout is not None and old is not None
    new.stdout.readline()
    os.kill(old.pid, signal.SIGTERM)
    old.wait()
    new.stdout.readline()
    server.process = new  # type: ignore[assignment]  # what it says is text, and read no further


WAYS: dict[str, Callable[[Killable], None]] = {"restart": restart, "hand over": hand_over}


def measure(way: str, database: str, times: int, tables: int) -> tuple[Party, float]:
    """Let people play while servers take each other's place."""
    with ExitStack() as held:
        folder = held.enter_context(tempfile.TemporaryDirectory())
        address = held.enter_context(serve_postgresql()) if database == "postgresql" else ""
        server = Killable(Path(folder), address)
        seconds = 0.0
        with party_at(server, tables) as party:
            chance = random.Random(1)
            for _ in range(times):
                party.play_some(chance)
                began = monotonic()
                WAYS[way](server)
                seconds += monotonic() - began
            party.play_some(chance)
        return party, seconds / times


def row(way: str, party: Party, seconds: float) -> list[str]:
    """Write down how it went."""
    away = sorted(one for player in party.players for one in player.away)
    faults = (len(party.faults.lost), len(party.faults.doubled), party.tracebacks)
    return [
        way,
        f"{seconds:.1f}",
        str(len(away)),
        *(f"{one:.2f}" for one in (median(away), away[len(away) * 95 // 100], away[-1])),
        str(party.acknowledged),
        *map(str, faults),
    ]


def main() -> int:
    """Measure both ways."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--ways", nargs="+", choices=list(WAYS), default=list(WAYS))
    wish = parser.parse_args()
    Player.pauses = PAGE
    columns = ("way", "s", "lines lost", "median s", "p95 s", "worst s")
    paper = Table(*columns, "acknowledged", "lost", "doubled", "tracebacks", title=wish.database)
    amiss = 0
    for way in wish.ways:
        party, seconds = measure(way, wish.database, wish.times, wish.tables)
        paper.add_row(*row(way, party, seconds))
        amiss += len(party.faults.lost) + len(party.faults.doubled) + party.tracebacks
    Console(width=110).print(paper)
    return 1 if amiss else 0


if __name__ == "__main__":
    sys.exit(main())
