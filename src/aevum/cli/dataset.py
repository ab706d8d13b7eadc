"""`aevum dataset`: games between bots as files for learners, one row for each decision."""

import json
from pathlib import Path
from typing import Annotated

import typer

from aevum.bots import split_specs
from aevum.bots.series import Series
from aevum.cli.arguments import Data, read_options
from aevum.cli.contests.arguments import AsJson, Jobs, RayAddress, Seed, gathered
from aevum.cli.measuring.worker import usual_seats
from aevum.cli.progress import progress_bar
from aevum.games import game as game_named
from aevum.selfplay.folder import Dataset


def dataset(
    game: Annotated[str, typer.Argument(help="The game, for example tempus.")],
    out: Annotated[Path, typer.Option(help="The folder for the files, of this dataset only.")],
    bots: Annotated[
        str, typer.Option(help="The bots with commas; they move on by one seat from game to game.")
    ] = "greedy",
    games: Annotated[int, typer.Option(help="How many games are played.")] = 1000,
    seats: Annotated[
        int | None, typer.Option(help="How many seats play; 4, or the nearest number.")
    ] = None,
    seed: Seed = 1,
    shard: Annotated[int, typer.Option(help="How many games one file has.")] = 50,
    jobs: Jobs = 0,
    ray: RayAddress = None,
    option: Annotated[
        list[str] | None,
        typer.Option(help="A rule switch of the game as name=value; may be repeated."),
    ] = None,
    _data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play, and write every decision down as files of Parquet.

    A row has the position as the seat that is asked may know it (tensor), what it is offered
    (options, slots), what it chooses, and what comes of the game for it. The games are those of
    `aevum simulate` with the same arguments, and have the same digest. A command that was stopped
    goes on with the files that are missing.
    """
    rules = game_named(game)
    number = usual_seats(rules) if seats is None else seats
    series = Series(rules, number, split_specs(bots), seed, read_options(rules, option or []))
    made = Dataset(series, games, shard, out)
    made.open()
    try:
        with gathered(jobs, ray) as crew, progress_bar(is_quiet=as_json) as progress:
            bar = progress.add_task("games", total=games)
            made.play(crew, lambda done: progress.advance(bar, done))
    except KeyboardInterrupt:
        typer.echo(f"Stopped; '{out}' has what was made. The same command goes on.", err=True)
        raise
    tell(made, as_json=as_json)


def tell(made: Dataset, *, as_json: bool) -> None:
    """Say what was made; end with a sentence and an exit code if games have failed."""
    errors = made.errors()
    files = len(made.told)
    if as_json:
        figures = {"rows": made.rows(), "files": files, "digest": made.digest()}
        typer.echo(json.dumps({**made.about(), **figures, "errors": len(errors)}))
    else:
        typer.echo(
            f"{made.rows():,} decisions of {made.games:,} games in {files:,} files:"
            f" {made.folder}\ndigest {made.digest()}"
        )
    if errors:
        number, why = next(iter(errors.items()))
        typer.echo(f"{len(errors)} games failed; the first is game {number}: {why}", err=True)
        raise typer.Exit(1)
