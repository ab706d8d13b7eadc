"""`aevum arena`: bots against each other, and who is better by how much."""

import json
from itertools import combinations
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Final, NamedTuple

import typer
from rich.console import Console

from aevum.agents.protocol import USUAL_SECONDS
from aevum.arena.contest import Contest
from aevum.arena.entrants import entrant_of
from aevum.arena.ratings import Rated, ratings_of
from aevum.arena.sequential import Hypotheses
from aevum.arena.unit import pairing_of
from aevum.cli.arguments import Data, read_options
from aevum.cli.contests.arguments import (
    AsJson,
    Jobs,
    RayAddress,
    Seed,
    gathered,
    play_contests,
    tell_failures,
)
from aevum.cli.contests.sheets import (
    MOST_FAULTS,
    contests_sheet,
    fault_lines,
    faults_of,
    rating_reports,
    ratings_sheet,
    report_of,
    tests_sheet,
)
from aevum.cli.measuring.worker import usual_seats
from aevum.cli.paper import NO_PICTURE, PICTURES, Sheet, can_draw, drawn, make_folder, markdown
from aevum.compiled import IS_COMPILED
from aevum.games import game as game_named
from aevum.games import game_names
from aevum.kernel.game import Game

USUAL_GAME: Final = "tempus"
RESULTS: Final = "results.jsonl"
PAGE: Final = "arena.md"
PICTURE: Final = f"{PICTURES}/arena.svg"


class Result(NamedTuple):
    """All contests of one call, the ratings they give, and how long they took this time."""

    contests: list[Contest]
    rated: list[Rated]
    hypotheses: Hypotheses | None
    seconds: float

    def title(self) -> str:
        """Say what was played."""
        pairing = self.contests[0].pairing
        return f"{pairing.game}, {pairing.seats} seats, seed {pairing.seed}"

    def sheets(self) -> list[Sheet]:
        """List the tables."""
        tests = [] if self.hypotheses is None else [tests_sheet(self.contests, self.hypotheses)]
        return [contests_sheet(self.contests), *tests, ratings_sheet(self.rated)]


