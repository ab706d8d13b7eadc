"""`aevum leaderboard`: the page of all agents, reckoned anew from the games that were kept."""

from pathlib import Path
from typing import Annotated, Final

import typer

from aevum.arena.contest import Contest
from aevum.arena.kept import Kept
from aevum.arena.suite import Suite, differences, suite_of
from aevum.cli.contests.board import Row, board, row_of
from aevum.cli.evaluate import USUAL_SUITE
from aevum.cli.paper import markdown

PAGE: Final = "leaderboard.md"
KEPT: Final = Path("docs/leaderboard.jsonl")
LEGEND: Final = (
    "Written by `aevum leaderboard` from the games of {files}; nothing in it is typed by hand.",
    "A share is an agent's part of all victories against opponents of one kind at all other seats,"
    " with its interval of 95 % by seeds. Suite {suite}: {seeds} seeds of the series {seed}, each"
    " played from every seat; a shared victory is divided. Whoever fails has lost the game"
    " (forfeits). The best mean share stands first.",
)


def leaderboard(
    results: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[FILE]...", help="Results that `aevum evaluate` kept; else those in docs."
        ),
    ] = None,
    suite: Annotated[str, typer.Option(help="The suite of contests.")] = USUAL_SUITE,
    out: Annotated[Path, typer.Option(help="The folder for the page.")] = Path("docs"),
) -> None:
    """Reckon the shares of all agents anew from kept games, and write leaderboard.md."""
    files = results or [KEPT]
    chosen = suite_of(suite)
    rows = [row for file in files for row in rows_of(chosen, file)]
    if not rows:
        raise ValueError(f"nothing of the suite {suite} was kept in {', '.join(map(str, files))}")
    (out / PAGE).write_text(page(chosen, rows, files), encoding="utf-8")
    typer.echo(f"Written: {out / PAGE}")


def rows_of(suite: Suite, file: Path) -> list[Row]:
    """Reckon a row for each agent at each place that a file has games of."""
    if not file.is_file():
        raise ValueError(f"there is no file '{file}'")
    kept = Kept(file)
    places: dict[tuple[object, ...], list[Contest]] = {}
    told_by: dict[tuple[object, ...], list[str]] = {}
    for pairing, told in kept.pairings():
        if not suite.has(pairing):
            continue
        contest = Contest(pairing, suite.seeds * pairing.seats)
        for played in kept.played_by(pairing, told):
            contest.take(played)
        place = (pairing.lineup[0], *pairing[:4])
        places.setdefault(place, []).append(contest)
        frozen = suite.frozen(pairing.game)
        told_by[place] = differences(frozen, told.get("rules", 0), told.get("printed", ""))
    return [row_of(suite, contests, told_by[place]) for place, contests in places.items()]


def page(suite: Suite, rows: list[Row], files: list[Path]) -> str:
    """Write the page, game by game and with more and more seats."""
    names = ", ".join(f"`{file.name}`" for file in files)
    about = {"files": names, "suite": suite.name, "seeds": suite.seeds, "seed": suite.seed}
    parts = ["# The leaderboard", *(line.format(**about) for line in LEGEND)]
    for game, seats in sorted({(row.game, row.seats) for row in rows}):
        own = [row for row in rows if (row.game, row.seats) == (game, seats)]
        own.sort(key=lambda row: (-row.mean_share, row.agent))
        parts += [f"## {game}, {seats} seats", markdown(board(suite, own))]
    return "\n\n".join(parts) + "\n"
