"""kill -9 in the middle of play: nothing that was acknowledged may be lost or kept twice.

    .venv/bin/python -m bench.kills sqlite --kills 300
    .venv/bin/python -m bench.kills server --kills 100
    .venv/bin/python -m bench.kills postgresql --kills 100
    .venv/bin/python -m bench.kills processes --kills 100
    .venv/bin/python -m bench.kills processes --kills 100 --tables 200 --thought 2

`sqlite` kills the server with its database in a file, `server` the server on a PostgreSQL, and
`postgresql` the PostgreSQL below a server that stays. `processes` kills one of two processes on a
PostgreSQL, the other, and the PostgreSQL in turn; there the two people of a table are at different
processes, and the time of a third table ends about then. People play at some tables of all games
with a bot at each, as fast as they can or thinking a while, take back and play again; whoever loses
the line comes again and sends once more what was not answered. After every kill the log of every
table is held against what was acknowledged, shown and refused; at the end every table is played
again from its beginning.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tests.server.killable import Killable
from tests.server.kills import TABLES, Party, Player, kill_again_and_again, kill_server, party_at
from tests.server.partners import Crowd, kill_in_turn, two_processes
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


def kill_processes(tables: int, kills: int, seed: int) -> tuple[Party, int]:
    """Kill two processes and their database in turn; return who played, and how often it was."""
    with (
        tempfile.TemporaryDirectory() as folder,
        two_processes(Path(folder), tables) as (crowd, ways),
    ):
        done = count_until_amiss(crowd, progress(kill_in_turn(crowd, ways, kills, seed), kills))
    return crowd, done


def kill_one(what: str, tables: int, kills: int, seed: int) -> tuple[Party, int]:
    """Kill a server or its database; return who played, and how often it was."""
    with scene(what, tables) as (party, kill):
        again = kill_again_and_again(party, kill, kills, seed=seed)
        done = count_until_amiss(party, progress(again, kills))
    return party, done


def count_until_amiss(party: Party, kills: Iterable[int]) -> int:
    """Count the kills, up to the first after which something is amiss."""
    done = 0
    for number in kills:
        done = number
        if any(party.faults) or party.surprises():
            break
    return done


def progress(kills: Iterator[int], many: int) -> Iterable[int]:
    """Show how many have been killed, where somebody looks."""
    err = Console(stderr=True)
    return track(kills, "kill -9", many, console=err, disable=not err.is_terminal)


def figures(party: Party, took: float) -> Table:
    """Write what was seen as a table."""
    paper = Table("what", "how often")
    tables = sum(1 for _ in party.ledgers())
    rows: dict[str, object] = {
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
        "seconds": round(took),
    }
    if isinstance(party, Crowd):
        seconds = {
            "all tables went on": sorted(party.went_on),
            "people played at all tables": sorted(party.waited),
            "a bot stood in": sorted(party.late),
        }
        for what, after in seconds.items():
            rows[f"{what} after s, median"] = f"{after[len(after) // 2]:.2f}"
            rows[f"{what} after s, at most"] = f"{after[-1]:.2f}"
    for name, value in rows.items():
        paper.add_row(name, str(value))
    return paper


def main() -> int:
    """Kill as often as wished, and tell by the exit code whether something was amiss."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=["sqlite", "server", "postgresql", "processes"])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--thought", type=float, default=0, help="seconds before each move, at most"
    )
    wish = parser.parse_args()
    Player.thought = wish.thought
    began = monotonic()
    if wish.what == "processes":
        party, done = kill_processes(wish.tables, wish.kills, wish.seed)
    else:
        party, done = kill_one(wish.what, wish.tables, wish.kills, wish.seed)
    Console(width=60).print(f"{wish.what}, {done} kills", figures(party, monotonic() - began))
    amiss = [*party.faults.lost, *party.faults.doubled, *party.surprises()]
    sys.stderr.writelines(f"{one}\n" for one in amiss)
    return 1 if amiss else 0


if __name__ == "__main__":
    sys.exit(main())
