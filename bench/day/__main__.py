"""What a hundred thousand players a day mean, and a hundredth of it played.

    .venv/bin/python -m bench.day model
    .venv/bin/python -m bench.day sizes
    .venv/bin/python -m bench.day play --seconds 150

`model` writes down what follows from the assumptions in `bench/day/model.py`; an assumption can be
changed, as in `--habit players=1000000`, and a cost, as in `--cost moves_a_process=1800`. `sizes`
writes kept games into both databases. `play` makes the moves of people of a day with a hundredth of
the players at a real server with SQLite, all of it in so many seconds, and compares.
"""

import argparse
import os
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from bench.day.model import HOURS, Costs, Day, Habits, reckon

SMALLER = 100


def said(number: float) -> str:
    """Write a number as it is read best."""
    if number >= 100:
        return f"{number:,.0f}"
    return f"{number:.1f}" if number >= 1 else f"{number:.3f}"


def show_model(habits: Habits, costs: Costs) -> Table:
    """Write down a day of so many, and of a hundredth."""
    paper = Table("a day of", *(said(habits.players / part) for part in (1, SMALLER)))
    days = [reckon(habits._replace(players=habits.players / part), costs) for part in (1, SMALLER)]
    for name in Day._fields:
        paper.add_row(name, *(said(getattr(day, name)) for day in days))
    return paper


def show_sizes() -> Table:
    """Write down what kept games take."""
    from bench.day import sizes  # noqa: PLC0415

    paper = Table("game", "database", "decisions", "kB a game", *sizes.PARTS, "bytes a decision")
    for one in sizes.measure():
        parts = (f"{one.parts[part] / 1000:.0f}" for part in sizes.PARTS)
        figures = (f"{one.decisions:.0f}", f"{one.total / 1000:.0f}", *parts)
        paper.add_row(one.game, one.database, *figures, f"{one.total / one.decisions:.0f}")
    return paper


def show_day(wishes: argparse.Namespace, habits: Habits, costs: Costs) -> Table:
    """Play a small day, and hold it against the model hour by hour."""
    from bench.day.played import played  # noqa: PLC0415

    small = reckon(habits._replace(players=habits.players / SMALLER, bots=0), costs)
    found = played(small.moves, wishes.seconds, wishes.tables, wishes.game)
    columns = ("hour", "moves/s wanted", "made", "late", "p50 ms", "p99 ms")
    paper = Table(*columns, "cores, model", "cores, measured", "ms a move")
    for one in found.hours:
        wanted, made = one.wanted / one.seconds, one.made / one.seconds
        figures = (
            f"{wanted:.0f}",
            f"{made:.0f}",
            str(one.late),
            f"{one.p50:.1f}",
            f"{one.p99:.1f}",
        )
        cores = (made * costs.move_ms / 1000, one.cpu / one.seconds)
        each = 1000 * one.cpu / max(1, one.made)
        paper.add_row(str(one.hour), *figures, *(f"{core:.2f}" for core in cores), f"{each:.2f}")
    cpu = sum(one.cpu for one in found.hours)
    paper.title = (
        f"{found.made:,} moves of {small.moves:,.0f} wanted at {found.tables} tables, "
        f"{wishes.seconds / len(HOURS):.0f} s an hour; lost {found.lost}, "
        f"refused {found.refused}; {found.rows:,} rows, {found.size / max(1, found.rows):.0f} "
        f"bytes each (model {costs.sqlite_bytes:.0f}); {1000 * cpu / max(1, found.made):.2f} "
        f"ms a move (model {costs.move_ms}); {found.memory / found.tables / 1000:.0f} kB a table "
        f"(model {costs.line_kb:.0f})"
    )
    return paper


def changed(what: Habits | Costs, wishes: Sequence[str]) -> dict[str, float]:
    """Read what is assumed otherwise."""
    found = dict(wish.split("=", 1) for wish in wishes)
    unknown = set(found) - set(what._fields)
    if unknown:
        raise SystemExit(
            f"nothing is called {', '.join(unknown)}; known: {', '.join(what._fields)}"
        )
    return {name: float(value) for name, value in found.items()}


def main() -> int:
    """Do what is wished."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("what", choices=["model", "sizes", "play"])
    parser.add_argument("--habit", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--cost", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seconds", type=float, default=150, help="so long the day takes")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--game", default="tempus")
    wishes = parser.parse_args()
    os.environ.setdefault("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    habits = Habits()._replace(**changed(Habits(), wishes.habit))
    costs = Costs()._replace(**changed(Costs(), wishes.cost))
    if wishes.what == "model":
        paper = show_model(habits, costs)
    elif wishes.what == "sizes":
        paper = show_sizes()
    else:
        paper = show_day(wishes, habits, costs)
    Console(width=120).print(paper)
    return 0


if __name__ == "__main__":
    sys.exit(main())
