"""What the commands of the arena share: who plays, with a bar, and what they say when stopped."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import typer

from aevum.arena.contest import Contest
from aevum.arena.crew import Crew, crew_of
from aevum.arena.kept import Kept
from aevum.arena.on_ray import RayCrew
from aevum.arena.running import play_all
from aevum.arena.unit import Played
from aevum.cli.progress import progress_bar

Jobs: TypeAlias = Annotated[
    int, typer.Option(help="How many processes play; 0: one per core.", show_default=True)
]
RayAddress: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS",
        help="Let the machines of this Ray cluster play, each with this package; auto: the one"
        " this machine belongs to, local: one on this machine.",
    ),
]
AsJson: TypeAlias = Annotated[
    bool, typer.Option("--json", help="Print one JSON object and nothing else.")
]
Seed: TypeAlias = Annotated[int, typer.Option(help="Equal seeds give equal games.", min=0)]


@contextmanager
def gathered(jobs: int, ray: str | None) -> Iterator[Crew[Any]]:
    """Gather whoever plays, and let them go afterwards."""
    crew: Crew[Any] = crew_of(jobs) if ray is None else RayCrew(ray)
    try:
        yield crew
    finally:
        crew.close()


def play_contests(
    contests: list[Contest], crew: Crew[Played], results: Path, *, is_quiet: bool
) -> None:
    """Play contests with a bar on a terminal; who stops it is told how it goes on."""
    kept = Kept(results)
    try:
        with progress_bar(is_quiet=is_quiet) as progress:
            seats = [contest.pairing.seats for contest in contests]
            wanted = [contest.seeds_wanted() for contest in contests]
            total = sum(map(int.__mul__, seats, wanted))
            bar = progress.add_task("games", total=total)

            def tell(contest: Contest, played: Played) -> None:
                games = played.unit.seeds * contest.pairing.seats
                progress.update(bar, advance=games, description=contest.pairing.title())

            play_all(contests, crew, kept, tell)
    except KeyboardInterrupt:
        typer.echo(f"Stopped; '{results}' has what was played. The same command goes on.", err=True)
        raise


def tell_failures(contests: list[Contest]) -> None:
    """End with a sentence and an exit code if games have failed."""
    if failed := what_failed(contests):
        typer.echo(failed, err=True)
        raise typer.Exit(1)


def what_failed(contests: list[Contest]) -> str:
    """Say in one sentence how many games failed, and how the first of them did; empty if none."""
    failed = [(contest, error) for contest in contests for error in contest.errors]
    if not failed:
        return ""
    contest, first = failed[0]
    seed = (contest.pairing.seed << 32) | first.number // contest.pairing.seats
    return (
        f"{len(failed)} {'game' if len(failed) == 1 else 'games'} failed; the first is of"
        f" {contest.pairing.title()} with seed {seed}: {first.error}"
    )
