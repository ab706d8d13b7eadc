"""`aevum ladder`: the page that tells how the bots stand in every game at every number of seats."""

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from aevum.arena.contest import Contest
from aevum.arena.entrants import entrant_of
from aevum.arena.kept import Kept
from aevum.arena.ladder import (
    RUNGS,
    YARDSTICK,
    Length,
    Place,
    Rungs,
    ladder_contests,
    seat_counts,
    whole_columns,
)
from aevum.arena.ratings import ratings_of
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
from aevum.cli.contests.ladder_page import Columns, page, picture_of
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
    ] = Path("docs/ladder.jsonl"),
    _data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Let every bot play against the one below it, in every game, and write ladder.md.

    It can be stopped at any time; the same command goes on where it was. When everything has been
    played, the page tells all columns that were ever played to their end, with their engines.
    """
    rungs, length = read_rungs(who or list(RUNGS), yardstick), Length(games, quick_games)
    places = read_places(game or game_names(), seats)
    contests = ladder_contests(places, rungs, length, seed)
    make_folder(out)
    with gathered(jobs, ray) as crew:
        play_contests(contests, crew, results, is_quiet=as_json)
    written = write(whole_columns(Kept(results), rungs, length, seed), rungs, seed, out)
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


def read_places(names: list[str], seats: list[int] | None) -> list[Place]:
    """List the games and the numbers of seats that are played."""
    found = [
        Place(name, number)
        for name in dict.fromkeys(names)
        for number in seat_counts(name)
        if seats is None or number in seats
    ]
    if not found:
        raise ValueError("none of the games is for that number of seats")
    return found


def report(contests: list[Contest]) -> dict[str, Any]:
    """Gather all figures."""
    columns: Columns = {}
    for contest in contests:
        place = Place(contest.pairing.game, contest.pairing.seats)
        columns.setdefault(place, []).append(contest)
    return {
        "seed": contests[0].pairing.seed,
        "errors": sum(len(contest.errors) for contest in contests),
        "ladder": [
            {
                "game": place.game,
                "seats": place.seats,
                "engine": some[0].pairing.engine,
                "pairings": list(map(report_of, some)),
                "ratings": rating_reports(ratings_of(some)),
            }
            for place, some in columns.items()
        ],
    }


def write(columns: Columns, rungs: Rungs, seed: int, out: Path) -> list[Path]:
    """Write the page, and a picture for each game if they can be drawn; list what was written."""
    (out / PAGE).write_text(page(columns, rungs, seed, has_pictures=can_draw()), encoding="utf-8")
    written = [out / PAGE]
    if not can_draw():
        return written
    from aevum.cli.contests.plot import draw_shares  # noqa: PLC0415 (matplotlib is an extra)

    for name in dict.fromkeys(place.game for place in columns):
        labelled = [
            (f"{contest.pairing.title()}, {place.seats} seats", contest)
            for place, contests in columns.items()
            for contest in contests
            if place.game == name
        ]
        written.append(out / picture_of(name))
        draw_shares(labelled, written[-1])
    return written
