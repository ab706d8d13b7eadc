"""`aevum evaluate`: an agent against opponents that never change, as anybody can repeat it."""

import json
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Final

import typer

from aevum.agents.protocol import USUAL_SECONDS
from aevum.arena.contest import Contest
from aevum.arena.entrants import Entrant, entrant_of
from aevum.arena.suite import Suite, suite_of
from aevum.cli.arguments import Data
from aevum.cli.contests.arguments import (
    AsJson,
    Jobs,
    RayAddress,
    gathered,
    play_contests,
    tell_failures,
)
from aevum.cli.contests.board import Row, board, row_of
from aevum.cli.contests.sheets import MOST_FAULTS, fault_lines, faults_of, report_of
from aevum.cli.paper import markdown
from aevum.compiled import IS_COMPILED
from aevum.games import game as game_named

USUAL_GAME: Final = "tempus"
USUAL_SUITE: Final = "v0"
RESULTS: Final = "results.jsonl"
REPORT: Final = "evaluation.json"
PAGE: Final = "evaluation.md"


def evaluate(
    agent: Annotated[
        str,
        typer.Argument(
            help="A bot by name; one of your own as FILE.py:CLASS; a program that speaks the"
            " protocol of agents as 'exec:COMMAND'; a policy or a bot of OpenSpiel as"
            " policy:FILE.py:MAKE, openspiel:FILE.py:MAKE. Files and programs are run.",
        ),
    ],
    game: Annotated[str, typer.Option(help="The game.")] = USUAL_GAME,
    suite: Annotated[str, typer.Option(help="The suite of contests.")] = USUAL_SUITE,
    seats: Annotated[
        int | None, typer.Option(help="How many seats play; the suite has a usual number.")
    ] = None,
    games: Annotated[
        int, typer.Option(help="Play only so many games of each contest; the result says so.")
    ] = 0,
    seconds: Annotated[
        float, typer.Option(help="How long a program or file of your own may take for an answer.")
    ] = USUAL_SECONDS,
    jobs: Jobs = 0,
    ray: RayAddress = None,
    out: Annotated[
        Path, typer.Option(help="The folder for the results and the report; one may hold many.")
    ] = Path("build/evaluate"),
    _data: Data = None,
    as_json: AsJson = False,
) -> None:
    """Let an agent play the contests of a suite, and say what share of the victories it has.

    The opponents, seeds and rule switches of a suite never change. Each seed is played from every
    seat. An agent that fails has lost the game, and is told with the reason. What was played is
    kept: a command that was stopped goes on where it was, and gives what it would have given.
    """
    chosen = suite_of(suite)
    if games < 0:
        raise ValueError(f"{games} games cannot be played; play at least 1, or 0 for all")
    number = chosen.seats_for(game_named(game).name, seats)
    entrant = entrant_of(agent, seconds)
    contests = chosen.contests(game, number, entrant, games)
    out.mkdir(parents=True, exist_ok=True)
    start = perf_counter()
    with gathered(jobs, ray) as crew:
        play_contests(contests, crew, out / RESULTS, is_quiet=as_json)
    seconds_taken = round(perf_counter() - start, 4)
    row = row_of(chosen, contests, chosen.differences(game))
    told = report(chosen, entrant, contests, row)
    page = write(told, chosen, row, out)
    if as_json:
        typer.echo(json.dumps({**told, "compiled": IS_COMPILED, "seconds": seconds_taken}))
    else:
        typer.echo(page)
    tell_failures(contests)


def report(suite: Suite, entrant: Entrant, contests: list[Contest], row: Row) -> dict[str, Any]:
    """Gather all figures; they are the same whoever repeats the evaluation."""
    pairing = contests[0].pairing
    rules = game_named(pairing.game)
    faults = faults_of(contests)
    return {
        "suite": suite.name,
        "agent": entrant.name,
        "key": entrant.key(),
        "game": pairing.game,
        "seats": pairing.seats,
        "engine": pairing.engine,
        "rules": rules.rules,
        "tables": rules.tables_hash(),
        "differences": row.differences,
        "is_complete": row.is_complete,
        "contests": [
            {"opponent": contest.pairing.lineup[-1].name, **report_of(contest)}
            for contest in contests
        ],
        "forfeits": len(faults),
        "faults": faults[:MOST_FAULTS],
        "errors": sum(len(contest.errors) for contest in contests),
    }


def write(told: dict[str, Any], suite: Suite, row: Row, out: Path) -> str:
    """Write the report as JSON and as a page with one row, and give the page."""
    (out / REPORT).write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    heading = f"# {told['agent']}, {told['game']}, {told['seats']} seats, suite {suite.name}"
    parts = [heading, markdown(board(suite, [row]))]
    parts += [f"Not as frozen: {difference}." for difference in row.differences]
    parts += fault_lines(told["faults"])
    page = "\n\n".join(parts)
    (out / PAGE).write_text(page + "\n", encoding="utf-8")
    return page
