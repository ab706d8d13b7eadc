"""`aevum bench`: how fast the games are, and how fast other engines are beside them."""

import json
from math import isfinite
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import Progress

from aevum import games
from aevum.cli.measuring import peers as peers_place
from aevum.cli.measuring.goals import goal, verdict
from aevum.cli.measuring.page import Setting, legend, machine, page
from aevum.cli.measuring.rows import MODES, OwnRow, Row, cores, one_core
from aevum.cli.measuring.sheets import Results
from aevum.cli.measuring.two_processes import TwoProcesses
from aevum.cli.paper import NO_PICTURE, can_draw, drawn, make_folder
from aevum.cli.progress import progress_bar

PAGE: Final = "performance.md"
PICTURE: Final = "pictures/performance.svg"
LAST_LINE: Final = "<!-- What stands below this line was measured by other means and stays. -->"


def bench(
    game: Annotated[
        list[str] | None, typer.Argument(help="The games; without any, all that there are.")
    ] = None,
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.")] = 1.0,
    rounds: Annotated[int, typer.Option(help="How often everything is measured.")] = 5,
    peers: Annotated[
        bool,
        typer.Option(
            "--peers",
            help="Measure other engines too; the first time they are installed, in an environment"
            " of their own.",
        ),
    ] = False,
    out: Annotated[
        Path, typer.Option(help="The folder for the table in Markdown and the picture.")
    ] = Path("build/bench"),
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object and nothing else.")
    ] = False,
) -> None:
    """Measure how fast the games are played at random.

    Every game is measured interpreted and compiled, on one core, and then with two processes. A
    table and a picture are written as performance.md and pictures/performance.svg.
    """
    names = game or games.game_names()
    for name in names:
        games.game(name)
    if not (seconds > 0 and isfinite(seconds)):
        raise ValueError(f"--seconds must be more than 0, not {seconds:g}")
    if rounds < 1:
        raise ValueError(f"--rounds must be at least 1, not {rounds}")
    if peers:
        peers_place.check_checkout()
    make_folder(out)
    if peers and not peers_place.is_installed():
        if not as_json:
            typer.echo("Installing the peers in build/peers ...", err=True)
        peers_place.install()
    results = prepare(list(dict.fromkeys(names)), seconds, peers)
    with progress_bar(is_quiet=as_json) as progress:
        measure(results, rounds, progress)
    setting = Setting(seconds, rounds, peers)
    written = write(results, setting, out)
    if as_json:
        typer.echo(json.dumps(report(results, setting)))
    else:
        show(results, setting, written)


def prepare(names: list[str], seconds: float, peers: bool) -> Results:
    """List all that is to be measured."""
    own = [OwnRow(name, mode, seconds) for name in names for mode in MODES]
    pairs = [TwoProcesses(row, seconds) for row in own]
    return Results(own, peers_place.peer_rows(seconds) if peers else [], pairs)


def measure(results: Results, rounds: int, progress: Progress) -> None:
    """Measure everything in turn, round after round."""
    rows = results.rows()
    bar = progress.add_task("", total=rounds * (len(rows) + len(results.pairs)))
    for _ in range(rounds):
        with one_core():
            for row in rows:
                progress.update(bar, description=row.name)
                row.measure()
                progress.advance(bar)
        for pair in results.pairs:
            progress.update(bar, description=f"{pair.row.name}, two processes")
            pair.measure()
            progress.advance(bar)


def write(results: Results, setting: Setting, out: Path) -> list[Path]:
    """Write the page, and the picture if that can be drawn; list what was written."""
    has_picture = can_draw() and any(map(Row.has_figures, results.rows()))
    text = page(results.sheets(), setting, PICTURE if has_picture else "")
    (out / PAGE).write_text(text + further_part(out / PAGE), encoding="utf-8")
    if not has_picture:
        return [out / PAGE]
    from aevum.cli.measuring.plot import draw  # noqa: PLC0415 (matplotlib is an extra)

    draw(results, out / PICTURE)
    return [out / PAGE, out / PICTURE]


def further_part(path: Path) -> str:
    """Read what a page has below the figures of this command; nothing if there is none."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    _, mark, below = text.partition(LAST_LINE)
    return f"\n{mark}{below}" if mark else ""


def report(results: Results, setting: Setting) -> dict[str, Any]:
    """Gather all figures, ready for JSON."""
    return {
        "machine": machine(),
        "cores": cores(),
        "seconds": setting.seconds,
        "rounds": setting.rounds,
        "games": [
            {
                "game": row.game,
                "mode": row.mode,
                "seats": row.seats,
                **figures(results, row),
                "verdict": judged(results, row),
            }
            for row in results.own
        ],
        "peers": [
            {"peer": row.key, "engine": row.engine, "game": row.game, **figures(results, row)}
            for row in results.peers
        ],
        "two_processes": [pair.report() for pair in results.pairs],
    }


def figures(results: Results, row: Row) -> dict[str, Any]:
    """Give the medians of a row, its speed in each round and its ratio, or why it has none."""
    if not row.has_figures():
        return {"error": row.error}
    return {
        **row.figures(),
        "speeds": [one["decisions_per_second"] for one in row.rounds],
        "ratio": results.ratio(row),
    }


def judged(results: Results, row: OwnRow) -> str | None:
    """Say whether a game is as fast as it must be, if that can be known."""
    wanted, ratio = goal(row.game, row.mode), results.ratio(row)
    return None if wanted is None or ratio is None else verdict(wanted, ratio)


def show(results: Results, setting: Setting, written: list[Path]) -> None:
    """Print the tables, how to read them, and where they were written."""
    console = Console()
    if console.is_terminal:
        console.print(machine(), *map(drawn, results.sheets()), sep="\n", highlight=False)
        console.print(Markdown("\n\n".join(legend(setting))))
    else:
        typer.echo(page(results.sheets(), setting))
    typer.echo(f"Written: {', '.join(map(str, written))}")
    if not can_draw():
        typer.echo(NO_PICTURE, err=True)
