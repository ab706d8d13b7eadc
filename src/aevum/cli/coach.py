"""`aevum coach`: measure what chances and averages are in a game."""

import json
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.progress import Progress, TaskID

from aevum.cli.contests.arguments import Jobs, Seed
from aevum.cli.progress import progress_bar
from aevum.coach.averages import averages_of
from aevum.coach.chances import FILE, judgement_for
from aevum.coach.fitting import fit, proof
from aevum.coach.measuring import LEVELS, Played, Wish, play_all
from aevum.compiled import fingerprint
from aevum.games import game as game_named

KEPT_BACK: Final = 3
"""One game in so many is not fitted to, but shows how good the chances are."""


def coach(
    game: Annotated[str, typer.Argument(help="The game that is measured.")],
    seats: Annotated[
        str, typer.Option(help="Numbers of seats with commas between; all if not given.")
    ] = "",
    games: Annotated[int, typer.Option(help="How many games are played for each number.")] = 300,
    seed: Seed = 1,
    jobs: Jobs = 0,
    out: Annotated[Path | None, typer.Option(help="The file; in build/coach if not given.")] = None,
) -> None:
    """Measure winning chances and averages in games of bots of all levels, and write them down.

    The chances are fitted to two games in three; on the others predicted is compared with real.
    The same command gives the same file.
    """
    rules = game_named(game)
    if games < KEPT_BACK:
        raise ValueError(f"{games} games are too few; play at least {KEPT_BACK}")
    every = range(rules.min_seats, rules.max_seats + 1)
    numbers = [int(text) for text in seats.split(",")] if seats else list(every)
    path = out or Path("build/coach") / game / FILE
    found: dict[str, Any] = {}
    with progress_bar() as progress:
        for number in numbers:
            rules.check_seats(number)
            bar = progress.add_task(f"{number} seats", total=games)
            tell = partial(told, progress, bar)
            played = play_all(Wish(game, number, seed), games, jobs, tell)
            found[str(number)] = measured(rules.name, played)
    spelled = ",".join(map(str, numbers))
    write(path, game, f"aevum coach {game} --seats {spelled} --games {games} --seed {seed}", found)
    typer.echo(f"Written: {path}")


def told(progress: Progress, bar: TaskID, done: int) -> None:
    """Show how many games have been played."""
    progress.update(bar, completed=done)


def measured(game: str, played: list[Played]) -> dict[str, Any]:
    """Fit the chances, prove them on other games, and take the averages."""
    rules = game_named(game)
    fitted = [one for i, one in enumerate(played) if i % KEPT_BACK != KEPT_BACK - 1]
    others = played[KEPT_BACK - 1 :: KEPT_BACK]
    model = fit(fitted, can_be_lost=rules.can_be_lost)
    return {
        "games": len(played),
        "model": model._asdict(),
        "proof": proof(model, others),
        "averages": averages_of(played, judgement_for(rules).told()),
    }


def write(path: Path, game: str, command: str, found: dict[str, Any]) -> None:
    """Write the figures with where they are from, one line to each subject."""
    head = {"game": game, "command": command, "engine": fingerprint(), "bots": list(LEVELS)}
    lines = [f" {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    rows = [
        f"  {json.dumps(seats)}: {{\n"
        + ",\n".join(f"   {json.dumps(key)}: {json.dumps(one)}" for key, one in of_seats.items())
        + "\n  }"
        for seats, of_seats in found.items()
    ]
    lines.append(' "seats": {\n' + ",\n".join(rows) + "\n }")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
