"""kill -9 in the middle of play: nothing that was acknowledged may be lost or kept twice.

    .venv/bin/python -m bench.kills sqlite --kills 300
    .venv/bin/python -m bench.kills server --kills 100
    .venv/bin/python -m bench.kills postgresql --kills 100

`sqlite` kills the server with its database in a file, `server` the server on a PostgreSQL, and
`postgresql` the PostgreSQL below a server that stays. People play at some tables of all games with
a bot at each, take back and play again; whoever loses the line comes again and sends once more
what was not answered. After every kill the log of every table is held against what was
acknowledged, shown and refused; at the end every table is played again from its beginning.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tests.server.killable import Killable
from tests.server.kills import TABLES, Party, kill_again_and_again, kill_server, party_at
from tests.server.postgresql import running_postgresql


@contextmanager
def scene(what: str, tables: int) -> Iterator[tuple[Party, Callable[[], None]]]:
    """Let people play at a server; return them, and what kills as was wished."""
    with tempfile.TemporaryDirectory() as folder:
        if what == "sqlite":
            server = Killable(Path(folder))
            with party_at(server, tables) as party:
                yield party, kill_server(server)
            return
        with running_postgresql() as database:
            server = Killable(Path(folder), database.address)

            def kill_database() -> None:
                database.kill()
                database.start()

            with party_at(server, tables) as party:
                yield party, kill_server(server) if what == "server" else kill_database


def figures(party: Party, seconds: float) -> Table:
    """Write what was seen as a table."""
    paper = Table("what", "how often")
    tables = sum(1 for _ in party.ledgers())
    rows = {
        "tables": tables,
        "acknowledged": party.acknowledged,
        "answers": party.count("play"),
        "taken back": party.count("undo"),
        "played again": party.count("redo"),
        "answers of bots": party.answers_of_bots(),
        "refused, too old": party.count("refused"),
        "lost": len(party.faults.lost),
        "doubled": len(party.faults.doubled),
        "tracebacks": party.tracebacks,
        "seconds": round(seconds),
    }
    for name, value in rows.items():
        paper.add_row(name, str(value))
    return paper


def main() -> int:
    """Kill as often as wished, and tell by the exit code whether something was amiss."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=["sqlite", "server", "postgresql"])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    began, err = monotonic(), Console(stderr=True)
    with scene(wish.what, wish.tables) as (party, kill):
        kills = kill_again_and_again(party, kill, wish.kills, seed=wish.seed)
        for _ in track(kills, "kill -9", wish.kills, console=err, disable=not err.is_terminal):
            if any(party.faults) or party.surprises():
                break
    Console(width=60).print(f"{wish.what}, {wish.kills} kills", figures(party, monotonic() - began))
    amiss = [*party.faults.lost, *party.faults.doubled, *party.surprises()]
    sys.stderr.writelines(f"{one}\n" for one in amiss)
    return 1 if amiss else 0


if __name__ == "__main__":
    sys.exit(main())
