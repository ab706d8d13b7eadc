"""`aevum tune`: find the weights of a game's judgement by play."""

from pathlib import Path
from typing import Annotated

import typer

from aevum.cli.contests.arguments import Jobs, Seed
from aevum.cli.measuring.worker import usual_seats
from aevum.cli.progress import progress_bar
from aevum.games import game as game_named
from aevum.tuning.climb import STEP
from aevum.tuning.trial import Lineup
from aevum.tuning.tune import Tuning, write_table
from aevum.tuning.tune import tune as tune_by_play


def tune(
    game: Annotated[str, typer.Argument(help="The game whose weights are tuned.")],
    seats: Annotated[
        int | None, typer.Option(help="How many seats play; 4, or the nearest number.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many games are played in all.")] = 400,
    batch: Annotated[int, typer.Option(help="How many of them each round plays.")] = 8,
    seed: Seed = 1,
    bot: Annotated[
        str, typer.Option(help="The bot that plays with the weights that are tried.")
    ] = "greedy:samples=1",
    rival: Annotated[
        str,
        typer.Option(help="The bot at all other seats; without one both sides share the seats."),
    ] = "",
    step: Annotated[
        int, typer.Option(help="By how many percent of its size a weight follows a usual lead.")
    ] = STEP,
    jobs: Jobs = 0,
    out: Annotated[
        Path | None, typer.Option(help="The file for the weights; in build/tune if not given.")
    ] = None,
    kept: Annotated[Path, typer.Option(help="The folder in which the rounds are kept.")] = Path(
        "build/tune"
    ),
) -> None:
    """Tune the weights of a game's judgement by play and write them down with where they are from.

    In each round all weights are moved a little at once, and as far the other way; bots with one
    and with the other play the same seeds from both sides, and the weights follow whoever led. The
    tuning begins with the weights named `start` in the table of the game. The same command gives
    the same table; one that was stopped goes on where it was.
    """
    rules = game_named(game)
    number = usual_seats(rules) if seats is None else seats
    tuning = Tuning(Lineup(game, number, bot, rival), games, batch, seed, step)
    tuning.check()
    with progress_bar() as progress:
        bar = progress.add_task("rounds", total=tuning.rounds())
        table = tune_by_play(
            tuning,
            kept / f"{game}.txt",
            jobs,
            lambda done: progress.update(bar, completed=done),
        )
    path = out or kept / f"{game}.json"
    write_table(table, path)
    typer.echo(f"Written: {path}")