def arena(
    who: Annotated[
        list[str],
        typer.Argument(
            metavar="[GAME] BOT BOT...",
            help="The game, tempus if none is named, and two bots or more: by name, or one of your"
            " own as FILE.py:CLASS, which is run; as 'exec:COMMAND' a program.",
        ),
    ],
    seats: Annotated[
        int | None, typer.Option(help="How many seats play; 4, or the nearest number.")
    ] = None,
    games: Annotated[
        int, typer.Option(help="How many games each pairing plays; with --h1, at most.")
    ] = 200,
    h0: Annotated[
        float | None, typer.Option(help="The lower share of victories; the fair one if not given.")
    ] = None,
    h1: Annotated[
        float | None,
        typer.Option(help="The higher share: play on only until one of the two is accepted."),
    ] = None,
    alpha: Annotated[
        float, typer.Option(help="How often --h1 may be accepted although --h0 is true.")
    ] = 0.05,
    beta: Annotated[
        float, typer.Option(help="How often --h0 may be accepted although --h1 is true.")
    ] = 0.05,
    seed: Seed = 1,
    seconds: Annotated[
        float, typer.Option(help="How long a program or file of your own may take for an answer.")
    ] = USUAL_SECONDS,
    jobs: Jobs = 0,
    ray: RayAddress = None,
    option: Annotated[
        list[str] | None,
        typer.Option(help="A rule switch of the game as name=value; may be repeated."),
    ] = None,
    out: Annotated[
        Path, typer.Option(help="The folder for the results, the page and the picture.")
    ] = Path("build/arena"),
    _data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play against each other and say who is better, and how sure that is.

    Every bot challenges each that is named after it, which sits at all other seats. Each seed is
    played from every seat. A shared victory is divided. Results are kept in the folder: a
    command that was stopped goes on where it was, and gives what it would have given.
    """
    rules, names = read_who(who)
    number = usual_seats(rules) if seats is None else seats
    hypotheses = read_hypotheses(h0, h1, alpha, beta, number)
    entrants = [entrant_of(name, seconds) for name in names]
    options = read_options(rules, option or [])
    pairings = [
        pairing_of(rules.name, number, options, pair, seed) for pair in combinations(entrants, 2)
    ]
    contests = [Contest(pairing, games, hypotheses) for pairing in dict.fromkeys(pairings)]
    make_folder(out)
    start = perf_counter()
    with gathered(jobs, ray) as crew:
        play_contests(contests, crew, out / RESULTS, is_quiet=as_json)
    result = Result(contests, ratings_of(contests), hypotheses, perf_counter() - start)
    written = write(result, out)
    if as_json:
        typer.echo(json.dumps(report(result)))
    else:
        show(result, written)
    tell_failures(contests)


def read_who(who: list[str]) -> tuple[Game, list[str]]:
    """Tell the game from the bots: it comes first, if it is named."""
    has_game = who[0] in game_names()
    names = who[1:] if has_game else who
    if len(names) < 2:
        raise ValueError("name at least two bots, for example: aevum arena tempus greedy random")
    return game_named(who[0] if has_game else USUAL_GAME), names


def read_hypotheses(
    h0: float | None, h1: float | None, alpha: float, beta: float, seats: int
) -> Hypotheses | None:
    """Set up the sequential test, if one is wanted."""
    if h1 is None:
        if h0 is not None:
            raise ValueError("--h0 needs --h1: a sequential test decides between the two")
        return None
    hypotheses = Hypotheses(1 / seats if h0 is None else h0, h1, alpha, beta)
    hypotheses.check()
    return hypotheses


def report(result: Result) -> dict[str, Any]:
    """Gather all figures; a single pairing's share and interval stand on top as well."""
    contests = result.contests
    pairing = contests[0].pairing
    reports = [report_of(contest) for contest in contests]
    alone = {name: reports[0][name] for name in ("share", "interval")} if len(reports) == 1 else {}
    return {
        "game": pairing.game,
        "seats": pairing.seats,
        "options": dict(pairing.options),
        "seed": pairing.seed,
        "engine": pairing.engine,
        "tables": pairing.tables,
        "compiled": IS_COMPILED,
        "seconds": round(result.seconds, 4),
        **alone,
        "games": sum(one["games"] for one in reports),
        "errors": sum(one["errors"] for one in reports),
        "faults": faults_of(contests)[:MOST_FAULTS],
        "pairings": reports,
        "ratings": rating_reports(result.rated),
    }


def write(result: Result, out: Path) -> list[Path]:
    """Write the page, and the picture if that can be drawn; list what was written."""
    picture = f"\n\n![Shares of victory]({PICTURE})" if can_draw() else ""
    parts = [f"# {result.title()}{picture}"]
    parts += [f"## {sheet.heading}\n\n{markdown(sheet)}" for sheet in result.sheets()]
    parts += fault_lines(faults_of(result.contests))
    (out / PAGE).write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    if not can_draw():
        return [out / PAGE]
    from aevum.cli.contests.plot import draw_shares  # noqa: PLC0415 (matplotlib is an extra)

    labelled = [(contest.pairing.title(), contest) for contest in result.contests]
    draw_shares(labelled, out / PICTURE)
    return [out / PAGE, out / PICTURE]


def show(result: Result, written: list[Path]) -> None:
    """Print the tables, and where they were written."""
    console = Console()
    if console.is_terminal:
        console.print(result.title(), *map(drawn, result.sheets()), sep="\n", highlight=False)
    else:
        typer.echo("\n\n".join([result.title(), *map(markdown, result.sheets())]))
    for line in fault_lines(faults_of(result.contests)):
        typer.echo(line)
    typer.echo(f"Written: {', '.join(map(str, written))}")
    if not can_draw():
        typer.echo(NO_PICTURE, err=True)
