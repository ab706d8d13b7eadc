"""`aevum ladder`: the page that tells how the bots stand in every game at every number of seats."""

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from aevum.arena.contest import Contest
from aevum.arena.entrants import entrant_of
from aevum.arena.ladder import RUNGS, YARDSTICK, Length, Rungs, ladder_contests, seat_counts
from aevum.arena.ratings import ratings_of
from aevum.arena.unit import ENGINE
from aevum.cli.arguments import Data
from aevum.cli.contests.arguments import (
    AsJson,
    Jobs,
    RayAddress,
    Seed,
    gathered,
    play_contests,
    tell_failures,
)
from aevum.cli.contests.ladder_page import by_place, page, picture_of
from aevum.cli.contests.sheets import rating_reports, report_of
from aevum.cli.paper import NO_PICTURE, can_draw, make_folder
from aevum.games import game_names

PAGE: Final = "ladder.md"
NOBODY: Final = "none"


def ladder(
    who: Annotated[
        list[str] | None,
        typer.Argument(metavar="[BOT]...", help="The bots, the weakest first; if none, all rungs."),
    ] = None,
    game: Annotated[list[str] | None, typer.Option(help="Only this game; may be repeated.")] = None,
    seats: Annotated[
        list[int] | None, typer.Option(help="Only this number of seats; may be repeated.")
    ] = None,
    yardstick: Annotated[
        str,
        typer.Option(metavar="BOT", help="Let every bot play against this one too; none: nobody."),
    ] = YARDSTICK,
    games: Annotated[int, typer.Option(help="How many games each pairing plays at least.")] = 200,
    quick_games: Annotated[
        int, typer.Option(help="How many it plays if a game takes less than two seconds.")
    ] = 400,
    seed: Seed = 1,
    jobs: Jobs = 0,
    ray: RayAddress = None,
    out: Annotated[Path, typer.Option(help="The folder for the page and the pictures.")] = Path(
        "docs"
    ),
    results: Annotated[
        Path, typer.Option(help="The file in which results are kept, a line for each unit.")
    ] = Path("build/arena/ladder.jsonl"),
    _data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Let every bot play against the one below it, in every game, and write ladder.md.

    It can be stopped at any time; the same command goes on where it was. The page is written
    when everything has been played.
    """
    rungs = read_rungs(who or list(RUNGS), yardstick)
    places = read_places(game or game_names(), seats)
    contests = ladder_contests(places, rungs, Length(games, quick_games), seed)
    make_folder(out)
    with gathered(jobs, ray) as crew:
        play_contests(contests, crew, results, is_quiet=as_json)
    written = write(contests, rungs, out)
    if as_json:
        typer.echo(json.dumps(report(contests)))
    else:
        typer.echo(f"Written: {', '.join(map(str, written))}")
        if not can_draw():
            typer.echo(NO_PICTURE, err=True)
    tell_failures(contests)


def read_rungs(names: list[str], yardstick: str) -> Rungs:
    """Read who stands on the ladder."""
    if len(set(names)) < max(2, len(names)):
        raise ValueError("name at least two different bots, the weakest first")
    entrants = tuple(map(entrant_of, names))
    return Rungs(entrants, None if yardstick == NOBODY else entrant_of(yardstick))


def read_places(names: list[str], seats: list[int] | None) -> list[tuple[str, int]]:
    """List the games and the numbers of seats that are played."""
    found = [
        (name, number)
        for name in dict.fromkeys(names)
        for number in seat_counts(name)
        if seats is None or number in seats
    ]
    if not found:
        raise ValueError("none of the games is for that number of seats")
    return found


def report(contests: list[Contest]) -> dict[str, Any]:
    """Gather all figures."""
    return {
        "engine": ENGINE,
        "seed": contests[0].pairing.seed,
        "errors": sum(len(contest.errors) for contest in contests),
        "ladder": [
            {
                "game": name,
                "seats": seats,
                "pairings": list(map(report_of, some)),
                "ratings": rating_reports(ratings_of(some)),
            }
            for (name, seats), some in by_place(contests).items()
        ],
    }


def write(contests: list[Contest], rungs: Rungs, out: Path) -> list[Path]:
    """Write the page, and a picture for each game if they can be drawn; list what was written."""
    (out / PAGE).write_text(page(contests, rungs, has_pictures=can_draw()), encoding="utf-8")
    written = [out / PAGE]
    if not can_draw():
        return written
    from aevum.cli.contests.plot import draw_shares  # noqa: PLC0415 (matplotlib is an extra)

    for name in dict.fromkeys(contest.pairing.game for contest in contests):
        labelled = [
            (f"{contest.pairing.title()}, {contest.pairing.seats} seats", contest)
            for contest in contests
            if contest.pairing.game == name
        ]
        written.append(out / picture_of(name))
        draw_shares(labelled, written[-1])
    return written
