"""`aevum simulate`: many games between bots, and what came of them."""

import json
from time import perf_counter
from typing import Annotated, Any, TypeAlias

import typer
from rich.console import Console
from rich.table import Table as DrawnTable

from aevum.arena.on_ray import RayCrew
from aevum.arena.simulated import CrewWorkers
from aevum.bots import split_specs
from aevum.bots.series import Series
from aevum.bots.tally import Tally
from aevum.bots.workers import Workers, workers_for
from aevum.cli.arguments import Data, read_options
from aevum.cli.contests.arguments import RayAddress, Seed
from aevum.cli.progress import progress_bar
from aevum.compiled import IS_COMPILED
from aevum.games import game as game_named

Report: TypeAlias = dict[str, Any]


def simulate(
    game: Annotated[str, typer.Argument(help="The game, for example tempus.")],
    seats: Annotated[int, typer.Option(help="How many seats play.")] = 4,
    bots: Annotated[
        str,
        typer.Option(
            help="One bot for all seats, or a list with commas that is dealt to the seats and"
            " repeated if it is shorter. From game to game every bot moves on by one seat, so that"
            " the luck of the seats cancels out."
        ),
    ] = "random",
    games: Annotated[int, typer.Option(help="How many games are played.")] = 100,
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(help="How many processes play; 0: one per core.")] = 1,
    ray: RayAddress = None,
    option: Annotated[
        list[str] | None,
        typer.Option(help="A rule switch of the game as name=value; may be repeated."),
    ] = None,
    _data: Data = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object and nothing else.")
    ] = False,
) -> None:
    """Let bots play many games and count who wins.

    A shared victory counts as one win for each of its winners; in the shares of the bots it
    counts as a half, a third and so on for each. The result depends neither on --jobs or --ray nor
    on whether the engine is compiled.
    """
    rules = game_named(game)
    names = split_specs(bots)
    series = Series(rules, seats, names, seed, read_options(rules, option or []))
    workers = workers_on(series, games, jobs, ray)
    tally = Tally(series, games)
    try:
        seconds = count_up(workers, tally, games, quiet=as_json)
    finally:
        workers.close()
    report = report_of(tally, games, seconds)
    if as_json:
        typer.echo(json.dumps(report))
    else:
        show(report)
    if tally.errors:
        typer.echo(what_failed(tally), err=True)
        raise typer.Exit(1)


def workers_on(series: Series, games: int, jobs: int, ray: str | None) -> Workers:
    """Gather whoever plays: processes of this machine, or a Ray cluster."""
    if ray is None:
        return workers_for(series, games, jobs)
    return CrewWorkers(series, games, RayCrew(ray))


def count_up(workers: Workers, tally: Tally, games: int, quiet: bool) -> float:
    """Take in all outcomes, with a progress bar on a terminal, and say how long it took."""
    with progress_bar(is_quiet=quiet) as progress:
        bar = progress.add_task("games", total=games)
        start = perf_counter()
        while outcomes := workers.next_batch():
            for outcome in outcomes:
                tally.add(outcome)
            progress.advance(bar, len(outcomes))
        return perf_counter() - start


def report_of(tally: Tally, games: int, seconds: float) -> Report:
    """Gather the figures of a series; rates are per second of play, without the start."""
    series = tally.series
    return {
        "game": series.game.name,
        "seats": series.seats,
        "bots": series.bots,
        "options": series.game.settings(series.options),
        "seed": series.seed,
        "games": games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 4),
        "games_per_second": round(tally.finished / seconds, 2),
        "decisions_per_second": round(tally.decisions / seconds),
        "decisions_per_game": round(tally.per_game(tally.decisions), 2),
        "mean_branching": round(tally.offered / max(1, tally.decisions), 3),
        "max_branching": tally.widest,
        "wins": tally.wins,
        "win_share": {name: round(share, 6) for name, share in tally.win_share().items()},
        "mean_scores": [round(tally.per_game(total), 4) for total in tally.scores],
        "digest": tally.digest(),
        "compiled": IS_COMPILED,
        "errors": len(tally.errors),
        "failed_seeds": [series.game_seed(number) for number in sorted(tally.errors)],
    }


def what_failed(tally: Tally) -> str:
    """Say in one sentence how many games failed, and how the first of them did."""
    count = len(tally.errors)
    number = min(tally.errors)
    return (
        f"{count} {'game' if count == 1 else 'games'} failed; the first is game {number}"
        f" with seed {tally.series.game_seed(number)}: {tally.first_error}"
    )


def show(report: Report) -> None:
    """Print the figures as two small tables."""
    console = Console()
    mode = "compiled" if report["compiled"] else "interpreted"
    console.print(
        f"{report['games']} games of {report['game']} in {report['seconds']:.2f} s ({mode}):"
        f" {report['games_per_second']:,.1f} games/s,"
        f" {report['decisions_per_second']:,} decisions/s\n"
        f"{report['decisions_per_game']:.0f} decisions per game;"
        f" {report['mean_branching']:.1f} options on average, {report['max_branching']} at most",
        highlight=False,
    )
    by_seat = DrawnTable("seat", "wins", "mean score")
    for seat, (wins, score) in enumerate(zip(report["wins"], report["mean_scores"], strict=True)):
        by_seat.add_row(str(seat), str(wins), f"{score:.2f}")
    by_bot = DrawnTable("bot", "share of victories")
    for name, share in report["win_share"].items():
        by_bot.add_row(name, f"{share:.1%}")
    console.print(by_seat, by_bot)
    console.print(f"seed {report['seed']}, digest {report['digest']}", highlight=False)
